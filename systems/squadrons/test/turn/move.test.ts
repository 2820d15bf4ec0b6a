import { expect, test } from 'vitest';
import { squadrons } from '../../rules/index.ts';
import { battle, move } from '../battle.ts';

const FLEETS = `red/r1 x-wing: 1010^E x2
red/r2 x-wing: 1012^E x2
red/r3 x-wing: 1014^E x2
blue/b1 tie-ln: 3010^W x2
green/g1 z-95: 2001^SE x2
green/g2 z-95: 2401^SE x2`;

test('SQ-3.2.1 one squadron a side, round and round; who has none left is passed over, and the larger side moves last', () => {
  const b = battle(FLEETS, { order: ['blue', 'green', 'red'] });
  const moved: string[] = [];
  while (b.asks[0]?.kind === 'move') {
    expect(b.asks.length).toBe(1);
    moved.push(b.asks[0].side);
    b.step();
  }
  expect(moved.join(' ')).toBe('blue green red green red red');
});

test('SQ-3.2.2 the side chooses which of its squadrons, and moves it wholly', () => {
  const b = battle(FLEETS, { order: ['red', 'blue', 'green'] });
  expect(b.asks[0]).toEqual({ side: 'red', kind: 'move', about: { round: 1, squadrons: ['r1', 'r2', 'r3'] } });
  b.step({ red: move('r2', 'attack', 'F', 'FF') });
  expect(b.places('r2')).toEqual(['1112^E', '1212^E']);
  b.until('move', 'red');
  expect(b.asks[0]?.about).toEqual({ round: 1, squadrons: ['r1', 'r3'] });
  expect(b.refusals('red', move('r2', 'attack', 'F', 'F'))).toEqual(['SQ-3.2.2 /squadron']);
  expect(b.refusals('red', move('b1', 'attack', 'F', 'F'))).toEqual(['SQ-3.2.2 /squadron']);
  expect(b.refused('red', move('r3', 'attack', 'F'))).toMatchObject([{ rule: 'SQ-3.3.6', lacking: true }]);
});

test('SQ-3.2.2 each craft once, and none that is not there', () => {
  const b = battle('red x-wing: 1010^E x2, dead\nblue tie-ln: 3010^W x2');
  const path = (craft: number) => ({ craft, path: 'F' });
  const order = (...craft: number[]) => ({ squadron: 'red', speed: 'attack', craft: craft.map(path) });
  expect(b.refusals('red', order(1, 2))).toEqual([]);
  expect(b.refusals('red', order(1, 2, 2))).toEqual(['SQ-3.3.6 /craft/2/craft']);
  expect(b.refusals('red', order(1, 2, 3, 4))).toEqual(['SQ-1.1.5 /craft/2/craft', 'SQ-1.1.5 /craft/3/craft']);
});

test('SQ-3.2.3, SQ-5.4.2 Broken squadrons and immobile craft have no place in the sequence', () => {
  const b = battle(`red/r1 x-wing: 1010^E x2 | level=1
red/base customs-frigate: 0505^E | immobile
red/r2 x-wing: 1014^E x2 | level=2
blue tie-ln: 3010^W x2`);
  expect(b.asks[0]?.about).toEqual({ round: 1, squadrons: ['r2'] });
  b.step();
  b.step();
  expect(b.places('r1')).toEqual(['1010^E', '1010^E']);
  expect(b.places('base')).toEqual(['0505^E']);
});

test('SQ-3.2.1 an absent player moves the first of his squadrons one hex straight ahead at Attack Speed', () => {
  const b = battle(FLEETS);
  expect(squadrons.questions.move.idle(b.view('red'), b.asks[0]?.about as never)).toEqual(move('r1', 'attack', 'F', 'F'));
});

test('SQ-2.4.1 every side sees the moves, markers, counters and levels of all', () => {
  const b = battle('red x-wing: 1010^E d1 f1, 1011 | level=3\nblue tie-ln: 3010^W x2');
  b.step({ red: move('red', 'attack', 'F', 'FF') });
  expect(b.view('blue').open).toEqual(b.view('red').open);
  expect(b.view('blue').open.squadrons[0]).toMatchObject({ level: 3, speed: 'attack', craft: [{ damage: 1, fresh: 1 }, {}] });
  expect([b.view('red').own, b.view('blue').own]).toEqual([{}, {}]);
  expect(squadrons.imagine(b.view('red'), () => 1)).toEqual({ red: {}, blue: {} });
});
