import { readFileSync } from 'node:fs';
import { fits } from '@flagplot/check';
import { originOf } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { aeroplanes, sheets } from '../data/cards/cards.ts';
import type { Card, WeaponCard } from '../rules/cards.ts';
import { aeroplaneSchema, sheetSchema } from '../rules/edge/card-schema.ts';

/** The sheets as they are tabled: a line a sheet, under it a line a weapon. */
const TABLED = readFileSync(new URL('./sheets.txt', import.meta.url), 'utf8');

const card = (id: string): Card => sheets.find(one => one.id === id)!;
const dash = (n: number | undefined): string => (n ? `${n}` : '-');

/** Inches as they are tabled: `5.5`, `2.0`, `2.25`. */
function inches(mil: number): string {
  return mil % 100 === 0 ? (mil / 1000).toFixed(1) : `${mil / 1000}`;
}

function traitsOf({ flightDeck, hangar, traits = [] }: Card): string {
  const deck = flightDeck === undefined ? [] : [`Flight Deck ${flightDeck}, hangar ${hangar}`];
  return [...traits.map(trait => trait.replace('-', ' ')), ...deck].join(', ') || '-';
}

/** `sd-bb | Vasa | battleship | SotL / B | surface | 1 | 8+5 | ...` */
function headline(sheet: Card): string {
  const { id, name, type, rating, altitude, vessels, hull, black, aa, cc, jink, ram, template, telegraph, maxSpeed } = sheet;
  const isSotl = rating === 'sotl';
  const moves = maxSpeed === undefined ? [template, telegraph!.toUpperCase()] : ['free', `min 10, max ${maxSpeed / 1000}`];
  return [
    ...[id, name, type.replace('-', ' '), `${isSotl ? 'SotL' : 'Unrated'} / ${sheet.class}`, altitude, vessels],
    ...[isSotl ? `${black}+${hull - black}` : hull, aa, cc, dash(jink), dash(ram), ...moves],
    ...[sheet.size.map(inches).join(' x '), traitsOf(sheet), sheet.points],
  ].join(' | ');
}

/** `  A/B turrets | gun | B | 10 | F270 | 30" | - | 1-3 | -` */
function weaponLine({ name, kind, cal, fp, arc, range, ammo, slots, dorsal }: WeaponCard): string {
  const bare = kind === 'bomb' ? 'course' : 'run';
  const [first, last] = [slots?.at(0), slots?.at(-1)];
  const reach = range === undefined ? bare : `${range / 1000}"`;
  const hit = first === last ? dash(first) : `${first}-${last}`;
  return `  ${[name, kind, cal ?? '-', fp, arc?.toUpperCase() ?? '-', reach, dash(ammo), hit, dorsal ? 'yes' : '-'].join(' | ')}`;
}

test('BB-1.2.5 every sheet is as it is tabled, weapon by weapon', () => {
  const lines = sheets.flatMap(sheet => [headline(sheet), ...sheet.weapons.map(weaponLine)]);
  expect(lines.join('\n')).toBe(TABLED.trimEnd());
  expect(sheets).toHaveLength(37);
});

test.each(sheets.map(sheet => [sheet.id, sheet] as const))('BB-1.2.5 the sheet %s fits its schema', (_, sheet) => {
  expect(fits(sheetSchema, sheet)).toBe(true);
});

test('BB-1.2.5 the origin of every figure is written', () => {
  for (const sheet of sheets)
    for (const field of Object.keys(sheet).filter(key => !['id', 'provenance', 'byScenario'].includes(key)))
      expect(originOf(sheet.provenance, field), `${sheet.id} ${field}`).toBeDefined();
  expect(card('sd-bb').provenance).toMatchObject({ name: 'found', template: 'found', hull: 'reconstructed', points: 'derived' });
});

test('aeroplanes are three kinds of six, and fit their schema', () => {
  expect(aeroplanes.every(one => fits(aeroplaneSchema, one))).toBe(true);
  expect(aeroplanes.map(({ id, planes, move, ammo }) => [id, planes, move, ammo])).toEqual([
    ['fighter', 6, 20_000, undefined],
    ['bomber', 6, 15_000, 2],
    ['torpedo-bomber', 6, 15_000, 2],
  ]);
});

test('BB-1.2.3 black boxes are three fifths of a hull, rounded up', () => {
  const ships = sheets.filter(({ rating }) => rating === 'sotl');
  expect(ships.filter(({ hull, black }) => black !== Math.ceil((3 * hull) / 5)).map(({ id }) => id)).toEqual([]);
});

test('BB-1.2.4 an unrated vessel has one box', () => {
  const squadrons = sheets.filter(({ rating }) => rating === 'unrated');
  expect(new Set(squadrons.map(({ hull }) => hull))).toEqual(new Set([1]));
});

test.each([
  ['BB-1.1.9', 'B', ['battleship', 'carrier', 'dreadnought', 'sky-battleship', 'sky-carrier']],
  ['BB-1.1.10', 'C', ['cruiser', 'freighter', 'frigate', 'sky-cruiser', 'submersible']],
  ['BB-1.1.11', 'D', ['aerial-corvette', 'destroyer', 'small-submersible']],
])('%s class %s holds its types and no other', (_, size, types) => {
  expect([...new Set(sheets.filter(one => one.class === size).map(({ type }) => type))].sort()).toEqual(types);
});

test('BB-1.2.7 the weapons of a Ship-of-the-Line cover each face of the d10 once; unrated vessels have none', () => {
  for (const { id, rating, weapons } of sheets) {
    const faces = weapons.flatMap(({ slots = [] }) => slots).sort((a, b) => a - b);
    expect(faces, id).toEqual(rating === 'sotl' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : []);
  }
});

test('BB-1.2.8 guns and rockets have an ordnance size, and nothing else has', () => {
  const all = sheets.flatMap(({ weapons }) => weapons);
  expect(new Set(all.filter(({ cal }) => cal).map(({ kind }) => kind))).toEqual(new Set(['gun', 'rocket']));
  expect(all.filter(({ kind, cal }) => (kind === 'gun' || kind === 'rocket') && !cal)).toEqual([]);
});
