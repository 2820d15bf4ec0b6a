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
  const heads = { squadron: 'Squadrons', unit: 'Ships' };
  const offers = offersOf({ sheets, heads, trueScale: [], hasPosition: false }, side => side.toUpperCase());
  expect(offers.map(({ head, offers: group }) => [head, ...group.map(({ says }) => says)])).toEqual([
    ['Fleets', 'Every sheet', 'All of NARN', 'All of EARTH'],
    ['Squadrons', 'narn-a, NARN', 'earth-a, EARTH'],
    ['Ships', 'tal-kesh, NARN', 'meridian, EARTH'],
  ]);
  for (const { offers: group } of offers) for (const { choice } of group) expect(chose(choice), choice).not.toEqual([]);
});

test('what is printed at true scale is offered by its title, and the position where it can be written', () => {
  const trueScale = [{ of: 'templates', title: 'Templates and rulers', drawings: [] }];
  const offers = offersOf({ sheets: [], heads: {}, trueScale, hasPosition: true }, side => side);
  expect(offers.slice(1).map(({ offers: group }) => group)).toEqual([
    [{ choice: 'true templates', says: 'Templates and rulers' }],
    [{ choice: 'position', says: 'Where it stands, as text' }],
  ]);
});
