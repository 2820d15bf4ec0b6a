import { expect, test } from 'vitest';
import { scoreOf, verdict } from '../rules/victory.ts';
import { type Battle, battle } from './battle.ts';
import { hull } from './hulls.ts';

/** Ships of a round price, a side's after the other's. */
const PRICED = {
  ships: [100, 150, 99, 101, 250, 249, 1001].map(points => hull(`worth-${points}-`, { points, structure: 9, grey: [] })),
};
const priced = (text: string) => battle(text, PRICED);
const score = (b: Battle, side: string) => scoreOf(b.s.book, b.s.open, side);

test('FA-15.1.1 the battle ends after its last turn', () => {
  const b = battle('narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3001^3', { turns: 2 });
  b.until('orders').step();
  expect(b.s.clock.turn).toBe(2);
  expect(b.s.open.verdict).toBeNull();
  const told = b.step();
  expect(told.at(-1)).toMatchObject({ kind: 'over' });
  expect(b.asks).toEqual([]);
});

test('FA-15.1.1 or when a side has no ship left, at the end of that turn', () => {
  const b = battle('narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3036^3').until('fire', 2);
  b.ship('vesper').structure = 0;
  expect(b.s.open.verdict).toBeNull();
  b.step();
  expect(b.s.open.verdict).toMatchObject({ winners: ['narn'], points: { narn: 900, earth: 0 } });
  expect(b.asks).toEqual([]);
});

test('FA-15.1.1 a side all of whose ships have left has none left', () => {
  const b = battle('narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3001^3');
  expect(verdict(b.s)).toBeUndefined();
  b.ship('vesper').left = true;
  expect(verdict(b.s)).toMatchObject({ winners: ['narn'], points: { narn: 450, earth: 0 } });
});

test('FA-15.1.1 where both sides are gone, the points decide all the same', () => {
  const b = battle('narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3036^3, Halcyon omega 3035');
  for (const id of ['tal', 'vesper', 'halcyon']) b.ship(id).structure = 0;
  expect(verdict(b.s)).toMatchObject({ winners: ['narn'], points: { narn: 1800, earth: 675 } });
});

test('FA-15.1.2 a ship destroyed scores its full value for the enemy', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var thentus 3041\nearth B 0: Vesper omega 3036^3');
  b.ship('var').structure = 0;
  expect([score(b, 'earth'), score(b, 'narn')]).toEqual([425, 0]);
});

test('FA-15.1.3 a ship that left the map scores half', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var gquan 3041\nearth B 0: Vesper omega 3036^3');
  b.ship('tal').left = true;
  expect(score(b, 'earth')).toBe(337);
});

test('FA-15.1.4 a ship with at least half its structure lost scores half, and never half twice', () => {
  const b = battle('narn A 0: Tal gquan 3040^0\nearth B 0: Vesper oracle 3036^3');
  const at = (id: string, structure: number) => {
    b.ship(id).structure = structure;
    return score(b, id === 'tal' ? 'earth' : 'narn');
  };
  expect([at('tal', 7), at('tal', 6), at('tal', 1)]).toEqual([0, 337, 337]);
  expect([at('vesper', 6), at('vesper', 5)]).toEqual([0, 412]);
  b.ship('tal').left = true;
  expect(score(b, 'earth')).toBe(337);
});

test("FA-15.1.5 each fighter lost scores a tenth of its flight's price", () => {
  const b = battle('narn A 0: Tal gquan 3040^0 +frazi +gorith\nearth B 0: Vesper omega 3036^3');
  b.ship('tal').structure = 0;
  expect(score(b, 'earth')).toBe(675 + 6 * 11 + 6 * 7);
});

test('FA-15.1.5 the sum is rounded down once, not each part of it', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var gquan 3041\nearth B 0: Vesper omega 3036^3');
  b.ship('tal').structure = 1;
  b.ship('var').structure = 1;
  expect(score(b, 'earth')).toBe(675);
});

/** The verdict where each side has lost one ship of this price. */
function judged(ours: number, theirs: number): [string[], string] {
  const b = priced(`narn A 0: Tal worth-${theirs}- 3040^0\nearth B 0: Vesper worth-${ours}- 3036^3`);
  for (const ship of ['tal', 'vesper']) b.ship(ship).structure = 0;
  const found = verdict(b.s)!;
  return [found.winners, found.why];
}

test('FA-15.1.6 half as much again as the enemy is a victory, two and a half times a decisive one, less a draw', () => {
  expect(judged(150, 100)).toEqual([['narn'], 'Narn wins, 150 to 100.']);
  expect(judged(150, 101)).toEqual([[], 'A draw, 150 to 101.']);
  expect(judged(250, 100)).toEqual([['narn'], 'Narn wins decisively, 250 to 100.']);
  expect(judged(249, 100)).toEqual([['narn'], 'Narn wins, 249 to 100.']);
  expect(judged(100, 250)).toEqual([['earth'], 'Earth wins decisively, 250 to 100.']);
  expect(judged(100, 100)).toEqual([[], 'A draw, 100 to 100.']);
});

test('FA-15.1.6 points against none are decisive, and none against none a draw', () => {
  const b = priced('narn A 0: Tal worth-99- 3040^0\nearth B 0: Vesper worth-99- 3036^3');
  b.s.clock.turn = 8;
  expect(verdict(b.s)).toEqual({ winners: [], points: { narn: 0, earth: 0 }, why: 'A draw, 0 to 0.' });
  b.ship('vesper').left = true;
  expect(verdict(b.s)).toMatchObject({ winners: ['narn'], points: { narn: 49 }, why: 'Narn wins decisively, 49 to 0.' });
});
