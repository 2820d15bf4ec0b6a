import type { Json } from '@flagplot/kernel';
import { odds } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { baltic } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

const at = (b: Battle, of: Json) => odds(baltic, { name: 'critical', of, s: b.s });

test('BB-5.3.2 BB-5.3.4 what one tenner may bring a cruiser, exactly: 2d10 and one', () => {
  const b = battle('a blue sd-ca 20,6^0 Stop\nb red to-ca 50,42^180 Stop');
  const { exact, outcomes } = at(b, { ship: 'blue', tenners: 1 });
  const chance = (effects: string): number =>
    outcomes
      .filter(({ value }) => (value as { effects: string[] }).effects.join() === effects)
      .reduce((sum, one) => sum + one.chance, 0);
  expect(exact).toBe(true);
  // 3: one of a hundred. Rudder at 10, 12 and 14: 8, 10 and 8 of a hundred. Bunker at 5 and 21: 3 and 1.
  expect([chance(''), chance('rudder'), chance('ammo')].map(p => Math.round(p * 100))).toEqual([1, 26, 4]);
});

test('BB-5.3.15 of a battleship the lighter of two throws, exactly, however many tenners', () => {
  const b = battle('a blue sd-bb 20,6^0 Stop\nb red to-ca 50,42^180 Stop');
  b.vessel('blue').tenners = 21;
  const { exact, outcomes } = at(b, { ship: 'blue' });
  expect(exact).toBe(true);
  // Every sum is 23 or more: a bunker and a fire, and of two further throws the lighter.
  expect(outcomes.every(({ value }) => (value as { boxes: number }).boxes >= 1)).toBe(true);
});

test('BB-5.3.3 nothing of no tenners, nor of a wreck', () => {
  const b = battle('a blue sd-ca 20,6^0 Stop\nb red to-ca 50,42^180 Stop');
  expect(at(b, { ship: 'blue' }).outcomes).toMatchObject([{ value: { effects: [], boxes: 0 }, chance: 1 }]);
  b.vessel('blue').status = 'wreck';
  expect(at(b, { ship: 'blue', tenners: 2 }).outcomes).toMatchObject([{ value: null }]);
});
