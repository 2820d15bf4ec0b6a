// Whom a unit fires at: throw by throw what is worth most, and no more at anybody than it takes.

import type { Firing } from '../rules/acts/act.ts';
import { boardKind } from '../rules/acts/board.ts';
import { throwsOpen } from '../rules/acts/fire.ts';
import { bestBeside } from '../rules/acts/list.ts';
import { towings } from '../rules/acts/tow.ts';
import type { WeaponCard } from '../rules/cards.ts';
import { isPrize } from '../rules/goals/prize.ts';
import { towGoalOf } from '../rules/goals/tow.ts';
import { aimAlong } from '../rules/gunnery/aim.ts';
import type { Line } from '../rules/gunnery/sight.ts';
import type { Act, Board, Fire, Id } from '../rules/orders.ts';
import { launchesFor } from './launches.ts';
import type { Prize } from './prize.ts';
import { gain, prizesFor } from './prize.ts';

/** The acts of a fire step: guns by what they are worth, torpedoes at where the enemy will be, everything else as the rules have it first. */
export function actsFor(firing: Firing): Act[] {
  // BB-7.2.4 Who takes in tow does nothing else.
  const [towing] = towings(firing);
  if (towing) return [towing];
  return bestBeside(firing, { fire: shotsFor(firing), launch: launchesFor(firing), ...boardingsFor(firing) });
}

/** BB-3.4.2 Marines are gone for good: where there is a prize they are kept for her. */
function boardingsFor(firing: Firing): { board?: Board[] } {
  const { book, open } = firing;
  if (!towGoalOf(book)) return {};
  const vessels = open.vessels.filter(vessel => vessel.side === firing.side || isPrize(book, vessel));
  return { board: boardKind.best({ ...firing, open: { ...open, vessels } }) };
}

/** A throw that is open, along the lines of all that can still join it, and the hits to be expected. */
interface Chance {
  readonly weapon: WeaponCard;
  readonly lines: readonly Line[];
  readonly mark: Prize;
  readonly hits: number;
}

function shotsFor(firing: Firing): Fire[] {
  const marks = prizesFor(firing, firing.side);
  let open = throwsOpen(firing).flatMap(({ weapon, mark, lines }): Chance[] => {
    const prize = marks.find(({ vessel }) => vessel.id === mark.id);
    return prize ? [chanceOf(firing, { weapon, lines, mark: prize })] : [];
  });
  const spent = new Map<Id, number>();
  const acts: Fire[] = [];
  while (open.length > 0) {
    const best = bestOf(open, spent);
    if (worthOf(best, spent) <= 0) break;
    const target = best.mark.vessel.id;
    acts.push({ act: 'fire', weapon: best.weapon.id, by: best.lines.map(({ firer }) => firer.id), target });
    spent.set(target, (spent.get(target) ?? 0) + best.hits);
    open = open.flatMap(chance => withoutFired(firing, chance, best));
  }
  return acts;
}

function chanceOf(firing: Firing, { weapon, lines, mark }: Omit<Chance, 'hits'>): Chance {
  const { dice } = aimAlong(firing, weapon, lines);
  return { weapon, lines, mark, hits: (dice * (11 - firing.book.charts.needs)) / 10 };
}

function bestOf(open: readonly Chance[], spent: ReadonlyMap<Id, number>): Chance {
  return open.reduce((one, other) => (worthOf(other, spent) > worthOf(one, spent) ? other : one));
}

function worthOf({ mark, hits }: Chance, spent: ReadonlyMap<Id, number>): number {
  return gain(mark, hits, spent.get(mark.vessel.id));
}

/** BB-3.2.29 The weapon is spent for those that fired it, and nobody else joins that throw. */
function withoutFired(firing: Firing, chance: Chance, fired: Chance): Chance[] {
  if (chance.weapon.id !== fired.weapon.id) return [chance];
  if (chance.mark === fired.mark) return [];
  const lines = chance.lines.filter(({ firer }) => !fired.lines.some(line => line.firer === firer));
  return lines.length === 0 ? [] : [lines.length === chance.lines.length ? chance : chanceOf(firing, { ...chance, lines })];
}
