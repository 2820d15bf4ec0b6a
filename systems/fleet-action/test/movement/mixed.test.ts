import { fits } from '@flagplot/check';
import { expect, test } from 'vitest';
import { ships } from '../../data/index.ts';
import { shipSchema } from '../../rules/cards.ts';
import { keepsSpeed, limitOf, ratingOf } from '../../rules/movement/limits.ts';
import { battle, faults } from '../battle.ts';

const FAR = 'earth B 0: Vesper omega 0101^3';

test('FA-3.3.1 a frigate that commands cruisers is held to what the cruisers can do', () => {
  const b = battle(`narn A 12: Tal thentus 3060^0, Var gquan 3061\n${FAR}`);
  const it = b.plotting('narn-a');
  expect(limitOf(it, 'turn-hard')).toMatchObject({ most: 9, ship: { id: 'var' } });
  expect(ratingOf(it, 'accel')).toMatchObject({ most: 4, ship: { id: 'var' } });
  expect(faults(b, 'narn-a', '>aaaa/aaaa/>aaaa')).toContain('FA-5.3.5 /path/0');
  expect(faults(battle(`narn A 12: Tal thentus 3060^0\n${FAR}`), 'narn-a', '>aaaa/aaaa/>aaaa')).toEqual([]);
});

test('FA-3.3.1 a category that keeps its speed in a turn keeps the whole squadron from changing it', () => {
  const change = { pulse: 1, by: 1 };
  const turning = (text: string) => faults(battle(`${text}\n${FAR}`), 'narn-a', '>aa/aaa/aa', { change });
  expect(turning('narn A 6: Tal thentus 3060^0, Var katoc 3061')).toEqual([]);
  expect(turning('narn A 6: Tal thentus 3060^0, Var gquan 3061')).toEqual(['FA-5.2.2 /change']);
});

test('FA-3.3.2 where a card says otherwise than the chart, the card decides', () => {
  const gquan = ships.find(({ id }) => id.startsWith('gquan'))!;
  const nimble = { ...gquan, id: 'nimble', combines: { turn: true } };
  const katoc = ships.find(({ id }) => id.startsWith('katoc'))!;
  const stiff = { ...katoc, id: 'stiff', combines: { turn: false } };
  expect([fits(shipSchema, nimble), fits(shipSchema, { ...gquan, combines: { roll: true } })]).toEqual([true, false]);
  const change = { pulse: 1, by: 1 };
  const turning = (card: string) => {
    const b = battle(`narn A 6: Tal ${card} 3060^0\n${FAR}`, { ships: [nimble, stiff] });
    expect(keepsSpeed(b.plotting('narn-a'), 'turn-hard')?.id).toBe('tal');
    return faults(b, 'narn-a', '>aa/aaa/aa', { change });
  };
  expect([turning('nimble'), turning('gquan'), turning('stiff'), turning('katoc')]).toEqual([
    [],
    ['FA-5.2.2 /change'],
    ['FA-5.2.2 /change'],
    [],
  ]);
});
