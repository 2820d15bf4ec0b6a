import { expect, test } from 'vitest';
import { orders } from '../../page/list/orders.ts';
import { allLeft, allWords, choicesIn, choiceWords, leadsFor, withChoice } from '../../page/standing/say.ts';
import type { StandingChoice } from '../../rules/orders.ts';
import { least } from '../../scene/flights.ts';
import { alliance, squadron } from './table.ts';

const view = alliance();
const GREEN: StandingChoice = { squadron: 'green', combat: 'nearest', follow: 'red' };

test('led: standing: choices are said squadron by squadron, and where there are none that all is asked', () => {
  expect(choiceWords(view, GREEN)).toBe('follows Red, fires at the nearest');
  expect(allWords(view, [GREEN, { squadron: 'red', combat: 'hold' }])).toBe(
    'Green follows Red and fires at the nearest. Red holds its fire.',
  );
  expect(allWords(view, [])).toBe('You are asked everything.');
});

test('led: standing: a name with a comma in it stays in one piece', () => {
  const named = {
    ...view.book,
    squadrons: view.book.squadrons.map(one => (one.id === 'red' ? { ...one, name: 'Red, the old one' } : one)),
  };
  expect(allWords({ book: named }, [{ squadron: 'green', follow: 'red' }])).toBe('Green follows Red, the old one.');
});

test('led: standing: an answer shows the choices it sets, else those in the folder', () => {
  expect(choicesIn({}, { own: { standing: [GREEN] } })).toEqual([GREEN]);
  expect(choicesIn({ standing: [] }, { own: { standing: [GREEN] } })).toEqual([]);
});

test('led: standing: choices of a squadron take the place of what it had; whoever is followed follows nobody', () => {
  const turned = withChoice([GREEN], { squadron: 'red', follow: 'green' });
  expect(turned).toEqual([
    { squadron: 'green', combat: 'nearest' },
    { squadron: 'red', follow: 'green' },
  ]);
  expect(withChoice([GREEN], { squadron: 'green' })).toEqual([]);
  expect(leadsFor(view, [GREEN], 'red')).toEqual([]);
  expect(leadsFor(view, [], 'red')).toEqual([{ id: 'green', name: 'Green' }]);
});

test('led: standing: all that can be left is left: one squadron is moved by hand', () => {
  expect(allLeft(view)).toEqual([
    { squadron: 'red', combat: 'nearest' },
    { squadron: 'green', combat: 'nearest', follow: 'red' },
  ]);
});

test('led: standing: the list says of each craft what is left to its squadron, beside what it is ordered now', () => {
  const red = squadron(view, 'red');
  const order = { ...least(view.book, red), standing: [GREEN, { squadron: 'red', combat: 'hold' as const }] };
  const said = orders({ side: 'alliance', kind: 'move', about: { round: 1, squadrons: ['red', 'green'] }, order }, view);
  expect(said[0]?.says).toMatch(/^1 at Attack Speed, to \d{4}, facing [a-z-]+; standing: holds its fire$/);
  expect(said.at(-1)).toEqual({ unit: 'green', says: 'standing: follows Red, fires at the nearest' });
});
