import { expect, test } from 'vitest';
import { acts, battle, only } from '../battle.ts';

/** Red stands still with TACs prepared, Blue moves past. */
function standing(tacs = { warp: 2, impulse: 1 }) {
  const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 4015^E 8');
  b.allocate({ blue: { speed: 8 }, red: { tacs } });
  return b;
}

const tac = (facing: number) => acts('red', { act: 'tac', facing });

test('TP-4.5.1 a stationary ship turns 60 degrees in an answer, from the second impulse of First Phase on', () => {
  const b = standing();
  b.until('answer', 'b');
  expect(b.refusals('b', tac(5))).toEqual(['TP-4.4.2 /windows/0/acts/0']);
  b.step();
  b.until('answer', 'b');
  expect(b.refusals('b', tac(2))).toEqual(['TP-4.5.1 /windows/0/acts/0/facing']);
  const twice = acts('red', { act: 'tac', facing: 5 }, { act: 'tac', facing: 5 });
  expect(b.refusals('b', twice)).toEqual(['TP-4.5.1 /windows/0/acts/0/act', 'TP-4.5.1 /windows/0/acts/1/act']);
  expect(only(b.step({ b: tac(5) }), 'turned')).toHaveLength(1);
  expect(b.place('red')).toBe('4015^F');
});

test('TP-4.5.1 and at impulse zero; who moves makes none', () => {
  const b = standing();
  b.until('zero', 'b').step({ b: tac(3) });
  expect(b.place('red')).toBe('4015^D');
  b.until('zero', 'a');
  expect(b.refusals('a', acts('blue', { act: 'tac', facing: 2 }))).toEqual(['TP-4.5.1 /windows/0/acts/0']);
});

test('TP-4.5.2 the sublight TAC first, then warp, then out of batteries; TP-2.3.1', () => {
  const b = standing({ warp: 1, impulse: 1 });
  b.until('zero', 'b').step({ b: tac(3) });
  expect(b.hold('red').tacs).toEqual({ warp: 1, impulse: 0 });
  b.until('answer', 'b').step({ b: tac(4) });
  expect(b.hold('red').tacs).toEqual({ warp: 0, impulse: 0 });
  b.until('answer', 'b').step({ b: tac(3) });
  expect(b.hold('red').battery).toBe(2);
  b.hold('red').battery = 0;
  expect(b.until('answer', 'b').refusals('b', tac(4))).toContain('TP-4.5.2 /windows/0/acts/0');
});

test('TP-4.5.2 batteries stand in for the warp engines: two TACs a turn in all, whatever is stored', () => {
  const b = standing({ warp: 1, impulse: 0 });
  b.hold('red').battery = 9;
  b.until('zero', 'b').step({ b: tac(3) });
  b.until('answer', 'b').step({ b: tac(4) });
  expect(b.hold('red')).toMatchObject({ battery: 8, reserveTacs: 0 });
  expect(b.until('answer', 'b').refusals('b', tac(3))).toEqual(['TP-4.5.2 /windows/0/acts/0']);
});

test('TP-4.4.3 if nobody moves in First Phase the ban of the first impulse ends at impulse zero', () => {
  const b = battle('a blue fed-ca 1015^B 8\nb red kli-d7 4015^E 8');
  b.allocate({ red: { tacs: { warp: 0, impulse: 1 } } }, { dice: [1, 6] });
  b.until('zero', 'b').step({ b: tac(5) });
  expect(b.place('red')).toBe('4015^F');
});
