// Chapter 6.5: before the first turn, the boxes in which scatter-packs stand among other shuttles.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Hold, Sealed } from '../folder.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Deployment } from '../orders.ts';
import { holdIn, shipNamed, unitNamed } from '../roster.ts';
import { PLAIN } from '../shuttles/bay.ts';
import { packOf, packsOf } from '../shuttles/packs.ts';
import type { TpState, TpView } from '../state.ts';

type Hidden = Deployment['hidden'][number];

/** TP-6.5.3, TP-15.2.3 Which box a scatter-pack stands in: one of an admin shuttle, each once, no more than were bought. */
export function hiddenFaults(v: TpView, hidden: readonly Hidden[]): Refusal[] {
  return hidden.flatMap(({ unit: id, box, kind }, i) => {
    const fault = (at: string, say: string): Refusal[] => [{ rule: 'TP-12.2.8', at: `/hidden/${i}/${at}`, say }];
    const unit = unitNamed(v.open, id);
    if (unit?.side !== v.side) return fault('unit', `${unitName(v, id)} is no ship of yours.`);
    if (unit.bay?.[box]?.kind !== 'admin') return fault('box', `There is no shuttle in box ${box + 1}.`);
    if (kind !== 'scatter-pack') return fault('kind', `${kind} is nothing that is loaded before the battle.`);
    if (hidden.findIndex(one => one.unit === id && one.box === box) < i) return fault('box', `Box ${box + 1} is loaded twice.`);
    const before = hidden.slice(0, i).filter(one => one.unit === id).length;
    return before < packsOf(v, id) ? [] : fault('unit', `${unitName(v, id)} has bought ${packsOf(v, id)} scatter-packs.`);
  });
}

/** TP-6.5.3 The boxes that were named, in place of those that were loaded without a word. */
export function hide({ s, side }: { s: TpState; side: string }, hidden: readonly Hidden[]): void {
  for (const id of new Set(hidden.map(({ unit }) => unit))) {
    const hold = holdIn(s.sealed[side] as Sealed, id) as Hold;
    const boxes = hidden.filter(({ unit }) => unit === id).map(({ box }) => box);
    const drone = shipNamed(s, id)?.drone ?? 'i';
    hold.bay = hold.bay.map((_, box) => (boxes.includes(box) ? packOf(s.book.charts, drone) : { ...PLAIN, load: [] }));
  }
}

/** Any box for what was bought. */
export function randomHidden(v: TpView, units: readonly Unit[], roll: RollDie): Hidden[] {
  return units.flatMap(({ id, bay = [] }) => {
    const boxes = bay.flatMap(({ kind }, box) => (kind === 'admin' ? [box] : []));
    if (packsOf(v, id) === 0 || boxes.length === 0 || roll(2) === 1) return [];
    return [{ unit: id, box: boxes[roll(boxes.length) - 1] as number, kind: 'scatter-pack' }];
  });
}
