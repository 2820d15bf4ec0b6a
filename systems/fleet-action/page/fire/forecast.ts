/** The odds of the fire that is chosen, made ready for the card that shows them. */

import type { Json } from '@flagplot/kernel';
import type { Reckoned } from '@flagplot/pagekit/odds/asked.ts';
import { type Bar, type OddsShown, tenths } from '@flagplot/pagekit/odds/shown.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { Book } from '../../rules/book.ts';
import type { Ship } from '../../rules/open.ts';
import type { Shot } from '../../rules/orders.ts';
import { shipName } from '../../words/names.ts';

/** Which forecast answers for these shots at one ship, and what it is asked. */
export function forecastFor(target: string, shots: readonly Shot[]): { name: 'volley' | 'squadron'; of: Json } {
  const [only, ...more] = shots;
  if (only && more.length === 0) return { name: 'volley', of: { ship: only.ship, target, weapons: [...only.weapons] } };
  return { name: 'squadron', of: { target, shots: shots.map(({ ship, weapons }) => ({ ship, weapons: [...weapons] })) } };
}

/** The odds, and how it ends for the target. */
export interface FateShown extends OddsShown {
  /** The chance that the target is destroyed. */
  destroyed: number;
}

/** What a forecast says of a ship under fire. */
interface Condition {
  structure: number;
  primary: boolean;
  secondary: boolean;
}

function conditionOf(value: Json): Condition | undefined {
  const { structure, primary, secondary } = (value ?? {}) as Partial<Record<keyof Condition, Json>>;
  if (typeof structure !== 'number') return undefined;
  return { structure, primary: primary === true, secondary: secondary === true };
}

/** Bars that still tell something beside one another. */
const MOST_BARS = 7;

/** Structure left as bars, those that hardly differ drawn together; what else is lost, below. */
export function oddsShown(found: Reckoned, target: Ship, of: { built: number; hits: number }): FateShown {
  const all = found.outcomes.flatMap(({ value, chance }) => {
    const condition = conditionOf(value);
    return condition ? [{ ...condition, chance }] : [];
  });
  const sum = (test: (one: (typeof all)[number]) => boolean) => all.reduce((p, one) => (test(one) ? p + one.chance : p), 0);
  const destroyed = sum(one => one.structure === 0);
  const say = (chance: number) => percent(found.exact ? chance : roundUnsure(chance));
  const lost = all.reduce((mean, one) => mean + one.chance * (target.structure - one.structure), 0);
  const half = Math.floor(of.built / 2);
  const facts = [
    { name: 'Hits, on average', value: tenths(of.hits) },
    { name: 'Structure lost, on average', value: tenths(lost) },
    { name: 'A primary weapon loses a box', value: say(sum(one => one.primary)) },
    { name: 'A secondary weapon loses a box', value: say(sum(one => one.secondary)) },
    ...(target.structure > half ? [{ name: 'Half its structure is gone', value: say(sum(one => one.structure <= half)) }] : []),
  ];
  const bars = barsOf(all, target.structure);
  return { bars: found.exact ? bars : bars.map(bar => ({ ...bar, chance: roundUnsure(bar.chance) })), facts, destroyed };
}

/** A sample knows nothing to be impossible or certain. */
function roundUnsure(chance: number): number {
  return Math.min(1 - SLIGHT, Math.max(SLIGHT, chance));
}
const SLIGHT = 0.0001;

interface Bin {
  from: number;
  to: number;
  chance: number;
}

function barsOf(all: readonly { structure: number; chance: number }[], now: number): Bar[] {
  const bins: Bin[] = Array.from({ length: now + 1 }, (_, i) => ({ from: now - i, to: now - i, chance: 0 }));
  for (const { structure, chance } of all) {
    const bin = bins[now - structure];
    if (bin) bin.chance += chance;
  }
  while (bins.length > MOST_BARS) mergeLeast(bins);
  return bins.map(bin => ({ name: nameOf(bin, now), chance: bin.chance, ...(bin.from === 0 ? { hoped: true } : {}) }));
}

/** Draws the two neighbours together that weigh least; the ship as it is and its end keep their own bars. */
function mergeLeast(bins: Bin[]): void {
  let least = 1;
  const weight = (i: number) => (bins[i]?.chance ?? 0) + (bins[i + 1]?.chance ?? 0);
  for (let i = 1; i + 2 < bins.length; i += 1) if (weight(i) < weight(least)) least = i;
  const [a, b] = [bins[least], bins[least + 1]];
  if (a && b) bins.splice(least, 2, { from: a.from, to: b.to, chance: a.chance + b.chance });
}

function nameOf({ from, to }: Bin, now: number): string {
  if (from === 0) return 'destroyed';
  if (from === now) return `unbroken, ${now}`;
  return from === to ? `${from} left` : `${from} to ${to} left`;
}

const COUNTS = ['no', 'one ship', 'two ships', 'three ships', 'four ships', 'five ships', 'six ships'];

/** `Halcyon, under three ships' fire`. */
export function titleOf(book: Book, target: string, shots: readonly Shot[]): string {
  const [only] = shots;
  const whose =
    shots.length === 1 && only ? `${shipName(book, only.ship)}'s` : `${COUNTS[shots.length] ?? `${shots.length} ships`}'`;
  return `${shipName(book, target)}, under ${whose} fire`;
}
