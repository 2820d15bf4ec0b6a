import { expect, test } from 'vitest';
import { charts } from '../../data/charts/charts.ts';
import type { TurnRow } from '../../rules/geometry/turning.ts';
import { hexesToTurn, SEEKER_TURN } from '../../rules/geometry/turning.ts';

/** `1-4 5-8 9-12 13+` as speeds of 1 to 15, by hexes needed. */
function brackets(row: TurnRow): string {
  const speeds = Array.from({ length: 15 }, (_, i) => i + 1);
  const hexes = [...new Set(speeds.map(speed => hexesToTurn(charts, row, speed)))];
  const spans = hexes.map(n => speeds.filter(speed => hexesToTurn(charts, row, speed) === n));
  expect(hexes).toEqual(hexes.map((_, i) => i + 1));
  return spans.map(span => (span.length === 1 ? `${span[0]}` : `${span[0]}-${span.at(-1)}`)).join(' ');
}

test.each([
  ['4.2.1', 'AA', '1-4 5-8 9-12 13-15'],
  ['4.2.1', 'A', '1-3 4-6 7-9 10-13 14-15'],
  ['4.2.1', 'B', '1-2 3-5 6-7 8-10 11-14 15'],
  ['4.2.2', 'C', '1-2 3-4 5-7 8-10 11-13 14-15'],
  ['4.2.2', 'D', '1-2 3-4 5-6 7-8 9-12 13-15'],
  ['4.2.3', 'E', '1 2-3 4-5 6-7 8-10 11-14 15'],
  ['4.2.3', 'F', '1 2 3-4 5-6 7-8 9-11 12-14 15'],
  ['4.2.4', 'small', '1-5 6-11 12-15'],
] as const)('TP-%s turn mode %s: 1, 2, 3 ... hexes at speeds %s', (_, row, speeds) => {
  expect(brackets(row)).toBe(speeds);
});

test('TP-4.2.2 vector T14: turn mode D needs 5 hexes at speed 9 and 6 at 13', () => {
  expect([hexesToTurn(charts, 'D', 9), hexesToTurn(charts, 'D', 13)]).toEqual([5, 6]);
});

/** The larger game's brackets, whose speeds are twice these. */
test.each([
  ['AA', [8, 16, 24]],
  ['A', [6, 12, 19, 26]],
  ['B', [5, 10, 15, 21, 28]],
  ['C', [4, 9, 14, 20, 27]],
  ['D', [4, 8, 12, 17, 24]],
  ['E', [3, 6, 10, 14, 20, 29]],
  ['F', [3, 5, 9, 13, 17, 23, 29]],
  ['small', [11, 23]],
] as const)('TP-4.2.3 ruling R11: each row is that of the larger game at twice the speed: %s', (row, bounds) => {
  for (let speed = 1; speed <= 15; speed += 1) {
    const base = 1 + bounds.filter(bound => bound < 2 * speed).length;
    expect(hexesToTurn(charts, row, speed)).toBe(base);
  }
});

test('TP-4.2.5 seekers may turn before every hex', () => {
  expect(SEEKER_TURN).toBe(1);
});
