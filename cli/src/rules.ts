// `flagplot rules`: the rows of a book, where each is coded and tested.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partOf, type Shelf } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG } from './command.ts';
import type { Row } from './coverage.ts';
import { liesIn, ROOT, rowsOf, SECTION, TESTS } from './coverage.ts';
import type { Flags, Given } from './flags.ts';
import { accept, Refused } from './refused.ts';
import { print } from './terminal.ts';

export const rules: CommandOn = shelf => ({
  usage: 'rules [--system S] [--sections 5,6.1,5.7.1-5.7.3]',
  about: [
    'Lists the rows of a rulebook in our own words, each with the lines of code that carry it out and the tests that hold it. A row ' +
      'is coded where its id stands in a source of the system, and tested where a test with the id in its title passed in the last run ' +
      'of npm test. Exit code 1 where a row lacks either.',
  ],
  flags: flagsOn(shelf),

  examples: ({ system }) => [`rules --system ${system} --sections 5.7,6.1`, `rules --system ${system} --gaps`],
  async run(given, terminal) {
    const rows = await rowsAsked(shelf, given);
    const gaps = rows.filter(row => row.coded.length === 0 || row.tested.length === 0);
    const list = given.has('gaps') ? gaps : rows;
    const counts = { rows: rows.length, coded: count(rows, 'coded'), tested: count(rows, 'tested') };
    const words = () =>
      [...list.map(rowInWords), `${counts.rows} rows, ${counts.coded} coded, ${counts.tested} tested`].join('\n');
    print(terminal, given.has('json'), { value: () => ({ ...counts, list }), words });
    if (!existsSync(TESTS)) terminal.err('flagplot: no test has been run yet: npm test');
    if (gaps.length > 0) terminal.err(`flagplot: ${gapsInWords(gaps)}`);
    return gaps.length > 0 ? 1 : 0;
  },
});

function flagsOn(shelf: Shelf): Flags {
  return {
    system: { value: 'S', says: `one rule system: ${shelf.names.join(', ')} (otherwise all)`, schema: { enum: shelf.names } },
    sections: {
      value: 'LIST',
      says: 'chapters, sections, rows and ranges of them, parted by commas (otherwise all)',
      schema: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'string', pattern: SECTION, maxLength: 40 } },
    },
    held: { says: 'only rows that the system says it carries out: the sections of its manifest' },
    gaps: { says: 'list only the rows that lack code or a test' },
    json: JSON_FLAG,
  };
}

async function rowsAsked(shelf: Shelf, given: Given): Promise<Row[]> {
  const systems = given.has('system') ? [given.text('system')] : shelf.names;
  const sections = given.list('sections');
  const each = systems.map(system => rowsOfSystem(shelf, system, given.has('held')));
  const all = (await Promise.all(each)).flat();
  const empty = sections.filter(section => !all.some(({ id }) => liesIn(id, section)));
  if (empty.length > 0) throw new Refused(empty.map(section => `--sections: no row lies in ${section}`));
  return sections.length === 0 ? all : all.filter(({ id }) => sections.some(section => liesIn(id, section)));
}

async function rowsOfSystem(shelf: Shelf, system: string, held: boolean): Promise<Row[]> {
  const manifest = accept(shelf.where, shelf.manifest(system));
  const { part: catalogue } = accept(shelf.where, await partOf(manifest, 'catalogue'));
  const rows = rowsOf(system, catalogue, { ...sourcesOf(shelf.where, system), tests: TESTS });
  return held ? rows.filter(({ id }) => manifest.sections.some(section => liesIn(id, section))) : rows;
}

/** Where the sources of a system stand: with those that ship, or beside the module of another shelf. */
function sourcesOf(where: string, system: string): { root: string; folder: string } {
  if (where.startsWith('file:')) return { root: dirname(fileURLToPath(where)), folder: system };
  return { root: ROOT, folder: join('systems', system) };
}

function count(rows: readonly Row[], what: 'coded' | 'tested'): number {
  return rows.filter(row => row[what].length > 0).length;
}

function rowInWords({ id, say, coded, tested }: Row): string {
  const tests = tested.length === 0 ? 'no test' : `${tested.length} ${tested.length === 1 ? 'test' : 'tests'}`;
  return `${id}  ${say}\n    ${coded.length === 0 ? 'no code' : coded.join(', ')}; ${tests}`;
}

/** Gaps named in one line; all of them are in the list. */
const NAMED = 20;

function gapsInWords(gaps: readonly Row[]): string {
  const more = gaps.length > NAMED ? `, and ${gaps.length - NAMED} more` : '';
  return `${gaps.length} ${gaps.length === 1 ? 'row lacks' : 'rows lack'} something: ${gaps.slice(0, NAMED).map(gapInWords).join(', ')}${more}`;
}

function gapInWords({ id, coded, tested }: Row): string {
  const lacks = [...(coded.length === 0 ? ['code'] : []), ...(tested.length === 0 ? ['test'] : [])];
  return `${id} (${lacks.join(', ')})`;
}
