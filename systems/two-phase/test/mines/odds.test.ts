import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { odds } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { LAYOUT } from '../../rules/geometry/map.ts';
import { twoPhase as rules } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** Blue comes from 1015 towards a mine of red's in 1216, of which red keeps away. */
function field(speed: number): Battle {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 3020^F 8');
  b.unit('blue').speed = speed;
  lay(b, 'mine-1');
  return b;
}

function lay(b: Battle, id: string): void {
  const mine = { id, side: 'b', by: 'red', shown: 't-bomb', came: null, arrived: 0, laid: 0, active: true } as const;
  b.s.open.mines.push({ ...mine, ...(hexes.parseName('1216', LAYOUT) as Hex) });
}

function chances(b: Battle, of: object): (readonly [unknown, string])[] {
  const { outcomes, exact } = odds(rules, { name: 'mine', of: of as never, s: b.s });
  expect(exact).toBe(true);
  return outcomes.map(({ value, p }) => [value, p] as const);
}

const BLOWN = { blown: ['mine-1'], points: 10, inside: 0 };
const PAST = { blown: [], points: 0, inside: 0 };

describe('a course past mines', () => {
  test('TP-13.3.2 a fast unit sets a mine off for certain as it comes near, and not before', () => {
    expect(chances(field(8), { unit: 'blue', course: 'F' })).toEqual([[BLOWN, '1/1']]);
    expect(chances(field(8), { unit: 'blue', course: 'L' })).toEqual([[PAST, '1/1']]);
    expect(chances(field(8), { unit: 'blue', course: 'LF' })).toEqual([[PAST, '1/1']]);
  });

  test('TP-13.3.2 a slow one by a die for each step near it: at speed 2 four in six, then eight in nine', () => {
    const one = chances(field(2), { unit: 'blue', course: 'F' });
    expect(one).toEqual(
      expect.arrayContaining([
        [BLOWN, '2/3'],
        [PAST, '1/3'],
      ]),
    );
    const two = chances(field(2), { unit: 'blue', course: 'FF' });
    expect(two).toEqual(
      expect.arrayContaining([
        [BLOWN, '8/9'],
        [PAST, '1/9'],
      ]),
    );
  });

  test('TP-13.3.3 two of them on one shield: what that does not stop comes inside', () => {
    const b = field(8);
    lay(b, 'mine-2');
    b.unit('blue').shields[0] = 12;
    expect(chances(b, { unit: 'blue', course: 'F' })).toEqual([[{ blown: ['mine-1', 'mine-2'], points: 20, inside: 8 }, '1/1']]);
  });

  test('TP-13.3.4 a dummy, if it is said to be one, does nothing', () => {
    expect(chances(field(8), { unit: 'blue', course: 'F', dummies: ['mine-1'] })).toEqual([[{ ...BLOWN, points: 0 }, '1/1']]);
  });

  test('TP-13.3.1 one that is not active yet becomes so when its layer is more than a hex away', () => {
    const b = field(8);
    b.s.open.mines[0]!.active = false;
    expect(chances(b, { unit: 'blue', course: 'F' })).toEqual([[BLOWN, '1/1']]);
    b.put('red', '1316^F');
    expect(chances(b, { unit: 'blue', course: 'F' })).toEqual([[PAST, '1/1']]);
    // Its own layer must have gone away from it first.
    b.s.open.mines[0]!.by = 'blue';
    expect(chances(b, { unit: 'blue', course: 'FF' })).toEqual([[PAST, '1/1']]);
  });

  test('TP-13.3.2 of a unit that is there', () => {
    const judge = rules.forecasts?.mine?.judge;
    expect(judge?.(field(8).s, { unit: 'grey', course: 'F' }).map(({ rule, at }) => `${rule} ${at}`)).toEqual([
      'TP-13.3.2 /unit',
    ]);
  });
});
