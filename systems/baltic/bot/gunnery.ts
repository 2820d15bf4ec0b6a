// Whom a unit fires at: throw by throw what is worth most, and no more at anybody than it takes.

import type { Firing } from '../rules/acts/act.ts';
import { shotOf, throwsOpen } from '../rules/acts/fire.ts';
import { bestActs } from '../rules/acts/list.ts';
import { aimOf } from '../rules/gunnery/aim.ts';
import type { Act, Fire, Id } from '../rules/orders.ts';
import type { Prize } from './prize.ts';
import { gain, prizesFor } from './prize.ts';

/** The acts of a fire step: guns by what they are worth, everything else as the rules have it first. */
export function actsFor(firing: Firing): Act[] {
  const others = bestActs(firing).filter(act => act.act !== 'fire');
  return [...shotsFor(firing), ...others];
}

interface Chance {
  readonly act: Fire;
  readonly mark: Prize;
}

function shotsFor(firing: Firing): Fire[] {
  const marks = prizesFor(firing, firing.side);
  let open = throwsOpen(firing).flatMap(({ weapon, mark, able }): Chance[] => {
    const prize = marks.find(({ vessel }) => vessel.id === mark.id);
    return prize ? [{ act: { act: 'fire', weapon: weapon.id, by: [...able], target: mark.id }, mark: prize }] : [];
  });
  const spent = new Map<Id, number>();
  const acts: Fire[] = [];
  while (open.length > 0) {
    const best = bestOf(firing, open, spent);
    if (best.worth <= 0) break;
    acts.push(best.act);
    spent.set(best.act.target, (spent.get(best.act.target) ?? 0) + best.hits);
    open = open.flatMap(chance => withoutFired(chance, best.act));
  }
  return acts;
}

function bestOf(firing: Firing, open: readonly Chance[], spent: ReadonlyMap<Id, number>) {
  return open
    .map(({ act, mark }) => {
      const hits = hitsOf(firing, act);
      return { act, hits, worth: gain(mark, hits, spent.get(act.target)) };
    })
    .reduce((one, other) => (other.worth > one.worth ? other : one));
}

function hitsOf(firing: Firing, act: Fire): number {
  const shot = shotOf(firing, act);
  const dice = (shot && aimOf(firing, shot)?.dice) ?? 0;
  return (dice * (11 - firing.book.charts.needs)) / 10;
}

/** BB-3.2.29 The weapon is spent for those that fired it, and nobody else joins that throw. */
function withoutFired(chance: Chance, fired: Fire): Chance[] {
  if (chance.act.weapon !== fired.weapon) return [chance];
  const by = chance.act.by.filter(id => !fired.by.includes(id));
  return by.length > 0 && chance.act.target !== fired.target ? [{ ...chance, act: { ...chance.act, by } }] : [];
}
