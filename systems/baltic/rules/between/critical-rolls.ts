// The throws for criticals, and what they come to.

import type { Side } from '@flagplot/kernel';
import { sum } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import type { Card, VesselType } from '../cards.ts';
import type { Charts, Critical } from '../charts.ts';
import { criticalsAt } from '../charts-read.ts';
import type { CriticalRoll } from '../open.ts';
import { sideCalled } from '../roster.ts';
import type { BbTable } from '../state.ts';

type Rows = Pick<Charts, 'criticals' | 'criticalFrom'>;

/** Whose critical is thrown, by name, with how many tenners, and by whose hand. */
export interface Struck {
  readonly ship: string;
  readonly tenners: number;
  readonly by: Side;
}

/** BB-5.3.2 2d10 and the tenners; BB-5.3.5 from the last row on a plain 2d10 more. */
export function throwCritical(t: BbTable, charts: Rows, { ship, tenners, by }: Struck): CriticalRoll {
  const thrown = t.throw(2, sum(10), () => ({
    rule: 'BB-5.3.2',
    what: `a critical of ${ship}`,
    by,
    from: [{ is: `${tenners} more`, for: tenners === 1 ? 'a tenner' : 'tenners' }],
  }));
  const total = thrown + tenners;
  if (!criticalsAt(charts, total).again) return { sum: total, again: null };
  return { sum: total, again: t.throw(2, sum(10), () => ({ rule: 'BB-5.3.5', what: `another critical of ${ship}`, by })) };
}

/** BB-5.3.4 What a throw brings, in the order of the row; BB-5.3.5 what the further one brings comes after. */
export function effectsOf(charts: Rows, { sum: total, again }: CriticalRoll): readonly Critical[] {
  const first = criticalsAt(charts, total).effects;
  return again === null ? first : [...first, ...criticalsAt(charts, again).effects];
}

/** BB-5.3.15 Battleships and dreadnoughts, that fly or skim too, throw twice; BB-5.3.16 carriers once. */
export function throwsTwice({ type }: Pick<Card, 'type'>): boolean {
  return TWICE.includes(type);
}

const TWICE: readonly VesselType[] = ['battleship', 'dreadnought', 'sky-battleship'];

/** BB-5.3.20 The next hostile side after the owner's in the scenario's order, the first again after the last. */
export function throwerFor(book: Pick<Book, 'sides'>, owner: Side): Side {
  const { enemies } = sideCalled(book, owner);
  const from = book.sides.findIndex(({ id }) => id === owner);
  const after = [...book.sides.slice(from + 1), ...book.sides.slice(0, from)];
  return after.find(({ id }) => enemies.includes(id))?.id ?? owner;
}

/** How ill a ship is served by effects, for whoever would rather not choose: the less, the better. */
export function weightOf(effects: readonly Critical[]): number {
  return effects.reduce((total, effect) => total + WEIGHTS[effect], 0);
}

const WEIGHTS: Readonly<Record<Critical, number>> = { marines: 1, bridge: 2, rudder: 3, engine: 3, fire: 3, weapon: 4, ammo: 6 };
