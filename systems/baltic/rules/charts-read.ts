// What is read from the charts: columns, dice, multipliers, depths, templates, sight, criticals.

import type { Aspect } from '@flagplot/plane';
import type { Card, Class, Template, WeaponKind } from './cards.ts';
import type { Charts, Critical, Depth, Level, Setting, Sight, Water } from './charts.ts';

/** What a column is chosen by. */
export interface TargetAspect {
  readonly aspect: Aspect;
  readonly card: Pick<Card, 'rating' | 'type'>;
  /** BB-3.2.41 At Stop, held, a stopped wreck or a structure. */
  readonly isStationary: boolean;
}

/**
 * The column in which fire at a target begins. BB-3.2.37 closing, BB-3.2.38 moving away, BB-3.2.39 broadside on; BB-3.2.40 one to the right for
 * an unrated vessel; BB-3.2.41 stationary at any aspect; BB-3.2.43 aerial corvettes at any aspect, and they are never stationary.
 */
export function startColumn({ columns }: Pick<Charts, 'columns'>, { aspect, card, isStationary }: TargetAspect): number {
  if (card.type === 'aerial-corvette') return columns.corvette;
  if (isStationary) return columns.stationary;
  return columns.aspects[aspect] + (card.rating === 'unrated' ? columns.unrated : 0);
}

/** What shifts a column; the range as a square of mil. */
export interface ShotTerms {
  readonly setting: Setting | null;
  readonly squaredRange: number;
  readonly kind: WeaponKind;
  /** BB-3.2.48 False where the table does not play with it. */
  readonly isMasked: boolean;
}

/** One shift of a column: which, and how far to the right. */
export interface Shift {
  readonly of: keyof Charts['shifts'];
  readonly by: number;
}

/** Every shift of a shot: BB-3.2.44 Flank, BB-3.2.45 Crawl, BB-3.2.46 short range, BB-3.2.47 long range, BB-3.2.48 masked. */
export function columnShifts({ shifts, bands }: Pick<Charts, 'shifts' | 'bands'>, shot: ShotTerms): Shift[] {
  const { setting, squaredRange, kind, isMasked } = shot;
  const met: Record<keyof Charts['shifts'], boolean> = {
    flank: setting === 'Flank',
    crawl: setting === 'Crawl',
    short: squaredRange <= bands.short ** 2,
    // BB-3.2.89 Rockets are as good beyond.
    long: squaredRange > bands.medium ** 2 && kind !== 'rocket',
    masked: isMasked,
  };
  return SHIFTS.filter(of => met[of]).map(of => ({ of, by: shifts[of] }));
}

const SHIFTS = ['flank', 'crawl', 'short', 'long', 'masked'] as const;

/** BB-3.2.49 The column after all shifts: summed, applied once, kept on the table; where columns are open, at most one beyond it. */
export function columnAfter(
  { firepower, columns }: Pick<Charts, 'firepower' | 'columns'>,
  start: number,
  shifts: readonly Shift[],
): number {
  const column = shifts.reduce((sum, { by }) => sum + by, start);
  const last = firepower[0]?.length ?? 1;
  const beyond = columns.open ? 1 : 0;
  return Math.min(Math.max(column, 1 - beyond), last + beyond);
}

/**
 * Dice of so much firepower in a column. BB-3.2.34 A row of the table; BB-3.2.35 above the last row in whole last rows and a rest; BB-3.2.36 none
 * of 0 or less; BB-3.2.49 left of the table all of it, right of it none.
 */
export function effectiveFirepower({ firepower }: Pick<Charts, 'firepower'>, fp: number, column: number): number {
  if (fp <= 0) return 0;
  if (column < 1) return fp;
  const rows = firepower.length;
  const row = (n: number): number => (n === 0 ? 0 : (firepower[n - 1]?.[column - 1] ?? 0));
  return Math.floor(fp / rows) * row(rows) + row(fp % rows);
}

/** What a row of the multiplier is chosen by. */
export interface TargetRow {
  readonly card: Pick<Card, 'class' | 'rating' | 'altitude'>;
  readonly isHullDown: boolean;
}

/**
 * The row of Table 2: BB-3.2.51 by class, BB-3.2.52 one lower for a Ship-of-the-Line that flies, BB-3.2.53 one higher Hull Down; BB-3.2.54 an
 * aerial corvette is of the lowest class already.
 */
export function multiplierRow({ card, isHullDown }: TargetRow): number {
  const isFlyer = card.altitude === 'airborne' && card.rating === 'sotl';
  return Math.max(0, draughts(card.class) - (isFlyer ? 1 : 0) + (isHullDown ? 1 : 0));
}

/** BB-3.2.50 The multiplier for a row and a size of ordnance, in halves. */
export function multiplierOf({ multipliers }: Pick<Charts, 'multipliers'>, row: number, cal: Class): number {
  return multipliers[Math.min(row, multipliers.length - 1)]?.[cal] ?? 0;
}

/** BB-3.2.55 Dice, BB-3.2.57 tenners, multiplied by so many halves and rounded down (BB-1.1.17). */
export function timesHalves(n: number, halves: number): number {
  // BB-1.1.17
  return Math.floor((n * halves) / 2);
}

/** BB-1.3.3 Draught of a class, from 0; BB-3.1.16 one more Hull Down. */
export function draughtOf({ class: size }: Pick<Card, 'class'>, isHullDown: boolean): number {
  return draughts(size) + (isHullDown ? 1 : 0);
}

function draughts(size: Class): number {
  return size === 'D' ? 0 : size === 'C' ? 1 : 2;
}

/** What a draught finds in water: BB-3.1.39, BB-3.1.41 to BB-3.1.47. */
export function depthFor({ depths }: Pick<Charts, 'depths'>, water: Water, draught: number): Depth {
  return depths[water][draught] ?? 'aground';
}

/** BB-3.1.6 The template so many steps bigger; beyond the largest there is none, and no turn. */
export function templateAfter(template: Template, steps: number): Template | undefined {
  return TEMPLATES[TEMPLATES.indexOf(template) + steps];
}

const TEMPLATES: readonly Template[] = ['S', 'M', 'L'];

/** BB-1.2.6 The least and greatest path of a profile at a setting; null where it has no such setting. */
export function spanOf(
  { profiles }: Pick<Charts, 'profiles'>,
  profile: string,
  setting: Setting,
): readonly [least: number, most: number] | null {
  return profiles[profile]?.[setting] ?? null;
}

/** What obstructs the lines from one level to another, or null where there is no sight: BB-3.2.15 to BB-3.2.21. */
export function sightOf({ sight }: Pick<Charts, 'sight'>, from: Level, to: Level): Sight | null {
  return sight[from][to];
}

/** BB-3.1.29 Successes that are needed where one class forces another that evades. */
export function forceNeeds({ collisions }: Pick<Charts, 'collisions'>, forcing: Class, evading: Class): number {
  return collisions.needs[forcing][evading];
}

/** What a sum brings: BB-5.3.4 a row of the table; BB-5.3.5 its last row and beyond, and another throw; a sum below the first is nothing. */
export function criticalsAt(
  { criticals, criticalFrom }: Pick<Charts, 'criticals' | 'criticalFrom'>,
  sum: number,
): { readonly effects: readonly Critical[]; readonly again: boolean } {
  const row = Math.min(sum - criticalFrom, criticals.length - 1);
  return { effects: criticals[row] ?? [], again: row === criticals.length - 1 };
}
