import { expect, test } from 'vitest';
import { battle, d, only } from '../battle.ts';

const THREE = 'red x-wing: 1010^E x2\nblue tie-ln: 3010^W x3\ngreen z-95: 2010^W x2';

test('SQ-2.2.1, SQ-2.3.4 one plain die of six a side, without roll-over or bomb-out: 6 is last and 1 is first', () => {
  const b = battle(THREE, { at: 'initiative' });
  b.step({}, d(6, 6, 1, 3));
  expect(only(b.told, 'thrown').map(({ why, faces }) => `${why.rule} ${why.by} ${faces}`)).toEqual([
    'SQ-2.2.1 red 6',
    'SQ-2.2.1 blue 1',
    'SQ-2.2.1 green 3',
  ]);
  expect(b.s.open.order).toEqual(['blue', 'green', 'red']);
});

test('SQ-2.2.2, SQ-2.2.3 4, 2 and 2, then 5 and 1: the third side, the second, the first', () => {
  const b = battle(THREE, { at: 'initiative' });
  b.step({}, d(6, 4, 2, 2, 5, 1));
  expect(b.s.open.order).toEqual(['green', 'blue', 'red']);
  expect(only(b.told, 'order')).toEqual([{ kind: 'order', sides: ['green', 'blue', 'red'] }]);
  expect(b.asked()).toEqual(['green move']);
});

test('SQ-2.2.2 who ties keeps his place against the others, however often he ties', () => {
  const b = battle(THREE, { at: 'initiative' });
  b.step({}, d(6, 5, 5, 4, 1, 1, 6, 2));
  expect(b.s.open.order).toEqual(['green', 'blue', 'red']);
});

test('SQ-2.2.2 two pairs that tie: the lowest tie is settled first and wholly', () => {
  const b = battle(`${THREE}\ngold a-wing: 2020^W x2`, { at: 'initiative' });
  b.step({}, d(6, 5, 2, 5, 2, 4, 4, 6, 3, 2, 1));
  expect(b.s.open.order).toEqual(['gold', 'blue', 'green', 'red']);
});

test('SQ-2.2.1 a new round begins with a new count of what was lost', () => {
  const b = battle('red x-wing: 1010^E x2, dead | hurt=1 killed=1 fired jams\nblue tie-ln: 3010^W x3', {
    at: 'initiative',
    round: 2,
    rounds: 3,
  });
  b.step({}, d(6, 2, 1));
  expect(b.s.clock.turn).toBe(2);
  expect(b.squadron('red')).toMatchObject({ moved: false, fired: false, jams: false, began: 2, damaged: 0, destroyed: 0 });
});
