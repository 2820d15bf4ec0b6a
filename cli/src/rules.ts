// `flagplot rules`: the rows of a book, where each is coded and tested.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { liesIn, SECTION } from '@flagplot/manifest';
import { partOf, type Shelf } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, SEED, whole } from './command.ts';
import type { Row } from './coverage.ts';
import { HELD, ROOT, rowsOf, TESTS } from './coverage.ts';
import type { Flags, Given } from './flags.ts';
import { commitOf, noteHeld, readHeld } from './held.ts';
import { drawRows, proveRows, reportInWords, reportOn } from './probe.ts';
import { progress } from './progress.ts';
import { accept, Refused } from './refused.ts';
import type { Terminal } from './terminal.ts';
import { print } from './terminal.ts';

export const rules: CommandOn = shelf => ({
  usage: 'rules [--system S] [--sections 5,6.1,5.7.1-5.7.3] [--probe N [--seed K] [--least P]]',
  about: [
    'Lists the rows of a rulebook in our own words, each with the lines of code that carry it out and the tests that hold it. A row ' +
      'is coded where its id stands in a source of the system, and tested where a test with the id in its title passed in the last run ' +
      'of npm test. Exit code 1 where a row lacks either.',
    'With --probe rows that are coded are put to the proof instead: each is broken where its id stands (a comparison, a number, a sign, ' +
      'a branch, a line left out), up to four times, and is caught where a test with the id in its title fails. Nothing is written over: ' +
      'the tests read the broken source from memory. It needs a clone with its development tools.',
  ],
  flags: flagsOn(shelf),

  examples: ({ system }) => [
    `rules --system ${system} --sections 5.7,6.1`,
    `rules --system ${system} --gaps`,
    `rules --system ${system} --probe 20 --seed 1 --least 85`,
  ],
  async run(given, terminal) {
    refuseTogether(shelf, given);
    const rows = await rowsAsked(shelf, given);
    return given.has('probe') ? probeRows(rows, given, terminal) : listRows(rows, given, terminal);
  },
});

/** Flags that mean nothing without one another, or together: all of them in one refusal. */
function refuseTogether(shelf: Shelf, given: Given): void {
  const faults: string[] = [];
  if (given.has('probe')) {
    if (given.has('gaps')) faults.push('--gaps lists rows, and --probe breaks them: one of the two');
    if (systemsAsked(shelf, given).some(system => sourcesOf(shelf.where, system).root !== ROOT))
      faults.push('--probe runs the tests of this repository, and not those of another shelf');
  } else {
    for (const flag of ['seed', 'least']) if (given.has(flag)) faults.push(`--${flag} wants --probe N`);
  }
  if (faults.length > 0) throw new Refused(faults);
}

function listRows(rows: readonly Row[], given: Given, terminal: Terminal): number {
  const gaps = rows.filter(row => row.coded.length === 0 || row.tested.length === 0);
  const list = given.has('gaps') ? gaps : rows;
  const counts = { rows: rows.length, coded: count(rows, 'coded'), tested: count(rows, 'tested') };
  const held = { held: rows.filter(row => row.held).length, heldAt: readHeld(HELD)?.commit ?? null };
  const heldInWords = held.heldAt === null ? '' : `, ${held.held} held at ${held.heldAt}`;
  const sums = `${counts.rows} rows, ${counts.coded} coded, ${counts.tested} tested${heldInWords}`;
  const words = () => [...list.map(rowInWords), sums].join('\n');
  print(terminal, given.has('json'), { value: () => ({ ...counts, ...held, list }), words });
  if (!existsSync(TESTS)) terminal.err('flagplot: no test has been run yet: npm test');
  if (gaps.length > 0) terminal.err(`flagplot: ${gapsInWords(gaps)}`);
  return gaps.length > 0 ? 1 : 0;
}

/** @returns 1 where fewer rows were caught than `--least` asks for. */
async function probeRows(rows: readonly Row[], given: Given, terminal: Terminal): Promise<number> {
  const seed = given.has('seed') ? given.text('seed') : '1';
  const drawn = drawRows(rows, given.number('probe'), seed);
  const tell = progress(terminal, 'rows');
  const commit = commitOf(ROOT);
  const proofs = await proveRows(drawn, seed, done => tell(done, drawn.length));
  noteHeld(HELD, { commit, rows: Object.fromEntries(proofs.map(({ id, test }) => [id, test !== undefined])) });
  const report = reportOn(proofs);
  print(terminal, given.has('json'), { value: () => report, words: () => reportInWords(report) });
  const least = given.has('least') ? given.number('least') : 0;
  if (report.percent < least) terminal.err(`flagplot: ${report.percent} % of the rows were caught, fewer than ${least}`);
  return report.percent < least ? 1 : 0;
}

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
    probe: { value: 'N', says: 'put N rows that are coded to the proof (all, where there are fewer)', schema: whole(1, 10_000) },
    seed: { value: 'K', says: 'with --probe: what rows and changes are drawn by (otherwise 1)', schema: SEED },
    least: {
      value: 'P',
      says: 'with --probe: exit code 1 where fewer than P of a hundred rows are caught',
      schema: whole(0, 100),
    },
    json: JSON_FLAG,
  };
}

function systemsAsked(shelf: Shelf, given: Given): readonly string[] {
  return given.has('system') ? [given.text('system')] : shelf.names;
}

async function rowsAsked(shelf: Shelf, given: Given): Promise<Row[]> {
  const sections = given.list('sections');
  const each = systemsAsked(shelf, given).map(system => rowsOfSystem(shelf, system, given.has('held')));
  const all = (await Promise.all(each)).flat();
  const empty = sections.filter(section => !all.some(({ id }) => liesIn(id, section)));
  if (empty.length > 0) throw new Refused(empty.map(section => `--sections: no row lies in ${section}`));
  return sections.length === 0 ? all : all.filter(({ id }) => sections.some(section => liesIn(id, section)));
}

async function rowsOfSystem(shelf: Shelf, system: string, held: boolean): Promise<Row[]> {
  const manifest = accept(shelf.where, shelf.manifest(system));
  const { part: catalogue } = accept(shelf.where, await partOf(manifest, 'catalogue'));
  const rows = rowsOf(system, catalogue, { ...sourcesOf(shelf.where, system), tests: TESTS, held: HELD });
  return held ? rows.filter(({ id }) => manifest.sections.some(section => liesIn(id, section))) : rows;
}

/** Where the sources of a system stand: beside the module of another shelf, or with those of this repository, on the shelf or in the making. */
function sourcesOf(where: string, system: string): { root: string; folder: string } {
  const own = { root: ROOT, folder: join('systems', system) };
  if (!where.startsWith('file:')) return own;
  const beside = { root: dirname(fileURLToPath(where)), folder: system };
  for (const place of [beside, own]) if (existsSync(join(place.root, place.folder))) return place;
  throw new Refused([`${fileURLToPath(where)}: there is no folder ${system} beside it, and none in systems`]);
}

function count(rows: readonly Row[], what: 'coded' | 'tested'): number {
  return rows.filter(row => row[what].length > 0).length;
}

function rowInWords({ id, say, coded, tested, held }: Row): string {
  const tests = tested.length === 0 ? 'no test' : `${tested.length} ${tested.length === 1 ? 'test' : 'tests'}`;
  return `${id}  ${say}\n    ${coded.length === 0 ? 'no code' : coded.join(', ')}; ${tests}${held === null ? '' : held ? ', held' : ', not held'}`;
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
