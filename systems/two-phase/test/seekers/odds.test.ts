import { odds } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { twoPhase as rules } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** A seeker of red's two hexes ahead of blue. */
function flying(shown: 'drone' | 'plasma', type: string | null = null): Battle {
  const b = battle('a blue fed-ca 1015^C 8\nb red kzi-ff 3020^F 8');
  const seeker = { id: 'seeker-1', side: 'b', shown, type, by: 'red', on: 'blue', q: 12, r: 10, facing: 5 };
  const counts = { flown: 4, moves: 1, damage: 0, response: false, atOnce: false, came: null, arrived: 0 };
  b.s.open.seekers.push({ ...seeker, ...counts });
  return b;
}

function chances(b: Battle, more: object = {}): (readonly [unknown, string])[] {
  const { outcomes, exact } = odds(rules, { name: 'seeker', of: { seeker: 'seeker-1', ...more }, s: b.s });
  expect(exact).toBe(true);
  return outcomes.map(({ value, p }) => [value, p] as const);
}

test('TP-6.3.1 TP-9.6.1 its warhead on the shield it comes to; the asker says what it is', () => {
  const b = flying('drone');
  expect(chances(b)).toEqual([[{ points: 12, shield: 1, inside: 0 }, '1/1']]);
  b.unit('blue').shields[0] = 5;
  expect(chances(b, { load: 'iv' })).toEqual([[{ points: 24, shield: 1, inside: 19 }, '1/1']]);
  expect(rules.forecasts?.seeker?.judge?.(b.s, { seeker: 'seeker-1', load: 'q' })).toMatchObject([{ at: '/load' }]);
  expect(rules.forecasts?.seeker?.judge?.(b.s, { seeker: 'seeker-9' })).toMatchObject([{ at: '/seeker' }]);
});

test('TP-6.3.6 under EW less of it, by a die and the shift', () => {
  const b = flying('drone');
  b.unit('blue').ecm = 2;
  const points = (n: number) => chances(b).find(([value]) => (value as { points: number }).points === n)?.[1];
  // +2: 1 to 4 full, 5 and 6 half.
  expect([points(12), points(6)]).toEqual(['2/3', '1/3']);
  b.unit('blue').erratic = true;
  // Two points more are the same shift; half of what arrives on 1 and 2.
  expect([points(12), points(6), points(3)]).toEqual(['4/9', '4/9', '1/9']);
});

test('TP-9.5.2 a torpedo by the hexes it will have flown, or nothing of a pseudo-plasma', () => {
  const b = flying('plasma', 'g');
  // After ten hexes it has two more to fly: the column of 11 and 12.
  b.s.open.seekers[0]!.flown = 10;
  expect(chances(b)).toEqual([[{ points: 15, shield: 1, inside: 0 }, '1/1']]);
  expect(chances(b, { pseudo: true })).toEqual([[{ points: 0 }, '1/1']]);
});
