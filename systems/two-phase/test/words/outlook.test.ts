// What an order would lead to, in words.

import type { Forecasted } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { oddsWords } from '../../words/odds.ts';
import { outlook } from '../../words/outlook.ts';
import { battle } from '../battle.ts';

const b = battle('blue a1 fed-ca 1015^B 8\nred b1 kli-d7 1512^E 8');

test('TP-2.1.6 of a form it is told what fires, and what is left over and lost', () => {
  const about = { turn: 1, ships: ['b1'] };
  const form = b.form('b1', { speed: 12, arms: [{ weapon: 'disruptor-a', energy: 2 }] });
  const order = { forms: [form], small: [], order: [], watch: [] };
  const [lead] = outlook({ side: 'red', kind: 'allocate', about, order }, b.view('red'));
  expect(lead).toMatchObject({ who: 'battlecruiser' });
  expect(lead?.says).toBe('speed 12 of 15; disruptor A ready this turn; 9 points are left over and lost');
});

test('TP-1.3.6 TP-4.1.4 of a course it is told where it ends, and that it leaves the map', () => {
  b.s.open.now.mover = 'a1';
  const says = (step: string, course: string) =>
    outlook(
      { side: 'blue', kind: 'space', about: { unit: 'a1', n: 1, of: 4 }, order: { step, course, acts: [], fire: [] } },
      b.view('blue'),
    );
  expect(says('F', 'F')[0]?.says).toBe('heavy cruiser 2 spaces to 1214 facing B: RED battlecruiser at 4, 8 weapons bear');
  b.put('a1', '4201^B');
  expect(says('F', '')[0]).toMatchObject({ grave: 'lost', says: 'heavy cruiser leaves the map' });
  b.put('a1', '1015^B');
});

test('TP-1.4.4 of fire at a ship the volley is foretold', () => {
  const windows = [
    {
      unit: 'a1',
      acts: [],
      fire: [
        { weapon: 'phaser-1', on: 'b1' },
        { weapon: 'phaser-2', on: 'b1' },
      ],
    },
  ];
  const [lead] = outlook({ side: 'blue', kind: 'zero', about: { units: ['a1'] }, order: { windows } }, b.view('blue'));
  expect(lead?.says).toBe('heavy cruiser fires phaser 1 and phaser 2 at RED battlecruiser');
  expect(lead?.odds).toMatchObject({
    name: 'volley',
    of: { unit: 'a1', on: 'b1', fire: [{ weapon: 'phaser-1' }, { weapon: 'phaser-2' }] },
  });
  const outcomes = [
    { value: { points: 4, inside: 0 }, chance: 0.5 },
    { value: { points: 8, inside: 2 }, chance: 0.5 },
  ];
  expect(lead?.odds?.says({ outcomes } as unknown as Forecasted)).toBe('6.0 points on average, 1.0 of them inside');
});

test('TP-1.4.4 TP-10.2.1 TP-4.4.6 odds are told in a few words', () => {
  expect(oddsWords('volley', { points: 12, shield: 2, inside: 3 })).toBe('12 points on shield 2, 3 inside');
  expect(oddsWords('volley', { points: 0 })).toBe('no harm');
  expect(oddsWords('inside', { boxes: { bridge: 2 }, weapons: ['phaser-3'], destroyed: false })).toBe(
    '2 boxes of bridge, phaser 3',
  );
  expect(oddsWords('breakdown', { breaksDown: true })).toBe('breaks down');
  expect(oddsWords('boarding', { home: 3, boarders: 2, captured: false })).toBe('3 defenders and 2 boarders left');
  expect(oddsWords('seeker', { points: 1 })).toBe('1 point, none inside');
  expect(oddsWords('mine', { blown: ['mine-1'], points: 10, inside: 2 })).toBe('1 mine goes off, 10 points, 2 inside');
  expect(oddsWords('raid', { destroyed: true, raiders: false })).toBe('the box is destroyed, the raiders are lost');
});
