import { hexes } from '@flagplot/hexes';
import type { UnitItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundOf } from '../src/board/grounds.ts';
import { Picking, unitsAt } from '../src/board/picking.ts';
import { Placement, spots, standingAt, standsOf, unitStands } from '../src/board/placement.ts';

const ground = groundOf({ ground: 'hexes', columns: 40, rows: 30, layout: 'rows' });
const HERE = hexes.hexAt(20, 15, 'rows');

function craft(id: string, side = 'red', at = HERE): UnitItem {
  return {
    kind: 'unit',
    id,
    side,
    role: 'told',
    at,
    facing: 1,
    hull: { ...PLAIN_HULL, small: true },
    name: `Red ${id}`,
    number: id,
    squadron: side,
  };
}

const dozen = Array.from({ length: 12 }, (_, i) => craft(String(i + 1)));

test('everything in a hex has a place of its own there, as far from the others as is said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), many => {
      const { at, pitch } = spots(many);
      expect(at.length).toBe(many);
      at.forEach((one, i) => {
        expect(ground.under({ x: one.x, y: one.y })).toEqual({ q: 0, r: 0 });
        for (const other of at.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(pitch - 0.5);
      });
    }),
  );
});

test('a dozen in a hex are fanned where there is room, and lie in one pile a side where there is none', () => {
  const near = standsOf(dozen, { ground, k: 2 });
  expect([...near.values()].every(stand => !stand.under && stand.pile === 1)).toBe(true);
  const far = standsOf([...dozen, craft('x', 'blue'), craft('y', 'blue')], { ground, k: 0.6 });
  const tops = [...far].filter(([, stand]) => !stand.under);
  expect(tops.map(([id, stand]) => [id, stand.pile])).toEqual([
    ['1', 12],
    ['x', 2],
  ]);
});

test('what is in hand lies on top of its pile', () => {
  const far = standsOf(dozen, { ground, k: 0.6, first: id => id === '7' });
  expect([...far].flatMap(([id, stand]) => (stand.under ? [] : [id]))).toEqual(['7']);
});

test('units side by side in a fan are picked one by one', () => {
  const placement = new Placement(unitStands(dozen, { ground, k: 2 }), [], ground);
  for (const unit of dozen) {
    const found = unitsAt(placement.unit(unit).at, { ground, units: dozen, placement, reach: 16 });
    expect(found.map(one => one.id)).toEqual([unit.id]);
  }
});

test('pressing on a pile again gives the next of it, and all of them once before any twice', () => {
  const placement = new Placement(unitStands(dozen, { ground, k: 0.6 }), [], ground);
  const said: string[] = [];
  const picking = new Picking(sentence => said.push(sentence));
  const here = unitsAt(ground.middle(HERE), { ground, units: dozen, placement, reach: 16 });
  const taken = dozen.map(() => picking.take(here, undefined).unit);
  expect(taken).toEqual(dozen.map(unit => unit.id));
  expect(picking.take(here, undefined).unit).toBe('1');
  expect(said[2]).toBe('Red 3, 3 of 12 here.');
});

test('what is in hand already is passed by, and an empty place gives nothing', () => {
  const picking = new Picking(() => undefined);
  expect(picking.take(dozen.slice(0, 3), '2')).toEqual({ unit: '3' });
  expect(picking.take([], '2')).toEqual({});
});

test('lines end where a unit is drawn, and nowhere where it is not on the board', () => {
  const [first = craft('1')] = dozen;
  const placement = new Placement(unitStands(dozen, { ground, k: 2 }), [], ground);
  expect(placement.end({ unit: '1' })).toEqual(placement.unit(first).at);
  expect(placement.end(HERE)).toEqual(ground.middle(HERE));
  expect(placement.end({ unit: 'nobody' })).toBeUndefined();
});

test('between two scales at which fans open nothing stands otherwise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 22 }), fc.double({ min: 0.05, max: 4, noNaN: true }), (many, k) => {
      const here = Array.from({ length: many }, (_, i) => craft(String(i), i % 2 ? 'red' : 'blue'));
      expect(standingAt(k)).toBeLessThanOrEqual(k);
      expect(standsOf(here, { ground, k: standingAt(k) })).toEqual(standsOf(here, { ground, k }));
    }),
  );
  expect(new Set(Array.from({ length: 400 }, (_, i) => standingAt(i / 100))).size).toBeLessThan(8);
});
