import { check, fits } from '@flagplot/check';
import { beginMatch, canonical, GENERATOR } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { targets } from '../../rules/combat/targets.ts';
import { fleetAction } from '../../rules/index.ts';
import { firstMover } from '../../rules/movement/groups.ts';
import type { Plot } from '../../rules/orders.ts';
import { scenarios } from '../../scenarios/index.ts';
import { battle, d, plot } from '../battle.ts';

const FACING = 'narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3036^3';
const pulse = (n: number) =>
  [
    ...['ballistics', 'hits of ballistics', 'movement', 'fire', 'hits'],
    ...['fire of ships out of command', 'hits of ships out of command'],
  ].map(step => `Pulse ${n}: ${step}`);

test('FA-2.1.1 a turn is decisions, three pulses, and last of all victory', () => {
  const { s } = battle(FACING);
  const lines = fleetAction.sequence(s.book).turn.map(({ name }) => name);
  const end = ['Vortices', 'Commanders', 'Command radius', 'Morale', 'Victory'];
  expect(lines).toEqual(['Command', 'Orders', ...pulse(1), ...pulse(2), ...pulse(3), ...end]);
});

test('FA-2.1.1 played through, the table goes from orders to orders with a fire step in each pulse', () => {
  const b = battle(FACING);
  const asked: string[] = [];
  while (b.s.clock.turn < 3) {
    asked.push(...b.asks.map(({ kind }) => `${kind} ${b.s.open.pulse}`));
    b.step();
  }
  const turn = ['orders 0', 'fire 1', 'fire 2', 'fire 3'].flatMap(ask => [ask, ask]);
  expect(asked).toEqual([...turn, ...turn]);
});

test('FA-2.1.2 within a pulse the squadrons move, then the ships fire, then what they hit is marked', () => {
  const b = battle(FACING).until('fire', 2);
  const shot = { ship: 'tal', target: 'vesper', weapons: ['twin-array'] };
  const told = b.step({ narn: { shots: [shot] } }, [...d(10, 7, 7), ...d(6, 6, 1)]);
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.slice(0, kinds.indexOf('pulse'))).toEqual(['thrown', 'fired', 'under-fire', 'thrown', 'hit']);
  expect(kinds.slice(kinds.indexOf('pulse'))).toEqual(['pulse']);
  expect(told).toContainEqual({ kind: 'under-fire', ship: 'vesper', hits: 2, structure: 13 });
  expect(b.s.open.pulse).toBe(3);
});

test('FA-2.1.3 no ship fires before all squadrons of both sides have moved', () => {
  const text = `narn A 3: Tal gquan 3040^0\nnarn C 3: Var gquan 3240^0
    earth B 3: Vesper omega 3030^3\nearth D 3: Halcyon omega 3230^3`;
  const b = battle(text);
  b.step();
  const moved = b.told.flatMap(event => (event.kind === 'moved' ? [event.squadron] : []));
  expect(moved.sort()).toEqual(['earth-b', 'earth-d', 'narn-a', 'narn-c']);
  expect(b.asks.map(({ kind }) => kind)).toEqual(['fire', 'fire']);
});

test('FA-2.1.4 at the end of the turn commanders are named, the command radius is measured, morale is tested, victory is judged', () => {
  const text = 'narn A 0: Tal gquan 3040^0, Var thentus 3047\nearth B 0: Vesper omega 3036^3, Halcyon omega 3030';
  const b = battle(text, { turns: 2, morale: true });
  b.until('fire', 3);
  b.ship('tal').structure = 0;
  const kinds = b.step({}, d(12, 1)).map(({ kind }) => kind);
  expect(kinds.slice(0, 5)).toEqual(['leaderless', 'stricken', 'out', 'thrown', 'morale']);
  b.until('stray', 3);
  b.squadron('narn-a').tested = 0;
  expect(b.step({}, d(12, 1)).map(({ kind }) => kind)).toEqual(['commander', 'thrown', 'morale', 'over']);
});

test('FA-3.1.1 both sides write at the same time, and neither learns what the other has written', () => {
  const made = beginMatch(fleetAction, scenarios.duel!, { check, dice: { kind: 'seeded', generator: GENERATOR, seed: 'x' } });
  if ('faults' in made) throw new Error('refused');
  const { match } = made;
  for (const { side, about } of match.asks())
    match.answer(side, 0, fleetAction.questions.deploy.idle(match.view(side), about as never) as never);
  expect(match.asks().map(({ side, kind }) => `${side} ${kind}`)).toEqual(['narn orders', 'earth orders']);
  const seen = () => canonical([match.view('earth'), match.told('earth'), match.told(undefined), match.shown().open]);
  const before = seen();
  const turning = { squadrons: [plot('narn-a', '<aa/aa/aa')] };
  expect(match.answer('narn', 1, turning as never)).toEqual([]);
  expect(seen()).toBe(before);
});

test('FA-3.1.1 once written, paths stay face down until their pulse is moved', () => {
  expect(fleetAction.questions.orders.sealed).toBe(true);
  const b = battle('narn A 3: Tal gquan 3060^0\nearth B 0: Vesper omega 3040^3');
  const plots: Plot[] = [plot('narn-a', 'a/a/>a')];
  b.step({ narn: { squadrons: plots } });
  expect(b.s.open.pulse).toBe(1);
  expect(b.s.sealed.narn).toEqual({ plots, pulse: 0, jumps: [] });
  expect(canonical(b.view('earth'))).not.toContain('starboard');
  expect(canonical(b.told as never)).not.toContain('starboard');
  b.until('fire', 3);
  expect(canonical(b.told as never)).toContain('starboard');
});

test('FA-3.1.2 what happens follows what was written', () => {
  const b = battle('narn A 3: Tal gquan 3060^0\nearth B 3: Vesper omega 3010^3');
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/>a')] }, earth: { squadrons: [plot('earth-b', 'a/{/a')] } });
  expect(b.places('tal', 'vesper')).toEqual(['3158^1', '3113^3']);
  const empty = { plots: [], pulse: 0, jumps: [] };
  expect(b.s.sealed).toEqual({ narn: empty, earth: empty });
});

test('FA-3.1.3 the turn waits for an order for every squadron', () => {
  const b = battle('narn A 3: Tal gquan 3060^0\nnarn C 3: Var gquan 2060^0\nearth B 0: Vesper omega 3010^3');
  const [a, c] = [plot('narn-a', 'a/a/a'), plot('narn-c', 'a/a/a')];
  expect(b.refusals('narn', { squadrons: [] })).toEqual(['FA-3.1.3 /squadrons', 'FA-3.1.3 /squadrons']);
  expect(b.refusals('narn', { squadrons: [a] })).toEqual(['FA-3.1.3 /squadrons']);
  expect(b.refusals('narn', { squadrons: [c, a] })).toEqual([]);
  const [lacking] = fleetAction.questions.orders.judge(b.view('narn'), { turn: 1 }, { squadrons: [a] });
  expect(lacking).toMatchObject({ lacking: true });
  b.ship('var').structure = 0;
  expect(b.refusals('narn', { squadrons: [a] })).toEqual([]);
});

test("FA-3.1.4 a squadron has one path, its command ship's; no other ship has any", () => {
  const b = battle('narn A 3: Tal gquan 3060^0, Var gquan 3061\nearth B 0: Vesper omega 3010^3');
  const order = plot('narn-a', 'a/a/a');
  expect(b.refusals('narn', { squadrons: [order] })).toEqual([]);
  expect(b.refusals('narn', { squadrons: [order, order] })).toEqual(['FA-3.1.4 /squadrons/1/squadron']);
  expect(b.refusals('narn', { squadrons: [order, { ...order, squadron: 'var' }] })).toEqual(['FA-3.1.4 /squadrons/1/squadron']);
  expect(b.refusals('narn', { squadrons: [order, plot('earth-b', '//')] })).toEqual(['FA-3.1.4 /squadrons/1/squadron']);
  expect(
    fits(fleetAction.questions.orders.schema, { squadrons: [{ ...order, ships: [{ ship: 'var', path: order.path }] }] }),
  ).toBe(false);
  expect(fits(fleetAction.questions.orders.schema, { squadrons: [order], ships: [{ ship: 'var', path: order.path }] })).toBe(
    false,
  );
});

test('FA-5.5.2 the defender goes first in odd turns, the attacker in even ones', () => {
  const { s } = battle(FACING);
  expect([1, 2, 3, 4].map(turn => firstMover(s.book, turn))).toEqual(['earth', 'narn', 'earth', 'narn']);
});

test('FA-5.8.4 a ship that does not move fires all the same', () => {
  const b = battle(FACING);
  const told = b.step();
  expect(told.filter(({ kind }) => kind === 'moved')).toEqual([]);
  expect(b.asks.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['narn fire', 'earth fire']);
  expect(targets({ ...b.view('narn'), turn: 1 }, b.ship('tal')).map(({ id }) => id)).toEqual(['vesper']);
  expect(b.refusals('narn', { shots: [{ ship: 'tal', target: 'vesper', weapons: ['heavy-laser'] }] })).toEqual([]);
});
