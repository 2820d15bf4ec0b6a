import type { Item, Place } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { expect, test } from 'vitest';
import { findUnits } from '../src/board/find.ts';

const unit = (name: string, more: object = {}): Item<Place> => ({
  kind: 'unit',
  id: name,
  side: 'earth',
  role: 'told',
  at: { q: 0, r: 0 },
  facing: 0,
  hull: PLAIN_HULL,
  name,
  ...more,
});
const ITEMS: readonly Item<Place>[] = [
  unit('Halcyon', { tag: 'A2', lost: true }),
  unit('Meridian', { tag: 'A1', facts: { what: 'Hyperion cruiser' } }),
  unit("Tal'Kesh", { tag: 'A1', side: 'narn', role: 'mine' }),
  unit('Étalon'),
  unit('1', { squadron: 'red', number: '1' }),
  { kind: 'group', id: 'red', side: 'earth', role: 'told', name: 'Red' },
];
const SIDES: Readonly<Record<string, string>> = { earth: 'Earth', narn: 'Narn Regime' };
const named = (typed: string): string[] => findUnits(ITEMS, typed, side => SIDES[side] ?? side).map(({ unit }) => unit.name);

test('led: camera: a unit is found by any part of its name, whatever its accents and marks, first where the name begins so', () => {
  expect(named("tal'k")).toEqual(["Tal'Kesh"]);
  expect(named('TALK')).toEqual(["Tal'Kesh"]);
  expect(named('tal')).toEqual(["Tal'Kesh", 'Étalon']);
  expect(named('nobody')).toEqual([]);
});

test('led: camera: a unit is found by its tag, squadron, class or side as well, each word somewhere', () => {
  expect(named('a1')).toEqual(["Tal'Kesh", 'Meridian']);
  expect(named('earth a1')).toEqual(['Meridian']);
  expect(named('red 1')).toEqual(['1']);
  expect(named('hyper')).toEqual(['Meridian']);
});

test('led: camera: nothing typed finds all, one’s own first and who is lost last', () => {
  expect(named(' ')).toEqual(["Tal'Kesh", 'Meridian', 'Étalon', '1', 'Halcyon']);
});
