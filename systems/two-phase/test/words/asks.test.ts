// What is asked, in words.

import type { Ask } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { TwoPhase } from '../../rules/state.ts';
import { asks } from '../../words/asks.ts';
import { battle } from '../battle.ts';

const DUEL = 'blue a1 fed-ca 1015^B 8\nred b1 kli-d7 2015^E 9';
const FLEET = `${DUEL}\nred b2 kli-f5 2016^E 9\nred b3 kli-f5 2017^E 9`;

function words(text: string, ask: Ask<TwoPhase>) {
  return asks(ask, battle(text).view(ask.side));
}

test('TP-1.3.2 energy is asked for by the name of the one ship, or by how many there are', () => {
  const about = { turn: 1, ships: ['a1'] };
  expect(words(DUEL, { side: 'blue', kind: 'allocate', about }).title).toBe('Share out the energy of your heavy cruiser');
  expect(words(FLEET, { side: 'red', kind: 'allocate', about: { turn: 1, ships: ['b1', 'b2', 'b3'] } })).toMatchObject({
    title: 'Share out the energy of your three ships',
    help: expect.stringContaining('BLUE does the same'),
  });
});

test('TP-1.3.3 a place is chosen in one group or in several', () => {
  const of = (...speeds: number[]) => ({ groups: speeds.map(speed => ({ speed, open: 2 })) });
  expect(words(DUEL, { side: 'blue', kind: 'place', about: of(8) }).title).toBe('Speed 8: do you move first or last?');
  expect(words(DUEL, { side: 'blue', kind: 'place', about: of(8, 3) }).title).toBe('Speeds 8 and 3: first or last?');
});

test('TP-1.3.5 TP-1.1.4 a space is counted; an odd speed is to be split with the first', () => {
  const space = (n: number, of: number | null) => words(DUEL, { side: 'red', kind: 'space', about: { unit: 'b1', n, of } });
  expect(space(2, 4).title).toBe('Move your battlecruiser: space 2 of 4');
  expect(space(1, null)).toMatchObject({
    title: 'Move your battlecruiser: space 1',
    help: expect.stringContaining('Speed 9 is 4 spaces now or 5'),
    doing: 'moving RED battlecruiser',
  });
});

test('TP-1.3.7 TP-1.3.8 who has moved, and who has caught one, stand in the question', () => {
  const answer = words(FLEET, { side: 'blue', kind: 'answer', about: { units: ['a1'], to: 'b3' } });
  expect(answer.title).toBe('RED light frigate 2 has moved to 2017: answer with your heavy cruiser?');
  const bid = words(DUEL, { side: 'blue', kind: 'bid', about: { unit: 'a1', by: 'b1' } });
  expect(bid.title).toBe('RED battlecruiser has caught your heavy cruiser: how much against the beam?');
});

test('TP-1.3.9 TP-1.3.11 seekers are counted', () => {
  const about = { units: ['b1', 'b2'], seekers: ['seeker-1'] };
  expect(words(FLEET, { side: 'red', kind: 'screen', about }).title).toBe('A seeker is in reach of your two ships: fire at it?');
  const both = { ...about, seekers: ['seeker-1', 'seeker-2'] };
  expect(words(FLEET, { side: 'red', kind: 'point-blank', about: both }).title).toBe(
    'Two seekers are aimed at your two ships in this very hex: fire first?',
  );
});

test('TP-1.3.1 TP-16.1.2 whoever sets up is told where; whoever buys, for how much', () => {
  const b = battle(DUEL);
  Object.assign(b.s.book.sides[0]!, { zone: { columns: [1, 5], rows: [1, 30] } });
  const deploy = asks({ side: 'blue', kind: 'deploy', about: { units: ['a1'] } }, b.view('blue'));
  expect(deploy.help).toContain('Columns 1 to 5, rows 1 to 30 are yours');
  expect(words(DUEL, { side: 'red', kind: 'muster', about: { points: 250 } }).title).toBe('Buy your ships for 250 points');
});
