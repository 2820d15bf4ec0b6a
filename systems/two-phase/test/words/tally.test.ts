// What a side has scored, reason by reason.

import { expect, test } from 'vitest';
import { scoreShown } from '../../rules/victory.ts';
import { tally } from '../../words/tally.ts';
import { battle } from '../battle.ts';

test('TP-16.2.1 each enemy counts for one reason, and the reasons come to the score', () => {
  const b = battle('blue a1 fed-ca 1015^B 8\nred b1 kli-d7 2015^E 8\nred b2 kli-f5 2016^E 8\nred b3 kli-f5 2017^E 8');
  b.unit('b1').status = 'destroyed';
  b.unit('b2').status = 'left';
  b.unit('b3').captor = 'blue';
  const [d7, f5] = ['kli-d7', 'kli-f5'].map(card => b.s.book.cards[card]?.bpv ?? 0) as [number, number];
  const of = (side: string) => Object.fromEntries(tally(b.s, side).map(({ reason, points }) => [reason, points]));
  expect(of('blue')).toEqual({
    'ships destroyed': d7,
    'ships captured': 2 * f5,
    'ships crippled': 0,
    'ships that left the map': f5 / 4,
  });
  expect(Object.values(of('blue')).reduce((sum, points) => sum + points, 0)).toBe(scoreShown(b.s).blue?.points);
  expect(Object.values(of('red'))).toEqual([0, 0, 0, 0]);
});
