// What forecasts come to, in words.

import type { Json } from '@flagplot/kernel';

interface Condition {
  structure: number;
  primary: boolean;
  secondary: boolean;
}

/** What is left of a ship under fire, how many hits it takes, or how a squadron stands its morale. */
export function oddsWords(forecast: string, value: Json): string {
  if (typeof value === 'number') return value === 1 ? '1 hit' : `${value === 0 ? 'no' : value} hits`;
  return forecast === 'morale' ? moraleWords(value as never) : conditionWords(value as never);
}

function conditionWords({ structure, primary, secondary }: Condition): string {
  if (structure === 0) return 'destroyed';
  const lost = [primary && 'a primary', secondary && 'a secondary'].filter(Boolean).join(' and ');
  return `structure ${structure} is left${lost && `, ${lost} weapon loses a box`}`;
}

function moraleWords({ withdraws, tests }: { withdraws: boolean; tests: number }): string {
  if (tests === 0) return 'no circle is tested';
  return `${withdraws ? 'withdraws' : 'stands'} after ${tests} ${tests === 1 ? 'test' : 'tests'}`;
}
