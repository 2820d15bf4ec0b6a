import { expect, test } from 'vitest';
import { charts } from '../../data/charts/charts.ts';
import { effectsOf, throwerFor } from '../../rules/between/critical-rolls.ts';
import type { Happened } from '../battle.ts';
import { only } from '../battle.ts';
import { atTurnsEnd } from './battles.ts';

const FAR = 'a blue sd-ca 20,6^0 Stop\nb red to-ca 50,42^180 Stop';
const BATTLESHIPS = 'a blue sd-bb 20,6^0 Stop\na tre sd-bb 30,6^0 Stop\nb red to-bb 50,42^180 Stop';

const suffered = (told: readonly Happened[]): string[] =>
  only(told, 'suffered').map(({ ship, effect, weapon, points }) => [ship, effect, weapon ?? points].join(' '));

/** What one tenner and these dice do to a cruiser; repairs of what was out before fail. */
function critical(
  effect: readonly number[],
  before: { out?: string[]; silent?: string[]; ram?: number } = {},
): { told: string[]; ship: object } {
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 0;
  Object.assign(b.vessel('blue'), { tenners: 1, ...before });
  const dice = [...Array(before.out ? 8 : 0).fill(1), ...effect];
  return { told: suffered(b.step({}, dice)), ship: b.vessel('blue') };
}

test('BB-5.3.1 unrated vessels have no criticals', () => {
  const b = atTurnsEnd('a blue sd-dd 20,6^0 Stop\nb red to-ca 50,42^180 Stop');
  b.vessel('blue-1').tenners = 3;
  expect(only(b.step({}), 'thrown')).toEqual([]);
  expect(b.vessel('blue-1').tenners).toBe(0);
});

test('BB-5.3.2 a ship with tenners throws 2d10 once, each tenner adding one, and has none left', () => {
  const b = atTurnsEnd(FAR);
  b.vessel('blue').tenners = 4;
  const told = b.step({}, [3, 5]);
  expect(only(told, 'thrown')).toMatchObject([{ sides: 10, faces: [3, 5], read: 8, why: { rule: 'BB-5.3.2' } }]);
  expect(suffered(told)).toEqual(['blue rudder 0']);
  expect(b.vessel('blue')).toMatchObject({ tenners: 0, rudder: 1 });
});

test('BB-5.3.3 without a tenner nothing is thrown', () => {
  expect(only(atTurnsEnd(FAR).step({}), 'thrown')).toEqual([]);
});

test('BB-5.3.4 the table, sum by sum', () => {
  const at = (sum: number): string => effectsOf(charts, { sum, again: null }).join('+');
  expect(Array.from({ length: 20 }, (_, i) => at(i + 3))).toEqual([
    ...['', 'marines', 'ammo', 'weapon', 'fire', 'engine', 'bridge', 'rudder', 'weapon', 'rudder'],
    ...['weapon', 'rudder', 'bridge', 'engine', 'fire', 'bridge', 'weapon', 'marines', 'ammo', 'ammo+fire'],
  ]);
});

test('BB-5.3.5 at 23 and beyond a bunker, a fire and another plain throw, of which 2 is nothing', () => {
  const b = atTurnsEnd(FAR);
  b.vessel('blue').tenners = 9;
  // 7 + 7 + 9 = 23, then 10: a rudder; the bunker's die last.
  expect(suffered(b.step({}, [7, 7, 4, 6, 5]))).toEqual(['blue ammo aft-mount', 'blue fire 0', 'blue rudder 0']);
  expect(effectsOf(charts, { sum: 31, again: 2 })).toEqual(['ammo', 'fire']);
  expect(effectsOf(charts, { sum: 31, again: 20 })).toEqual(['ammo', 'fire', 'marines']);
});

test('BB-5.3.6 the bridge costs half a d10 of points, BB-1.4.2 of no more than there are', () => {
  const b = atTurnsEnd(FAR);
  b.vessel('blue').tenners = 1;
  b.s.open.pools.a = 17;
  expect(suffered(b.step({}, [4, 4, 9]))).toEqual(['blue bridge 4']);
  expect(b.s.open.pools.a).toBe(13);
  const c = atTurnsEnd(FAR);
  c.vessel('blue').tenners = 1;
  c.s.open.pools.a = 3;
  c.step({}, [4, 4, 10]);
  expect(c.s.open.pools.a).toBe(0);
});

test('BB-5.3.7 a bunker silences the weapon of its slot for good, and costs a box', () => {
  const { told, ship } = critical([2, 2, 1]);
  expect(told).toEqual(['blue ammo fore-turret']);
  expect(ship).toMatchObject({ silent: ['fore-turret'], out: [], lost: 1 });
});

test('BB-5.3.8 coils have magazines too', () => {
  const b = atTurnsEnd('a blue to-ca 20,6^0 Stop\nb red sd-ca 50,42^180 Stop');
  b.vessel('blue').tenners = 1;
  expect(suffered(b.step({}, [2, 2, 7]))).toEqual(['blue ammo port-arc-projectors']);
});

test('BB-5.3.9 a box of marines is crossed off, if there is one', () => {
  expect(critical([1, 2]).ship).toMatchObject({ ram: 1 });
  expect(critical([1, 2], { ram: 0 }).ship).toMatchObject({ ram: 0 });
});

test('BB-5.3.10 a weapon is out of action', () => {
  expect(critical([2, 3, 9]).ship).toMatchObject({ out: ['port-tubes'], silent: [], lost: 0 });
});

test('BB-5.3.11 a slot without a working weapon passes to the next higher one, 10 to 1', () => {
  expect(critical([2, 3, 6], { out: ['aft-mount'], silent: ['bow-tubes'] }).told).toEqual(['blue weapon port-tubes']);
  expect(critical([2, 3, 10], { out: ['starboard-tubes'] }).told).toEqual(['blue weapon fore-turret']);
});

test('BB-5.3.11 with no weapon left none is lost, but a bunker still costs its box', () => {
  const out = ['fore-turret', 'aft-mount', 'bow-tubes', 'port-tubes', 'starboard-tubes'];
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 0;
  Object.assign(b.vessel('blue'), { tenners: 1, out });
  expect(suffered(b.step({}, [...Array(8).fill(1), 2, 2, 7]))).toEqual(['blue ammo 0']);
  expect(b.vessel('blue')).toMatchObject({ out, silent: [], lost: 1 });
});

test('BB-5.3.12 the highest setting ahead is lost, down to Crawl; there is nothing more to lose', () => {
  expect(critical([3, 4]).ship).toMatchObject({ engine: 1 });
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 0;
  Object.assign(b.vessel('blue'), { tenners: 1, engine: 5 });
  b.step({}, [...Array(8).fill(1), 3, 4]);
  expect(b.vessel('blue').engine).toBe(5);
});

test('BB-5.3.13 rudders add up', () => {
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 0;
  Object.assign(b.vessel('blue'), { tenners: 1, rudder: 1 });
  b.step({}, [...Array(8).fill(1), 4, 5]);
  expect(b.vessel('blue').rudder).toBe(2);
});

test('BB-5.3.14 one more fire burns', () => {
  expect(critical([3, 3]).ship).toMatchObject({ fires: 1, lost: 0 });
});

test('BB-5.3.15 BB-5.3.16 for a battleship the opponent throws twice with the same bonus, and her owner chooses', () => {
  const b = atTurnsEnd(BATTLESHIPS);
  b.vessel('blue').tenners = 9;
  const told = b.step({}, [7, 7, 2, 2, 5, 5]);
  expect(only(told, 'thrown').map(({ why }) => [why.rule, why.by])).toEqual([
    ['BB-5.3.2', 'b'],
    ['BB-5.3.5', 'b'],
    ['BB-5.3.2', 'b'],
  ]);
  const rolls = [
    { sum: 23, again: 4 },
    { sum: 19, again: null },
  ];
  expect(b.asks).toMatchObject([{ side: 'a', kind: 'critical', about: { ships: [{ ship: 'blue', rolls }] } }]);
  expect(suffered(b.step({ a: { take: [{ ship: 'blue', roll: 1 }] } }, [4]))).toEqual(['blue weapon aft-turrets']);
});

test('BB-5.3.15 who would rather not choose takes the lighter one; another may take the other', () => {
  const b = atTurnsEnd(BATTLESHIPS);
  b.vessel('blue').tenners = 1;
  b.step({}, [2, 2, 1, 2]);
  expect(suffered(b.step())).toEqual(['blue marines 0']);
  const c = atTurnsEnd(BATTLESHIPS);
  c.vessel('blue').tenners = 1;
  c.step({}, [2, 2, 1, 2]);
  expect(c.refusals('a', { take: [] })).toEqual(['BB-5.3.15 /take']);
  expect(c.refusals('a', { take: [{ ship: 'tre', roll: 0 }] })).toEqual(['BB-5.3.15 /take/0/ship', 'BB-5.3.15 /take']);
  expect(suffered(c.step({ a: { take: [{ ship: 'blue', roll: 0 }] } }, [1]))).toEqual(['blue ammo fore-turrets']);
});

test.each([
  ['to-ab', 2],
  ['hl-bb', 2],
  ['va-dn', 2],
])('BB-5.3.15 %s throws twice, flying and skimming', (card, throws) => {
  const b = atTurnsEnd(`a blue ${card} 20,6^0 Stop\nb red to-ca 50,42^180 Stop`);
  b.vessel('blue').tenners = 1;
  expect(only(b.step({}, [1, 1, 1, 1]), 'thrown')).toHaveLength(throws);
});

test('BB-5.3.16 carriers throw once', () => {
  const b = atTurnsEnd('a blue sd-cv 20,6^0 Stop\nb red to-ca 50,42^180 Stop');
  b.vessel('blue').tenners = 1;
  expect(only(b.step({}, [1, 1]), 'thrown')).toHaveLength(1);
});

test('BB-5.3.17 dice of effects fall for the throw that was taken, after the choice', () => {
  const b = atTurnsEnd(BATTLESHIPS);
  b.vessel('blue').tenners = 1;
  const before = b.step({}, [4, 4, 2, 3]);
  expect(only(before, 'thrown').map(({ why }) => why.rule)).toEqual(['BB-5.3.2', 'BB-5.3.2']);
  const after = b.step({ a: { take: [{ ship: 'blue', roll: 0 }] } }, [5]);
  expect(only(after, 'thrown').map(({ why }) => why.rule)).toEqual(['BB-5.3.6']);
});

test('BB-5.3.18 tenners of a wreck are dropped; who is wrecked by a bunker suffers no more', () => {
  const b = atTurnsEnd(`a white sd-ca 10,6^0 Stop\n${FAR}`);
  Object.assign(b.vessel('white'), { status: 'wreck', lost: 8, wrecked: 1, tenners: 3 });
  expect(only(b.step({}), 'thrown')).toEqual([]);
  const c = atTurnsEnd(`a white sd-ca 10,6^0 Stop\n${FAR}`);
  Object.assign(c.vessel('blue'), { lost: 7, tenners: 9 });
  // Bunker, fire and a weapon: the bunker takes the last box.
  const told = c.step({}, [7, 7, 3, 3, 1]);
  expect(suffered(told)).toEqual(['blue ammo fore-turret']);
  expect(c.vessel('blue')).toMatchObject({ status: 'wreck', fires: 0, out: [] });
});

test('BB-5.3.19 all throws, then all choices together, then all effects, ship by ship', () => {
  const b = atTurnsEnd(BATTLESHIPS);
  for (const id of ['blue', 'tre', 'red']) b.vessel(id).tenners = 1;
  const told = b.step({}, [4, 4, 4, 5, 2, 3, 4, 5, 1, 2, 4, 4]);
  expect(only(told, 'thrown').map(({ why }) => why.what)).toEqual(
    ['Vasa', 'Vasa', 'Vasa', 'Vasa', 'Landmeister', 'Landmeister'].map(ship => `a critical of ${ship}`),
  );
  expect(b.asked()).toEqual(['a critical', 'b critical']);
  const a = {
    take: [
      { ship: 'tre', roll: 0 },
      { ship: 'blue', roll: 0 },
    ],
  };
  const end = b.step({ a, b: { take: [{ ship: 'red', roll: 1 }] } }, [2, 3, 6]);
  expect(suffered(end)).toEqual(['blue bridge 1', 'tre weapon aft-turrets', 'red bridge 3']);
});

test('BB-2.0.6 the choices of both sides are opened together', () => {
  const b = atTurnsEnd(BATTLESHIPS);
  for (const id of ['blue', 'red']) b.vessel(id).tenners = 1;
  b.step({}, [4, 4, 4, 5, 1, 2, 4, 4]);
  const kinds = b.step({}, [1]).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['took', 'took']);
});

test('BB-5.3.20 of several opponents the next hostile side after the owner throws, the first again after the last', () => {
  const sides = [
    { id: 'a', enemies: ['b', 'd'] },
    { id: 'b', enemies: ['a', 'c'] },
    { id: 'c', enemies: ['b', 'd'] },
    { id: 'd', enemies: ['a', 'c'] },
  ].map(side => ({ ...side, name: side.id, alliance: 'x', pool: 20, aeroplanes: [], edge: null, zones: [], replenished: [] }));
  expect(sides.map(({ id }) => throwerFor({ sides }, id))).toEqual(['b', 'c', 'd', 'a']);
});
