/** The odds of a volley, made ready for the card that shows them. */

import type { Json } from '@flagplot/kernel';
import type { Reckoned } from '@flagplot/pagekit/odds/asked.ts';
import { type Bar, type OddsShown, tenths } from '@flagplot/pagekit/odds/shown.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { Volley } from '../../rules/orders.ts';
import { type Checked, checkOf, type Lies } from '../chances.ts';

/** What a volley may come to: craft hit and hurt, and craft gone; or with ion cannons those that are ionized, and those frozen. */
interface Toll {
  hits: number;
  hurt: number;
  gone: number;
}

const WORDS = {
  laser: { hurt: 'damaged', gone: 'destroyed' },
  ion: { hurt: 'ionized', gone: 'frozen' },
};

function tollOf(value: Json): Toll | undefined {
  const of = (value ?? {}) as Partial<Record<string, number>>;
  if (of.hits === undefined) return undefined;
  return { hits: of.hits, hurt: of.damaged ?? of.ionized ?? 0, gone: of.destroyed ?? of.frozen ?? 0 };
}

/** Bars for so many gone; more are drawn together. */
const MOST = 4;

/** Nothing, hurt alone, one gone, two …; below, what it comes to on average, and what the target's nerve makes of it. */
export function oddsShown(
  found: Reckoned,
  { ion, check }: { ion: boolean; check: (toll: { damaged: number; destroyed: number }) => Checked | undefined },
): OddsShown {
  const all = found.outcomes.flatMap(({ value, chance }) => {
    const toll = tollOf(value);
    return toll ? [{ ...toll, chance }] : [];
  });
  const words = WORDS[ion ? 'ion' : 'laser'];
  const sum = (test: (one: Toll) => boolean) => all.reduce((p, one) => (test(one) ? p + one.chance : p), 0);
  const mean = (of: (one: Toll) => number) => all.reduce((total, one) => total + one.chance * of(one), 0);
  const facts = [
    { name: 'Hits, on average', value: tenths(mean(one => one.hits)) },
    { name: `Craft ${words.hurt}, on average`, value: tenths(mean(one => one.hurt)) },
    { name: `Craft ${words.gone}, on average`, value: tenths(mean(one => one.gone)) },
    ...(ion ? [] : nerve(all, check)),
  ];
  return { bars: bars(sum, words), facts };
}

function bars(sum: (test: (one: Toll) => boolean) => number, words: { hurt: string; gone: string }): Bar[] {
  const gone = Array.from({ length: MOST }, (_, i): Bar => {
    const n = i + 1;
    const last = n === MOST;
    return {
      name: `${n}${last ? ' or more' : ''} ${words.gone}`,
      chance: sum(one => (last ? one.gone >= n : one.gone === n)),
      hoped: true,
    };
  });
  return [
    { name: 'no harm', chance: sum(one => one.hurt + one.gone === 0) },
    { name: `${words.hurt} only`, chance: sum(one => one.hurt > 0 && one.gone === 0) },
    ...gone.filter((bar, i) => i === 0 || bar.chance > 0),
  ];
}

/** The chance that the target must check its morale and fails. */
function nerve(
  all: readonly (Toll & { chance: number })[],
  check: (toll: { damaged: number; destroyed: number }) => Checked | undefined,
): OddsShown['facts'] {
  const known = new Map<string, number>();
  let fails = 0;
  for (const { hurt, gone, chance } of all) {
    const key = `${hurt} ${gone}`;
    const chanceOf = known.get(key) ?? (hurt + gone > 0 ? (check({ damaged: hurt, destroyed: gone })?.fails ?? 0) : 0);
    known.set(key, chanceOf);
    fails += chance * chanceOf;
  }
  return [{ name: 'It fails its morale check', value: percent(fails) }];
}

/** What the forecast is asked. */
export function forecastRequest(volley: Volley): { name: 'volley'; of: Json } {
  const { squadron, weapon, target, turrets } = volley;
  return { name: 'volley', of: { squadron, weapon, target, ...(turrets ? { turrets: turrets.map(one => ({ ...one })) } : {}) } };
}

/** How a target's nerve takes its losses. */
export function nerveOf(seen: Lies, target: string): (toll: { damaged: number; destroyed: number }) => Checked | undefined {
  return toll => checkOf(seen, target, toll);
}
