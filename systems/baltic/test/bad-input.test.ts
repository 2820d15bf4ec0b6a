// What no table would let stand: refused by its row or its place in the order, every fault at once, and nothing is changed by it.

import { check } from '@flagplot/check';
import { describe, expect, test } from 'vitest';
import { SCENARIO } from '../rules/edge/scenario-schema.ts';
import { baltic as rules } from '../rules/index.ts';
import { SAIL } from '../rules/schemas.ts';
import { scenarios } from '../scenarios/index.ts';
import { Battle, battle, scenarioOf } from './battle.ts';
import { fireStep } from './gunnery/range.ts';
import { corners } from './table.ts';

const DUEL = 'a blue sd-ca 20,10^0 Half\nb red to-ca 60,40^180 Stop';
const course = (...legs: (readonly [d: number, turn: number])[]): object => ({
  way: 'top',
  unit: 'blue',
  vessels: [{ vessel: 'blue', legs: legs.map(([d, turn]) => ({ d, turn })) }],
});
const faultsOf = (schema: object, value: unknown): string[] => check(schema, value).map(({ at }) => at ?? '');

/** The refusals of an order, and that the battle is left as it was. */
function refused(b: Battle, side: string, order: object): string[] {
  const before = JSON.stringify(b.s);
  const found = b.refusals(side, order);
  expect(JSON.stringify(b.s)).toBe(before);
  return found;
}

describe('courses', () => {
  test('BB-6.3.1 thousands of pieces fit no schema, and are told in one line', () => {
    const many = course(...Array.from({ length: 5000 }, () => [1, 0] as const));
    expect(faultsOf(SAIL, many)).toEqual(['/vessels/0/legs']);
  });

  test('BB-6.1.5 BB-6.3.1 lengths beyond any table, fractions and what is no number fit none, each with its place', () => {
    const legs = [
      { d: 1_000_000, turn: 0 },
      { d: 0.5, turn: 0 },
      { d: Number.NaN, turn: 0 },
      { d: '3', turn: 0 },
      { d: 3000, turn: 40_000 },
      { d: 3000 },
    ];
    const order = { way: 'top', unit: 'blue', vessels: [{ vessel: 'blue', legs }] };
    expect(faultsOf(SAIL, order).sort()).toEqual([
      '/vessels/0/legs/0/d',
      '/vessels/0/legs/1/d',
      '/vessels/0/legs/2/d',
      '/vessels/0/legs/3/d',
      '/vessels/0/legs/4/turn',
      '/vessels/0/legs/5/turn',
    ]);
  });

  test('BB-3.1.1 a course that goes round in a loop counts every inch of it, and one without length is short', () => {
    const b = battle(DUEL).plan();
    // Round a full circle at fifteen degrees an inch: 24 inches.
    expect(refused(b, 'a', course([12_000, 1500], [12_000, 1500]))).toEqual(['BB-3.1.1 /vessels/0/legs']);
    expect(refused(b, 'a', course())).toEqual(['BB-3.1.1 /vessels/0/legs']);
    expect(refused(b, 'a', course([5000, 1500]))).toEqual([]);
  });

  test('BB-6.3.1 a piece without length is none', () => {
    expect(refused(battle(DUEL).plan(), 'a', course([0, 0], [5000, 0]))).toEqual(['BB-6.3.1 /vessels/0/legs/0']);
  });

  test('BB-3.1.4 BB-3.1.1 BB-3.1.9 a template turned too tight, a course too long and one astern are told together', () => {
    const b = battle(DUEL).plan();
    expect(refused(b, 'a', course([9000, 1501], [-1000, 0], [1000, -9000]))).toEqual([
      'BB-3.1.1 /vessels/0/legs',
      'BB-3.1.4 /vessels/0/legs/0',
      'BB-3.1.9 /vessels/0/legs/1',
      'BB-3.1.4 /vessels/0/legs/2',
    ]);
  });
});

describe('fire', () => {
  test('BB-3.2.11 at what is not seen, BB-3.2.8 out of arc, BB-3.2.9 with no such weapon: each entry with its place', () => {
    const polygon = [15_000, 20_000, 25_000, 20_000, 25_000, 21_000, 15_000, 21_000];
    const b = fireStep('sd vasa sd-bb 20,10^0 Stop\nto lohengrin to-ca 20,30^90 Stop', {
      features: [{ id: 'isle', kind: 'land', heights: ['surface'], polygon }],
    });
    const shot = (weapon: string): object => ({ act: 'fire', weapon, by: ['vasa'], target: 'lohengrin' });
    expect(refused(b, 'sd', { acts: [shot('fore-turrets'), shot('nothing')] })).toEqual([
      'BB-3.2.11 /acts/0/by/0',
      'BB-3.2.9 /acts/1/by/0',
    ]);
  });
});

describe('setting up', () => {
  function opening(): Battle {
    const scenario = scenarioOf('a jarl sd-ca 0,0^0\na vasa sd-bb 0,0^0\nb red to-ca 60,40^180', {
      features: [{ id: 'rock', kind: 'land', heights: ['surface'], polygon: corners(12, 2, 14, 4) }],
    });
    const sides = scenario.sides.map(side => ({
      ...side,
      zones: [{ polygon: side.id === 'a' ? corners(10, 0, 30, 6) : corners(50, 36, 70, 46) }],
      units: side.units.map(({ pose: _, ...unit }) => unit),
    }));
    const b = new Battle({ ...scenario, sides });
    b.step({ a: { points: 1 } });
    b.step();
    return b;
  }

  test('BB-1.5.6 BB-1.5.5 ashore, over another model, outside the zone and off the table', () => {
    const b = opening();
    while (b.asks[0]?.side !== 'a') b.step();
    const at = (unit: string, x: number, y: number): object => ({
      unit,
      vessels: [{ vessel: unit, x: x * 1000, y: y * 1000, heading: 0 }],
    });
    expect(refused(b, 'a', at('vasa', 13, 3))).toEqual(['BB-1.5.6 /vessels/0']);
    expect(refused(b, 'a', at('vasa', 12, 0))).toEqual(['BB-1.5.5 /vessels/0', 'BB-1.5.6 /vessels/0']);
    expect(refused(b, 'a', at('vasa', 100, 100))).toEqual(['BB-1.5.5 /vessels/0']);
    b.step({ a: at('vasa', 20, 3) });
    while (b.asks[0]?.side !== 'a') b.step();
    expect(refused(b, 'a', at('jarl', 20.5, 3))).toEqual(['BB-1.5.6 /vessels/0']);
  });
});

describe('scenarios', () => {
  const GOTLAND = scenarios[0]!;
  const faults = (scenario: unknown): string[] => {
    const found = faultsOf(SCENARIO, scenario);
    if (found.length > 0) return found;
    const read = rules.read(scenario as typeof GOTLAND);
    return 'faults' in read ? read.faults.map(({ rule, at }) => `${rule} ${at}`) : [];
  };
  const [first, ...others] = GOTLAND.features;
  const withPolygon = (polygon: readonly number[]): unknown => ({ ...GOTLAND, features: [{ ...first, polygon }, ...others] });

  test('BB-6.2.8 polygons that cross themselves, BB-7.0.2 terrain off the table, each corner by its place, all at once', () => {
    expect(faults(withPolygon([0, 0, 4000, 4000, 4000, 0, 0, 4000]))).toContain('BB-6.2.8 /features/0/polygon/4');
    const both = withPolygon([0, 0, 80_000, 4000, 4000, 0, 0, 50_000]);
    expect(faults(both)).toEqual(expect.arrayContaining(['BB-7.0.2 /features/0/polygon/2', 'BB-7.0.2 /features/0/polygon/7']));
  });

  test('BB-6.2.8 more corners than allowed, two of them, and half a corner', () => {
    const round = (n: number): number[] => Array.from({ length: n }, (_, i) => [10 * i, 100 + i]).flat();
    expect(faults(withPolygon(round(1000)))).toEqual(['/features/0/polygon']);
    expect(faults(withPolygon(round(2)))).toEqual(['/features/0/polygon']);
    expect(faults(withPolygon([...round(4), 7]))).not.toEqual([]);
  });

  test('BB-6.1.1 BB-6.1.5 numbers beyond the plane, and those that are none', () => {
    expect(faults({ ...GOTLAND, table: { width: 1e12, height: 48_000 } })).toEqual(['/table/width']);
    expect(faults(withPolygon([0, 0, 0.5, 0, 4000, 4000]))).toEqual(['/features/0/polygon/2']);
    expect(faults(withPolygon([0, 0, 1e15, 0, 4000, 4000]))).toEqual(['/features/0/polygon/2']);
  });

  test('BB-1.5.6 BB-7.0.2 ships that begin ashore, over one another or off the table', () => {
    const [side, enemy] = GOTLAND.sides;
    const at = (x: number, y: number): object => ({ pose: { x, y, heading: 0 } });
    const units = side!.units.map((unit, i) => ({ ...unit, ...[at(2000, 20_000), at(30_000, 3000), at(30_500, 3000)][i] }));
    const found = faults({ ...GOTLAND, sides: [{ ...side, units }, enemy] });
    expect(found).toEqual(expect.arrayContaining(['BB-1.5.6 /sides/0/units/0/pose', 'BB-1.5.6 /sides/0/units/2/pose']));
    expect(faults({ ...GOTLAND, sides: [{ ...side, units: [{ ...units[0], ...at(73_000, 3000) }] }, enemy] })).toContain(
      'BB-7.0.2 /sides/0/units/0/pose',
    );
  });
});
