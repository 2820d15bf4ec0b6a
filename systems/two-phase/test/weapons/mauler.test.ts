import { expect, test } from 'vitest';
import type { CardOfBook } from '../../rules/book.ts';
import type { Battle } from '../battle.ts';
import { battle, only, space } from '../battle.ts';

/** A cruiser whose first phaser is a mauler, with its batteries charged. */
function mauling(at: string): Battle {
  const b = battle('a blue fed-ca 1015^B 4\nb red kli-d7 1815^E 4');
  const card = b.s.book.cards['fed-ca'] as CardOfBook;
  const weapons = card.weapons.map((weapon, i) => (i === 0 ? { ...weapon, type: 'mauler' as const } : weapon));
  Object.assign(b.s.book.cards, { 'fed-ca': { ...card, weapons } });
  b.allocate({ blue: { speed: 2 }, red: { speed: 0 } });
  b.put('red', at).until('space', 'a');
  b.hold('blue').battery = 3;
  return b;
}

test('TP-9.4.9 a mauler does double what the batteries hold at 0 and 1, all of it to 5, half to 10, without a die, whatever EW', () => {
  // After its space blue is in 1114: 1, 5 and 6 hexes away, dead ahead.
  const damages = ['1214^E', '1612^E', '1711^E'].map(at => {
    const b = mauling(at);
    b.unit('red').ecm = 6;
    const told = b.step({ a: space('F', 'phaser-1 red') });
    expect(b.hold('blue').battery).toBe(0);
    expect(b.unit('blue').weapons[0]).toBe(1);
    return only(told, 'fired')[0]?.shots[0]?.damage;
  });
  expect(damages).toEqual([6, 3, 1]);
});

test('TP-9.4.9 it takes all the batteries hold, so that nothing else does, and fires not without, nor beyond 10', () => {
  const b = mauling('1612^E');
  const reinforce = { act: 'reinforce', shield: 1, energy: 1 } as const;
  expect(b.refusals('a', { ...space('F', 'phaser-1 red'), acts: [reinforce] })).toContain('TP-9.4.9 /fire');
  b.hold('blue').battery = 0;
  expect(b.refusals('a', space('F', 'phaser-1 red'))).toEqual(['TP-9.4.9 /fire/0']);
  expect(mauling('2209^E').refusals('a', space('F', 'phaser-1 red'))).toEqual(['TP-9.1.1 /fire/0']);
});
