// What a battle is fought for, in words.

import { expect, test } from 'vitest';
import { goal } from '../../words/goal.ts';
import { battle } from '../battle.ts';

const DUEL = 'blue a1 fed-ca 1015^B 8\nred b1 kli-d7 2015^E 8';

test('TP-16.1.3 turns that are left count the one under way', () => {
  expect(goal(battle(DUEL, { turns: 6 }).s).left).toBe(6);
});

test('TP-16.2.3 nobody is ahead before anything is scored; then who leads by a tenth', () => {
  const b = battle(DUEL);
  expect(goal(b.s)).toMatchObject({ wins: 'Score 10 % more points', ahead: [] });
  b.unit('b1').status = 'left';
  expect(goal(b.s).ahead).toEqual(['blue']);
});

test('TP-16.2.1 what is scored for a ship is said by the chart', () => {
  const said = goal(battle(DUEL).s).rules.map(({ rule, say }) => `${rule} ${say}`);
  expect(said).toContain('TP-16.2.1 A ship destroyed scores its points, a captured one twice its points.');
  expect(said).toContain(
    'TP-16.2.1 One that is crippled scores half of its points; one that has left the map, a quarter of its points.',
  );
});
