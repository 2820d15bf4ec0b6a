import { expect, test } from 'vitest';
import type { Act } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

const launches = (box: number, speed: number): Act => ({ act: 'launch', box, facing: 1, speed });
const lands = (unit: string): Act => ({ act: 'land', unit });

/** Blue has launched a shuttle at impulse zero of First Phase, and goes this fast. */
function aloft(blue: number, shuttle: number, card = 'fed-ca'): Battle {
  const b = battle(`a blue ${card} 1015^B 8\nb red kli-d7 3515^E 8`);
  b.allocate({ blue: { speed: blue }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(0, shuttle)) });
  return b;
}

test('TP-12.1.5 a shuttle lands on its ship at impulse zero, and stands in the bay again', () => {
  const b = aloft(0, 0).until('zero', 'a');
  expect(b.unit('blue').bay?.[0]?.kind).toBe(null);
  const told = b.step({ a: acts('shuttle-1', lands('blue')) });
  expect(only(told, 'landed')).toMatchObject([{ unit: 'shuttle-1', on: 'blue' }]);
  expect(b.unit('blue').bay?.[0]).toEqual({ kind: 'admin', lost: false, unit: 'shuttle-1', packs: false });
  expect(b.unit('shuttle-1').status).toBe('landed');
});

test('TP-12.1.5 the ship takes in by its own act what is in its hex', () => {
  const b = aloft(0, 0).until('zero', 'a');
  b.step({ a: acts('blue', lands('shuttle-1')) });
  expect(b.unit('shuttle-1').status).toBe('landed');
});

test('TP-5.2.9 nothing lands in answer to another', () => {
  const b = aloft(0, 0).until('answer', 'a');
  expect(b.refusals('a', acts('shuttle-1', lands('blue')))).toEqual(['TP-5.2.9 /windows/0/acts/0/act']);
});

test('TP-12.1.5 TP-14.2.5 R98 only in the hex of a ship of its side, that is not faster, where a box is free', () => {
  const b = aloft(0, 0).until('zero', 'a');
  const refused = (): string[] => b.refusals('a', acts('shuttle-1', lands('blue')));
  expect(refused()).toEqual([]);
  expect(b.refusals('a', acts('shuttle-1', lands('red')))).toEqual(['TP-12.1.5 /windows/0/acts/0/unit']);
  b.unit('blue').speed = 1;
  expect(refused()).toEqual(['TP-14.2.5 /windows/0/acts/0/unit']);
  b.unit('shuttle-1').speed = 1;
  expect(refused()).toEqual([]);
  for (const berth of b.unit('blue').bay ?? []) berth.lost = true;
  expect(refused()).toEqual(['TP-12.1.5 /windows/0/acts/0/unit']);
  b.put('shuttle-1', '1115^B');
  expect(refused()).toEqual(['TP-12.1.5 /windows/0/acts/0/unit']);
});

test('TP-12.1.4 out and in once a turn: what has landed is launched again in the next, damage and all', () => {
  const b = aloft(0, 0).until('zero', 'a');
  b.unit('shuttle-1').damage = 3;
  b.step({ a: acts('shuttle-1', lands('blue')) });
  b.until('allocate').allocate({ blue: { speed: 2 }, red: { speed: 3 } });
  b.until('space', 'a');
  b.step({ a: { ...space('F'), acts: [launches(0, 6)] } });
  expect(b.unit('shuttle-1')).toMatchObject({ status: 'here', damage: 3, speed: 6 });
  expect(b.s.open.units).toHaveLength(3);
});

test('TP-12.1.4 a shuttle that has been out this turn stays aboard', () => {
  const b = aloft(0, 0).until('answer', 'a');
  expect(b.refusals('a', acts('blue', launches(0, 6)))).toEqual(['TP-12.1.4 /windows/0/acts/0/box']);
  const c = aloft(0, 0).until('zero', 'a');
  c.unit('shuttle-1').status = 'landed';
  Object.assign(c.unit('blue').bay?.[0] ?? {}, { kind: 'admin', unit: 'shuttle-1' });
  expect(c.refusals('a', acts('blue', launches(0, 6)))).toEqual(['TP-12.1.4 /windows/0/acts/0/box']);
});

test('TP-14.2.8 a fighter is ready again after one full turn aboard, its fusion loaded', () => {
  const b = battle('a blue hyd-rn 1015^B 8\nb red kli-d7 3515^E 8');
  b.allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(3, 0)) });
  b.hold('fighter-1').arms[1] = { turns: 0, energy: 0, cools: true };
  b.until('zero', 'a').step({ a: acts('fighter-1', lands('blue')) });
  const again = (): string[] => b.refusals('a', acts('blue', launches(3, 7)));
  b.until('allocate').allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a');
  expect(again()).toEqual(['TP-14.2.8 /windows/0/acts/0/box']);
  b.until('allocate').allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a');
  expect(again()).toEqual([]);
  b.step({ a: acts('blue', launches(3, 7)) });
  expect(b.hold('fighter-1').arms[1]).toEqual({ turns: 1, energy: 2 });
});

test('TP-11.3.5 what sticks in web lands, and is free of it when it is launched again', () => {
  const b = aloft(0, 0).until('zero', 'a');
  b.unit('shuttle-1').snare = { left: 3, side: 'b' };
  b.step({ a: acts('shuttle-1', lands('blue')) });
  b.until('allocate').allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(0, 0)) });
  expect(b.unit('shuttle-1')).toMatchObject({ status: 'here' });
  expect(b.unit('shuttle-1').snare).toBeUndefined();
});
