// FA-4.4.8 Superior Tactical Planner: when all stand, an admiral shifts squadrons of his by ten hexes in all.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { HEX } from '@flagplot/hexes/schemas';
import type { Phase, Refusal, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import file from '../../data/abilities.json' with { type: 'json' };
import { hexWritten, inFormation, LAYOUT, on, stand } from '../map.ts';
import type { Squadron } from '../open.ts';
import type { Shifting } from '../orders.ts';
import { placeOf } from '../orders.ts';
import { activeShips, squadronCalled, squadronsOf } from '../roster.ts';
import { MOST } from '../schemas.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';
import { hasBought } from './uses.ts';

type Order = FleetAction['asks']['redeploy']['order'];
type Shown = Pick<FaView, 'book' | 'open' | 'clock'>;

/** FA-4.4.8 Hexes in all. */
export const SHIFT: number = file.redeploy;

/** FA-4.4.8 Before the first turn, and before anybody moves where a side jumps in; all admirals together. FA-4.2.3 It is no use of a turn. */
export const redeploying: Phase<FleetAction, 'redeploy'> = {
  name: 'Redeployment',
  rule: 'FA-4.4.8',
  asks(shown) {
    if (shown.clock.round > 0) return [];
    const able = shown.book.sides.filter(({ id }) => plannerOf(shown, id) !== undefined && squadronsOf(shown, id).length > 0);
    return able.map(({ id }) => ({ side: id, kind: 'redeploy', about: { hexes: SHIFT } }));
  },
  carry(s, t, answers) {
    for (const { side, order } of answers)
      for (const { squadron, hex } of copy(order).squadrons) shift(s, t, { side, squadron, hex });
  },
};

/** The flagship of the admiral who has it, FA-4.2.1 paid for. */
function plannerOf({ book }: Pick<Shown, 'book'>, side: Side): string | undefined {
  return hasBought(book, side, 'superior-tactical-planner');
}

/** FA-4.4.10 The whole squadron, its formation and its heading unchanged. */
function shift(s: FaState, t: FaTable, { side, squadron: id, hex }: Shifting & { side: Side }): void {
  const squadron = squadronCalled(s, id);
  stand(squadron, { ...hexWritten(hex), heading: squadron.heading });
  const active = activeShips(s, id);
  for (const { ship, n } of active) stand(ship, inFormation(squadron, squadron.formation[n] as Hex));
  const ship = plannerOf(s, side) as string;
  t.tell(() => ({ kind: 'ability', ship, ability: 'superior-tactical-planner', squadron: id }));
  const ships = active.map(({ ship: { id: one, q, r } }) => ({ ship: one, q, r }));
  t.tell(() => ({ kind: 'deployed', squadron: id, place: placeOf(squadron), ships }));
}

const SHIFTS: Schema<Order> = {
  ...shape({
    squadrons: {
      ...list(shape({ squadron: ID, hex: { ...HEX, title: 'Hex of the command ship' } }), MOST.squadrons),
      title: 'Squadrons',
    },
  }),
  title: 'Shift squadrons before the battle',
};

export const redeployQuestion: FaQuestion<'redeploy'> = {
  rule: 'FA-4.4.8',
  schema: SHIFTS,
  parts: [{ list: 'squadrons', by: 'squadron' }],
  judge: (v, about, { squadrons }) => [
    ...squadrons.flatMap((_, i) => shiftFaults(v, squadrons, i)),
    ...sumFaults(v, about.hexes, squadrons),
  ],
  idle: () => ({ squadrons: [] }),
  *candidates(v, about) {
    yield { squadrons: [] };
    for (const squadron of squadronsOf(v, v.side))
      for (const heading of [0, 1, 2, 3, 4, 5])
        for (const far of [about.hexes, Math.floor(about.hexes / 2)]) yield* lawful(v, about, shiftedTo(squadron, heading, far));
  },
  random(v, about, face) {
    let left = about.hexes;
    const squadrons: Shifting[] = [];
    for (const squadron of squadronsOf(v, v.side)) {
      const far = face(left + 1) - 1;
      const given = shiftedTo(squadron, face(6) - 1, far);
      if (far === 0 || shiftFaults(v, [given], 0).length > 0) continue;
      squadrons.push(given);
      left -= far;
    }
    return { squadrons };
  },
};

function shiftedTo(squadron: Squadron, heading: number, far: number): Shifting {
  return { squadron: squadron.id, hex: hexes.nameOf(hexes.step(squadron, heading, far), LAYOUT) };
}

function* lawful(v: FaView, about: { hexes: number }, given: Shifting): Generator<Order> {
  const order = { squadrons: [given] };
  if (redeployQuestion.judge(v, about, order).length === 0) yield order;
}

/** FA-4.4.8 Squadrons of his, each once, to where all their ships are on the map. FA-4.4.9 How far from the flagship does not count. */
function shiftFaults(v: FaView, all: readonly Shifting[], i: number): Refusal[] {
  const { squadron: id, hex } = all[i] as Shifting;
  const at = `/squadrons/${i}`;
  const squadron = squadronsOf(v, v.side).find(one => one.id === id);
  if (!squadron) return [{ rule: 'FA-4.4.8', at: `${at}/squadron`, say: `You have no squadron ${id}.` }];
  if (all.findIndex(one => one.squadron === id) < i)
    return [{ rule: 'FA-4.4.8', at: `${at}/squadron`, say: `${id} is shifted once.` }];
  const lead = { ...hexWritten(hex), heading: squadron.heading };
  const off = activeShips(v, id).find(({ n }) => !on(v, inFormation(lead, squadron.formation[n] as Hex)));
  return off ? [{ rule: 'FA-4.4.8', at: `${at}/hex`, say: `${off.ship.id} would stand off the map.` }] : [];
}

/** FA-4.4.8 Ten hexes in all, however many squadrons. */
function sumFaults(v: FaView, most: number, all: readonly Shifting[]): Refusal[] {
  const own = squadronsOf(v, v.side);
  const far = all.reduce((sum, { squadron, hex }) => {
    const from = own.find(({ id }) => id === squadron);
    return from ? sum + hexes.range(from, hexWritten(hex)) : sum;
  }, 0);
  return far > most
    ? [{ rule: 'FA-4.4.8', at: '/squadrons', say: `The squadrons are shifted by ${most} hexes in all, not by ${far}.` }]
    : [];
}
