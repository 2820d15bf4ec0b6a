import { expect, test } from 'vitest';
import { sightOf } from '../../rules/weapons/sight.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

const begin = { act: 'cloak', begin: true } as const;
const stop = { act: 'cloak', begin: false } as const;

/** A raider that pays for its cloak, far from a cruiser. */
function paid(speed = 8): Battle {
  const b = battle(`a hawk rom-we 1015^B ${speed}\nb red kli-d7 1915^E 4`);
  b.allocate({ hawk: { speed, cloak: true }, red: { speed: speed === 0 ? 2 : 0 } });
  return b;
}

/** What a cloak adds to the range at which red fires. */
function added(b: Battle): number {
  const { range, effective } = sightOf(b.s, b.unit('red'), b.unit('hawk'));
  return effective - range;
}

test('TP-11.1.1 TP-11.1.3 a cloak adds 1, 3, 5 in its first three impulses, the announcing one the first, and is full on the fourth', () => {
  const b = paid().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [begin] } });
  const seen = [added(b)];
  for (let n = 0; n < 2; n += 1) {
    b.until('space', 'a').step();
    seen.push(added(b));
  }
  expect(seen).toEqual([1, 3, 5]);
  // Sensors 6, range 6 (1), speed 16 in the old scale (4), 4 off: 5 or less keeps it.
  const told = b.until('space', 'a').step({}, [5]);
  expect(only(told, 'faded').map(({ step }) => step)).toEqual([4]);
  expect(added(b)).toBe(5);
});

test('TP-11.1.2 TP-11.1.12 uncloaking runs back: 5, 3, 1, in sight on the fourth, and lost lock-ons are back from the first', () => {
  const b = paid().until('space', 'a');
  Object.assign(b.unit('hawk').veil!, { step: 4, lost: ['red'] });
  expect(b.unit('hawk')).toMatchObject({ speed: 8, facing: 1 });
  b.step({ a: { ...space('F'), acts: [stop] } });
  const seen = [added(b)];
  expect(b.unit('hawk').veil!.lost).toEqual([]);
  for (let n = 0; n < 3; n += 1) {
    b.until('space', 'a').step();
    seen.push(added(b));
  }
  expect(seen).toEqual([5, 3, 1, 0]);
});

test('TP-11.1.3 begun in step 3 the first impulse is the first space', () => {
  const b = paid().until('initial');
  b.step({ a: { ...acts('hawk', begin), guards: [] } });
  expect(b.unit('hawk').veil).toMatchObject({ step: 0, way: 'out' });
  b.until('space', 'a').step();
  expect(b.unit('hawk').veil).toMatchObject({ step: 1, way: 'out' });
});

test('TP-11.1.4 a ship without spaces fades one step at impulse zero and the rest at the waterfall', () => {
  const b = paid(0).until('initial');
  b.step({ a: { ...acts('hawk', begin), guards: [] } });
  b.until('zero', 'a');
  expect(b.unit('hawk').veil!.step).toBe(1);
  b.step();
  // Sensors 6, range 9 (1), speed 0 (-2), 4 off: no die, and it is lost.
  b.until('zero', 'a');
  expect(b.unit('hawk').veil).toMatchObject({ step: 4, way: null, lost: ['red'] });
});

test('TP-11.1.5 fading or cloaked a ship does not fire, launch, use tractors, transporters, labs, and drones it guided are gone', () => {
  const b = paid().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [begin] } });
  b.until('space', 'a');
  expect(b.refusals('a', space('F', 'phaser-1 red'))).toContain('TP-11.1.5 /fire');
  const launch = { act: 'seeker', weapon: 'plasma-a', on: 'red' } as const;
  const tractor = { act: 'tractor', on: 'red', energy: 1 } as const;
  const lab = { act: 'lab', on: 'red' } as const;
  expect(b.refusals('a', { ...space('F'), acts: [launch] })).toEqual(['TP-11.1.5 /acts/0']);
  for (const act of [tractor, lab]) expect(b.refusals('a', { ...space('F'), acts: [act] })).not.toEqual([]);
});

test('TP-11.1.6 it is paid for, and cloaks and uncloaks once a turn each, in no answer', () => {
  const b = paid().until('space', 'a');
  b.hold('hawk').cloak = false;
  expect(b.refusals('a', { ...space('F'), acts: [begin] })).toEqual(['TP-11.1.6 /acts/0/begin']);
  b.hold('hawk').cloak = true;
  b.unit('hawk').veil!.done = ['out'];
  expect(b.refusals('a', { ...space('F'), acts: [begin] })).toEqual(['TP-11.1.6 /acts/0/begin']);
  Object.assign(b.unit('hawk').veil!, { step: 4, done: ['in'] });
  expect(b.refusals('a', { ...space('F'), acts: [stop] })).toEqual(['TP-11.1.6 /acts/0/begin']);
  Object.assign(b.unit('hawk').veil!, { step: 2, way: 'out', done: [] });
  expect(b.refusals('a', { ...space('F'), acts: [begin] })).toEqual(['TP-11.1.6 /acts/0/begin']);
  expect(b.refusals('a', { ...space('F'), acts: [stop] })).toEqual(['TP-11.1.6 /acts/0/begin']);
});

test('TP-11.1.6 a device that is not paid for any more fades in from the first impulse of the turn', () => {
  const b = battle('a hawk rom-we 1015^B 8\nb red kli-d7 1915^E 4');
  Object.assign(b.unit('hawk').veil!, { step: 4 });
  b.allocate({ hawk: { speed: 8 }, red: { speed: 0 } });
  expect(b.unit('hawk').veil).toMatchObject({ step: 4, way: 'in', done: ['in'] });
  b.until('space', 'a').step();
  expect(b.unit('hawk').veil).toMatchObject({ step: 3, way: 'in' });
});

test('TP-11.1.6 a device that is paid for stays on', () => {
  const b = battle('a hawk rom-we 1015^B 8\nb red kli-d7 1915^E 4');
  Object.assign(b.unit('hawk').veil!, { step: 4, done: ['out'] });
  b.allocate({ hawk: { speed: 8, cloak: true }, red: { speed: 0 } });
  expect(b.unit('hawk').veil).toMatchObject({ step: 4, way: null, done: [] });
  expect(b.form('hawk', { cloak: true }).cloak).toBe(true);
});
