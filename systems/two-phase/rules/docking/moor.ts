// Chapter 14.2: ships dock at the end of a turn, and part in step 3 of another.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { isInMutiny } from '../crew/mutiny.ts';
import { isControlled } from '../damage/condition.ts';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Dock, Unit } from '../open.ts';
import type { Finish } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isHere, isShip, unitNamed } from '../roster.ts';
import { comeAboard, landingFault } from '../shuttles/land.ts';
import { hasLinks, isCarried } from '../shuttles/links.ts';
import type { TpState, TpTable, TpView } from '../state.ts';
import { isHeld } from '../tractors/beams.ts';
import type { ActRule } from '../window/act.ts';
import { comeApart, dockOf, partnerOf } from './dock.ts';

type Docking = Finish['docks'][number];

/** TP-14.2.4 Why a ship does not dock to another as all lies now; places within the entry. */
export function dockFault(v: TpView, { unit: id, to }: Docking): Refusal | undefined {
  const fault = (at: string, say: string): Refusal => ({ rule: 'TP-14.2.4', at, say });
  const [unit, other] = [unitNamed(v.open, id), unitNamed(v.open, to ?? '')];
  if (unit && lands(unit, other)) return landingFault(v, unit, other);
  if (!unit || unit.side !== v.side || !isReady(v, unit))
    return fault('/unit', `${unitName(v, id)} is no ship of yours that may dock.`);
  if (!other || other === unit || other.side !== v.side || !isReady(v, other))
    return fault('/to', `There is no ship ${unitName(v, to ?? '')} of yours to dock to.`);
  if (!hexes.same(unit, other)) return fault('/to', `${unitName(v, id)} and ${unitName(v, other.id)} are in different hexes.`);
  return speedFault(v, unit, other);
}

/** TP-12.1.5 Whether this is landing and no docking: of a small unit, or of a PF where there are links. */
function lands(unit: Unit, other: Unit | undefined): boolean {
  return isCarried(unit) && (!isShip(unit) || (other !== undefined && hasLinks(other)));
}

/** TP-14.2.5 The speeds plotted for this turn are compared, whatever became of them. */
function speedFault(v: TpView, { id, speed }: Unit, other: Unit): Refusal | undefined {
  if (speed === other.speed) return undefined;
  return { rule: 'TP-14.2.5', at: '/to', say: `${unitName(v, id)} has speed ${speed}, ${unitName(v, other.id)} ${other.speed}.` };
}

/** TP-14.2.4, TP-4.6.3 A ship of its own will that is docked to none, and holds still. */
function isReady({ open }: Pick<Seen, 'open'>, unit: Unit): boolean {
  const willing = isControlled(unit) && !isInMutiny(unit) && unit.life;
  return isHere(unit) && isShip(unit) && willing && !unit.erratic && !isHeld(open, unit.id) && !dockOf(open, unit.id);
}

/** TP-14.2.4 Every reason why entries of a `finish` order cannot stand; a ship docks once. */
export function dockFaults(v: TpView, docks: readonly Docking[]): Refusal[] {
  return docks.flatMap((one, i) => {
    const at = `/docks/${i}`;
    // TP-12.1.5 A bay takes in as many as it has room for, whatever docks besides.
    const isLanding = ({ unit, to }: Docking): boolean => {
      const small = unitNamed(v.open, unit);
      return small !== undefined && lands(small, unitNamed(v.open, to ?? ''));
    };
    const taken = docks.slice(0, i).flatMap(entry => (isLanding(entry) ? [entry.unit] : [entry.unit, entry.to]));
    if (taken.includes(one.unit) || (!isLanding(one) && taken.includes(one.to)))
      return [{ rule: 'TP-14.2.4', at, say: 'Two ships dock, and no third.' }];
    const fault = dockFault(v, one);
    return fault ? [{ ...fault, at: `${at}${fault.at}` }] : [];
  });
}

/** TP-14.2.4 The bigger one is that of the smaller size class; ruling R86: of one class that to which the other docks. */
export function dock(s: TpState, t: TpTable, { unit: id, to }: Docking): void {
  const unit = unitNamed(s.open, id) as Unit;
  const other = unitNamed(s.open, to as string) as Unit;
  if (lands(unit, other)) {
    comeAboard(s, t, { small: unit, ship: other });
    return;
  }
  const outranks = cardOf(s.book, unit).size < cardOf(s.book, other).size;
  const [big, small] = outranks ? [unit, other] : [other, unit];
  s.open.docks.push({ big: big.id, small: small.id, handed: 0 });
  t.tell(() => ({ kind: 'docked', unit: small.id, to: big.id, at: hexOf(big) }));
}

/** TP-14.2.4 Pairs that may dock now, each once. */
export function docksOpen(v: TpView, units: readonly string[]): Docking[] {
  return units.flatMap((unit, i) => units.slice(i + 1).flatMap(to => (dockFault(v, { unit, to }) ? [] : [{ unit, to }])));
}

/** TP-14.2.4, TP-1.1.7 They part in step 3. */
export const undock: ActRule<'undock'> = {
  rule: 'TP-14.2.4',
  place: 8,
  when: ['initial'],
  whenRule: 'TP-14.2.4',
  aboard: ({ v, unit }) => dockOf(v.open, unit.id) !== undefined,
  fault({ v, unit }, { unit: from }) {
    if (partnerOf(v.open, unit.id)?.id === from) return undefined;
    return { rule: 'TP-14.2.4', at: '/unit', say: `${unitName(v, unit.id)} is not docked to ${unitName(v, from)}.` };
  },
  carry({ s, t, unit }) {
    t.reveal(unit.side);
    comeApart(s, t, dockOf(s.open, unit.id) as Dock);
  },
  *options({ v, unit }) {
    const partner = partnerOf(v.open, unit.id);
    if (partner) yield { act: 'undock', unit: partner.id };
  },
};
