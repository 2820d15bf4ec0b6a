import { expect, test } from 'vitest';
import { moveEnergy, summedCost } from '../../rules/geometry/energy.ts';
import type { Act, Finish } from '../../rules/orders.ts';
import { slowBy, towsOf } from '../../rules/tractors/tow.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

const finish = (...docks: Finish['docks']): Finish => ({ repairs: [], docks, reload: [] });
const toBig = { unit: 'small', to: 'big' } as const;

/** A cruiser and a frigate in one hex, and an enemy; at the end of a turn in which both had one speed. */
function together(speeds = { big: 0, small: 0 }): Battle {
  const b = battle('a big fed-ca 1015^B 4\na small kzi-ff 1016^C 4\nb red kli-d7 1212^E 4');
  b.allocate({ big: { speed: speeds.big }, small: { speed: speeds.small }, red: { speed: 1 } });
  return b.put('small', '1015^C').until('finish');
}

/** The same pair, docked, in the next turn. */
function docked(speed = 4): Battle {
  const b = together();
  b.step({ a: finish(toBig) });
  b.unit('big').before = 4;
  b.allocate({ big: { speed }, red: { speed: 5 } });
  return b;
}

test('TP-14.2.4 two ships of a side in one hex dock at the end of a turn, the bigger one leading', () => {
  const b = together();
  const told = b.step({ a: finish({ unit: 'big', to: 'small' }) });
  expect(only(told, 'docked')).toMatchObject([{ unit: 'small', to: 'big' }]);
  expect(b.s.open.docks).toEqual([{ big: 'big', small: 'small', handed: 0 }]);
});

test('TP-14.2.4 of one size class the ship that docks is the smaller one (ruling R86)', () => {
  const b = together();
  b.unit('small').card = 'fed-ca';
  b.step({ a: finish({ unit: 'big', to: 'small' }) });
  expect(b.s.open.docks).toMatchObject([{ big: 'small', small: 'big' }]);
});

test('TP-14.2.4 nothing docks in another hex, to an enemy, with a third, or under erratic manoeuvres', () => {
  const b = together();
  expect(b.refusals('a', finish(toBig, toBig))).toEqual(['TP-14.2.4 /docks/1']);
  expect(b.refusals('a', finish({ unit: 'small', to: 'red' }))).toEqual(['TP-14.2.4 /docks/0/to']);
  expect(b.refusals('a', finish({ unit: 'small', to: null }))).toEqual(['TP-14.2.4 /docks/0/to']);
  expect(b.refusals('a', finish({ unit: 'red', to: 'big' }))).toEqual(['TP-14.2.4 /docks/0/unit']);
  b.unit('small').erratic = true;
  expect(b.refusals('a', finish(toBig))).toEqual(['TP-14.2.4 /docks/0/unit']);
  b.unit('small').erratic = false;
  b.put('small', '1016^C');
  expect(b.refusals('a', finish(toBig))).toEqual(['TP-14.2.4 /docks/0/to']);
});

test('TP-14.2.5 docking compares the two-phase speeds that were plotted', () => {
  const b = together({ big: 3, small: 0 });
  b.put('small', b.place('big'));
  expect(b.refusals('a', finish(toBig))).toEqual(['TP-14.2.5 /docks/0/to']);
  b.unit('small').speed = 3;
  expect(b.refusals('a', finish(toBig))).toEqual([]);
});

test('TP-14.2.4 docked ships plot one speed at the summed cost, in the form of the bigger one (ruling R87)', () => {
  const b = together();
  b.step({ a: finish(toBig) });
  const [one, other] = [b.ship('big').card.moveCost, b.ship('small').card.moveCost];
  expect(moveEnergy(summedCost(one, other), 8)).toBe(22);
  const order = (big: object, small: object = {}): object => ({
    ...{ forms: [b.form('big', big), b.form('small', small)], small: [], order: [], watch: [] },
  });
  // Engines that give 22 points of warp power, and then 21.
  b.unit('big').before = 9;
  b.unit('big').boxes.left = 7;
  expect(b.refusals('a', order({ speed: 8 }))).toEqual([]);
  b.unit('big').boxes.left = 6;
  expect(b.refusals('a', order({ speed: 8 }))).toContain('TP-2.1.4 /forms/0/speed');
  expect(b.refusals('a', order({}, { speed: 1, hets: 1 }))).toEqual(['TP-14.2.4 /forms/1/speed', 'TP-14.2.4 /forms/1/hets']);
  expect(b.refusals('a', order({ erratic: true }))).toEqual(['TP-14.2.4 /forms/0/erratic']);
});

test('TP-14.2.4 TP-1.2.3 a docked pair moves as one, and turns as one', () => {
  const b = docked(4);
  expect([b.unit('big').speed, b.unit('small').speed]).toEqual([4, 4]);
  b.until('space', 'a');
  expect(b.asks[0]?.about).toMatchObject({ unit: 'big' });
  b.unit('big').turnCount = 5;
  b.step({ a: space('R') });
  expect([b.place('big'), b.place('small')]).toEqual(['1116^C', '1116^D']);
  const asked = new Set<unknown>();
  for (b.until('space', 'a'); b.s.open.now.stage !== 'zero'; b.step())
    for (const { kind, about } of b.asks) if (kind === 'space') asked.add((about as { unit: string }).unit);
  expect([...asked]).not.toContain('small');
});

test('TP-14.2.4 a pair of speed 0 makes its TAC together', () => {
  const b = docked(0).until('zero', 'a');
  b.hold('big').tacs.impulse = 1;
  b.hold('small').tacs.impulse = 1;
  expect(b.refusals('a', acts('small', { act: 'tac', facing: 3 }))).toEqual(['TP-14.2.4 /windows/0/acts/0']);
  b.step({ a: acts('big', { act: 'tac', facing: 2 }) });
  expect([b.place('big'), b.place('small')]).toEqual(['1015^C', '1015^D']);
});

test('TP-14.2.4 nobody fires or launches at the smaller ship of a pair', () => {
  const b = docked(0).until('zero', 'b');
  expect(b.refusals('b', fires('red', 'phaser-1 small'))).toEqual(['TP-14.2.4 /windows/0/fire/0/on']);
  expect(b.refusals('b', fires('red', 'phaser-1 big'))).toEqual([]);
  const launch: Act = { act: 'seeker', weapon: 'rack-1', on: 'small' };
  expect(b.refusals('b', acts('red', launch))).toEqual(['TP-14.2.4 /windows/0/acts/0/on']);
});

test('TP-14.2.4 they part in step 3, and then each makes its own spaces', () => {
  const b = docked(4).until('initial');
  expect(b.refusals('a', { ...acts('small', { act: 'undock', unit: 'red' }), guards: [] })).toEqual([
    'TP-14.2.4 /windows/0/acts/0/unit',
  ]);
  const told = b.step({ a: { ...acts('small', { act: 'undock', unit: 'big' }), guards: [] } });
  expect(only(told, 'undocked')).toMatchObject([{ unit: 'small', from: 'big' }]);
  const spaces: unknown[] = [];
  for (; b.s.open.now.stage !== 'zero'; b.step())
    for (const { kind, about } of b.asks) if (kind === 'space') spaces.push((about as { unit: string }).unit);
  expect(spaces.filter(id => id !== 'red')).toEqual(['big', 'big', 'small', 'small']);
  b.until('zero', 'a');
  expect(b.refusals('a', acts('small', { act: 'undock', unit: 'big' }))).toEqual(['TP-14.2.4 /windows/0/acts/0/act']);
});

test('TP-14.2.4 a pair comes apart where one of them is destroyed, and the other goes on', () => {
  const b = docked(4).until('space', 'a');
  b.step({ a: space('F') });
  b.unit('big').status = 'destroyed';
  b.step();
  expect(b.s.open.docks).toEqual([]);
  expect(b.unit('small')).toMatchObject({ halted: false, made: 1 });
});

const party = (n: number): Act => ({ act: 'hand', to: 'small', what: 'party', n });

test('TP-14.2.4 the pair exchanges five things a turn, boarding parties and drones (ruling R88)', () => {
  const b = docked(0).until('initial');
  const initial = (...all: Act[]): object => ({ ...acts('big', ...all), guards: [] });
  expect(b.refusals('a', initial(party(3), party(3)))).toEqual([
    'TP-14.2.4 /windows/0/acts/0/n',
    'TP-14.2.4 /windows/0/acts/1/n',
  ]);
  const before = [b.unit('big').parties.a!, b.unit('small').parties.a!] as const;
  const told = b.step({ a: initial(party(3)) });
  expect(only(told, 'handed')).toMatchObject([{ unit: 'big', to: 'small', what: 'party', n: 3 }]);
  expect([b.unit('big').parties.a, b.unit('small').parties.a]).toEqual([before[0] - 3, before[1] + 3]);
  b.until('zero', 'a');
  expect(b.refusals('a', acts('big', party(3)))).toEqual(['TP-14.2.4 /windows/0/acts/0/n']);
  expect(b.refusals('a', acts('big', party(2)))).toEqual([]);
});

test('TP-14.2.4 T-bombs go over in secret but for their number', () => {
  const b = docked(0).until('initial');
  b.hold('big').stock.bombs = 2;
  const bombs = (n: number): object => ({ ...acts('big', { act: 'hand', to: 'small', what: 't-bomb', n }), guards: [] });
  expect(b.refusals('a', bombs(3))).toEqual(['TP-14.2.4 /windows/0/acts/0/n']);
  const before = b.hold('small').stock.bombs;
  b.step({ a: bombs(2) });
  expect([b.hold('big').stock.bombs, b.hold('small').stock.bombs]).toEqual([0, before + 2]);
});

test('TP-14.2.4 TP-13.3.4 TP-1.5.5 dummies go over as well, and look like bombs', () => {
  const b = docked(0).until('initial');
  Object.assign(b.hold('big').stock, { bombs: 0, dummies: 1 });
  const before = b.hold('small').stock.dummies;
  const hands = (what: 'dummy' | 't-bomb', n: number): object => ({
    ...acts('big', { act: 'hand', to: 'small', what, n }),
    guards: [],
  });
  expect(b.refusals('a', hands('t-bomb', 1))).toEqual(['TP-14.2.4 /windows/0/acts/0/n']);
  expect(b.refusals('a', hands('dummy', 2))).toEqual(['TP-14.2.4 /windows/0/acts/0/n']);
  const told = b.step({ a: hands('dummy', 1) });
  expect(only(told, 'handed')).toEqual([{ kind: 'handed', unit: 'big', to: 'small', what: 't-bomb', n: 1 }]);
  expect([b.hold('big').stock.dummies, b.hold('small').stock.dummies]).toEqual([0, before + 1]);
});

test('TP-14.2.4 drones go from rack to rack, TP-9.6.3 as far as there is room', () => {
  const b = battle('a big kzi-ff 1015^B 4\na small kzi-ff 1016^C 4\nb red kli-d7 1212^E 4');
  b.allocate({ red: { speed: 1 } });
  b.put('small', '1015^C')
    .until('finish')
    .step({ a: finish(toBig) });
  b.allocate({ red: { speed: 1 } });
  b.until('initial');
  const [from, into] = [b.hold('big').magazines[0]!, b.hold('small').magazines[0]!];
  const full = [...into.load];
  expect(full).toHaveLength(4);
  const rack = b.ship('big').card.weapons[from.mount]!.id;
  const drones = (n: number): object => ({
    ...acts('big', { act: 'hand', to: 'small', what: 'drone', n, weapon: rack, rack }),
    guards: [],
  });
  expect(b.refusals('a', drones(1))).toEqual(['TP-9.6.3 /windows/0/acts/0/rack']);
  into.load = full.slice(2);
  expect(b.refusals('a', drones(2))).toEqual([]);
  const given = from.load.slice(-2);
  b.step({ a: drones(2) });
  expect(into.load).toEqual([...full.slice(2), ...given]);
  expect(from.load).toHaveLength(full.length - 2);
});

test('TP-14.2.4 TP-13.2.1 no beam catches the smaller ship of a pair', () => {
  const b = docked(0).until('zero', 'b');
  const pull = (on: string) => b.refusals('b', acts('red', { act: 'tractor', on, energy: 1 }));
  expect(pull('small')).toEqual(['TP-14.2.4 /windows/0/acts/0/on']);
  expect(pull('big')).not.toContain('TP-14.2.4 /windows/0/acts/0/on');
});

test('TP-14.2.4 TP-13.2.3 a pair weighs as both, as what is held and as who holds', () => {
  const b = docked(4).until('space', 'a');
  const both = summedCost(b.ship('big').card.moveCost, b.ship('small').card.moveCost);
  b.put('red', '1117^E');
  b.s.open.beams = [{ id: 'red-big', by: 'red', on: 'big', strength: 3, fresh: true }];
  expect(towsOf(b.view('b'), b.unit('red'))).toMatchObject([{ unit: 'big', moveCost: both }]);
  b.s.open.beams = [{ id: 'big-red', by: 'big', on: 'red', strength: 3, fresh: true }];
  const big = b.unit('big');
  big.speed = 14;
  slowBy(b.s, big, b.unit('red'));
  const [over, under] = summedCost(both, b.ship('red').card.moveCost);
  expect(big.dragged).toBe(7 - Math.floor((7 * both[0] * under) / (both[1] * over)));
  expect(big.dragged).toBe(3);
});

/** Set web of the enemy, one hex ahead of the pair. */
function webbed(strength: number): Battle {
  const b = docked(4).until('space', 'a');
  const ahead = { q: b.unit('big').q + 1, r: b.unit('big').r - 1 };
  b.s.open.webs.push({ ...ahead, side: 'b', by: 'red', mount: 0, cast: false, strength, left: 0, falls: 0 });
  return b;
}

test('TP-14.2.4 TP-11.3.5 web that stops the bigger ship of a pair stops both, and both leave it together', () => {
  const b = webbed(3);
  for (let n = 0; n < 4; n += 1) b.until('space', 'a').step({ a: space('F') });
  expect(only(b.told, 'snared').map(({ unit }) => unit)).toEqual(['big']);
  expect(only(b.told, 'moved').flatMap(({ unit, step }) => (unit === 'big' ? [step] : []))).toEqual([
    ...['ahead', 'stays', 'stays', 'ahead'],
  ]);
  expect(b.place('small').slice(0, 4)).toBe(b.place('big').slice(0, 4));
  expect(b.s.open.docks).toHaveLength(1);
});

test('TP-14.2.4 TP-11.3.5 a pair that parts in web leaves both in it', () => {
  const b = webbed(30).until('initial');
  expect(b.unit('small').snare).toBeUndefined();
  b.step({ a: { ...acts('small', { act: 'undock', unit: 'big' }), guards: [] } });
  expect(b.unit('small').snare).toEqual(b.unit('big').snare);
  expect(b.unit('small').snare?.left).toBeGreaterThan(0);
});

test('TP-14.2.4 TP-4.1.4 a pair leaves the map together', () => {
  const b = docked(4).until('space', 'a').put('big', '4201^B').put('small', '4201^C');
  b.step({ a: space('F') });
  expect([b.unit('big').status, b.unit('small').status]).toEqual(['left', 'left']);
});

test('TP-12.1.5 TP-1.3.12 a shuttle lands on a ship that docks as well, whichever is named first', () => {
  const b = battle('a big fed-ca 1015^B 4\na small kzi-ff 1015^C 4\nb red kli-d7 3515^E 4');
  b.allocate({ big: { speed: 0 }, small: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('big', { act: 'launch', box: 0, facing: 1, speed: 0 }) });
  b.until('finish');
  const lands = { unit: 'shuttle-1', to: 'big' };
  for (const pair of [toBig, { unit: 'big', to: 'small' }])
    for (const docks of [
      [lands, pair],
      [pair, lands],
    ])
      expect(b.refusals('a', finish(...docks))).toEqual([]);
});
