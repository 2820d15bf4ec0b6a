import type { Sheet, SheetArc, SheetBox, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import { describe, expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import { read } from '../rules/edge/scenario.ts';
import { LOST } from '../rules/open.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';
import { quarterOf } from '../sheet/rim.ts';
import { sheetOf, sheets } from '../sheet/sheets.ts';
import { FORM_LINES } from '../words/form.ts';
import { type Battle, battle } from './battle.ts';

const TWO = 'blue a fed-ca 1815^B 8\nred b kli-d7 2215^E 8';

const sheetIn = ({ s }: Battle, of: string): Sheet =>
  sheets.ofBattle({ book: s.book, now: { open: s.open, clock: s.clock } }).find(one => one.of === of)!;
const cardSheet = (id: string): Sheet => sheets.ofCards().find(({ of }) => of === id)!;

function* partsOf(parts: readonly SheetPart[]): Generator<SheetPart> {
  for (const part of parts) {
    yield part;
    if (part.kind === 'beside') yield* partsOf(part.parts);
    if (part.kind === 'ring') yield* partsOf([part.within]);
    if (part.kind === 'plan') yield* partsOf(part.places.flatMap(place => ('part' in place ? place.part : [])));
  }
}

function cellsOf(sheet: Sheet): SheetCell[] {
  return [...partsOf(sheet.parts)].flatMap(part => {
    if (part.kind === 'strip') return part.cells;
    if (part.kind === 'rows') return part.rows;
    return part.kind === 'plan' ? part.places.flatMap(place => ('cell' in place ? place.cell : [])) : [];
  });
}

const item = (sheet: Sheet, name: string): SheetItem => cellsOf(sheet).find(cell => cell.name === name)!.item;
const boxes = (it: SheetItem | undefined): readonly SheetBox[] => (it?.kind === 'boxes' ? it.boxes : []);
const crossed = (it: SheetItem | undefined): string[] => boxes(it).flatMap(({ says, marked }) => (marked ? says : []));
const arcs = (sheet: Sheet): readonly SheetArc[] =>
  [...partsOf(sheet.parts)].flatMap(part => (part.kind === 'ring' ? part.arcs : []));

/** `3`; `3 now 2`. */
function said(it: SheetItem): string {
  if (it.kind !== 'figure') return it.kind === 'text' ? it.lines.join(', ') : '';
  return it.now === undefined ? it.printed : `${it.printed} now ${it.now}`;
}

describe('a ship as she begins', () => {
  const fresh = sheetIn(battle(TWO), 'a');

  test('TP-15.1.3 TP-3.1.3 TP-4.2.1 TP-4.4.6 she has the numbers of her class, each with its origin', () => {
    const names = ['Points', 'Hex costs', 'Turn mode', 'Breaks on', 'Bonus HETs', 'Crew', 'Parties'];
    expect(names.map(name => said(item(fresh, name)))).toEqual(['125', '1', 'D', '5+', '1', '43', '10']);
    expect(names.every(name => item(fresh, name).origin === 'found')).toBe(true);
    expect(said(item(cardSheet('fed-ffg'), 'Hex costs'))).toMatch(/^1\/[23]$/);
  });

  test('TP-10.1.1 six shields stand about her, from ahead clockwise, each with all its boxes', () => {
    expect(arcs(fresh).map(arc => [arc.name, arc.item.boxes.length])).toEqual([
      ['Shield 1', 30],
      ['Shield 2', 24],
      ['Shield 3', 20],
      ['Shield 4', 20],
      ['Shield 5', 20],
      ['Shield 6', 24],
    ]);
    expect(arcs(fresh).every(arc => crossed(arc.item).length === 0 && arc.item.origin === 'found')).toBe(true);
  });

  test('TP-2.1.1 engines left and right of the hull, and nothing she has not', () => {
    const counts = (name: string) => boxes(item(fresh, name)).length;
    expect(['Left warp', 'Forward hull', 'Impulse', 'Aft hull', 'Right warp', 'Lab', 'Battery'].map(counts)).toEqual([
      15, 12, 4, 4, 15, 8, 3,
    ]);
    expect(cellsOf(fresh).map(({ name }) => name)).not.toContain('Centre warp');
  });

  test('TP-10.2.5 tracks read as they are printed', () => {
    const track = (name: string) => boxes(item(fresh, name)).map(({ says }) => says);
    expect(track('Sensors').join(' ')).toBe('6 6 5 3 1 0');
    expect(track('Scanners').join(' ')).toBe('0 0 1 3 5 9');
    expect(boxes(item(fresh, 'Excess damage'))).toHaveLength(6);
  });

  test('TP-9.1.2 weapons of one kind and arc stand together, where they bear', () => {
    expect(boxes(item(fresh, 'Photon, FA')).map(({ says }) => says)).toEqual(['A', 'B', 'C', 'D']);
    expect(boxes(item(fresh, 'Phaser-1, L+LF, row astern')).map(({ says }) => says)).toEqual(['3', '4']);
    const of = (arc: string) => quarterOf(arc);
    expect(['FA', 'FH', 'LF+L', 'L+RA', 'RS', 'R+RR', 'RX', 'ALL', 'FX+row13'].map(of)).toEqual([
      'ahead',
      'ahead',
      'port',
      'astern',
      'starboard',
      'starboard',
      'astern',
      'astern',
      'ahead',
    ]);
  });

  test('TP-2.1.7 the energy form has all its lines and a column a turn, without those she has nothing to write in', () => {
    expect(FORM_LINES.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    const form = (sheet: Sheet) => {
      const part = sheet.parts.find(one => one.kind === 'table' && one.title === 'Energy');
      return part?.kind === 'table' ? part : undefined;
    };
    expect(form(fresh)?.only).toBe('paper');
    expect(form(fresh)?.rows[0]?.filter(({ kind }) => kind === 'blank')).toHaveLength(8);
    const lines = (sheet: Sheet) =>
      form(sheet)!
        .rows.map(([n]) => said(n!))
        .filter(Boolean)
        .map(Number);
    expect(lines(fresh)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 20]);
    expect(lines(cardSheet('rom-we'))).toContain(17);
    expect(lines(cardSheet('fed-sc'))).toContain(11);
    expect(lines(cardSheet('and-int')).filter(n => [3, 12, 13, 19].includes(n))).toEqual([19]);
  });
});

describe('a ship that was hurt', () => {
  const b = battle(TWO);
  const a = b.unit('a');
  a.shields[1] = 22;
  a.dropped[3] = true;
  a.boxes.left = 12;
  a.boxes.sensor = 4;
  a.weapons[b.ship('a').card.weapons.findIndex(({ id }) => id === 'photon-b')] = LOST;
  a.bonuses = 1;
  const sheet = sheetIn(b, 'a');

  test('TP-10.1.1 shields are crossed from the outside in; TP-5.1.1 one that is dropped says so', () => {
    expect(crossed(arcs(sheet)[1]?.item)).toEqual(['23', '24']);
    expect(arcs(sheet).map(({ state }) => state)).toEqual([undefined, undefined, undefined, 'dropped', undefined, undefined]);
  });

  test('TP-10.2.2 TP-10.2.5 boxes are crossed from the last, tracks from the left, weapons by their names', () => {
    expect(crossed(item(sheet, 'Left warp'))).toEqual(['13', '14', '15']);
    expect(boxes(item(sheet, 'Sensors')).map(({ marked }) => marked)).toEqual([true, true, false, false, false, false]);
    expect(crossed(item(sheet, 'Photon, FA'))).toEqual(['B']);
    expect(said(item(sheet, 'Bonus HETs'))).toBe('1 now 0');
  });

  test('what has become of her stands on her sheet', () => {
    a.status = 'destroyed';
    expect(sheetIn(b, 'a').fate).toBe('destroyed');
    a.status = 'here';
    expect(sheetIn(b, 'a').fate).toBeUndefined();
  });
});

test('TP-11.4.5 where panels stand for shields there are two banks, ahead and astern', () => {
  expect(arcs(cardSheet('and-int')).map(arc => [arc.name, arc.item.boxes.length])).toEqual([
    ['Forward bank', 7],
    ['Rear bank', 7],
  ]);
});

test('TP-6.5.3 a ship that is hidden under another has the sheet of what she is shown as', () => {
  const made = read(scenarios['new-ships'] as unknown as Scenario);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  const rider = made.book.ships.find(({ card }) => card === 'kli-g1')!;
  const sheet = sheetOf({ book: made.book }, rider.id)!;
  expect([sheet.under[0], cellsOf(sheet).some(({ name }) => name.startsWith('Phaser'))]).toEqual([
    expect.stringContaining('fast patrol ship · 38 points'),
    true,
  ]);
});

test('every ship of every scenario has a sheet, side by side', () => {
  for (const scenario of Object.values(scenarios) as unknown as Scenario[]) {
    const made = read(scenario);
    if ('faults' in made) throw new Error(JSON.stringify(made.faults));
    const all = sheets.ofBattle({ book: made.book });
    expect(all.map(({ side, of }) => `${side} ${of}`)).toEqual(
      scenario.sides.flatMap(side => side.ships.map(({ id }) => `${side.id} ${id}`)),
    );
  }
});

test('TP-15.1.1 every card has its sheet under its own name, and a card that a scenario brings takes its place', () => {
  expect(sheets.ofCards().map(({ of }) => of)).toEqual(ships.map(({ id }) => id));
  expect(new Set(sheets.ofCards().map(({ title }) => title)).size).toBe(ships.length);
  const scenario = { ...(scenarios['border-duel'] as unknown as Scenario), cards: { ships: [{ ...ships[0]!, bpv: 99 }] } };
  expect(said(item(sheets.ofCards(scenario).find(({ of }) => of === ships[0]!.id)!, 'Points'))).toBe('99');
});
