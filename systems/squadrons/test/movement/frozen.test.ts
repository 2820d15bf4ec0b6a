import { expect, test } from 'vitest';
import { battle, d, move } from '../battle.ts';

const BLUE = 'blue tie-ln: 3010^W x3';

test('SQ-3.7.1 a frozen craft goes straight ahead as far as in its most recent move, whatever its squadron declares', () => {
  for (const speed of ['attack', 'full'] as const) {
    const b = battle(`red x-wing: 1010^E x2, 1012^SE i3 m4\n${BLUE}`);
    b.step({ red: move('red', speed, 'F', 'F') });
    expect(b.places('red')).toEqual(['1110^E', '1110^E', '1216^SE']);
    expect(b.craft('red', 3).moved).toBe(4);
  }
});

test('SQ-3.7.1 it has no path', () => {
  const b = battle(`red x-wing: 1010^E x2, 1012 i3\n${BLUE}`);
  expect(b.refusals('red', move('red', 'attack', 'F', 'F', 'F'))).toEqual(['SQ-3.7.1 /craft/2/craft']);
  expect(b.refusals('red', move('red', 'attack', 'F', 'F'))).toEqual([]);
});

test('SQ-3.7.1, SQ-3.6.1 it drifts off the map, and no further', () => {
  const b = battle(`red x-wing: 1010^E x2, 3812^E i3 m7\n${BLUE}`);
  b.step({ red: move('red', 'attack', 'F', 'F') });
  expect(b.places('red')[2]).toBe('left east');
  expect(b.craft('red', 3).moved).toBe(3);
});

test('SQ-3.7.2 before the first round a craft counts as having moved its Attack Speed, an immobile one nothing', () => {
  const b = battle(`red x-wing: 1010^E i3 x2\nred/base customs-frigate: 0510^E | immobile\n${BLUE}`);
  expect(b.craft('red', 1).moved).toBe(7);
  expect(b.craft('base', 1).moved).toBe(0);
  b.step();
  expect(b.places('red')).toEqual(['1710^E', '1710^E']);
});

test('SQ-3.7.2, SQ-5.4.5 a Broken squadron that rallied made no move: who is frozen next round drifts 0 hexes', () => {
  const b = battle(`red x-wing: 1010^E m7 x2 | level=1\n${BLUE} | moved`, { at: 'morale', rounds: 2 });
  b.squadron('red').moved = false;
  b.step({}, d(6, 5, 1, 2));
  expect(b.squadron('red').level).toBe(2);
  expect(b.craft('red', 1).moved).toBe(0);
  b.craft('red', 1).ion = 3;
  b.step({ red: move('red', 'attack', '', 'F') });
  expect(b.places('red')).toEqual(['1010^E', '1110^E']);
});

test('SQ-3.7.2 a squadron that moved and rallied did move', () => {
  const b = battle(`red x-wing: 1010^E m6 x2 | level=3\n${BLUE}`, { at: 'morale', rounds: 2 });
  b.step({}, d(6, 5, 1, 2));
  expect(b.squadron('red').level).toBe(4);
  expect(b.craft('red', 1).moved).toBe(6);
});

test('SQ-3.7.3 a squadron of frozen craft only has its place in the sequence, declares nothing and keeps its speed', () => {
  const b = battle(`red x-wing: 1010^E i3 m2 x2 | speed=full\nred/gold x-wing: 1010^W x2\n${BLUE}`);
  expect(b.asks[0]).toMatchObject({ side: 'red', about: { squadrons: ['red', 'gold'] } });
  expect(b.refusals('red', { squadron: 'red', craft: [] })).toEqual([]);
  expect(b.refusals('red', move('red', 'attack', 'F'))).toEqual(['SQ-3.7.3 /speed', 'SQ-3.7.1 /craft']);
  b.step({ red: { squadron: 'red', craft: [] } });
  expect(b.places('red')).toEqual(['1210^E', '1210^E']);
  expect(b.squadron('red')).toMatchObject({ speed: 'full', moved: true });
  expect(b.asked()).toEqual(['blue move']);
});

test('SQ-3.7.3 where it is the only one left its owner need not be asked', () => {
  const b = battle(`red x-wing: 1010^E i3 x2\n${BLUE}`);
  const { move: question } = b.rules.questions;
  expect(question.standing?.(b.view('red'), b.asks[0]?.about as never)).toEqual({ squadron: 'red', craft: [] });
  const two = battle(`red x-wing: 1010^E i3 x2\nred/gold x-wing: 1010 x2\n${BLUE}`);
  expect(question.standing?.(two.view('red'), two.asks[0]?.about as never)).toBeUndefined();
});
