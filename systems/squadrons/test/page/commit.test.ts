import type { Answer } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { commitWords } from '../../page/commit.ts';
import { choicesOf } from '../../page/fire/volleys.ts';
import type { Squadrons } from '../../rules/state.ts';
import { least, withPath } from '../../scene/flights.ts';
import { alliance, squadron } from './table.ts';

const view = alliance();

const says = (answer: object): string => commitWords({ side: 'alliance', ...answer } as Answer<Squadrons>, view);

test('1 button: a move is told with its squadron and its hexes, the shortest and the longest where craft fly apart', () => {
  const red = squadron(view, 'red');
  const it = { book: view.book, squadron: red, move: least(view.book, red) };
  const moved = (move: object): string => says({ kind: 'move', about: {}, order: move });
  expect(moved(it.move)).toBe('Move Red 1 hex');
  expect(moved(withPath(it, 'FFLFF'))).toBe('Move Red 4 hexes');
  expect(moved(withPath({ ...it, move: withPath(it, 'FFLFF') }, 'FF', 2))).toBe('Move Red 2 to 4 hexes');
  expect(moved({ squadron: 'red', craft: [] })).toBe('Let Red drift');
});

test('1 button: fire is told in dice, jamming by name', () => {
  const [choice] = choicesOf(view, 'red');
  const laid = choice?.laid[0];
  const dice = laid?.aims.reduce((sum, { shots }) => sum + shots, 0) ?? 0;
  expect(dice).toBeGreaterThan(1);
  expect(says({ kind: 'fire', about: {}, order: { volleys: [laid?.volley] } })).toBe(`Fire ${dice} dice`);
  expect(says({ kind: 'fire', about: {}, order: { volleys: [] } })).toBe('Hold all fire');
  expect(says({ kind: 'jam', about: {}, order: { squadrons: [] } })).toBe('Announce no jamming');
  expect(says({ kind: 'jam', about: {}, order: { squadrons: ['red', 'green'] } })).toBe('Announce jamming by Red and Green');
});
