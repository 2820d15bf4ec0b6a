import { hexes } from '@flagplot/hexes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inArc } from '../../rules/combat/arcs.ts';
import { directionOf, FACINGS, LAYOUT } from '../../rules/map.ts';
import type { Craft } from '../../rules/open.ts';
import type { Bearing } from '../../rules/orders.ts';

const options = { 'narrow-arc': false, ammunition: false, 'pips-round-up': false, 'second-edition-ion': false };
const wide = { options };
const narrow = { options: { ...options, 'narrow-arc': true } };

const at = (hex: string) => hexes.parseName(hex, LAYOUT) as hexes.Hex;
const craftAt = (hex: string, heading: number) => ({ ...at(hex), heading }) as Craft;

/** Where a hex lies on paper, a hex wide 1: even rows half a hex further east. */
function onPaper(place: hexes.Hex): [x: number, y: number] {
  const row = hexes.rowOf(place, LAYOUT);
  return [hexes.columnOf(place, LAYOUT) + (row % 2 === 0 ? 0.5 : 0), (row * Math.sqrt(3)) / 2];
}

/** Degrees between a hexside and the way from one hex to another. */
function off(from: hexes.Hex, to: hexes.Hex, direction: number): number {
  const [[x1, y1], [x2, y2]] = [onPaper(from), onPaper(to)];
  const turned = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI - (direction - 1) * 60;
  return Math.abs(((turned + 540) % 360) - 180);
}

const hex = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 30 }));
const named = ([column, row]: readonly [number, number]) => `${`${column}`.padStart(2, '0')}${`${row}`.padStart(2, '0')}`;

test.each([
  ['2108', true],
  ['2109', true],
  ['2015', false],
  ['2214', true],
  ['2011', false],
  ['1911', false],
  ['1910', false],
  ['1912', false],
])('SQ-4.2.1 SQ-4.2.2 a craft at 2011 that faces E and %s', (target, within) => {
  expect(inArc(wide, { craft: craftAt('2011', directionOf('E')), bears: undefined }, at(target))).toBe(within);
});

describe.each([
  ['SQ-4.2.1', wide, 60],
  ['SQ-4.2.9', narrow, 30],
] as const)('%s the arc is measured from the facing', (_, book, reach) => {
  test(`${reach} degrees to either side, its edges included, and never the own hex`, () => {
    fc.assert(
      fc.property(hex, hex, fc.nat(5), (from, to, heading) => {
        const craft = craftAt(named(from), heading);
        const target = at(named(to));
        const within = !hexes.same(craft, target) && off(craft, target, heading) <= reach + 0.0001;
        expect(inArc(book, { craft, bears: undefined }, target)).toBe(within);
      }),
    );
  });

  test('SQ-4.2.4 a turret bears so over any hexside, whatever its craft faces', () => {
    fc.assert(
      fc.property(hex, hex, fc.nat(5), fc.constantFrom(...FACINGS), (from, to, heading, bears) => {
        const fixed = inArc(book, { craft: craftAt(named(from), directionOf(bears)), bears: undefined }, at(named(to)));
        expect(inArc(book, { craft: craftAt(named(from), heading), bears }, at(named(to)))).toBe(fixed);
      }),
    );
  });
});

test('SQ-4.2.9 hexes on the edges of the narrow arc are in it, and those of the wide arc are not', () => {
  const craft = craftAt('1011', directionOf('E'));
  const within = (target: string) => inArc(narrow, { craft, bears: undefined }, at(target));
  expect(['1110', '1112', '1111', '1211', '1109', '1113'].map(within)).toEqual([true, true, true, true, false, false]);
  expect([within('1010'), within('1012')]).toEqual([false, false]);
});

test('SQ-4.2.6 a turret that bears on its own hex bears on no other', () => {
  const own: Bearing = 'own';
  const craft = craftAt('2011', 0);
  expect(['2011', '2111', '2010', '1911'].map(target => inArc(wide, { craft, bears: own }, at(target)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
