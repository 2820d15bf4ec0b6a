import { expect, test } from 'vitest';
import { news, over } from '../lesson/told.ts';
import type { Event } from '../rules/events.ts';
import { battle } from './battle.ts';

const b = battle('alliance/red x-wing: 1010^E x4\nimperial/alpha tie-ln: 1510^W x4');
const seen = { book: b.s.book, clock: b.s.clock, open: b.s.open };
const told = (...events: Event[]) => events.map(event => ({ clock: b.s.clock, event })) as unknown as Parameters<typeof news>[0];

test('SQ-5.2.1 SQ-5.2.6 SQ-5.2.7 the lesson tells a failed check by what it costs, whether half was lost or not', () => {
  const check = { kind: 'level', squadron: 'alpha', by: 'check' } as const;
  expect(news(told({ ...check, from: 5, to: 4, state: 'steady' }), seen)).toEqual([
    'Alpha was hurt this round, and has failed its morale check: that costs a level, and it is steady now.',
  ]);
  expect(news(told({ ...check, from: 5, to: 3, state: 'shaken' }), seen)).toEqual([
    'Alpha was hurt this round, and has failed its morale check: that costs two levels, as half of it or more was destroyed, and it is shaken now.',
  ]);
  expect(
    news(told({ kind: 'held', squadron: 'red', by: 'check' }, { kind: 'held', squadron: 'alpha', by: 'check' }), seen),
  ).toEqual(['Red was hurt this round, and has passed its morale check.']);
});

test('SQ-8.3.3 the lesson says why it is not won as the points have it', () => {
  const fired: Event = { kind: 'struck', squadron: 'red', weapon: 'laser', target: 'alpha', hits: 0, craft: [] } as never;
  expect(over(told(fired, fired), seen)).toContain('2 volleys, but they scored as much');
  b.squadron('alpha').craft[0]!.status = 'destroyed';
  expect(over(told(fired, fired), seen)).toContain('whoever has the enemy before his bows');
});
