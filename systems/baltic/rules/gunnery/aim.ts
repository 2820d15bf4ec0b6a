// One throw of guns, rockets or projectors: who can fire, and how many dice that makes.

import type { Aspect } from '@flagplot/plane';
import { aspect, isWithin, rangeOf } from '@flagplot/plane';
import type { WeaponCard } from '../cards.ts';
import type { Shift } from '../charts-read.ts';
import {
  columnAfter,
  columnShifts,
  effectiveFirepower,
  multiplierOf,
  multiplierRow,
  startColumn,
  timesHalves,
} from '../charts-read.ts';
import type { Structure, Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, flagshipOf, isCrippled, isInCoherency, isLive } from '../roster.ts';
import { bears } from './bearing.ts';
import type { Mark } from './mark.ts';
import { targetOf } from './mark.ts';
import type { Line } from './sight.ts';
import { lineBetween } from './sight.ts';

/** Weapons that fire at a target: BB-3.2.1 each at most once an activation. */
export function isFired({ kind }: WeaponCard): boolean {
  return kind === 'gun' || kind === 'rocket' || kind === 'tesla';
}

/** The weapon of a vessel under an id of its sheet. */
export function weaponOf({ book }: Pick<Seen, 'book'>, vessel: Vessel, weapon: Id): WeaponCard | undefined {
  return cardOf(book, vessel).weapons.find(({ id }) => id === weapon);
}

/** BB-3.2.9 A weapon that works, of no wreck (BB-3.2.65); BB-3.2.10 Hull Down only torpedoes and dorsal ones. */
export function works(vessel: Vessel, { id, kind, dorsal }: WeaponCard): boolean {
  const isOut = vessel.out.includes(id) || vessel.silent.includes(id);
  return isLive(vessel) && !isOut && (!vessel.down || dorsal === true || kind === 'torpedo');
}

/** BB-3.2.7, BB-3.2.90 In range, BB-3.2.11 in sight, BB-3.2.8 in its sector along a free line. */
export function canHit({ book }: Seen, weapon: WeaponCard, line: Line): boolean {
  const least = weapon.kind === 'rocket' ? book.charts.rocketLeast : 0;
  // BB-3.2.77 Of projectors as of guns, BB-3.2.91 and of rockets.
  const inRange = isWithin(line.squared, weapon.range ?? 0) && line.squared >= least * least;
  return inRange && line.open && bears(book, weapon, line);
}

/** A throw before the dice: BB-3.2.31 who adds to it, BB-3.2.32 from where it is read, and what it comes to. */
export interface Aim {
  readonly weapon: WeaponCard;
  readonly target: Mark;
  readonly by: readonly Vessel[];
  readonly from: Vessel;
  readonly range: number;
  readonly fp: number;
  /** Nothing for projectors, which use no table (BB-3.2.76). */
  readonly column: {
    readonly aspect: Aspect;
    readonly start: number;
    readonly shifts: readonly Shift[];
    readonly column: number;
  } | null;
  /** BB-3.2.50 By how many halves dice and tenners are multiplied. */
  readonly halves: number;
  readonly dice: number;
}

/** Who fires what at whom. */
export interface Shot {
  readonly weapon: WeaponCard;
  readonly by: readonly Vessel[];
  readonly target: Mark;
}

/** BB-3.2.27 to BB-3.2.50 The throw of those that can still fire; nothing where none can (BB-3.2.5). */
export function aimOf(seen: Seen, { weapon, by, target }: Shot): Aim | undefined {
  // BB-3.2.31 Who cannot does not add.
  const lines = by
    .filter(firer => works(firer, weapon))
    .map(firer => lineBetween(seen, firer, target))
    .filter(line => canHit(seen, weapon, line));
  return lines.length > 0 ? aimAlong(seen, weapon, lines) : undefined;
}

/** The same along the lines of all that join it, one at least, where somebody has looked along them already. */
export function aimAlong(seen: Seen, weapon: WeaponCard, lines: readonly Line[]): Aim {
  const { target } = lines[0] as Line;
  const reference = referenceOf(seen, lines);
  const fp = lines.reduce((sum, { firer }) => sum + firepowerOf(seen, firer, weapon), 0);
  const shot = {
    weapon,
    target,
    by: lines.map(({ firer }) => firer),
    from: reference.firer,
    // BB-3.2.98 The shortest way edge to edge.
    range: rangeOf(reference.squared),
    fp,
  };
  if (weapon.cal === undefined) return { ...shot, column: null, halves: 2, dice: fp };
  const column = columnOf(seen, weapon, reference);
  const halves = multiplierOf(seen.book.charts, rowOf(seen, target), weapon.cal);
  return { ...shot, column, halves, dice: timesHalves(effectiveFirepower(seen.book.charts, fp, column.column), halves) };
}

/** The row of Table 2; BB-7.1.3 a structure stands in that of a class. */
function rowOf(seen: Seen, { vessel, structure }: Mark): number {
  if (vessel) return multiplierRow({ card: cardOf(seen.book, vessel), isHullDown: vessel.down });
  const { class: size } = targetOf(seen, structure as Structure);
  return multiplierRow({ card: { class: size, rating: 'sotl', altitude: 'surface' }, isHullDown: false });
}

/** BB-3.2.27, BB-3.2.30 The firepower of one vessel, halved and floored where BB-3.2.61 it is crippled or BB-1.1.4 out of coherency. */
export function firepowerOf(seen: Seen, vessel: Vessel, weapon: WeaponCard): number {
  return firepowersOf(seen, vessel)(weapon);
}

/** The same of each of its weapons. */
export function firepowersOf(seen: Seen, vessel: Vessel): (weapon: WeaponCard) => number {
  const halved = isCrippled(cardOf(seen.book, vessel), vessel) || !isInCoherency(seen, vessel);
  return ({ fp }) => (halved ? Math.floor(fp / 2) : fp);
}

/** BB-3.2.32 The flagship's line if she fires in the throw, else that of whoever is nearest, of equals the first in the list. */
function referenceOf({ open }: Seen, lines: readonly Line[]): Line {
  const flagship = flagshipOf(open, (lines[0] as Line).firer.unit);
  const least = Math.min(...lines.map(({ squared }) => squared));
  return (lines.find(({ firer }) => firer.id === flagship?.id) ?? lines.find(({ squared }) => squared === least)) as Line;
}

/** BB-3.2.37 to BB-3.2.49 The column a throw is read in. */
function columnOf({ book }: Seen, { kind }: WeaponCard, { firer, target, squared, masked }: Line): NonNullable<Aim['column']> {
  const { pose, vessel } = target;
  // BB-6.5.1, BB-6.5.2, BB-6.5.3 The hull decides, BB-3.2.98 by the line of centres.
  const shown = aspect(pose.heading, { x: firer.x - pose.x, y: firer.y - pose.y });
  const start = vessel
    ? startColumn(book.charts, { aspect: shown, card: cardOf(book, vessel), isStationary: isStationary(vessel) })
    : book.charts.columns.stationary;
  const setting = vessel?.setting ?? null;
  const shifts = columnShifts(book.charts, { setting, squaredRange: squared, kind, isMasked: masked });
  return { aspect: shown, start, shifts, column: columnAfter(book.charts, start, shifts) };
}

/** BB-3.2.41 At Stop, held, or a wreck that has stopped; BB-3.2.42 at Crawl it is not. */
function isStationary({ setting, held }: Vessel): boolean {
  return setting === 'Stop' || held;
}
