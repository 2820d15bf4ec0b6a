import { expect, test } from 'vitest';
import { snapTo } from '../src/deploy/snapping.ts';

/** A line of places, each laid by its number; who stands may do so on even ones alone. */
const places = [0, 1, 2, 3, 4, 5, 6];
const apart = (a: number, b: number): number => Math.abs(a - b);
const at = (place: number): string | undefined => (place <= 6 ? `at ${place}` : undefined);

test('led: drag: what is set up stands as near to the finger as the book lets it', () => {
  const stands = (given: string): boolean => Number(given.slice(3)) % 2 === 0;
  expect(snapTo(4, { places, apart, at, stands })).toBe('at 4');
  expect(snapTo(9, { places, apart, at, stands })).toBe('at 6');
  expect(snapTo(5, { places: places.slice(0, 6), apart, at, stands })).toBe('at 4');
});

test('led: drag: where it may stand nowhere it stays under the finger, and what the book says of it is seen', () => {
  expect(snapTo(3, { places, apart, at, stands: () => false })).toBe('at 3');
  expect(snapTo(9, { places, apart, at, stands: () => false })).toBeUndefined();
});
