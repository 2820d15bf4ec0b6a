import type { Sheet } from '@flagplot/sheets';
import { expect, test } from 'vitest';
import { chosenSheets, offersOf } from '../src/print/printing.ts';

const sheet = (kind: Sheet['kind'], of: string, side: string): Sheet => ({
  of,
  kind,
  side,
  squadron: `${side}-a`,
  title: of,
  under: [],
  parts: [],
  notes: [],
});
const sheets = [
  sheet('squadron', 'narn-a', 'narn'),
  sheet('unit', 'tal-kesh', 'narn'),
  sheet('squadron', 'earth-a', 'earth'),
  sheet('unit', 'meridian', 'earth'),
];
const chose = (choice: string): string[] => chosenSheets(sheets, choice).map(({ of }) => of);

test('a ship, a squadron with its ships, a fleet, every sheet', () => {
  expect(chose('unit meridian')).toEqual(['meridian']);
  expect(chose('squadron narn-a')).toEqual(['narn-a', 'tal-kesh']);
  expect(chose('side earth')).toEqual(['earth-a', 'meridian']);
  expect(chose('all')).toEqual(['narn-a', 'tal-kesh', 'earth-a', 'meridian']);
  expect(chose('unit narn-a')).toEqual([]);
});

test('everything that is offered leads to sheets, under its name', () => {
  const offers = offersOf(sheets, { squadron: 'Squadrons', unit: 'Ships' }, side => side.toUpperCase());
  expect(offers.map(({ head, offers: group }) => [head, ...group.map(({ says }) => says)])).toEqual([
    ['Fleets', 'Every sheet', 'All of NARN', 'All of EARTH'],
    ['Squadrons', 'narn-a, NARN', 'earth-a, EARTH'],
    ['Ships', 'tal-kesh, NARN', 'meridian, EARTH'],
  ]);
  for (const { offers: group } of offers) for (const { choice } of group) expect(chose(choice), choice).not.toEqual([]);
});
