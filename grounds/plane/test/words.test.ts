import { check } from '@flagplot/check';
import { expect, test } from 'vitest';
import { POLYGON, POSE, SEGMENT } from '../src/schemas.ts';
import { degrees, exactInches, inches, offBowWords, parseDegrees, parseInches, parsePlace, placeWords } from '../src/words.ts';

test('lengths are said in inches, angles in degrees, and nothing is lost', () => {
  expect([12_974, 4500, 10_000, 0, -250, 7].map(inches)).toEqual(['12.974', '4.5', '10', '0', '-0.25', '0.007']);
  expect([28_600, -5].map(exactInches)).toEqual(['28.600', '-0.005']);
  expect([1400, 35_999, 5].map(degrees)).toEqual(['14.00°', '359.99°', '0.05°']);
});

test('what is typed comes back as what is said', () => {
  for (const mil of [0, 7, 250, 28_600, 119_999, -8000]) {
    expect(parseInches(exactInches(mil))).toBe(mil);
    expect(parseInches(inches(mil))).toBe(mil);
  }
  expect(parseDegrees(degrees(21_750))).toBe(21_750);
  expect(parsePlace(placeWords({ x: 28_600, y: 18_400 }))).toEqual({ x: 28_600, y: 18_400 });
});

test('places are typed with a comma or a space, in brackets or not', () => {
  for (const text of ['28.6, 18.4', '(28.6,18.4)', '28.6 18.4', ' 28.600;18.4" '])
    expect(parsePlace(text)).toEqual({ x: 28_600, y: 18_400 });
});

test('what is no number, or finer than a mil, is none', () => {
  expect(['', '.', '-', 'x', '1.2345', '1e3', '12345', '--1'].map(parseInches)).toEqual(Array(8).fill(undefined));
  expect(['', '28.6', '1, 2, 3', '1,', 'a, b'].map(parsePlace)).toEqual(Array(5).fill(undefined));
  expect([parseInches('.25'), parseInches('-1'), parseDegrees('14'), parseDegrees('14.123')]).toEqual([
    250,
    -1000,
    1400,
    undefined,
  ]);
});

test('a place lies off the bow, to either side', () => {
  const from = { x: 0, y: 0, heading: 9000 };
  const places = [
    { x: 5, y: 0 },
    { x: -5, y: 0 },
    { x: 0, y: -5 },
    { x: 0, y: 5 },
    { x: 5, y: 5 },
    { x: 0, y: 0 },
  ];
  expect(places.map(place => offBowWords(from, place))).toEqual([
    'dead ahead',
    'dead astern',
    '90° to starboard',
    '90° to port',
    '45° to port',
    'here',
  ]);
});

test('schemas take what stays exact and no more', () => {
  expect(check(POSE, { x: -8000, y: 128_000, heading: 35_999 })).toEqual([]);
  expect(check(POSE, { x: -8001, y: 1.5, heading: 36_000 })).toHaveLength(3);
  expect(check(SEGMENT, { d: -1000, turn: 2250 })).toEqual([]);
  expect(check(POLYGON, [0, 0, 0, 1])).toHaveLength(1);
});
