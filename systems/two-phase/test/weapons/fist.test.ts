import { expect, test } from 'vitest';
import type { Battle } from '../battle.ts';
import { battle, only, space } from '../battle.ts';

/** A ship with 4 points in its web caster, and an enemy ahead of it. */
function charged(at: string, energy = 4): Battle {
  const b = battle('a web tho-cw 1015^B 4\nb red kli-d7 4015^E 4');
  b.allocate({ web: { speed: 2, gear: [{ id: 'caster-1', energy }] }, red: { speed: 0 } });
  return b.put('red', at).until('space', 'a');
}

test('TP-11.3.8 a web fist hits on 4, 3, 2 at 1-10, 11-20, 21-30, for twice the energy less 0, 1, 2', () => {
  for (const [at, n, damage] of [
    ['1512^E', 4, 8],
    ['2507^E', 3, 6],
    ['3403^E', 2, 4],
  ] as const) {
    const hit = charged(at).step({ a: space('F', 'caster-1:fist red') }, [n]);
    expect(only(hit, 'fired')[0]?.shots[0]).toMatchObject({ as: 'fist', hit: true, damage });
    const miss = charged(at).step({ a: space('F', 'caster-1:fist red') }, [n + 1]);
    expect(only(miss, 'fired')[0]?.shots[0]).toMatchObject({ hit: false, damage: 0 });
  }
});

test('TP-11.3.8 TP-8.3.3 a caster fires once, with energy enough and with lock-on', () => {
  expect(charged('3403^E', 2).refusals('a', space('F', 'caster-1:fist red'))).toEqual(['TP-11.3.8 /fire/0']);
  const b = charged('1512^E');
  expect(b.refusals('a', space('F', 'caster-1 red'))).toEqual(['TP-11.3.8 /fire/0']);
  b.unit('web').lockOn = false;
  expect(b.refusals('a', space('F', 'caster-1:fist red'))).toEqual(['TP-8.3.3 /fire/0']);
  b.unit('web').lockOn = true;
  b.step({ a: space('F', 'caster-1:fist red') }, [6]);
  expect(b.hold('web').arms.every(({ energy }) => energy === 0)).toBe(true);
  expect(
    b
      .until('zero', 'a')
      .refusals('a', { windows: [{ unit: 'web', acts: [], fire: [{ weapon: 'caster-1', on: 'red', as: 'fist' }] }] }),
  ).toEqual(['TP-9.1.1 /windows/0/fire/0/weapon']);
});
