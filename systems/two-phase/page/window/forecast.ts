/** The odds of a volley, made ready for the card that shows them. */

import type { Reckoned } from '@flagplot/pagekit/odds/asked.ts';
import { type Bar, type OddsShown, tenths } from '@flagplot/pagekit/odds/shown.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';

interface Toll {
  points: number;
  inside: number;
  shield: number | undefined;
  chance: number;
}

/** Points inside from which a bar stands for each. */
const BANDS: readonly (readonly [from: number, to: number])[] = [
  [1, 3],
  [4, 7],
  [8, 12],
  [13, 99],
];

/** Nothing, stopped by the shield, so many inside; below, what it comes to on average, and which shield is struck. */
export function oddsShown({ outcomes }: Reckoned): OddsShown {
  const all = outcomes.flatMap(({ value, chance }): Toll[] => {
    const of = (value ?? {}) as Partial<Record<string, number>>;
    return of.points === undefined ? [] : [{ points: of.points, inside: of.inside ?? 0, shield: of.shield, chance }];
  });
  const sum = (test: (one: Toll) => boolean): number => all.reduce((p, one) => (test(one) ? p + one.chance : p), 0);
  const mean = (of: (one: Toll) => number): number => all.reduce((total, one) => total + one.chance * of(one), 0);
  const bars: Bar[] = [
    { name: 'no hit', chance: sum(one => one.points === 0) },
    { name: 'shield holds', chance: sum(one => one.points > 0 && one.inside === 0) },
    ...BANDS.map(([from, to], i) => ({
      name: `${from}${to === 99 ? ' or more' : ` to ${to}`} inside`,
      chance: sum(one => one.inside >= from && one.inside <= to),
      ...(i === BANDS.length - 1 ? { hoped: true } : {}),
    })),
  ];
  return { bars: bars.filter((bar, i) => i < 3 || bar.chance > 0), facts: factsOf(all, { sum, mean }) };
}

function factsOf(
  all: readonly Toll[],
  { sum, mean }: { sum: (test: (one: Toll) => boolean) => number; mean: (of: (one: Toll) => number) => number },
): OddsShown['facts'] {
  const shields = [...new Set(all.flatMap(({ shield }) => shield ?? []))].toSorted((a, b) => a - b);
  return [
    { name: 'Points, on average', value: tenths(mean(one => one.points)) },
    { name: 'Inside, on average', value: tenths(mean(one => one.inside)) },
    { name: 'Anything comes inside', value: percent(sum(one => one.inside > 0)) },
    ...(shields.length > 0 ? [{ name: 'Shield struck', value: shields.join(' or ') }] : []),
  ];
}
