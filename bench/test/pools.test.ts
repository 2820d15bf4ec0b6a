import { exactly } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { POOLS } from '../src/pools.ts';

/** The chance of one outcome of a pool, in parts of so many. */
function partsOf(pool: string, outcome: number, of: bigint): bigint {
  const odds = exactly(POOLS[pool]!(), { work: Infinity });
  return (BigInt(odds.weights[odds.values.indexOf(outcome)]!) * of) / BigInt(odds.of);
}

test('the pools are what they are called', () => {
  expect(partsOf('pool-best-4', 18, 1296n)).toBe(21n);
  expect(partsOf('pool-best-4', 3, 1296n)).toBe(1n);
  expect(partsOf('pool-chart-8', 48, 10n ** 8n)).toBe(1n);
  expect(partsOf('pool-chart-8', 0, 10n ** 8n)).toBe(3n ** 8n);
  expect(partsOf('pool-volley-8', 3, 256n)).toBe(56n);
  expect(partsOf('pool-volley-8', 3 + 5 * 2, 256n)).toBe(1n);
});

test('nothing is known of a pool that was asked about before', () => {
  const [first, second] = [POOLS['pool-best-30']!(), POOLS['pool-best-30']!()];
  const readings = new Set<unknown>();
  const look = (_dice: number, reading: unknown): number[] => {
    readings.add(reading);
    return [0];
  };
  for (const act of [first, second]) act({ throw: look } as never);
  expect(readings.size).toBe(2);
});
