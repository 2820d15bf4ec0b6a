import { expect, test } from 'vitest';
import type { Act, Form } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { dropUnguided } from '../../rules/seekers/guidance.ts';
import { acts, Battle, battle, only, scenarioOf, space } from '../battle.ts';

const launches = (box: number, speed: number): Act => ({ act: 'launch', box, facing: 1, speed });
const arms = (energy: number, target?: string): Partial<Form> => ({
  speed: 0,
  shuttles: [{ box: 0, as: 'suicide', energy, ...(target && { target }) }],
});

const TEXT = 'a blue fed-ca 1015^B 0\nb red kli-d7 2015^E 0';

/** Blue has armed a suicide shuttle for three turns, with these points. */
function armed(points: number[], text = TEXT): Battle {
  const b = battle(text);
  for (const [i, energy] of points.entries()) {
    if (i > 0) b.until('allocate');
    b.allocate({ blue: arms(energy, 'red'), red: { speed: 1 } });
  }
  return b;
}

/** It has been launched at impulse zero, and moves in Second Phase into the hex of Red. */
function closing(points = [3, 3, 3]): Battle {
  const b = armed(points).until('zero', 'a');
  b.step({ a: acts('blue', launches(0, 4)) });
  b.until('space', 'a').put('red', '1115^E').put('shuttle-1', '1015^B');
  return b;
}

const strikes = (on: string) => ({ ...space('F'), acts: [{ act: 'strike' as const, on }] });

test('TP-12.2.7 it is armed in three turns with 1 to 3 points each, then held for 1', () => {
  const b = armed([1, 2]);
  expect(b.hold('blue').bay[0]).toEqual({ as: 'suicide', turns: 2, energy: 3, target: 'red', load: [] });
  b.until('allocate');
  const form = (differs: Partial<Form>) => ({ forms: [b.form('blue', differs)], small: [], order: [], watch: [] });
  expect(b.refusals('a', form(arms(4, 'red')))).toEqual(['TP-12.2.7 /forms/0/shuttles/0/energy']);
  expect(b.refusals('a', form(arms(0, 'red')))).toEqual(['TP-12.2.7 /forms/0/shuttles/0/energy']);
  expect(b.refusals('a', form(arms(1, 'blue')))).toEqual(['TP-12.2.7 /forms/0/shuttles/0/target']);
  b.allocate({ blue: arms(3), red: { speed: 1 } });
  expect(b.hold('blue').bay[0]).toEqual({ as: 'suicide', turns: 3, energy: 6, target: 'red', load: [] });
  b.until('allocate');
  expect(b.refusals('a', form(arms(2)))).toEqual(['TP-12.2.7 /forms/0/shuttles/0/energy']);
  b.allocate({ blue: arms(1), red: { speed: 1 } });
  expect(b.hold('blue').bay[0]).toEqual({ as: 'suicide', turns: 3, energy: 6, target: 'red', load: [] });
});

test("TP-12.2.7 at its owner's word it strikes in the hex of its target, as one volley of twice its energy, and is gone", () => {
  const b = closing();
  const told = b.step({ a: strikes('red') });
  expect(only(told, 'hit')).toMatchObject([{ seeker: 'shuttle-1', unit: 'red', damage: 18 }]);
  expect(only(told, 'struck').map(({ unit, points }) => [unit, points])).toEqual([['red', 18]]);
  expect(b.unit('shuttle-1').status).toBe('destroyed');
});

test('TP-12.2.7 the least warhead is 6', () => {
  const told = closing([1, 1, 1]).step({ a: strikes('red') });
  expect(only(told, 'hit')[0]?.damage).toBe(6);
});

test('TP-12.2.7 a crippled one is harmless, another target than its own it does not strike, and unarmed it is plain', () => {
  const b = closing();
  b.unit('shuttle-1').damage = 4;
  expect(b.refusals('a', strikes('red'))).toEqual(['TP-12.2.7 /acts/0/act']);
  b.unit('shuttle-1').damage = 3;
  expect(b.refusals('a', strikes('red'))).toEqual([]);
  Object.assign(b.hold('shuttle-1').craft ?? {}, { target: null });
  expect(b.refusals('a', strikes('red'))).toEqual(['TP-12.2.7 /acts/0/on']);
  const plain = armed([3, 3]).until('zero', 'a');
  plain.step({ a: acts('blue', launches(0, 4)) });
  expect(plain.hold('shuttle-1').craft?.as).toBe('plain');
});

test('TP-12.2.7 its target is changed with the forms', () => {
  const b = battle(`${TEXT}\nb other kli-f5 2516^E 0`);
  for (const energy of [3, 3, 3]) {
    b.until('allocate').allocate({ blue: arms(energy, 'red'), red: { speed: 1 }, other: { speed: 2 } });
  }
  b.until('zero', 'a').step({ a: acts('blue', launches(0, 4)) });
  b.until('allocate');
  const small = (target: string) => ({
    forms: [b.form('blue')],
    small: [{ unit: 'shuttle-1', speed: 4, target }],
    ...{ order: [], watch: [] },
  });
  expect(b.refusals('a', small('blue'))).toEqual(['TP-12.2.7 /small/0/target']);
  b.step({
    a: small('other'),
    b: { forms: ['red', 'other'].map((id, i) => b.form(id, { speed: i + 1 })), small: [], order: [], watch: [] },
  });
  expect(b.hold('shuttle-1').craft?.target).toBe('other');
});

test('TP-6.1.7 TP-6.1.8 it takes a channel of its ship, and is a plain shuttle once that guides no more', () => {
  const b = closing();
  expect(b.hold('shuttle-1').guide).toBe('blue');
  b.unit('blue').lockOn = false;
  b.step({ a: space('F') });
  b.until('space', 'a');
  expect(b.hold('shuttle-1')).toMatchObject({ guide: null, craft: { as: 'plain' } });
  const full = armed([1, 1, 1]);
  full.unit('blue').boxes.sensor = 1;
  full.until('zero', 'a');
  expect(full.refusals('a', acts('blue', launches(0, 4)))).toEqual(['TP-6.1.7 /windows/0/acts/0/box']);
});

test('TP-6.5.3 TP-6.5.4 nobody is told what it is before it strikes', () => {
  const b = closing();
  expect(JSON.stringify([b.told, b.s.open, b.asks])).not.toContain('suicide');
  expect(b.unit('shuttle-1')).toMatchObject({ card: 'admin', kind: 'shuttle' });
});

/** Blue has bought a scatter-pack, Red is in sight. */
function packed(drone?: string): Battle {
  const scenario = scenarioOf('a blue kzi-cs 1015^B 0\nb red kli-d7 1415^E 0');
  const [a, b] = scenario.sides as [Scenario['sides'][number], Scenario['sides'][number]];
  const ships = a.ships.map(ship => ({ ...ship, options: [{ id: 'scatter-pack' as const, n: 1 }], ...(drone && { drone }) }));
  const sides = [{ ...a, ships }, b];
  const c = new Battle({ ...scenario, sides });
  c.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  return c;
}

test('TP-12.2.8 R96 a scatter-pack holds six rack spaces of drones, opens from the phase after its launch, and they fly under the guidance of its ship', () => {
  const b = packed().until('answer', 'a');
  expect(b.hold('blue').bay[0]).toEqual({ as: 'scatter-pack', turns: 0, energy: 0, target: null, load: Array(6).fill('i') });
  b.step({ a: acts('blue', launches(0, 0)) });
  b.until('zero', 'a');
  const opens: Act = { act: 'open', on: 'red' };
  expect(b.refusals('a', acts('shuttle-1', opens))).toEqual(['TP-12.2.8 /windows/0/acts/0/act']);
  b.step();
  b.until('zero', 'a');
  expect(b.refusals('a', acts('shuttle-1', { act: 'open', on: 'blue' }))).toEqual(['TP-12.2.8 /windows/0/acts/0/on']);
  const told = b.step({ a: acts('shuttle-1', opens) });
  expect(only(told, 'launched')).toHaveLength(6);
  expect(b.s.open.seekers).toHaveLength(6);
  expect(b.s.open.seekers[0]).toMatchObject({ by: 'blue', on: 'red', response: true, atOnce: false });
  expect(b.s.sealed.a?.seekers[0]).toMatchObject({ load: 'i' });
  expect(b.hold('shuttle-1').craft?.load).toEqual([]);
});

test('TP-12.2.8 TP-6.1.7 no more drones than its ship has channels for', () => {
  const b = packed().until('answer', 'a');
  b.step({ a: acts('blue', launches(0, 0)) });
  b.until('zero', 'a').step();
  b.until('zero', 'a').unit('blue').boxes.sensor = 3;
  b.step({ a: acts('shuttle-1', { act: 'open', on: 'red' }) });
  expect(b.s.open.seekers).toHaveLength(4);
});

test('TP-6.5.3 TP-15.2.3 the box of a scatter-pack is named before the battle, in secret', () => {
  const plain = scenarioOf('a blue kzi-cs 1015^B 0\nb red kli-d7 1415^E 0');
  const [a, c] = plain.sides as [Scenario['sides'][number], Scenario['sides'][number]];
  const ships = a.ships.map(({ hex: _, ...ship }) => ({ ...ship, options: [{ id: 'scatter-pack' as const, n: 1 }] }));
  const b = new Battle({ ...plain, sides: [{ ...a, zone: { columns: [3, 5], rows: [10, 12] }, ships }, c] });
  const deploys = (...hidden: object[]) => ({
    stands: [{ unit: 'blue', hex: '0410', facing: 0 }],
    ...{ loads: [], mounts: [], guides: [], hidden },
  });
  const pack = { unit: 'blue', box: 1, kind: 'scatter-pack' };
  expect(b.refusals('a', deploys(pack, { ...pack, box: 0 }))).toEqual(['TP-12.2.8 /hidden/1/unit']);
  expect(b.refusals('a', deploys({ ...pack, box: 2 }))).toEqual(['TP-12.2.8 /hidden/0/box']);
  expect(b.refusals('a', deploys({ ...pack, kind: 'suicide' }))).toEqual(['TP-12.2.8 /hidden/0/kind']);
  expect(b.refusals('a', deploys({ ...pack, unit: 'red' }))).toEqual(['TP-12.2.8 /hidden/0/unit']);
  const told = b.step({ a: deploys(pack) });
  expect(b.hold('blue').bay.map(({ as }) => as)).toEqual(['plain', 'scatter-pack']);
  expect(JSON.stringify(told)).not.toContain('scatter');
});

test('TP-6.5.2 T8 a suicide shuttle launched in the hex of its ship makes its three spaces in that phase, if its number is still to come', () => {
  const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 3515^E 0');
  for (const speed of [4, 8, 8]) {
    b.until('allocate').allocate({ blue: { ...arms(1, 'red'), speed }, red: { speed: 1 } });
  }
  b.until('space', 'a');
  b.step({ a: { ...space('F'), acts: [launches(0, 6)] } });
  expect(b.hold('shuttle-1').craft?.as).toBe('suicide');
  for (let n = 0; n < 3; n += 1) b.until('space', 'a').step();
  b.until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'shuttle-1', n: 1, of: 3 });
});

test('TP-6.5.4 TP-12.1.4 what is armed counts in a window like any other shuttle', () => {
  const b = armed([1, 1, 1]).until('zero', 'a');
  expect(b.refusals('a', acts('blue', launches(0, 4), launches(1, 4)))).toEqual([
    'TP-12.1.4 /windows/0/acts/0/act',
    'TP-12.1.4 /windows/0/acts/1/act',
  ]);
});

test('TP-14.2.8 a suicide shuttle that has landed is launched again after one full turn aboard, held for 1 a turn', () => {
  const b = armed([1, 1, 1]).until('zero', 'a');
  b.step({ a: acts('blue', launches(0, 0)) });
  b.until('zero', 'a').step({ a: acts('shuttle-1', { act: 'land', unit: 'blue' }) });
  expect(b.hold('blue').bay[0]).toMatchObject({ as: 'suicide', turns: 3 });
  const again = (): string[] => b.refusals('a', acts('blue', launches(0, 4)));
  b.until('allocate').allocate({ blue: arms(1), red: { speed: 1 } });
  b.until('zero', 'a');
  expect(again()).toEqual(['TP-14.2.8 /windows/0/acts/0/box']);
  b.until('allocate').allocate({ blue: arms(1), red: { speed: 1 } });
  b.until('zero', 'a');
  expect(again()).toEqual([]);
});

test('TP-12.2.8 a scatter-pack that was opened is full again after one full turn aboard', () => {
  const b = packed().until('answer', 'a');
  b.step({ a: acts('blue', launches(0, 0)) });
  b.until('zero', 'a').step();
  b.until('zero', 'a').step({ a: acts('shuttle-1', { act: 'open', on: 'red' }, { act: 'land', unit: 'blue' }) });
  b.put('red', '4015^E');
  expect(b.hold('blue').bay[0]).toMatchObject({ as: 'scatter-pack', load: [] });
  for (const full of [0, 6]) {
    b.until('allocate').allocate({ blue: { speed: 0 }, red: { speed: 1 } });
    b.until('zero', 'a');
    if (full === 0) continue;
    b.step({ a: acts('blue', launches(0, 0)) });
    expect(b.hold('shuttle-1').craft?.load).toHaveLength(full);
  }
});

/** The pack is aloft in the second phase; Red has sent out a shuttle at the end of the first. */
function unpacked(): Battle {
  const b = packed().until('answer', 'a');
  b.step({ a: acts('blue', launches(0, 0)) });
  b.until('zero', 'a').step();
  b.until('zero', 'b').step({ b: acts('red', launches(0, 2)) });
  return b.until('zero', 'a');
}

test('TP-12.3.1 drones of a scatter-pack that is opened at a ship behind a weasel fly at that', () => {
  const b = unpacked();
  Object.assign(b.unit('shuttle-2').sortie ?? {}, { weasel: true });
  const told = b.step({ a: acts('shuttle-1', { act: 'open', on: 'red' }) });
  expect(only(told, 'drawn').map(({ unit, by, seekers }) => [unit, by, seekers.length])).toEqual([['red', 'shuttle-2', 6]]);
});

test('TP-14.2.4 TP-12.2.5 TP-13.4.5 it is not opened at what a bigger ship covers, crippled, or for a ship that was captured', () => {
  const b = unpacked();
  const refused = (): string[] => b.refusals('a', acts('shuttle-1', { act: 'open', on: 'red' }));
  expect(refused()).toEqual([]);
  b.s.open.docks.push({ big: 'blue', small: 'red', handed: 0 });
  expect(refused()).toEqual(['TP-14.2.4 /windows/0/acts/0/on']);
  b.s.open.docks = [];
  b.unit('shuttle-1').damage = 4;
  expect(refused()).toEqual(['TP-12.2.5 /windows/0/acts/0/act']);
  b.unit('shuttle-1').damage = 0;
  b.unit('blue').side = 'b';
  expect(refused()).toEqual(['TP-6.1.8 /windows/0/acts/0/on']);
});

test('TP-12.3.3 of what a suicide shuttle does to a weasel a part reaches the ship', () => {
  const b = armed([3, 3, 3]).until('zero', 'a');
  b.step({ a: acts('blue', launches(0, 4)) });
  b.until('zero', 'b').step({ b: acts('red', launches(0, 0)) });
  Object.assign(b.unit('shuttle-2').sortie ?? {}, { weasel: true });
  b.until('space', 'a').put('red', '1215^E').put('shuttle-2', '1115^E').put('shuttle-1', '1015^B');
  const told = b.step({ a: strikes('shuttle-2') });
  expect(only(told, 'spilt')).toEqual([{ kind: 'spilt', unit: 'red', by: 'shuttle-2', points: 4 }]);
});

test('TP-6.1.8 TP-13.4.5 a suicide shuttle of a ship that was captured is a plain one', () => {
  const b = closing();
  b.unit('blue').side = 'b';
  dropUnguided(b.s, { tell: () => undefined, reveal: () => undefined } as never);
  expect(b.hold('shuttle-1')).toMatchObject({ guide: null, craft: { as: 'plain' } });
});

test('TP-1.3.2 TP-12.2.7 a form that is repeated names no target that has become a friend', () => {
  const b = armed([1, 1]).until('allocate');
  const about = b.asks.find(({ side }) => side === 'a')?.about as never;
  const { idle, candidates } = b.rules.questions.allocate;
  const targets = (): unknown[] =>
    [idle(b.view('a'), about), ...candidates(b.view('a'), about)].flatMap(order => {
      expect(b.refusals('a', order)).toEqual([]);
      return order.forms.flatMap(({ shuttles }) => shuttles.map(({ target }) => target));
    });
  expect(targets()).toContain('red');
  b.unit('red').side = 'a';
  expect(targets()).not.toContain('red');
});
