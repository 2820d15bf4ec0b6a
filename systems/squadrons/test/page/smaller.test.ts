import { expect, test } from 'vitest';
import { crew } from '../../page/crew.ts';
import { squadronOf } from '../../rules/roster.ts';
import { letterOf } from '../../words/names.ts';
import { alliance, squadron } from './table.ts';

/** The letters of two squadrons of the Alliance, by these names. */
function letters(...names: [string, string]): string[] {
  const { book } = alliance(scenario => ({
    ...scenario,
    sides: scenario.sides.map((side, i) =>
      i === 0 ? { ...side, squadrons: side.squadrons.map((one, n) => ({ ...one, name: names[n] ?? one.name })) } : side,
    ),
  }));
  return ['red', 'green'].map(id => letterOf(book, squadronOf(book, id)));
}

test('4 letters: two squadrons of a side that begin with the same letter are told apart', () => {
  expect(letters('Red', 'Green')).toEqual(['R', 'G']);
  expect(letters('Gold', 'Green')).toEqual(['Go', 'Gr']);
  expect(letters('Grey', 'Green')).toEqual(['Gy', 'Gn']);
  expect(letters('Blue', 'Blue one')).toEqual(['B1', 'Bo']);
});

test('4 plurals: several craft of a class are told in the plural', () => {
  const view = alliance();
  const red = squadronOf(view.book, 'red');
  const bomber = { ...red, card: { ...red.card, name: 'TIE Bomber' } };
  const now = squadron(view, 'red');
  expect(crew(bomber, now)).toBe('4 Veteran TIE Bombers');
  expect(crew(bomber, { craft: now.craft.slice(0, 1) })).toBe('1 Veteran TIE Bomber');
});
