import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { CardOfBook } from '../../rules/book.ts';
import { partsAround, sharesOf } from '../../rules/damage/envelop.ts';
import { strike } from '../../rules/damage/volley.ts';
import type { Battle, Happened } from '../battle.ts';
import { battle, only, space } from '../battle.ts';

const CHARTS = { minimumBoxes: 5 };
const FULL = { dropped: [false, false, false, false, false, false], setting: 'full' as const };
const NONE = { general: 0, specific: [0, 0, 0, 0, 0, 0] };

test('TP-9.4.7 an enveloping volley is parted by one more than there are weakest shields; the last part goes round the others from the weakest up', () => {
  // Two weakest: three parts of 6, and what does not come out even is in the last: 8 round four shields.
  expect(sharesOf([30, 10, 20, 10, 25, 22], 20)).toEqual([2, 6, 2, 6, 2, 2]);
  // One weakest: 7, and 8 round five, the weakest of them first.
  expect(sharesOf([30, 24, 24, 20, 24, 24], 15)).toEqual([1, 2, 2, 7, 2, 1]);
  // All alike: a part each, and the last round them all.
  expect(sharesOf([20, 20, 20, 20, 20, 20], 20)).toEqual([4, 4, 3, 3, 3, 3]);
});

test('TP-9.4.7 general reinforcement comes off first; a shield counts with its own reinforcement (ruling R93), a dropped one as nothing', () => {
  const unit = { ...FULL, shields: [10, 10, 10, 10, 10, 10], dropped: [false, false, true, false, false, false] };
  const hold = { general: 4, specific: [0, 0, 0, 5, 0, 0] };
  // 16 left: shield 3 is weakest and takes 8; 8 go round the others, shield 4 last.
  expect(partsAround({ charts: CHARTS, unit, hold }, 20)).toEqual([
    { shield: 1, points: 6 },
    { shield: 2, points: 2 },
    { shield: 3, points: 8 },
    { shield: 4, points: 1 },
    { shield: 5, points: 2 },
    { shield: 6, points: 1 },
  ]);
  expect(partsAround({ charts: CHARTS, unit: { ...FULL, shields: [9, 9, 9, 9, 9, 9] }, hold }, 3)).toEqual([
    { shield: 1, points: 3 },
  ]);
  expect(partsAround({ charts: CHARTS, unit, hold: NONE }, 0)).toEqual([]);
});

/** A cruiser whose first phaser is an armed hellbore, near another. */
function near(): Battle {
  const b = battle('a blue fed-ca 1015^B 4\nb red kli-d7 1815^E 4');
  const card = b.s.book.cards['fed-ca'] as CardOfBook;
  const weapons = card.weapons.map((weapon, i) => (i === 0 ? { ...weapon, type: 'hellbore' as const } : weapon));
  Object.assign(b.s.book.cards, { 'fed-ca': { ...card, weapons } });
  b.allocate({ blue: { speed: 2 }, red: { speed: 0 } });
  b.put('red', '1413^E').until('space', 'a');
  b.hold('blue').arms[0] = { turns: 2, energy: 6 };
  return b;
}

test('TP-9.4.7 TP-9.4.12 an enveloping hellbore does its whole damage round all shields, a direct one half of it on one', () => {
  const b = near();
  b.unit('red').shields = [30, 22, 22, 8, 22, 22];
  const told = b.step({ a: space('F', 'phaser-1:enveloping red') }, [3, 3]);
  expect(only(told, 'fired')[0]?.shots[0]).toMatchObject({ as: 'enveloping', hit: true, damage: 15 });
  // Shield 4 takes 7; 8 go round the others, from the weakest up.
  expect(only(told, 'struck').map(({ shield, points, inside }) => [shield, points, inside])).toEqual([
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 0],
    [4, 7, 0],
    [5, 2, 0],
    [6, 1, 0],
  ]);
  const direct = near();
  const half = direct.step({ a: space('F', 'phaser-1 red') }, [3, 3]);
  expect(only(half, 'struck').map(({ points }) => points)).toEqual([7]);
});

test('TP-9.4.7 TP-10.2.4 what comes inside round all shields and through one is one volley (ruling R93)', () => {
  const b = near();
  b.unit('red').shields = [0, 0, 0, 0, 0, 0];
  const told: Happened[] = [];
  const source = scriptedDice([1, 1, 1, 1]);
  const t = rolled(source, {
    tell: (event: Happened) => void told.push(structuredClone(event)),
    reveal: () => undefined,
  } as never);
  strike(b.s, t, { unit: b.unit('red'), points: 1, around: 1, bearing: 0, by: 'a' });
  expect(source.diceLeft()).toBe(0);
  expect(only(told, 'struck').map(({ points }) => points)).toEqual([1, 1]);
  // The bridge is taken once a volley.
  expect(only(told, 'lost').map(({ box }) => box === 'bridge')).toEqual([true, false]);
});
