import { expect, test } from 'vitest';
import { ecmOf, shiftBetween } from '../../rules/ew/shift.ts';
import { turnModeOf } from '../../rules/movement/step.ts';
import { acts, battle, only, space } from '../battle.ts';

const begin = { act: 'erratic', begin: true } as const;
const stop = { act: 'erratic', begin: false } as const;

function paid() {
  const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 4015^E 8');
  b.allocate({ blue: { speed: 8, erratic: true } });
  return b;
}

test('TP-4.6.1 announced in a space they take effect in the next impulse of the unit', () => {
  const b = paid().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [begin] } });
  expect(b.unit('blue').erratic).toBe(false);
  b.until('space', 'a').step();
  expect(b.unit('blue').erratic).toBe(true);
});

test('TP-4.6.1 R101 and so they end: until the next impulse their ship bears them, in step 3 no longer', () => {
  const b = paid();
  b.until('initial').step({ a: { ...acts('blue', begin), guards: [] } });
  b.until('space', 'a').step({ a: { ...space('F'), acts: [stop] } });
  expect(b.unit('blue').erratic).toBe(true);
  expect(b.until('space', 'a').refusals('a', { ...space('F'), acts: [stop] })).toEqual(['TP-4.6.1 /acts/0/begin']);
  b.step();
  expect(b.unit('blue').erratic).toBe(false);
  const early = paid().until('initial');
  early.unit('blue').erratic = true;
  early.step({ a: { ...acts('blue', stop), guards: [] } });
  expect(early.unit('blue').erratic).toBe(false);
});

test('TP-4.6.1 R101 impulse zero is an impulse of the unit: what was to end has ended there', () => {
  const b = paid();
  b.until('initial').step({ a: { ...acts('blue', begin), guards: [] } });
  for (let n = 0; n < 3; n += 1) b.until('space', 'a').step();
  b.until('space', 'a').step({ a: { ...space('F'), acts: [stop] } });
  expect(b.unit('blue').erratic).toBe(true);
  b.until('zero');
  expect(b.unit('blue').erratic).toBe(false);
});

test('TP-4.6.1 TP-4.6.2 the longer turn mode holds for the step of the impulse in which they take effect, and no more for that in which they end', () => {
  const b = paid().until('space', 'a');
  b.step({ a: { ...space('F'), acts: [begin] } });
  b.until('space', 'a').unit('blue').turnCount = 4;
  expect(b.refusals('a', space('L'))).toEqual(['TP-4.2.6 /step']);
  b.unit('blue').turnCount = 5;
  b.step({ a: { ...space('L'), acts: [stop] } });
  expect([b.place('blue').at(-1), b.unit('blue').erratic]).toEqual(['A', true]);
  b.until('space', 'a').unit('blue').turnCount = 4;
  expect(b.refusals('a', space('R'))).toEqual([]);
  b.step({ a: space('R') });
  expect([b.place('blue').at(-1), b.unit('blue').erratic]).toEqual(['B', false]);
});

test('TP-1.3.4 TP-4.6.1 so they are in step 3 of every later turn', () => {
  const b = paid().until('allocate');
  b.allocate({ blue: { speed: 8, erratic: true } });
  b.until('initial').step({ a: { ...acts('blue', begin), guards: [] } });
  expect(b.unit('blue').erratic).toBe(true);
});

test('TP-4.6.1 begun in step 3 at once; they begin and end once a turn; not in an answer', () => {
  const b = paid().until('initial');
  b.step({ a: { ...acts('blue', begin), guards: [] } });
  expect(b.unit('blue').erratic).toBe(true);
  b.until('space', 'a').step({ a: { ...space('F'), acts: [stop] } });
  b.until('space', 'a').step();
  expect(b.unit('blue').erratic).toBe(false);
  expect(b.until('space', 'a').refusals('a', { ...space('F'), acts: [begin] })).toEqual(['TP-4.6.1 /acts/0/begin']);
  b.hold('red').erratic = true;
  b.step();
  expect(b.refusals('b', acts('red', begin))).toEqual(['TP-5.2.9 /windows/0/acts/0/act']);
});

test('TP-4.6.1 they are paid for, and end with the turn unless paid again', () => {
  const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 4015^E 8');
  b.allocate({ blue: { speed: 8 } });
  expect(b.until('space', 'a').refusals('a', { ...space('F'), acts: [begin] })).toEqual(['TP-4.6.1 /acts/0/begin']);
  b.unit('blue').erratic = true;
  b.until('allocate').allocate({ blue: { speed: 8, erratic: true } });
  expect(b.unit('blue').erratic).toBe(true);
  const told = b.until('allocate').allocate({ blue: { speed: 8 } });
  expect(only(told, 'announced')[0]?.erratic).toBe(false);
});

test('TP-4.6.2 they give 2 ECM, count 2 points against the own fire, and lengthen the turn mode by 1, but for nimble ships', () => {
  const b = battle('a blue fed-ca 1015^B 8\nb red tho-pc 1515^E 8');
  const [blue, red] = [b.unit('blue'), b.unit('red')];
  expect([ecmOf(b.s, blue, 5), turnModeOf(b.s.book, blue), turnModeOf(b.s.book, red)]).toEqual([0, 4, 3]);
  Object.assign(blue, { erratic: true });
  Object.assign(red, { erratic: true });
  expect([ecmOf(b.s, blue, 5), turnModeOf(b.s.book, blue), turnModeOf(b.s.book, red)]).toEqual([2, 5, 3]);
  // Two of the target's and two of its own: net 4.
  expect(shiftBetween(b.s, blue, red)).toBe(2);
  Object.assign(red, { erratic: false });
  expect(shiftBetween(b.s, blue, red)).toBe(2);
  Object.assign(blue, { eccm: 2 });
  expect(shiftBetween(b.s, blue, red)).toBe(0);
});
