// FA-4.3.10 Command Reorganization: as a turn begins a commander takes ships that are out of command into his squadron.

import type { Phase, Refusal, RollDie } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import { use } from '../abilities/uses.ts';
import { transfer } from '../command/transfer.ts';
import type { Regrouping } from '../orders.ts';
import { shipCalled } from '../roster.ts';
import { MOST } from '../schemas.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';
import type { Taker } from './takers.ts';
import { isWithin, mayJoin, strayedShips, takerCalled, takers } from './takers.ts';

type Order = FleetAction['asks']['regroup']['order'];

/** FA-4.3.10 Before orders are written, when it is named who leads; both sides at once. */
export const regrouping: Phase<FleetAction, 'regroup'> = {
  name: 'Reorganization',
  rule: 'FA-4.3.10',
  asks(shown) {
    if (shown.clock.round > 0) return [];
    const able = shown.book.sides.map(({ id }) => ({ side: id, all: takers(shown, id) })).filter(({ all }) => all.length > 0);
    return able.map(({ side, all }) => ({
      side,
      kind: 'regroup',
      about: { squadrons: all.map(({ squadron }) => squadron.id) },
    }));
  },
  carry(s, t, answers) {
    for (const { side, order } of answers) for (const one of copy(order).squadrons) takeIn(s, t, { side, ...one });
  },
};

function takeIn(s: FaState, t: FaTable, { side, squadron, ships }: Regrouping & { side: string }): void {
  const taker = takerCalled(s, side, squadron);
  if (!taker || ships.length === 0) return;
  use(s, t, { ship: taker.by, ability: 'command-reorganization', squadron });
  for (const ship of ships) transfer(s, t, { ship: shipCalled(s, ship), to: s.book.squadronAt[squadron] as number });
}

const REGROUP: Schema<Order> = {
  ...shape({
    squadrons: {
      ...list(shape({ squadron: ID, ships: { ...list(ID, MOST.ships, 1), title: 'Ships taken in' } }), MOST.squadrons),
      title: 'Squadrons',
    },
  }),
  title: 'Take ships into squadrons',
};

export const regroupQuestion: FaQuestion<'regroup'> = {
  rule: 'FA-4.3.10',
  schema: REGROUP,
  parts: [{ list: 'squadrons', by: 'squadron' }],
  judge: (v, _about, { squadrons }) => [
    ...squadrons.flatMap((_, i) => squadronFaults(v, squadrons, i)),
    ...admiralFaults(v, squadrons),
  ],
  idle: () => ({ squadrons: [] }),
  *candidates(v) {
    yield { squadrons: fillAll(v, ({ near, room }) => near.slice(0, room)) };
    yield { squadrons: [] };
  },
  random: (v, _about, face) => ({ squadrons: fillAll(v, taker => anyOf(taker, face)) }),
};

function anyOf({ near, room }: Taker, face: RollDie): Taker['near'] {
  return near.filter(() => face(2) === 1).slice(0, room);
}

/** What is taken in where each squadron in turn takes of the ships that others have left, FA-4.2.2 an admiral's word serving the first that asks for it. */
export function fillAll(v: FaView, choose: (taker: Taker) => Taker['near']): Regrouping[] {
  const [taken, given] = [new Set<string>(), new Set<string>()];
  return takers(v, v.side).flatMap(taker => {
    const near = taker.near.filter(({ ship }) => !taken.has(ship.id));
    const chosen = given.has(taker.by) ? [] : choose({ ...taker, near });
    if (chosen.length === 0) return [];
    given.add(taker.by);
    for (const { ship } of chosen) taken.add(ship.id);
    return [{ squadron: taker.squadron.id, ships: chosen.map(({ ship }) => ship.id) }];
  });
}

/** FA-4.2.1 Squadrons whose commander has it, or his admiral, each once; FA-4.3.12 no more ships than there is room for. */
function squadronFaults(v: FaView, all: readonly Regrouping[], i: number): Refusal[] {
  const { squadron: id, ships } = all[i] as Regrouping;
  const at = `/squadrons/${i}`;
  const taker = takerCalled(v, v.side, id);
  if (!taker) return [{ rule: 'FA-4.2.1', at: `${at}/squadron`, say: `${id} has nobody who could take in a ship in this turn.` }];
  if (all.findIndex(({ squadron }) => squadron === id) < i)
    return [{ rule: 'FA-4.2.2', at: `${at}/squadron`, say: `${id} takes in ships once a turn.` }];
  const found = ships.flatMap((ship, n) => shipFaults(v, { taker, ship, all, i }, `${at}/ships/${n}`));
  const twice = ships.findIndex((ship, n) => ships.indexOf(ship) < n);
  if (twice >= 0) found.push({ rule: 'FA-4.3.10', at: `${at}/ships/${twice}`, say: `${ships[twice]} is taken in once.` });
  if (ships.length > taker.room)
    found.push({
      rule: 'FA-4.3.12',
      at: `${at}/ships/${taker.room}`,
      say: `The commander of ${id} has room for ${taker.room} more, not for ${ships.length}.`,
    });
  return found;
}

/** A ship that is to be taken in, and all that are. */
interface Wanted {
  taker: Taker;
  ship: string;
  all: readonly Regrouping[];
  i: number;
}

function shipFaults(v: FaView, { taker: { squadron }, ship: id, all, i }: Wanted, at: string): Refusal[] {
  const one = strayedShips(v, v.side).find(({ ship }) => ship.id === id);
  if (!one || !mayJoin(v, one, squadron))
    return [{ rule: 'FA-4.3.10', at, say: `${id} is no ship out of command that ${squadron.id} could take in.` }];
  if (all.slice(0, i).some(({ ships }) => ships.includes(id)))
    return [{ rule: 'FA-4.3.10', at, say: `${one.of.name} is taken in by another squadron already.` }];
  if (isWithin(v, one, squadron)) return [];
  return [{ rule: 'FA-4.3.11', at, say: `${one.of.name} is beyond the radius of the commander of ${squadron.id}.` }];
}

/** FA-4.2.2, FA-4.4.1 An admiral has it done for one squadron of his fleet a turn. */
function admiralFaults(v: FaView, all: readonly Regrouping[]): Refusal[] {
  const by = all.map(({ squadron }) => takerCalled(v, v.side, squadron)?.by);
  const i = by.findIndex(
    (one, n) => one !== undefined && by.indexOf(one) < n && all[by.indexOf(one)]?.squadron !== all[n]?.squadron,
  );
  if (i < 0) return [];
  return [{ rule: 'FA-4.2.2', at: `/squadrons/${i}/squadron`, say: 'An admiral has one squadron take in ships a turn.' }];
}
