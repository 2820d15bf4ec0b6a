import { odds } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { twoPhase as rules } from '../rules/index.ts';
import { battle } from './battle.ts';

function near() {
  return battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8').s;
}

test('TP-9.3.4 the odds of an overloaded photon at range 4: four in six for 16, all on the shield', () => {
  const of = { unit: 'blue', on: 'red', fire: [{ weapon: 'photon-a', as: 'overload' }] };
  const { outcomes, exact } = odds(rules, { name: 'volley', of, s: near() });
  expect(exact).toBe(true);
  expect(outcomes.map(({ value, p }) => [value, p])).toEqual(
    expect.arrayContaining([
      [{ points: 16, shield: 1, inside: 0 }, '2/3'],
      [{ points: 0 }, '1/3'],
    ]),
  );
});

test('TP-9.2.1 the odds of two phaser-1 at range 4 are those of their chart', () => {
  const of = { unit: 'blue', on: 'red', fire: [{ weapon: 'phaser-1' }, { weapon: 'phaser-2' }] };
  const { outcomes } = odds(rules, { name: 'volley', of, s: near() });
  const chance = (points: number) => outcomes.find(({ value }) => (value as { points: number }).points === points)?.p;
  // 5 5 4 4 3 2 by die: ten only of two fives.
  expect([chance(10), chance(4)]).toEqual(['1/9', '1/36']);
});

test('TP-10.2.1 the odds of one point inside: each row of the chart by its chance', () => {
  const { outcomes, exact } = odds(rules, { name: 'inside', of: { unit: 'blue', points: 1 }, s: near() });
  expect(exact).toBe(true);
  const p = (box: string) => outcomes.find(({ value }) => (value as { boxes: Record<string, number> }).boxes[box] === 1)?.p;
  // Forward hull on 6 and 7, right warp on 5, left warp on 9.
  expect([p('fore'), p('right'), p('left')]).toEqual(['11/36', '1/9', '1/9']);
});

test('TP-4.4.6 TP-8.3.1 the odds of a breakdown and of lock-on', () => {
  const s = near();
  const of = { unit: 'red' };
  const chance = (name: string, value: object) =>
    odds(rules, { name, of, s }).outcomes.find(one => JSON.stringify(one.value) === JSON.stringify(value))?.p;
  expect(chance('breakdown', { breaksDown: false })).toBe('1/1');
  Object.assign(s.open.units[1] as object, { bonuses: 1 });
  expect(chance('breakdown', { breaksDown: true })).toBe('1/3');
  Object.assign(s.open.units[1]?.boxes as object, { sensor: 3 });
  expect(chance('lock', { lockOn: true })).toBe('1/2');
});
