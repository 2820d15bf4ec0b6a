import { expect, test } from 'vitest';
import { only } from '../battle.ts';
import { atTurnsEnd, toTurnsEnd } from './battles.ts';

const FAR = 'a blue sd-ca 20,6^0 Stop\nb red to-ca 50,42^180 Stop';

test('BB-5.1.1 a ship throws as many d10 as it has boxes left, and each 7 removes one critical', () => {
  const b = atTurnsEnd(FAR);
  Object.assign(b.vessel('blue'), { lost: 3, out: ['fore-turret'], engine: 1, rudder: 1 });
  b.step({}, [7, 6, 10, 1, 2]);
  expect(b.asked()).toEqual(['a mend']);
  expect(b.asks[0]?.about).toEqual({ ships: [{ ship: 'blue', mends: 2 }], pool: 18, living: false });
  const three = ['engine', 'rudder'].map(critical => ({ ship: 'blue', critical }));
  const turret = { ship: 'blue', critical: 'weapon', weapon: 'fore-turret' };
  expect(b.refusals('a', { mend: [...three, turret], buy: [] })).toEqual(['BB-5.1.1 /mend']);
  expect(only(b.step({ a: { mend: [turret, three[0]], buy: [] } }), 'mended')).toMatchObject([{ side: 'a', left: 18 }]);
  expect(b.vessel('blue')).toMatchObject({ out: [], engine: 0, rudder: 1 });
});

test('BB-5.1.1 without anything to repair no die falls', () => {
  const b = atTurnsEnd(FAR);
  expect(b.step({}).map(({ kind }) => kind)).not.toContain('thrown');
});

test('BB-5.1.2 weapons, engines, rudders and fires are repaired; what a bunker or the marines lost is not', () => {
  const b = atTurnsEnd(FAR);
  Object.assign(b.vessel('blue'), { silent: ['fore-turret'], ram: 0 });
  expect(only(b.step({}), 'thrown')).toEqual([]);
  const c = atTurnsEnd(FAR);
  Object.assign(c.vessel('blue'), { silent: ['fore-turret'], fires: 1 });
  c.step({}, [7, 7, 1, 1, 1, 1, 1, 1]);
  const turret = { ship: 'blue', critical: 'weapon', weapon: 'fore-turret' };
  expect(c.refusals('a', { mend: [turret], buy: [] })).toEqual(['BB-5.1.2 /mend/0']);
  const fire = { ship: 'blue', critical: 'fire' };
  expect(c.refusals('a', { mend: [fire], buy: [fire] })).toEqual(['BB-5.1.2 /buy/0']);
});

test('BB-5.1.3 further criticals are bought after the dice at three points each, as far as the pool goes', () => {
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 7;
  Object.assign(b.vessel('blue'), { engine: 2, rudder: 1 });
  b.step({}, [1, 1, 1, 1, 1, 1, 1, 1]);
  const engine = { ship: 'blue', critical: 'engine' };
  const rudder = { ship: 'blue', critical: 'rudder' };
  expect(b.refusals('a', { mend: [], buy: [engine, engine, rudder] })).toEqual(['BB-5.1.3 /buy']);
  b.step({ a: { mend: [], buy: [engine, rudder] } });
  expect(b.vessel('blue')).toMatchObject({ engine: 1, rudder: 0 });
  expect(b.s.open.pools.a).toBe(1);
});

test('BB-5.1.4 who has neither a success nor three points is not asked, and nobody is asked at any other time', () => {
  const b = atTurnsEnd(FAR);
  b.s.open.pools.a = 2;
  b.vessel('blue').rudder = 1;
  b.step({}, [1, 1, 1, 1, 1, 1, 1, 1]);
  expect(b.asked()).toEqual(['a telegraph', 'b telegraph']);
});

test('BB-5.1.5 criticals of this turn are repaired in the next at the earliest', () => {
  const b = atTurnsEnd(FAR);
  b.vessel('blue').tenners = 1;
  const told = b.step({}, [4, 5]);
  expect(only(told, 'suffered')).toMatchObject([{ ship: 'blue', effect: 'rudder' }]);
  expect(b.asked()).toEqual(['a telegraph', 'b telegraph']);
  toTurnsEnd(b).step({}, [7, 1, 1, 1, 1, 1, 1, 1]);
  b.step();
  expect(b.vessel('blue').rudder).toBe(0);
});

test('BB-5.1.6 a repair gives back the lowest setting lost, one step of the template, one fire', () => {
  const b = atTurnsEnd('a blue sd-ca 20,6^0 Slow\nb red to-ca 50,42^180 Stop');
  Object.assign(b.vessel('blue'), { engine: 3, rudder: 2, fires: 2 });
  b.step({}, [7, 7, 7, 1, 1, 1, 1, 1]);
  const mend = ['engine', 'rudder', 'fire'].map(critical => ({ ship: 'blue', critical }));
  b.step({ a: { mend, buy: [] } });
  expect(b.vessel('blue')).toMatchObject({ engine: 2, rudder: 1, fires: 1, lost: 1 });
  // Half is back: a cruiser that had lost Flank, Full and Half may step up to it again.
  expect(b.refusals('a', { units: [{ unit: 'blue', setting: 'Half' }] })).toEqual([]);
});

test('BB-5.1.6 a repair gives back that weapon and no other, and what is bought is repaired as well, and paid for', () => {
  const b = atTurnsEnd(FAR);
  Object.assign(b.vessel('blue'), { out: ['fore-turret', 'aft-mount'], engine: 1, rudder: 1 });
  b.step({}, [7, 1, 1, 1, 1, 1, 1, 1]);
  const turret = { ship: 'blue', critical: 'weapon', weapon: 'aft-mount' };
  b.step({ a: { mend: [turret], buy: [{ ship: 'blue', critical: 'engine' }] } });
  expect(b.vessel('blue')).toMatchObject({ out: ['fore-turret'], engine: 0, rudder: 1, fires: 0 });
  expect(b.s.open.pools.a).toBe(15);
});

test('BB-5.1.7 a living hull throws again after the criticals with half its boxes, and may remove those too; nothing is bought', () => {
  const b = atTurnsEnd('a blue va-ca 20,6^0 Stop\nb red to-ca 50,42^180 Stop');
  Object.assign(b.vessel('blue'), { lost: 2, tenners: 1 });
  const told = b.step({}, [4, 5, 7, 1]);
  expect(only(told, 'suffered')).toMatchObject([{ effect: 'rudder' }]);
  expect(b.asks).toMatchObject([{ side: 'a', kind: 'mend', about: { living: true, ships: [{ ship: 'blue', mends: 1 }] } }]);
  const rudder = { ship: 'blue', critical: 'rudder' };
  expect(b.refusals('a', { mend: [], buy: [rudder] })).toEqual(['BB-5.1.3 /buy']);
  b.step({ a: { mend: [rudder], buy: [] } });
  expect(b.vessel('blue').rudder).toBe(0);
});

test('BB-5.1.8 wrecks make no repairs', () => {
  const b = atTurnsEnd('a blue sd-ca 20,6^0 Stop\na white sd-ca 10,6^0 Stop\nb red to-ca 50,42^180 Stop');
  Object.assign(b.vessel('blue'), { status: 'wreck', lost: 8, wrecked: 1, rudder: 1 });
  expect(only(b.step({}), 'thrown')).toEqual([]);
});

test('BB-2.0.6 repairs of both sides are chosen face down and opened together', () => {
  const b = atTurnsEnd(FAR);
  b.vessel('blue').rudder = 1;
  b.vessel('red').rudder = 1;
  b.step({}, [7, 1, 1, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1, 1]);
  expect(b.asked()).toEqual(['a mend', 'b mend']);
});

test('BB-2.0.3 BB-2.0.4 repairs come before criticals, and dice fall in the order of the lists', () => {
  const b = atTurnsEnd('a blue sd-ca 20,6^0 Stop\na white sd-ca 10,6^0 Stop\nb red to-ca 50,42^180 Stop');
  Object.assign(b.vessel('white'), { engine: 1, lost: 6 });
  Object.assign(b.vessel('blue'), { engine: 1, lost: 7 });
  b.vessel('red').tenners = 1;
  for (const side of ['a', 'b']) b.s.open.pools[side] = 0;
  const told = b.step({}, [1, 2, 3, 1, 1]);
  expect(only(told, 'thrown').map(({ why: { rule, by }, faces }) => `${rule} ${by} ${faces.length}`)).toEqual([
    'BB-5.1.1 a 1',
    'BB-5.1.1 a 2',
    'BB-5.3.2 b 2',
  ]);
});
