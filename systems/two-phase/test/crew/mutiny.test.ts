import { expect, test } from 'vitest';
import type { Battle } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

/** A battlecruiser of which the crew can rise, and a cruiser far away. */
function manned(security = 1): Battle {
  const b = battle('a blue fed-ca 1015^B 6\nb red kli-d7 4015^E 6');
  b.unit('red').boxes.security = security;
  return b;
}

/** Plays to the end of the turn, with these dice for the crew. */
function endTurn(b: Battle, dice: readonly number[]) {
  return b.until('finish').step({}, dice);
}

const mutinies = (told: ReturnType<Battle['step']>) => only(told, 'mutinied').map(({ mutineers, loyal }) => [mutineers, loyal]);

test('TP-14.2.1 a ship that has lost a security box throws, and up to the number lost its crew rises', () => {
  const calm = manned(1);
  calm.allocate({ blue: { speed: 6 } });
  expect(mutinies(endTurn(calm, [2]))).toEqual([]);
  expect(calm.unit('red').mutineers).toBeNull();
  const both = manned(0);
  both.allocate({ blue: { speed: 6 } });
  // 45 crew: 5 mutineers. A 3 of five of them takes 2, a 1 of 10 and a 1 of 4 loyal parties take 1 and 0.
  expect(mutinies(endTurn(both, [2, 3, 1, 1]))).toEqual([
    [5, 14],
    [4, 12],
  ]);
});

test('TP-14.2.1 neither who has lost none, nor a ship whose crew does not mutiny', () => {
  const b = manned(2);
  b.allocate({ blue: { speed: 6 } });
  expect(mutinies(endTurn(b, []))).toEqual([]);
});

/** The crew has risen: four against twelve. */
function risen(): Battle {
  const b = manned(0);
  b.allocate({ blue: { speed: 7 }, red: { speed: 6 } });
  endTurn(b, [2, 3, 1, 1]);
  return b;
}

test('TP-14.2.2 meanwhile the ship pays for housekeeping alone, keeps speed and course, and does nothing (ruling R90)', () => {
  const b = risen();
  expect(b.refusals('b', { forms: [b.form('red', { speed: 6, repairs: 1 })], small: [], order: [], watch: [] })).toEqual([
    'TP-14.2.2 /forms/0/speed',
    'TP-14.2.2 /forms/0/repairs',
  ]);
  expect(only(b.allocate({ blue: { speed: 7 } }), 'announced').map(({ unit, speed }) => `${unit} ${speed}`)).toEqual([
    'blue 7',
    'red 6',
  ]);
  b.until('space', 'b');
  expect(b.refusals('b', space('P'))).toEqual(['TP-14.2.2 /step']);
  expect(b.refusals('b', space('F', 'phaser-1 blue'))).toEqual(['TP-14.2.2 /fire']);
  expect(b.refusals('b', { ...space('F'), acts: [{ act: 'shield', shield: 1, up: false }] })).toEqual(['TP-14.2.2 /acts/0']);
});

test('TP-14.2.2 drones are guided no more', () => {
  const b = manned(0);
  b.allocate({ blue: { speed: 0 }, red: { speed: 0 } }, { dice: [1, 6] });
  b.until('zero', 'b').step({ b: acts('red', { act: 'seeker', weapon: 'rack-1', on: 'blue' }) });
  b.unit('red').mutineers = 3;
  b.until('finish');
  expect(b.s.open.seekers).toEqual([]);
});

test('TP-14.2.3 if the loyal parties are gone the ship leaves the battle, off the map at once (ruling R90)', () => {
  const b = risen();
  b.unit('red').parties = { b: 1 };
  b.allocate({ blue: { speed: 7 } });
  // A 6 of four takes 3; a 1 of one takes none.
  const told = endTurn(b, [6, 1]);
  expect(mutinies(told)).toEqual([[4, 0]]);
  expect(only(told, 'left').map(({ unit }) => unit)).toEqual(['red']);
  expect(b.unit('red').status).toBe('left');
});

test('TP-14.2.3 where both fall in one round order is restored (ruling R89)', () => {
  const b = risen();
  b.unit('red').mutineers = 1;
  b.unit('red').parties = { b: 1 };
  b.allocate({ blue: { speed: 7 } });
  expect(mutinies(endTurn(b, [6, 6]))).toEqual([[0, 0]]);
  expect(b.unit('red').status).toBe('here');
});

test('TP-14.2.3 if the mutineers are gone the ship never throws again', () => {
  const b = risen();
  b.allocate({ blue: { speed: 7 } });
  // A 1 of four takes none; a 6 of ten takes 6.
  expect(mutinies(endTurn(b, [1, 6, 1]))).toEqual([[0, 12]]);
  b.allocate({ blue: { speed: 7 }, red: { speed: 6 } });
  expect(b.until('space', 'b').refusals('b', space('F', 'phaser-1 blue'))).not.toContain('TP-14.2.2 /fire');
  expect(mutinies(endTurn(b, []))).toEqual([]);
});
