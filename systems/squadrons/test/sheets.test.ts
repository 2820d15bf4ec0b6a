import type { Sheet, SheetBox, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import { describe, expect, test } from 'vitest';
import { craft as cards, charts } from '../data/index.ts';
import type { Book } from '../rules/book.ts';
import { read } from '../rules/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';
import { sheets } from '../sheet/sheets.ts';
import type { Terms } from './battle.ts';
import { battle } from './battle.ts';

const BLUE = 'blue tie-ln: 3010^W x3';

/** The sheet of a squadron in the battle of a text, in its first round. */
function sheetOf(text: string, of: string, terms: Terms = {}): Sheet {
  const { s } = battle(text, terms);
  return sheets.ofBattle({ book: s.book, now: { open: s.open, clock: s.clock } }).find(one => one.of === of)!;
}

const red = (line: string, terms: Terms = {}): Sheet => sheetOf(`red ${line}\n${BLUE}`, 'red', terms);

function bookOf(scenario: Scenario): Book {
  const made = read(scenario);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.book;
}

function* partsOf(parts: readonly SheetPart[]): Generator<SheetPart> {
  for (const part of parts) {
    if (part.kind === 'beside') yield* partsOf(part.parts);
    else yield part;
  }
}

/** What stands under a name. */
function item(sheet: Sheet, name: string): SheetItem {
  const cells = [...partsOf(sheet.parts)].flatMap((part): readonly SheetCell[] =>
    part.kind === 'strip' ? part.cells : part.kind === 'rows' ? part.rows : [],
  );
  return cells.find(cell => cell.name === name)!.item;
}

/** The lines of a table, by the heads of its columns. */
function table(sheet: Sheet, title: string): Record<string, SheetItem>[] {
  const found = [...partsOf(sheet.parts)].find(part => part.kind === 'table' && part.title === title);
  if (found?.kind !== 'table') return [];
  return found.rows.map(row => Object.fromEntries(row.map((one, i) => [found.heads[i] || `#${i}`, one])));
}

const status = (sheet: Sheet): Record<string, SheetItem>[] => table(sheet, 'Status');
const boxes = (it: SheetItem | undefined): readonly SheetBox[] => (it?.kind === 'boxes' ? it.boxes : []);
const crossed = (row: readonly SheetBox[]): string[] => row.filter(box => box.marked).map(box => box.says);

/** `3`; `3 now 2`; the lines of a text. */
function said(it: SheetItem | undefined): string {
  if (it?.kind === 'figure') return it.now === undefined ? it.printed : `${it.printed} now ${it.now}`;
  return it?.kind === 'text' ? it.lines.join(', ') : '';
}

const column = (sheet: Sheet, head: string): string[] => status(sheet).map(row => said(row[head]));

describe('a squadron as it begins', () => {
  const fresh = red('x-wing elite: 1010^E x4 | hot=2 leader=3 command=1');

  test('SQ-3.3.1 SQ-3.3.2 SQ-3.4.2 SQ-3.4.3 SQ-1.5.1 it has the numbers of its craft, each with its origin', () => {
    const names = [
      'Attack Speed',
      'Full Throttle',
      '# of Turns',
      'Turn Distance',
      'Resistance, shields up',
      'Resistance, hull alone',
    ];
    expect(names.map(name => said(item(fresh, name)))).toEqual(['9', '13', '4', '2', '5', '4']);
    expect(names.map(name => item(fresh, name).origin)).toEqual([
      'derived',
      'derived',
      'reconstructed',
      'reconstructed',
      'found',
      'found',
    ]);
  });

  test('SQ-1.1.3 SQ-1.1.4 SQ-7.1.2 it says whose it is, what flies in it, how well, and what it costs', () => {
    expect(fresh.title).toBe('Red');
    expect(fresh.under[0]).toBe('Red · 4 X-wing T-65B, Elite · 610 points');
  });

  test('SQ-1.6.1 a line for each craft, nothing crossed, leader and Hot Shots named', () => {
    expect(status(fresh).map(row => said(row['#0']))).toEqual(['1', '2', '3', '4']);
    expect(column(fresh, '#1')).toEqual(['', 'Hot Shot', 'leader', '']);
    const all = status(fresh).flatMap(row => ['Damaged', 'Ionized', 'Out'].flatMap(head => [...boxes(row[head])]));
    expect(all.length).toBe(4 * (4 + 4 + 1));
    expect(all.some(box => box.marked)).toBe(false);
  });

  test('SQ-1.5.2 SQ-1.3.2 each craft has the Fire Code of each weapon, a Hot Shot his own', () => {
    expect(column(fresh, 'Code 1')).toEqual(['8', '10', '8', '8']);
    expect(column(fresh, 'Code 2')).toEqual(['7', '9', '7', '7']);
    expect(table(fresh, 'Weapons').map(row => said(row['Fire Code']))).toEqual(['8, 10 Hot Shot', '7, 9 Hot Shot']);
  });

  test('SQ-1.6.2 seven levels of morale, those above the first blocked', () => {
    const average = boxes(item(red('x-wing: 1010^E x2'), 'Level'));
    expect(average.map(box => (box.blocked ? 'blocked' : box.says))).toEqual(['1', '2', '3', '4', '5', 'blocked', 'blocked']);
    expect(boxes(item(fresh, 'Level')).some(box => box.blocked)).toBe(false);
  });

  test('SQ-1.4.3 the command of the leader and of those who follow him', () => {
    expect(boxes(item(fresh, 'Leaders')).map(box => box.says)).toEqual(['6', '4', '3', '2']);
  });

  test('SQ-5.4.6 its Broken craft flee to the edge of its side', () => {
    expect(said(item(fresh, ''))).toBe('1 Broken, flees west · 2 Demoralized +2 · 3 Shaken +1 · 4+ Steady');
  });

  test('SQ-4.5.2 SQ-4.5.3 SQ-4.10.5 what its weapons need at Attack Speed, missiles by the speed of the target', () => {
    const needs = table(red('x-wing: 1010^E x2'), 'Weapons').map(row => said(row.Needs));
    expect(needs).toEqual(['2+ / 3+ / 5+', "+2 / +4 / +6, to the target's speed"]);
    expect(table(red('customs-frigate: 1010^E | immobile'), 'Weapons').map(row => said(row.Needs))[0]).toBe('2+ / 3+ / 5+');
  });

  test('SQ-1.6.4 sensors are recorded in small print, as those of the advanced game', () => {
    expect(fresh.notes.join(' ')).toContain('For the advanced game alone: Dodge, and sensors 4.');
  });
});

describe('a squadron that was hurt', () => {
  test('SQ-1.5.5 Dodge is piloting and Maneuverability, one less for each marker and each counter', () => {
    expect(column(red('x-wing: 1010^E, 1010 d2, 1010 i1 f1, 1010 d1 i2, 1010 d1 dead'), 'Dodge')).toEqual([
      '6',
      '6 now 4',
      '6 now 4',
      '6 now 3',
      '6',
    ]);
  });

  test('SQ-1.6.1 SQ-4.8.3 SQ-4.8.4 SQ-4.8.5 markers are crossed, and numbers are what they leave', () => {
    const sheet = red('x-wing: 1010^E d2, 1010 d6, 1010 d1 dead');
    expect(status(sheet).map(row => crossed(boxes(row.Damaged)))).toEqual([['1', '2'], ['1', '2', '3', '4', '5', '6'], ['1']]);
    expect(column(sheet, 'Turns')).toEqual(['3 now 1', '3 now 1', '3']);
    expect(column(sheet, 'Distance')).toEqual(['2 now 4', '2 now 8', '2']);
    expect(column(sheet, 'Code 1')).toEqual(['6 now 4', '6 now 0', '6']);
    expect(column(sheet, 'Resistance')).toEqual(['5', '5', '5']);
  });

  test('SQ-4.9.7 SQ-4.9.8 SQ-4.9.9 SQ-4.9.10 counters of this round and the one before are crossed, and weigh on it alike', () => {
    const sheet = red('x-wing: 1010^E i1 f1, 1010');
    expect(status(sheet).map(row => crossed(boxes(row.Ionized)))).toEqual([['1', '2'], []]);
    expect(['Turns', 'Distance', 'Resistance', 'Code 1'].map(head => column(sheet, head)[0])).toEqual([
      '3 now 1',
      '2 now 4',
      '5 now 4',
      '6 now 4',
    ]);
  });

  test('SQ-4.9.11 the counter that freezes a craft is grey, nearer where it is damaged', () => {
    const grey = (line: string) => boxes(status(red(line))[0]?.Ionized).findIndex(box => box.grey) + 1;
    expect(['', ' d1', ' d2', ' d5'].map(marks => grey(`x-wing: 1010^E${marks}, 1010`))).toEqual([3, 2, 1, 1]);
    expect(column(red('x-wing: 1010^E i3, 1010'), '#1')).toEqual(['leader, frozen', '']);
  });

  test('SQ-1.6.1 SQ-3.6.1 who is destroyed or off the map is crossed out', () => {
    const sheet = red('x-wing: 1010^E, 1010 dead, 1010 gone-north');
    expect(status(sheet).map(row => crossed(boxes(row.Out)).length)).toEqual([0, 1, 1]);
    expect(column(sheet, '#1')).toEqual(['leader', 'destroyed', 'off north']);
    expect(sheet.fate).toBeUndefined();
    expect(red('x-wing: 1010^E dead, 1010 dead').fate).toBe('destroyed');
    expect(red('x-wing: 1010^E dead, 1010 gone-west').fate).toBe('off the map');
  });

  test('SQ-1.6.2 SQ-1.4.3 levels and leaders that are lost are crossed', () => {
    const sheet = red('x-wing: 1010^E x3 | level=3 lost=1');
    expect(crossed(boxes(item(sheet, 'Level')))).toEqual(['4', '5']);
    expect(crossed(boxes(item(sheet, 'Leaders')))).toEqual(['3']);
    expect(sheet.under[1]).toBe('Round 1: 3 of 3 craft fly, Shaken');
  });

  test('SQ-1.6.3 who is jammed has the Fire Code he has without it', () => {
    const text = 'red x-wing: 1010^E x2\nblue a-wing: 1210^W x2 | jams';
    expect(column(sheetOf(text, 'red', { at: 'fire' }), 'Code 1')).toEqual(['6', '6']);
  });

  test('SQ-4.10.7 rounds are on it where they are counted', () => {
    const line = 'x-wing: 1010^E torpedo=2, 1010';
    expect(column(red(line, { options: ['ammunition'] }), 'Rounds 2')).toEqual(['6 now 2', '6']);
    expect(column(red(line), 'Rounds 2')).toEqual(['', '']);
  });
});

test('SQ-5.1.4 SQ-1.1.2 objective craft have neither morale nor price', () => {
  const sheet = sheetOf('red/ship customs-frigate: 1010^E\nblue tie-ln: 3010^W x2', 'ship');
  expect([...partsOf(sheet.parts)].map(part => ('title' in part ? part.title : ''))).toEqual([
    '',
    'Status',
    'Weapons',
    'For the advanced game',
  ]);
  expect(sheet.under[0]).toBe('Red · Customs frigate, Average');
});

test('every squadron of every scenario has its sheet, side by side', () => {
  for (const scenario of Object.values(scenarios) as unknown as Scenario[]) {
    const all = sheets.ofBattle({ book: bookOf(scenario) });
    expect(all.map(({ side, of }) => `${side} ${of}`)).toEqual(
      scenario.sides.flatMap(side => side.squadrons.map(({ id }) => `${side.id} ${id}`)),
    );
    expect(all.every(one => one.kind === 'squadron' && one.under.length === 1)).toBe(true);
  }
});

test('SQ-7.3.3 every card has its sheet, and a card that a scenario brings takes the place of that of the book', () => {
  expect(sheets.ofCards().map(one => one.of)).toEqual(cards.map(({ id }) => id));
  const [first] = cards;
  const scenario = { ...(scenarios['open-patrol'] as unknown as Scenario), cards: { craft: [{ ...first!, space: 12 }] }, charts };
  const sheet = sheets.ofCards(scenario).find(one => one.of === first!.id)!;
  expect(said(item(sheet, 'Space'))).toBe('12');
  expect(table(sheet, 'Qualities').map(row => said(row['Full Throttle']))).toEqual(['15', '16', '17']);
  expect(said(table(sheet, 'Weapons')[0]?.['Fire Code'])).toBe('6 / 7 / 8');
});
