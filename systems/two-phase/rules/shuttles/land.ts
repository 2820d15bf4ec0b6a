// Chapters 12.1 and 14.2: small units come back aboard.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { ShuttleKind } from '../cards.ts';
import { dockOf } from '../docking/dock.ts';
import type { Hold } from '../folder.ts';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Berth, Sortie, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import { holdOf, isHere, unitNamed } from '../roster.ts';
import { halfOf } from '../seekers/launch.ts';
import type { TpState, TpTable, TpView } from '../state.ts';
import type { ActRule } from '../window/act.ts';
import { turnOf } from './launch.ts';
import { berthFor, isCarried, putOnLink } from './links.ts';

/** TP-12.1.5, TP-5.2.9 In the own space of the small unit or the PF, or of the ship, or at impulse zero. `unit` is the other one. */
export const land: ActRule<'land'> = {
  rule: 'TP-12.1.5',
  place: 8,
  when: ['space', 'zero'],
  whenRule: 'TP-5.2.9',
  aboard: ({ v, unit }) => (isCarried(unit) || unit.bay !== undefined) && isAnyAloft(v),
  fault: ({ v, unit }, act) => landFault(v, pairOf(v, unit, act.unit)),
  carry({ s, t, unit }, act) {
    const { small, ship } = pairOf(s, unit, act.unit);
    if (small && ship) comeAboard(s, t, { small, ship });
  },
  *options({ v, unit }) {
    for (const other of v.open.units)
      if (other.side === unit.side && isCarried(other) !== isCarried(unit) && hexes.same(other, unit))
        yield { act: 'land', unit: other.id };
  },
};

function isAnyAloft({ open }: Pick<TpView, 'open'>): boolean {
  return open.units.some(unit => isCarried(unit) && isHere(unit));
}

/** A small unit or a PF, and the ship that takes it in. */
interface Landing {
  small: Unit | undefined;
  ship: Unit | undefined;
}

function pairOf({ open }: Pick<TpView, 'open'>, unit: Unit, id: Id): Landing {
  const other = unitNamed(open, id);
  return isCarried(unit) ? { small: unit, ship: other } : { small: other, ship: unit };
}

/** TP-12.1.5, TP-14.2.5, ruling R98 In one hex, on a ship of its side that is not faster, TP-12.1.4 once a turn, where a box is free. */
export function landFault(v: Pick<TpView, 'book' | 'open' | 'clock'>, { small, ship }: Landing): Refusal | undefined {
  const fault = (rule: string, say: string): Refusal => ({ rule, at: '/unit', say });
  if (!small || !isCarried(small) || !ship || isCarried(ship) || !isHere(small) || !isHere(ship) || small.side !== ship.side)
    return fault('TP-12.1.5', 'A small unit lands on a ship of its own side.');
  if (!hexes.same(small, ship))
    return fault('TP-12.1.5', `${unitName(v, small.id)} and ${unitName(v, ship.id)} are not in one hex.`);
  if (ship.speed > small.speed) return fault('TP-14.2.5', `${unitName(v, ship.id)} is faster than ${unitName(v, small.id)}.`);
  if (small.erratic || dockOf(v.open, small.id))
    return fault('TP-4.6.3', `${unitName(v, small.id)} is docked, or manoeuvres erratically.`);
  if (turnOf(small.sortie?.in ?? 0) === v.clock.turn)
    return fault('TP-12.1.4', `${unitName(v, small.id)} has come in this turn.`);
  if (small.sortie?.weasel) return fault('TP-12.3.1', `${unitName(v, small.id)} is a weasel.`);
  return berthFor(small, ship) >= 0
    ? undefined
    : fault('TP-12.1.5', `${unitName(v, ship.id)} has no room for ${unitName(v, small.id)}.`);
}

/** TP-14.2.5, TP-1.3.12 The same at the end of a turn, as an entry of docking; places within it. */
export function landingFault(v: TpView, small: Unit, ship: Unit | undefined): Refusal | undefined {
  if (small.side !== v.side) return { rule: 'TP-12.1.5', at: '/unit', say: `${unitName(v, small.id)} is no unit of yours.` };
  const fault = landFault(v, { small, ship });
  return fault && { ...fault, at: '/to' };
}

/** TP-12.1.5 Small units that may land at the end of the turn, each on the first ship that takes it in. */
export function landingsOpen(v: TpView, units: readonly Id[]): { unit: Id; to: Id }[] {
  return units.flatMap(id => {
    const small = unitNamed(v.open, id);
    const to = small && units.find(ship => !landingFault(v, small, unitNamed(v.open, ship)));
    return to ? [{ unit: id, to }] : [];
  });
}

/** TP-12.1.5 It is off the map, and stands in a box. */
export function comeAboard(s: TpState, t: TpTable, { small, ship }: { small: Unit; ship: Unit }): void {
  const box = small.kind === 'pf' ? putOnLink(small, ship) : berthFor(small, ship);
  const berth = ship.bay?.[box] as Berth;
  const [own, hold]: [Hold, Hold] = [holdOf(s, small), holdOf(s, ship)];
  t.reveal(ship.side);
  small.status = 'landed';
  // TP-11.3.5 What held it in its hex is not taken aboard.
  delete small.snare;
  (small.sortie as Sortie).in = halfOf(s);
  if (small.kind !== 'pf') Object.assign(berth, { kind: small.card as ShuttleKind, unit: small.id });
  if (own.craft) hold.bay[box] = own.craft;
  own.craft = null;
  t.tell(() => ({ kind: 'landed', unit: small.id, on: ship.id, box, at: hexOf(ship) }));
}
