import { expect, test } from 'vitest';
import { cripples, limitsOf, speedNumber } from '../../rules/movement/speed.ts';
import { speedsOf } from '../../rules/turn/2-move.ts';
import { battle, fire, move } from '../battle.ts';

const BLUE = 'blue tie-ln: 1610^W x3';

test('SQ-3.3.1, SQ-3.3.2 a Veteran X-wing of Space 8 flies 8 hexes at Attack Speed and 12 at Full Throttle', () => {
  const b = battle(`red x-wing veteran: 0110^E x2\n${BLUE}`);
  expect(b.of('red').rates).toEqual({ attack: 8, full: 12 });
  expect(b.refusals('red', move('red', 'attack', 'F'.repeat(8), 'F'))).toEqual([]);
  expect(b.refusals('red', move('red', 'attack', 'F'.repeat(9), 'F'))).toEqual(['SQ-3.3.6 /craft/0/path']);
  expect(b.refusals('red', move('red', 'full', 'F'.repeat(12), 'F'))).toEqual([]);
  expect(b.refusals('red', move('red', 'full', 'F'.repeat(13), 'F'))).toEqual(['SQ-3.3.6 /craft/0/path']);
});

test('SQ-3.3.1 of an odd Space the half is rounded down', () => {
  expect(battle(`red y-wing-s3: 0110^E x2\n${BLUE}`).of('red').rates.attack).toBe(3 + 3);
});

test('SQ-3.3.3 a squadron declares its speed; separated craft have the same', () => {
  const b = battle(`red x-wing: 0110^E x3, 0125\n${BLUE}`);
  const { speed: _, ...undeclared } = move('red', 'attack', 'F', 'F', 'F', 'F');
  expect(b.refused('red', undeclared)).toEqual([
    { rule: 'SQ-3.3.3', at: '/speed', say: 'Declare Attack Speed or Full Throttle.', lacking: true },
  ]);
  expect(b.refusals('red', move('red', 'attack', 'F', 'F', 'F', 'F'.repeat(8)))).toEqual(['SQ-3.3.6 /craft/3/path']);
  expect(b.refusals('red', move('red', 'full', 'F', 'F', 'F', 'F'.repeat(11)))).toEqual([]);
});

test('SQ-3.3.4, SQ-3.3.5 Full Throttle is Full Throttle however few the hexes, and no craft of the squadron fires', () => {
  const b = battle(`red x-wing: 1010^E x2, 1310\n${BLUE}`);
  b.step({ red: move('red', 'full', 'F', 'F', 'F') });
  expect(b.squadron('red').speed).toBe('full');
  expect(speedNumber(b.s, b.squadron('red'), false)).toBe(11);
  b.step({ blue: move('blue', 'attack', 'F', 'F', 'F') });
  expect(b.asked()).toEqual(['blue fire']);
  expect(
    battle(`red x-wing: 1010^E x2 | speed=full\nred/gold x-wing: 1010^E x2\n${BLUE}`, { at: 'fire' }).refusals(
      'red',
      fire('red laser blue'),
    ),
  ).toEqual(['SQ-3.3.5 /volleys/0/squadron']);
});

test('SQ-3.3.7 no Full Throttle with a damaged craft in the body of the squadron', () => {
  const b = battle(`red x-wing: 1010^E x2, 1011 d1\n${BLUE}`);
  expect(cripples(b.s.book, b.squadron('red'))).toEqual([3]);
  expect(speedsOf(b.s, b.squadron('red'))).toEqual(['attack']);
  expect(b.refusals('red', move('red', 'full', 'F', 'F', 'F'))).toEqual(['SQ-3.3.7 /speed']);
  expect(b.said('red', move('red', 'full', 'F', 'F', 'F'))[0]).toContain(': 3.');
  expect(b.refusals('red', move('red', 'attack', 'F', 'F', 'F'))).toEqual([]);
});

test.each([
  ['separated', '1010^E x3, 1014 d1', []],
  ['three hexes off, and so in the body', '1010^E x3, 1013 d1', [4]],
  ['frozen', '1010^E x3, 1011 d1 i2', []],
  ['frozen by counters of this round too', '1010^E x3, 1011 d1 i1 f1', []],
  ['not yet frozen', '1010^E x3, 1011 d1 i1', [4]],
  ['the body itself', '1010^E d1 x3, 1014', [1, 2, 3]],
  ['destroyed', '1010^E x3, d1 dead', []],
])('SQ-3.3.7 a damaged craft that is %s', (_, craft, expected) => {
  const b = battle(`red x-wing: ${craft}\n${BLUE}`);
  expect(cripples(b.s.book, b.squadron('red'))).toEqual(expected);
});

test('SQ-3.3.7, SQ-3.5.4 it is judged as the squadron begins to move: the move itself leaves nobody behind', () => {
  const b = battle(`red x-wing: 1010^E x3, 1011 d1\n${BLUE}`);
  expect(b.refusals('red', move('red', 'full', 'FFFFFFFF', 'FFFFFFFF', 'FFFFFFFF', 'F'))).toEqual(['SQ-3.3.7 /speed']);
});

test('SQ-3.3.8 a separated damaged craft goes at its Attack Speed and fires no more than the others', () => {
  const b = battle(`red x-wing: 1010^E x3, 1014 d1\n${BLUE}`);
  expect(limitsOf(b.s.book, b.squadron('red'), { place: 3, speed: 'full' }).most).toBe(7);
  expect(b.refusals('red', move('red', 'full', 'F', 'F', 'F', 'FFFFFFF'))).toEqual([]);
  expect(b.refusals('red', move('red', 'full', 'F', 'F', 'F', 'FFFFFFFF'))).toEqual(['SQ-3.3.6 /craft/3/path']);
  b.step({ red: move('red', 'full', 'F', 'F', 'F', 'F') });
  b.step({ blue: move('blue', 'full', 'F', 'F', 'F') });
  expect(b.asks).toEqual([]);
});
