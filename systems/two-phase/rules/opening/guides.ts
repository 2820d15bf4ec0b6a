// Chapter 6.5: before the battle, which ship guides what is a weapon itself.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Hold } from '../folder.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Deployment } from '../orders.ts';
import { areEnemies, holdIn, isHere, unitNamed } from '../roster.ts';
import { channelsOf } from '../seekers/launch.ts';
import { isRider } from '../seekers/rider.ts';
import type { TpState, TpView } from '../state.ts';

type Guide = Deployment['guides'][number];

/** R78, TP-12.2.9 A friendly ship for each, TP-6.1.7 as far as its channels go. */
export function guideFaults(v: TpView, guides: readonly Guide[]): Refusal[] {
  return guides.flatMap(({ unit, by }, i) => {
    const fault = (rule: string, at: string, say: string): Refusal[] => [{ rule, at: `/guides/${i}/${at}`, say }];
    if (!isRider(v, unit)) return fault('TP-6.5.3', 'unit', `${unitName(v, unit)} is nothing of yours that is guided.`);
    if (guides.findIndex(one => one.unit === unit) < i)
      return fault('TP-12.2.9', 'unit', `${unitName(v, unit)} has a guide already.`);
    const guide = unitNamed(v.open, by);
    if (!guide || !isHere(guide) || guide.kind !== 'ship' || areEnemies(v.book, v.side, guide.side))
      return fault('TP-12.2.9', 'by', `${unitName(v, by)} is no friendly ship.`);
    const before = guides.slice(0, i).filter(one => one.by === by).length;
    return before < channelsOf(v, guide)
      ? []
      : fault('TP-6.1.7', 'by', `${unitName(v, by)} guides ${channelsOf(v, guide)} at once.`);
  });
}

/** R78 Kept in the folder. */
export function nameGuide({ s, side }: { s: TpState; side: string }, { unit, by }: Guide): void {
  (holdIn(s.sealed[side] as TpView['own'], unit) as Hold).guide = by;
}

/** Any of the own ships for some of them. */
export function randomGuides(v: TpView, units: readonly Unit[], roll: RollDie): Guide[] {
  const ships = units.filter(({ kind }) => kind === 'ship');
  if (ships.length === 0) return [];
  const drawn = units.flatMap(({ id }) =>
    isRider(v, id) && roll(2) === 1 ? [{ unit: id, by: (ships[roll(ships.length) - 1] as Unit).id }] : [],
  );
  return guideFaults(v, drawn).length > 0 ? [] : drawn;
}
