import { expect, test } from 'vitest';
import { charts } from '../../data/index.ts';
import type { Stake } from '../../rules/cards.ts';
import { fleetAction } from '../../rules/index.ts';
import { situation } from '../../rules/morale/check.ts';
import { circlesOf, morale, startingMorale } from '../../rules/morale/levels.ts';
import { type Battle, battle, d } from '../battle.ts';
import { hull } from '../hulls.ts';

const circles = (start: number) => circlesOf({ charts }, start).map(({ level }) => level);
/** Ships of so many grey boxes. */
const grey = (boxes: number) =>
  hull(`grey-${boxes}-`, { structure: 24, grey: Array.from({ length: boxes }, (_, i) => 2 * (boxes - i)), points: 100 });
const HULLS = [1, 2, 4, 8, 10].map(grey);
const TEXT = 'narn A 0: Tal grey-4- 3040^0, Var grey-4- 3041\nearth B 0: Vesper grey-1- 3001^3';
const eight = (terms: Parameters<typeof battle>[1] = {}) => battle(TEXT, { ships: HULLS, morale: true, ...terms });
/** The end of the turn, with these dice. */
function ended(b: Battle, ...faces: number[]) {
  if (b.asks[0]?.kind === 'orders' && b.s.open.pulse === 0) return b.step({}, d(12, ...faces));
  throw new Error('not at the orders');
}
const tests = (told: readonly { kind: string }[]) => told.filter(({ kind }) => kind === 'morale');

test('FA-11.1.1 a squadron starts with a point for every grey box of its ships', () => {
  const b = battle('narn A 0: Tal gquan 3040^0, Var bintak 3041, Ro thentus 3042\nearth B 0: Vesper omega 3001^3');
  expect(startingMorale(b.s.book, 'narn-a')).toBe(2 + 3 + 1);
  b.ship('tal').structure = 1;
  expect(startingMorale(b.s.book, 'narn-a')).toBe(6);
});

test.each([
  [4, [2, 1]],
  [8, [4, 3, 2, 1]],
  [12, [6, 5, 4, 3, 2]],
  [20, [10, 8, 6, 4, 2]],
  [25, [12, 10, 8, 6, 4]],
])('FA-11.1.2 FA-11.1.3 FA-11.1.4 a start of %i has circles %j', (start, levels) => {
  expect(circles(start)).toEqual(levels);
});

test('FA-11.1.4 there are five circles at most, and none at 0 or below', () => {
  for (let start = 0; start < 60; start += 1) {
    expect(circles(start).length).toBeLessThanOrEqual(5);
    expect(circles(start).every(level => level > 0)).toBe(true);
  }
});

test('FA-11.1.5 they need 11, 9, 7, 5 and 3 or more', () => {
  expect(circlesOf({ charts }, 20).map(({ needs }) => needs)).toEqual([11, 9, 7, 5, 3]);
});

test('FA-11.1.6 a squadron that starts with 1 never tests', () => {
  expect([circles(0), circles(1)]).toEqual([[], []]);
  const b = battle('narn A 0: Tal grey-1- 3040^0, Var gquan 3041\nearth B 0: Vesper grey-1- 3001^3', {
    ships: HULLS,
    morale: true,
  });
  b.ship('vesper').structure = 1;
  expect(tests(ended(b))).toEqual([]);
});

test('FA-11.2.1 the level is the start less the grey boxes marked', () => {
  const b = eight();
  expect(morale(b.s, 'narn-a')).toBe(8);
  const level = (structure: number) => {
    b.ship('tal').structure = structure;
    return morale(b.s, 'narn-a');
  };
  expect([9, 8, 7, 6, 5].map(level)).toEqual([8, 8, 7, 7, 6]);
});

test('FA-11.2.2 a ship destroyed has lost them all', () => {
  const b = eight();
  b.ship('tal').structure = 0;
  expect(morale(b.s, 'narn-a')).toBe(4);
  const last = battle('narn A 0: Tal last 3040^0\nearth B 0: Vesper omega 3001^3', { ships: [hull('last', { grey: [1] })] });
  const level = (structure: number) => {
    last.ship('tal').structure = structure;
    return morale(last.s, 'narn-a');
  };
  expect([level(1), level(0)]).toEqual([1, 0]);
});

test.each([
  [10, true, 0],
  [11, false, 2],
  [12, false, 2],
])('FA-11.2.3 at the first circle a d12 of 11 or more means withdrawal: %i', (face, stands, withdraws) => {
  const b = eight();
  b.ship('var').structure = 0;
  const told = ended(b, face);
  expect(tests(told)).toEqual([{ kind: 'morale', squadron: 'narn-a', level: 4, circle: 4, needs: 11, stands }]);
  expect(told[told.length - 1]).toMatchObject(stands ? { kind: 'groups' } : { kind: 'over' });
  expect(b.squadron('narn-a').withdraws).toBe(withdraws);
});

test('FA-11.2.3 above the circle nobody tests', () => {
  const b = eight();
  b.ship('var').structure = 2;
  expect(morale(b.s, 'narn-a')).toBe(5);
  expect(tests(ended(b))).toEqual([]);
});

test('FA-11.2.4 each circle is tested once only', () => {
  const b = eight();
  b.ship('var').structure = 0;
  expect(tests(ended(b, 1))).toHaveLength(1);
  expect(b.squadron('narn-a').tested).toBe(1);
  expect(tests(ended(b))).toEqual([]);
  b.ship('tal').structure = 7;
  expect(tests(ended(b, 1))).toMatchObject([{ circle: 3, needs: 9 }]);
});

test('FA-11.2.5 of several reached in a turn each is tested, the highest first', () => {
  const b = eight();
  b.ship('var').structure = 0;
  b.ship('tal').structure = 5;
  expect(tests(ended(b, 10, 8, 6))).toMatchObject([
    { circle: 4, needs: 11, stands: true },
    { circle: 3, needs: 9, stands: true },
    { circle: 2, needs: 7, stands: true },
  ]);
});

test('FA-11.2.6 the first failure ends the testing', () => {
  const b = eight();
  b.ship('var').structure = 0;
  b.ship('tal').structure = 5;
  expect(tests(ended(b, 10, 9))).toHaveLength(2);
  expect(b.squadron('narn-a')).toMatchObject({ tested: 2, withdraws: 2 });
});

const sum = (b: Battle, id = 'narn-a') => situation(b.s, b.squadron(id)).reduce((total, { by }) => total + by, 0);

test.each<[Stake, number]>([
  ['skirmish', 1],
  ['battle', 0],
  ['colony', -2],
  ['home', -4],
  ['objective', -1],
])('FA-11.3.1 what is at stake: %s adds %i', (stake, by) => {
  expect(sum(eight({ stakes: { narn: stake } }))).toBe(by);
  expect(sum(eight({ stakes: { narn: stake } }), 'earth-b')).toBe(0);
});

test('FA-11.3.1 it is thrown with: a skirmish fails on a 10', () => {
  const b = eight({ stakes: { narn: 'skirmish' } });
  b.ship('var').structure = 0;
  const told = ended(b, 10);
  expect(told.find(({ kind }) => kind === 'thrown')).toMatchObject({
    why: { rule: 'FA-11.2.3', test: { n: 10 }, mods: [{ by: 11 }, { by: -1 }] },
  });
  expect(b.squadron('narn-a').withdraws).toBe(2);
});

const FLEET = `narn A 0: Tal grey-4- 3040^0, Var grey-4- 3041\nnarn C 0: Ro grey-4- 2040^0, Sha grey-4- 2041
  earth B 0: Vesper grey-4- 3001^3, Halcyon grey-4- 3002\nearth D 0: Boreas grey-4- 2001^3, Notus grey-4- 2002`;
const fleet = (terms: Parameters<typeof battle>[1] = {}) => battle(FLEET, { ships: HULLS, morale: true, ...terms });

test('FA-11.3.2 its first commander, the first flagship, command, another squadron that begins to withdraw: one each', () => {
  const b = fleet();
  b.ship('ro').structure = 0;
  expect([sum(b, 'narn-c'), sum(b, 'narn-a')]).toEqual([1, 0]);
  b.ship('tal').structure = 0;
  b.ship('tal').structure = 24;
  b.squadron('narn-c').group = 1;
  expect(sum(b, 'narn-c')).toBe(2);
  b.squadron('narn-a').withdraws = 2;
  expect(sum(b, 'narn-c')).toBe(3);
  b.squadron('narn-a').withdraws = 1;
  expect(sum(b, 'narn-c')).toBe(2);
  const flag = fleet();
  flag.ship('tal').structure = 0;
  expect([sum(flag, 'narn-a'), sum(flag, 'narn-c')]).toEqual([2, 1]);
});

test('FA-11.3.2 out of command as well is a squadron that lost its commander and has none left but a ship that strayed', () => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3047\nnarn C 0: Ro gquan 2040^0\nearth B 0: Vesper omega 3001^3`);
  b.step();
  b.ship('tal').structure = 0;
  b.step();
  expect([b.s.clock.turn, b.ship('var').out, b.squadron('narn-a').leaderless]).toEqual([3, 'far', 3]);
  expect(situation(b.s, b.squadron('narn-a')).map(mod => mod.for)).toContain('out of command');
});

test('FA-11.3.2 a commander who left is not destroyed; of those that withdraw only another squadron of its own side counts', () => {
  const b = fleet();
  for (const id of ['tal', 'ro']) b.ship(id).left = true;
  expect([sum(b, 'narn-a'), sum(b, 'narn-c')]).toEqual([0, 0]);
  b.squadron('earth-b').withdraws = 2;
  expect([sum(b, 'narn-a'), sum(b, 'narn-c'), sum(b, 'earth-b'), sum(b, 'earth-d')]).toEqual([0, 0, 0, 1]);
});

test('FA-11.3.2 a squadron that fought the turn without a commander throws with it, though one has just been named', () => {
  const b = fleet();
  b.ship('ro').structure = 0;
  expect(ended(b, 1).find(({ kind }) => kind === 'thrown')).toMatchObject({ why: { mods: [{ by: 11 }, { by: -1 }] } });
  expect(b.squadron('narn-c').leaderless).toBe(2);
  b.ship('sha').structure = 7;
  const told = ended(b, 1);
  expect(told).toContainEqual({ kind: 'commander', squadron: 'narn-c', ship: 'sha' });
  const mods = [{ by: 9 }, { by: -1, for: 'its first commander lost' }, { by: -1, for: 'out of command' }];
  expect(told.find(({ kind }) => kind === 'thrown')).toMatchObject({ why: { test: { n: 7 }, mods } });
  b.ship('sha').structure = 5;
  const [, ...rest] = mods;
  expect(ended(b, 1).find(({ kind }) => kind === 'thrown')).toMatchObject({ why: { mods: [{ by: 7 }, rest[0]] } });
});

test('FA-11.3.3 the balance: more than half of one fleet lost, less than a quarter of the other (ruling R19)', () => {
  const lost = (ours: string[], theirs: string[]) => {
    const b = fleet();
    for (const id of [...ours, ...theirs]) b.ship(id).left = true;
    return [sum(b, 'narn-a'), sum(b, 'earth-d')];
  };
  expect(lost(['var', 'ro'], [])).toEqual([0, 0]);
  expect(lost(['var', 'ro', 'sha'], [])).toEqual([1, -1]);
  expect(lost(['var', 'ro', 'sha'], ['vesper'])).toEqual([0, 0]);
  expect(lost([], ['vesper', 'halcyon', 'notus'])).toEqual([-1, 1]);
});

test('FA-11.3.4 in all no more than four either way', () => {
  const b = fleet({ stakes: { narn: 'skirmish', earth: 'home' } });
  for (const id of ['tal', 'ro', 'sha']) b.ship(id).structure = 0;
  b.squadron('narn-c').group = 1;
  const mods = situation(b.s, b.squadron('narn-c'));
  expect(mods.map(({ by }) => by)).toEqual([1, 1, 1, 1, 1, -1]);
  expect([sum(b, 'narn-c'), sum(b, 'earth-d')]).toEqual([4, -4]);
  expect(situation(b.s, b.squadron('earth-d')).map(({ by }) => by)).toEqual([-4, -1, 1]);
});

test('FA-11.2.3 the squadrons of the side that moved first throw first', () => {
  const tested = (turn: number) => {
    const b = fleet({ turn });
    for (const id of ['var', 'sha', 'halcyon']) b.ship(id).structure = 0;
    return tests(ended(b, 1, 1, 1)).map(event => (event as { squadron?: string }).squadron);
  };
  expect([tested(1), tested(2)]).toEqual([
    ['earth-b', 'narn-a', 'narn-c'],
    ['narn-a', 'narn-c', 'earth-b'],
  ]);
});

test('FA-11.2.3 what may become of a squadron can be asked beforehand', () => {
  const forecast = fleetAction.forecasts.morale!;
  expect(forecast.rule).toBe('FA-11.2.3');
  expect(forecast.act(eight().s, undefined as never, { squadron: 'narn-a' })).toEqual({ withdraws: false, tests: 0 });
  expect(forecast.act(eight().s, undefined as never, { squadron: 'nobody' })).toBeNull();
});
