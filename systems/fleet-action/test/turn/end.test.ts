import { expect, test } from 'vitest';
import { battle, d } from '../battle.ts';

const FACING = 'narn A 0: Tal gquan 3040^0, Var gquan 3041\nearth B 0: Vesper omega 3036^3';

test('FA-2.5.1 morale is tested after the last pulse, and nowhere else', () => {
  const b = battle(FACING, { morale: true }).until('fire', 1);
  b.ship('var').structure = 0;
  expect([...b.step(), ...b.step()].filter(({ kind }) => kind === 'morale')).toEqual([]);
  expect(b.s.open.pulse).toBe(3);
  const told = b.step({}, d(12, 1));
  expect(told.filter(({ kind }) => kind === 'morale')).toHaveLength(1);
});

test('FA-2.5.3 victory is judged last; if nobody has won the next turn begins', () => {
  const b = battle(FACING, { turns: 2, morale: true });
  b.until('fire', 3).step();
  expect([b.s.clock.turn, b.asks[0]?.kind]).toEqual([2, 'orders']);
  b.until('fire', 3);
  b.ship('var').structure = 0;
  expect(b.step({}, d(12, 1)).map(({ kind }) => kind)).toEqual(['thrown', 'morale', 'over']);
});
