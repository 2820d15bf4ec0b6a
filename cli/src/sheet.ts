// `flagplot sheet`: record sheets as PDF.

import type { Drawing, Paper, Sheet } from '@flagplot/sheets';
import { PAPERS, type PaperName, pages, truePages } from '@flagplot/sheets';
import { pdfOf } from '@flagplot/sheets/pdf';
import type { Shelf } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME, PATH, whole } from './command.ts';
import { writeWhole } from './file.ts';
import type { Flag, Flags, Given } from './flags.ts';
import { Refused } from './refused.ts';
import { namesWith, SCENARIO_FLAG, systemFlag } from './scenario.ts';
import { type Asked, chooseSheets, sheetsAsked } from './sheets.ts';
import type { Terminal } from './terminal.ts';
import { print } from './terminal.ts';

export const sheet: CommandOn = shelf => ({
  usage:
    'sheet --system S --scenario N [--side SIDE] [--squadron ID] [--ship ID] --out FILE  |  sheet --record RECORD [--turn N] ' +
    '--out FILE  |  sheet --system S --card ID --out FILE',
  about: [
    'Prints record sheets as PDF: of a whole battle, or of a side, a squadron or a ship of it, as the scenario begins or, from a ' +
      'record, with all the damage done by then. A squadron has a sheet of its own before those of its ships. --card prints a card ' +
      'of the book, or of a scenario that brings its own.',
    'What is measured on a table is printed as large as it is with --true-scale PART, templates, models or the table itself in tiles, ' +
      'each time with a square to measure first.',
    `Sheets are printed in ${namesWith(shelf, 'sheets').join(', ')}. What is on them comes as plain data with --json, which needs no --out.`,
  ],
  flags: flagsOn(shelf),

  examples: ({ system, scenario }) => [
    `sheet --system ${system} --scenario ${scenario} --out fleets.pdf`,
    `sheet --record cases/${scenario}.battle.json --turn 4 --paper letter --out damaged.pdf`,
  ],
  run: (given, terminal) => printSheets(shelf, given, terminal),
});

function flagsOn(shelf: Shelf): Flags {
  return {
    system: optional(systemFlag(shelf)),
    scenario: SCENARIO_FLAG,
    record: { value: 'RECORD', says: 'a battle fought or under way, as it stands at its end', schema: PATH },
    turn: { value: 'N', says: 'as it stood when turn N was over; 0: as it began', schema: whole(0, 10_000) },
    side: { value: 'SIDE', says: 'the fleet of one side', schema: NAME },
    squadron: { value: 'ID', says: 'one squadron, by its id', schema: NAME },
    ship: { value: 'ID', says: 'one ship, by its id', schema: NAME },
    card: { value: 'ID', says: 'one card, by its id', schema: NAME },
    'true-scale': {
      value: 'PART',
      says: 'what goes on a table as large as it is, instead: a name that is none lists them',
      schema: NAME,
    },
    position: { says: 'of a record: its position as text, to go on at a real table and be typed in again' },
    paper: {
      value: 'P',
      says: `the paper: ${Object.keys(PAPERS).join(', ')}`,
      schema: { enum: Object.keys(PAPERS) },
      otherwise: 'a4',
    },
    out: { value: 'FILE', says: 'the PDF to write', schema: PATH },
    json: { ...JSON_FLAG, says: 'print what is on the sheets as one JSON value' },
  };
}

async function printSheets(shelf: Shelf, given: Given, terminal: Terminal): Promise<number> {
  togetherFit(given);
  const asked = await sheetsAsked(shelf, given);
  const paper = PAPERS[given.text('paper') as PaperName];
  const { drawn, ...laid } = given.has('true-scale') ? layTrue(asked, given, paper) : laySheets(asked, given, paper);
  if (given.has('out')) writeWhole(given.text('out'), await pdfOf(drawn, laid.title));
  const { title, what, ...value } = laid;
  print(terminal, given.has('json'), {
    value: () => ({ title, pages: drawn.length, ...(given.has('out') && { file: given.text('out') }), ...value }),
    words: () => inWords(`${title}: ${what}`, drawn.length, given.text('out')),
  });
  return 0;
}

/** Pages, what is on them in words, and as data. */
interface Laid {
  readonly title: string;
  readonly drawn: readonly Drawing[];
  readonly what: string;
  readonly sheets?: readonly Sheet[];
  readonly drawings?: readonly Drawing[];
}

function laySheets(asked: Asked, given: Given, paper: Paper): Laid {
  const sheets = chooseSheets(asked.sheets, given);
  const kinds = (['squadron', 'unit', 'card', 'position'] as const).flatMap(kind => countOf(sheets, kind));
  return { title: asked.title, drawn: pages({ title: asked.title, sheets, paper }), what: kinds.join(', '), sheets };
}

/** A part of what is printed as large as it is, or `Refused` with the names of all there are. */
function layTrue({ title: battle, trueScale }: Asked, given: Given, paper: Paper): Laid {
  const name = given.text('true-scale');
  const part = trueScale.find(({ of }) => of === name);
  const known = trueScale.map(({ of }) => of).join(', ') || 'none';
  if (!part) throw new Refused([`--true-scale: there is no part ${name}; there is ${known}`]);
  const title = `${battle}, ${part.title.charAt(0).toLowerCase()}${part.title.slice(1)}`;
  const { drawings } = part;
  return { title, drawn: truePages({ title, drawings, paper }), what: `${drawings.length} at true scale`, drawings };
}

function optional({ needed: _, says, ...flag }: Flag): Flag {
  return { ...flag, says: `${says}; a record has its own` };
}

/** Every flag that is missing beside others, or does not go with them. */
function togetherFit(given: Given): void {
  const faults = ['out', 'json'].some(flag => given.has(flag)) ? [] : ['--out is missing'];
  const never = (flag: string, others: readonly string[]) =>
    others.filter(other => given.has(flag) && given.has(other)).map(other => `--${other} does not go with --${flag}`);
  faults.push(...never('record', ['system', 'scenario']), ...never('card', ['record', 'side', 'squadron', 'ship']));
  faults.push(
    ...never('true-scale', ['side', 'squadron', 'ship', 'card', 'position']),
    ...never('position', ['side', 'squadron', 'ship', 'card']),
  );
  if (given.has('position') && !given.has('record')) faults.push('--position is of a record: --record RECORD');
  if (given.has('turn') && !given.has('record')) faults.push('--turn is of a record: --record RECORD');
  if (!given.has('record') && !given.has('system')) faults.push('--system is missing');
  if (!given.has('record') && !given.has('card') && !given.has('scenario')) faults.push('--scenario is missing');
  if (faults.length > 0) throw new Refused(faults);
}

function inWords(what: string, count: number, file: string): string {
  return `${what} on ${count} ${count === 1 ? 'page' : 'pages'}, ${file}`.replaceAll(/\p{Cc}/gu, '?');
}

function countOf(sheets: readonly Sheet[], kind: Sheet['kind']): string[] {
  const count = sheets.filter(one => one.kind === kind).length;
  return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
}
