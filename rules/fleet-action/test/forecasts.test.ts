import { rolled, scripted } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { fleetAction } from '../src/index.ts';
import type { FleetAction } from '../src/state.ts';
import { battle, d } from './battle.ts';

test('FA-7.3.9 a forecast gives up the box that an owner who says nothing would', () => {
  const b = battle('narn A 0: Tal gquan 3030^0\nearth B 0: Vesper omega 3020^3');
  const { open, book, clock, sealed } = b.s;
  const s = { book, clock: { ...clock, turn: 1 }, sealed, open: { ...open, pulse: 1 } };
  const table = rolled<FleetAction>(scripted([...d(10, 10, 1), ...d(12, 8), ...d(6, 2)]));
  const fire = { ship: book.ships[0]?.id ?? '', target: book.ships[1]?.id ?? '', weapons: ['heavy-laser'] };
  expect(fleetAction.forecasts.volley?.act(s, table, fire)).toEqual({ structure: 13, primary: true, secondary: false });
});
