import { expect, test } from 'vitest';
import type { Act } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

const launches = (box: number, speed: number): Act => ({ act: 'launch', box, facing: 1, speed });

/** Blue has launched two fighters and a shuttle, all of this speed, and its first fighter is asked for a space. */
function flying(speed: number): Battle {
  const b = battle('a blue hyd-rn 1015^B 0\nb red kli-d7 1813^E 0');
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(3, speed), launches(4, speed)) });
  return b.until('space', 'a');
}

const together = (step: string, ...stack: string[]) => ({ ...space(step), stack });

test('TP-12.4.1 fighters of one side, speed and hex make a space as one, and the others answer them together', () => {
  const b = flying(7);
  const told = b.step({ a: { ...together('F', 'fighter-2'), half: 4 } });
  expect(only(told, 'moved').map(({ unit, n }) => [unit, n])).toEqual([
    ['fighter-1', 1],
    ['fighter-2', 1],
  ]);
  expect(only(told, 'halved').map(({ unit, half }) => [unit, half])).toEqual([
    ['fighter-1', 4],
    ['fighter-2', 4],
  ]);
  expect(b.asked()).toEqual(['b answer']);
  expect(b.refusals('b', fires('red', 'phaser-1 fighter-2'))).toEqual([]);
  expect(b.refusals('b', fires('red', 'phaser-1 blue'))).toEqual(['TP-5.2.1 /windows/0/fire/0/on']);
  for (let n = 2; n <= 4; n += 1) b.until('space', 'a').step({ a: together('F', 'fighter-2') });
  expect([b.place('fighter-1'), b.place('fighter-2')]).toEqual(['1413^B', '1413^B']);
  b.until('zero');
  expect(b.s.open.now.stack).toBe(undefined);
});

test('TP-12.4.1 what has another speed, hex, heading or step before it stays behind', () => {
  const b = flying(6);
  const refused = (): string[] => b.refusals('a', together('F', 'fighter-2'));
  expect(refused()).toEqual([]);
  expect(b.refusals('a', together('F', 'blue'))).toEqual(['TP-12.4.1 /stack/0']);
  expect(b.refusals('a', together('F', 'fighter-2', 'fighter-2'))).toEqual(['TP-12.4.1 /stack/1']);
  b.unit('fighter-2').turnCount = 1;
  expect(b.refusals('a', together('L', 'fighter-2'))).toEqual(['TP-4.2.6 /stack/0']);
  b.unit('fighter-2').facing = 2;
  expect(refused()).toEqual(['TP-12.4.1 /stack/0']);
  b.unit('fighter-2').facing = 1;
  b.unit('fighter-2').speed = 7;
  expect(refused()).toEqual(['TP-12.4.1 /stack/0']);
  b.unit('fighter-2').speed = 6;
  b.put('fighter-2', '1115^B');
  expect(refused()).toEqual(['TP-12.4.1 /stack/0']);
});
