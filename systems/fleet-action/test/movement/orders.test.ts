import { expect, test } from 'vitest';
import { destination } from '../../rules/movement/path.ts';
import { battle, faults, path, plot } from '../battle.ts';

/** A G'Quan at speed 3, which turns up to 18, corrects up to 13, turns hard up to 9 and comes about up to 6. */
const cruiser = () => battle('narn A 3: Tal gquan 3040^0\nearth B 0: Vesper omega 3001^3');

const HARD = { order: 'turn-hard' } as const;
const ABOUT = { order: 'come-about' } as const;
const CORRECT = { order: 'correct-course' } as const;
const COURSE = { order: 'maintain-course' } as const;

test('FA-3.2.1 keeping course leaves speed and heading as they are', () => {
  const b = cruiser();
  expect(faults(b, 'narn-a', 'a/a/a', COURSE)).toEqual([]);
  expect(faults(b, 'narn-a', '<a/a/a', COURSE)).toEqual(['FA-3.2.1 /order']);
  expect(faults(b, 'narn-a', 'a/>>a/a', COURSE)).toEqual(['FA-3.2.1 /order']);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a', COURSE)] } });
  expect(b.squadron('narn-a')).toMatchObject({ heading: 0, speed: 3 });
  expect(b.places('tal')).toEqual(['3037^0']);
});

test('FA-3.2.2 one slip goes with keeping course, to either side', () => {
  const b = cruiser();
  for (const slip of ['{/a/a', 'a/{/a', 'a/a/}', '}/a/a']) expect(faults(b, 'narn-a', slip, COURSE)).toEqual([]);
  expect(faults(b, 'narn-a', 'a/{/}', COURSE)).toEqual(['FA-3.2.3 /path']);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/{/a', COURSE)] } });
  expect([...b.places('tal'), b.squadron('narn-a').heading]).toEqual(['2938^0', 0]);
});

test('FA-3.2.3 a second slip is refused, to the same side and to the other', () => {
  const b = cruiser();
  expect(faults(b, 'narn-a', '{/{/a')).toEqual(['FA-3.2.3 /path']);
  expect(faults(b, 'narn-a', '{/a/}')).toEqual(['FA-3.2.3 /path']);
  expect(faults(b, 'narn-a', '}/}/}', COURSE)).toEqual(['FA-3.2.3 /path']);
});

test('FA-3.2.4 straight on, speed may change, heading not, and one slip is allowed', () => {
  const b = cruiser();
  for (const course of ['a/aa/a', 'a/{a/a', '}/aa/a'])
    expect(faults(b, 'narn-a', course, { change: { pulse: 1, by: 1 } })).toEqual([]);
  expect(faults(b, 'narn-a', 'a/{{/a', { change: { pulse: 1, by: 1 } })).toEqual(['FA-3.2.3 /path']);
  expect(faults(b, 'narn-a', '/a/', { change: { pulse: 1, by: -2 } })).toEqual([]);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/aa/a', { change: { pulse: 1, by: 1 } })] } });
  expect(b.squadron('narn-a')).toMatchObject({ heading: 0, speed: 4 });
  expect(b.places('tal')).toEqual(['3036^0']);
});

test('FA-3.2.5 a turn is one hexside to one side, no more and no less', () => {
  const b = cruiser();
  for (const course of ['<a/a/a', 'a/a>/a', 'a/a/a<']) expect(faults(b, 'narn-a', course, { order: 'turn' })).toEqual([]);
  expect(faults(b, 'narn-a', 'a/a/a', { order: 'turn' })).toEqual(['FA-3.2.5 /order']);
  expect(faults(b, 'narn-a', '<a/a/>a', { order: 'turn' })).toEqual(['FA-3.2.5 /order']);
  expect(destination({ q: 0, r: 0, heading: 0 }, path('<a/a/a').flat()).heading).toBe(5);
  expect(destination({ q: 0, r: 0, heading: 5 }, path('>a/a/a').flat()).heading).toBe(0);
});

test('FA-3.2.6 a hard turn is two hexsides, together or apart, never a third', () => {
  const b = cruiser();
  for (const course of ['<<a/a/a', '<a/<a/a', 'a>/a/a>', 'a/>a>/a']) expect(faults(b, 'narn-a', course, HARD)).toEqual([]);
  expect(faults(b, 'narn-a', '<a/<a/<a', HARD)).toEqual(['FA-3.2.6 /order']);
  expect(faults(b, 'narn-a', 'a/<a/a', HARD)).toEqual(['FA-3.2.6 /order']);
});

test('FA-3.2.7 a hard turn to both sides keeps the limit of the course correction as well', () => {
  const slow = battle('narn A 6: Tal gquan 3040^0 correct=2\nearth B 0: Vesper omega 3001^3');
  for (const course of ['<aa/>aa/aa', '<>aa/aa/aa', 'aa/aa/a><a']) expect(faults(slow, 'narn-a', course, HARD)).toEqual([]);
  const slower = battle('narn A 6: Tal gquan 3040^0 correct=1\nearth B 0: Vesper omega 3001^3');
  expect(faults(slower, 'narn-a', '<aa/<aa/aa', HARD)).toEqual([]);
  expect(faults(slower, 'narn-a', '<aa/>aa/aa', HARD)).toEqual(['FA-5.3.5 /path/0', 'FA-5.3.5 /path/1']);
  expect(faults(slower, 'narn-a', '<>aa/aa/aa')).toEqual(['FA-5.3.5 /path/0', 'FA-5.3.5 /path/0']);
});

test('FA-3.2.8 coming about is up to three hexsides to one side, at once or spread out', () => {
  const b = cruiser();
  for (const course of ['<<<a/a/a', '>a/>a/>a', 'a/a>/>a', '<a/a/a']) expect(faults(b, 'narn-a', course, ABOUT)).toEqual([]);
  expect(faults(b, 'narn-a', '<<a/a/a>', ABOUT)).toEqual(['FA-3.2.8 /order']);
  expect(faults(b, 'narn-a', '<a/>a/a', ABOUT)).toEqual(['FA-3.2.8 /order']);
  expect(faults(b, 'narn-a', '<<a/<a/<a')).toEqual(['FA-3.2.8 /path']);
  expect(faults(b, 'narn-a', 'a/a/a', ABOUT)).toEqual(['FA-3.2.8 /order']);
});

test('FA-3.2.9 a course correction goes one hexside out, at least one hex ahead and one hexside back', () => {
  const b = cruiser();
  for (const course of ['<a/a/>a', '>a/<a/a', '<a/a>/a']) {
    expect(faults(b, 'narn-a', course, CORRECT)).toEqual([]);
    expect(destination({ q: 0, r: 0, heading: 2 }, path(course).flat()).heading).toBe(2);
  }
  expect(faults(b, 'narn-a', '<>a/a/a', CORRECT)).toEqual(['FA-3.2.9 /order']);
  expect(faults(b, 'narn-a', '<a/a/<a', CORRECT)).toEqual(['FA-3.2.9 /order']);
  expect(faults(b, 'narn-a', '<a/a/a', CORRECT)).toEqual(['FA-3.2.9 /order']);
  expect(faults(b, 'narn-a', '<a/>a/<a', CORRECT)).toEqual(['FA-3.2.9 /order']);
});

test('FA-3.2.9 out and back without a name is a course correction, and keeps its higher limit', () => {
  const fast = battle('narn A 13: Tal gquan 3040^0\nearth B 0: Vesper omega 3001^3');
  expect(faults(fast, 'narn-a', '<aaaa/aaaaa/>aaaa')).toEqual([]);
  expect(faults(fast, 'narn-a', '<aaaa/aaaaa/<aaaa')).toEqual(['FA-5.3.5 /path/0', 'FA-5.3.5 /path/2']);
});

test.each([
  ['a turn', '<a/{/a', {}],
  ['a hard turn', '<a/<{/a', {}],
  ['coming about', '<<a/<}/a', {}],
  ['a course correction', '<a/{>/a', {}],
  ['any of them by name', 'a/{/a', HARD],
] as const)('FA-5.3.2 no slip goes with %s', (_, course, rest) => {
  expect(faults(cruiser(), 'narn-a', course, rest)).toContain('FA-5.3.2 /path');
});
