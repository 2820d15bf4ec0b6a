import { odds } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { baltic as rules } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';
import { box } from '../table.ts';

const ask = (b: Battle, name: string, of: object): ReturnType<typeof odds> => odds(rules, { name, of: of as never, s: b.s });

test('BB-3.1.39 BB-3.1.40 the odds of grounding: four in ten pass a test, and a second one after five inches', () => {
  const b = battle('a blue sd-bb 20,10^0 Full\nb red to-ca 60,40^180', { features: [box('bank', 'coastal', [10, 15, 30, 40])] });
  const { exact, outcomes } = ask(b, 'grounding', { vessel: 'blue', legs: [{ d: 7300, turn: 0 }] });
  expect(exact).toBe(true);
  const found = outcomes.map(({ value, p }) => [(value as { ending: string }).ending, (value as { mil: number }).mil, p]);
  expect(found.sort()).toEqual([
    ['aground', 2240, '3/5'],
    ['aground', 7240, '6/25'],
    ['arrived', 7300, '4/25'],
  ]);
});

test('BB-3.1.29 the odds of a collision: two of three dice for a cruiser against a cruiser, one for a destroyer against a battleship', () => {
  const chance = (text: string, of: object): number => {
    const { exact, outcomes } = ask(battle(text), 'collision', of);
    expect(exact).toBe(true);
    const collides = outcomes.filter(({ value }) => (value as { collides: boolean }).collides);
    return collides.reduce((sum, one) => sum + one.chance, 0);
  };
  expect(
    chance('a blue sd-ca 20,10^0\nb red to-ca 20,14.5^90', { vessel: 'blue', other: 'red', force: 'vessel', of: 'other' }),
  ).toBeCloseTo(0.352, 9);
  expect(
    chance('a blue sd-dd 20,10^0\nb red to-bb 20,14.5^90', { vessel: 'blue-1', other: 'red', force: 'vessel', of: 'other' }),
  ).toBeCloseTo(0.784, 9);
  expect(
    chance('a blue sd-bb 20,10^0\nb red to-dd 20,14.5^90', { vessel: 'blue', other: 'red-1', force: 'vessel', of: 'other' }),
  ).toBeCloseTo(0.064, 9);
});

test('BB-3.1.35 and what it does: a destroyer that is rammed dies nine times in ten', () => {
  const b = battle('a blue sd-dd 20,10^0\nb red to-dd 20,14.5^90');
  const { exact, outcomes } = ask(b, 'collision', { vessel: 'blue-1', other: 'red-1', force: 'both', of: 'other' });
  expect(exact).toBe(true);
  const dead = outcomes.filter(({ value }) => (value as { left: number }).left === 0);
  expect(dead.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1 - 0.6 ** 5, 9);
});
