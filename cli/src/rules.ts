// `flagplot rules`: the rows of a book, where each is coded and tested.

import { existsSync } from 'node:fs';
import { shelf } from '@flagplot/shelf';
import type { Command } from './command.ts';
import { JSON_FLAG } from './command.ts';
import type { Row } from './coverage.ts';
import { liesIn, ROOT, rowsOf, SECTION, TESTS } from './coverage.ts';
import type { Given } from './flags.ts';
import { Refused } from './refused.ts';
import { FIRST, SYSTEMS } from './scenario.ts';
import { print } from './terminal.ts';

export const rules: Command = {
  usage: 'rules [--system S] [--sections 5,6.1,5.7.1-5.7.3]',
  about: [
    'Lists the rows of a rulebook in our own words, each with the lines of code that carry it out and the tests that hold it. A row ' +
      'is coded where its id stands in a source of the system, and tested where a test with the id in its title passed in the last run ' +
      'of npm test. Exit code 1 where a row lacks either.',
  ],
  flags: {
    system: { value: 'S', says: `one rule system: ${SYSTEMS.join(', ')} (otherwise all)`, schema: { enum: [...SYSTEMS] } },
    sections: {
      value: 'LIST',
      says: 'chapters, sections, rows and ranges of them, parted by commas (otherwise all)',
      schema: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'string', pattern: SECTION, maxLength: 40 } },
    },
    gaps: { says: 'list only the rows that lack code or a test' },
    json: JSON_FLAG,
  },
  examples: [`rules --system ${FIRST} --sections 5.7,6.1`, `rules --system ${FIRST} --gaps`],
  run(given, terminal) {
    const rows = rowsAsked(given);
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
};

function rowsAsked(given: Given): Row[] {
  const systems = given.has('system') ? [given.text('system')] : SYSTEMS;
  const sections = given.list('sections');
  const all = systems.flatMap(system => {
    const { rules, folder } = shelf[system] as (typeof shelf)[string];
    return rowsOf(system, rules.catalogue, { root: ROOT, folder, tests: TESTS });
  });
  const empty = sections.filter(section => !all.some(({ id }) => liesIn(id, section)));
  if (empty.length > 0) throw new Refused(empty.map(section => `--sections: no row lies in ${section}`));
  return sections.length === 0 ? all : all.filter(({ id }) => sections.some(section => liesIn(id, section)));
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
