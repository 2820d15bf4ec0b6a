// What a volley came to, in words.

import type { Told } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { TwoPhase } from '../../rules/state.ts';
import { sideOfEvent } from '../../scene/sides.ts';
import { volleys } from '../../scene/volleys.ts';
import { battle } from '../battle.ts';

const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
const at = { q: 0, r: 0 };
const fired: Event = {
  ...{ kind: 'fired', unit: 'blue', on: 'red', range: 4, effective: 4, shift: 0, from: at, to: at },
  shots: [{ weapon: 'phaser-1', damage: 1 }],
};
const says = (...after: Told<TwoPhase>['event'][]) =>
  volleys(
    [fired, ...after].map(event => ({ clock: b.s.clock, event })),
    b.view('a'),
  )[0];

test('TP-10.2.1 what a volley did is told with what reinforcement stopped and what was lost', () => {
  const struck: Event = { kind: 'struck', unit: 'red', shield: 2, points: 14, reinforced: 5, boxes: 6, inside: 3, at };
  const lost: Event[] = [
    { kind: 'lost', unit: 'red', box: 'fore', left: 3 },
    { kind: 'lost', unit: 'red', weapon: 'phaser-1' },
    { kind: 'lost', unit: 'red', box: 'fore', left: 2 },
  ];
  expect(says(struck, ...lost, { kind: 'casualties', unit: 'red', crew: 4 })?.says).toBe(
    '14 points from heavy cruiser on shield 2, 5 by reinforcement stopped, 3 inside, 4 crew units left, 2 boxes of forward hull and phaser 1 lost',
  );
  expect(says()?.says).toBe('no harm from heavy cruiser');
  expect(says()?.shots[0]?.came).toBe('no harm from heavy cruiser');
});

test('TP-10.2.1 each die of the allocation chart is told with the box that it took, and rows of boxes are crossed by it', () => {
  const die = (...faces: number[]): Told<TwoPhase>['event'] => ({
    kind: 'thrown',
    sides: 6,
    faces,
    read: faces,
    why: { rule: 'TP-10.2.1', what: 'Internal damage to red', by: 'a' },
  });
  const struck: Event = { kind: 'struck', unit: 'red', shield: 2, points: 14, reinforced: 0, boxes: 11, inside: 3, at };
  const lost: Event[] = [
    { kind: 'lost', unit: 'red', box: 'fore', left: 3 },
    { kind: 'lost', unit: 'red', weapon: 'phaser-1' },
  ];
  const volley = says(struck, die(3, 4), ...lost.slice(0, 1), die(1, 1), die(2, 3), ...lost.slice(1));
  expect(volley?.falls).toEqual([
    { told: [2, 3], says: 'forward hull' },
    { told: [5, 6], says: 'phaser 1' },
  ]);
  expect(volley?.tracks).toContainEqual({ word: 'forward hull', of: 4, from: 4, to: 3 });
  expect(volley?.shots[0]?.came).toBe(volley?.says);
  expect(volley?.says).toMatch(/^14 points from heavy cruiser on shield 2, 3 inside/);
});

test('TP-13.4.5 a capture is the doing of the side that captures', () => {
  expect(sideOfEvent({ kind: 'captured', unit: 'red', by: 'a', from: 'b', aboard: [], at }, b.view('a'))).toBe('a');
  expect(sideOfEvent({ kind: 'studied', unit: 'blue', on: 'red', by: 'lab', found: false }, b.view('a'))).toBe('a');
});
