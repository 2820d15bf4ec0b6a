// What a volley came to, in words.

import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { sideOfEvent } from '../../scene/sides.ts';
import { volleys } from '../../scene/volleys.ts';
import { battle } from '../battle.ts';

const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
const at = { q: 0, r: 0 };
const fired: Event = {
  ...{ kind: 'fired', unit: 'blue', on: 'red', range: 4, effective: 4, shift: 0, from: at, to: at },
  shots: [{ weapon: 'phaser-1', damage: 1 }],
};
const says = (...after: Event[]) =>
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
    '14 points on shield 2, 5 by reinforcement stopped, 3 inside, 4 crew units left, 2 boxes of forward hull and phaser 1 lost',
  );
  expect(says()?.says).toBe('no harm');
  expect(says()?.shots[0]?.came).toBe('1 point');
});

test('TP-13.4.5 a capture is the doing of the side that captures', () => {
  expect(sideOfEvent({ kind: 'captured', unit: 'red', by: 'a', from: 'b', aboard: [], at }, b.view('a'))).toBe('a');
  expect(sideOfEvent({ kind: 'studied', unit: 'blue', on: 'red', by: 'lab', found: false }, b.view('a'))).toBe('a');
});
