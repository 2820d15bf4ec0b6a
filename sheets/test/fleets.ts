// Sheets to lay out: of a duel, fresh and after it was fought, of squadrons, of every card, and of one that strains the page.

import { readFileSync } from 'node:fs';
import { check } from '@flagplot/check';
import type { Saved } from '@flagplot/kernel';
import { resume } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import type { Sheet, SheetBoxes, SheetCell } from '../src/sheet.ts';

const shelf = await shippedSystems();

const { rules } = shelf['fleet-action']!;
const sheets = await shelf['fleet-action']!.manifest.sheets!();
const starSheets = await shelf['two-phase']!.manifest.sheets!();
const craftSheets = await shelf.squadrons!.manifest.sheets!();

function fought(): readonly Sheet[] {
  const saved = JSON.parse(readFileSync('cases/duel.battle.json', 'utf8')) as Saved;
  const resumed = resume(rules, saved, check);
  if ('faults' in resumed) throw new Error('the duel does not replay');
  const { book, open, clock } = resumed.match.shown();
  return sheets.ofBattle({ book, now: { open, clock } });
}

function begun(): readonly Sheet[] {
  const read = rules.read(shelf['fleet-action']!.scenarios.duel!);
  if ('faults' in read) throw new Error('the duel cannot be read');
  return sheets.ofBattle(read);
}

/** The largest squadrons there are, with every weapon, and rounds that are counted. */
function mustered(): readonly Sheet[] {
  const { rules, scenarios } = shelf.squadrons!;
  const muster = structuredClone(scenarios['full-muster']) as {
    options?: string[];
    sides: { budget: number; squadrons: Record<string, unknown>[] }[];
  };
  muster.options = ['ammunition'];
  for (const side of muster.sides) {
    side.budget = 100_000;
    for (const squadron of side.squadrons) Object.assign(squadron, { craft: 12, hotShots: [1, 5, 12], quality: 'elite' });
  }
  const read = rules.read(muster);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return craftSheets.ofBattle(read);
}

const row = (name: string, count: number): SheetCell => ({
  name,
  item: { kind: 'boxes', boxes: Array.from({ length: count }, (_, i) => ({ says: String(i + 1), marked: i > 2 })) },
});

/** Names as long as they may be, more boxes than fit on a line, more rows than fit on a page. */
export const strained: Sheet = {
  of: 'strained',
  kind: 'unit',
  title: `Ἀργώ Ŵŷnn ${'Long'.repeat(60)}`,
  under: ['word '.repeat(80)],
  fate: 'destroyed',
  parts: [
    {
      kind: 'rows',
      title: 'Many',
      note: 'and more',
      rows: [row('Structure', 120), ...Array.from({ length: 50 }, (_, i) => row(`Row ${i}`, 30))],
    },
    {
      kind: 'table',
      title: 'Wide',
      heads: Array.from({ length: 12 }, (_, i) => `Head ${i}`),
      wide: [],
      rows: [Array.from({ length: 12 }, () => ({ kind: 'text' as const, lines: ['words that take much room'] }))],
    },
  ],
  notes: ['small print '.repeat(60)],
};

const rowOf = (count: number, left = count): SheetBoxes => ({
  kind: 'boxes',
  boxes: Array.from({ length: count }, (_, i) => ({ says: String(i + 1), marked: i >= left })),
});

/** A ship in her six shields: two boxes of the second are gone, and the fifth is so weak that it has a row of its own. */
export const ringed: Sheet = {
  of: 'ringed',
  kind: 'unit',
  title: 'Ringed',
  under: [],
  parts: [
    {
      kind: 'plan',
      title: 'Display',
      places: [
        { column: 1, row: 1, columns: 3, cell: { name: 'Ahead', item: rowOf(4) } },
        { column: 1, row: 2, cell: { name: 'Port', item: { ...rowOf(6), across: 2 } } },
        {
          column: 2,
          row: 2,
          part: {
            kind: 'ring',
            title: '',
            arcs: [30, 24, 20, 20, 7, 24].map((n, i) => ({ name: `Shield ${i + 1}`, item: rowOf(n, i === 1 ? 22 : n) })),
            within: {
              kind: 'plan',
              title: '',
              places: [
                { column: 1, row: 1, cell: { name: 'Left', item: { ...rowOf(15), across: 3 } } },
                { column: 2, row: 1, cell: { name: 'Hull', item: { ...rowOf(12), across: 4 } } },
                { column: 3, row: 1, cell: { name: 'Right', item: { ...rowOf(15), across: 3 } } },
              ],
            },
          },
        },
        { column: 3, row: 2, cell: { name: 'Starboard', item: { ...rowOf(6), across: 2 } } },
      ],
    },
  ],
  notes: [],
};

export const fleets: Readonly<Record<string, readonly Sheet[]>> = {
  'a duel as it begins': begun(),
  'a duel after it was fought': fought(),
  'every card': sheets.ofCards(),
  'squadrons of twelve': mustered(),
  'every craft': craftSheets.ofCards(),
  'every starship': starSheets.ofCards(),
  'a ship in her shields': [ringed, { ...ringed, of: 'other' }],
  'what strains the page': [strained],
};
