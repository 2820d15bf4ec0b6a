import { describe, expect, test } from 'vitest';
import { minedFighters } from '../../rules/mines/flights.ts';
import { battle, d } from '../battle.ts';
import { put } from '../fighters/table.ts';
import { hull, mounted } from '../hulls.ts';

const LAYER = hull('layer', { mounts: [mounted('energy-mine', 4)], structure: 20, grey: [] });

/** Four mines of the Narn, which nobody moves out of: the centre less 1, ring 1 less 3. */
const field = (...flights: [id: string, at: string, fighters?: number][]) => {
  const text =
    'narn A 0: Tal layer 3040^0\nearth A 0: Vesper omega 3080^3 +starfury +thunderbolt\nearth B 0: Boreas omega 3081^3 +starfury';
  const b = battle(text, { mines: true, ships: [LAYER] });
  for (const [id, at, fighters = 6] of flights) put(b, id, { at, fighters, kind: 'superiority', zone: at });
  return b.until('mines');
};
const launch = { narn: { launches: [{ squadron: 'narn-a', hex: '3030', ships: ['tal'] }] } };
const left = (b: ReturnType<typeof field>) => (b.s.open.flights ?? []).map(({ fighters }) => fighters);

describe('energy mines at flights', () => {
  test('FA-9.2.11 a hit costs half of the die over the armour and one, rounded up, and nothing below it', () => {
    // Armour 3: 2 none, 3 one, 4 one, 5 two, 12 five.
    expect([2, 3, 4, 5, 12].map(fell => minedFighters(fell, 3))).toEqual([0, 1, 1, 2, 5]);
    for (const [fell, fighters] of [
      [2, 6],
      [5, 4],
      [12, 1],
    ] as const) {
      const b = field(['vesper-1', '3030']);
      b.step(launch);
      b.until('flights', 2).step({}, d(12, 6, fell));
      expect(left(b)).toEqual([fighters, 6, 6]);
    }
  });

  test('FA-9.2.11, FA-A61 flights have a die each as ships have, the inner ring first, and their damage in the same order', () => {
    const b = field(['vesper-2', '3029'], ['vesper-1', '3030', 2], ['boreas-1', '3031']);
    b.step(launch);
    // Centre 6, ring 1 from 8: 6 hits, 8 hits, 7 does not; then 12 and 4: all of two, one of armour 4.
    b.until('flights', 2).step({}, d(12, 6, 8, 7, 12, 4));
    expect(left(b)).toEqual([0, 5, 6]);
    expect(b.told.find(({ kind }) => kind === 'mines-burst')).toMatchObject({
      ships: [],
      flights: ['flight-vesper-1', 'flight-vesper-2', 'flight-boreas-1'],
    });
  });
});
