// `flagplot sheet`: record sheets as PDF.

import type { Print, Sheet } from '@flagplot/sheets';
import { PAPERS, type PaperName, pages } from '@flagplot/sheets';
import { pdfOf } from '@flagplot/sheets/pdf';
import type { Shelf } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME, PATH, whole } from './command.ts';
import { writeWhole } from './file.ts';
import type { Flag, Flags, Given } from './flags.ts';
import { Refused } from './refused.ts';
import { namesWith, SCENARIO_FLAG, systemFlag } from './scenario.ts';
import { chooseSheets, sheetsAsked } from './sheets.ts';
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
  const sheets = chooseSheets(asked.sheets, given);
  const laid = { title: asked.title, sheets, paper: PAPERS[given.text('paper') as PaperName] };
  const drawn = pages(laid);
  if (given.has('out')) writeWhole(given.text('out'), await pdfOf(drawn, asked.title));
  print(terminal, given.has('json'), {
    value: () => ({ title: asked.title, pages: drawn.length, ...(given.has('out') && { file: given.text('out') }), sheets }),
    words: () => inWords(laid, drawn.length, given.text('out')),
  });
  return 0;
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
  if (given.has('turn') && !given.has('record')) faults.push('--turn is of a record: --record RECORD');
  if (!given.has('record') && !given.has('system')) faults.push('--system is missing');
  if (!given.has('record') && !given.has('card') && !given.has('scenario')) faults.push('--scenario is missing');
  if (faults.length > 0) throw new Refused(faults);
}

function inWords({ title, sheets }: Print, count: number, file: string): string {
  const kinds = (['squadron', 'unit', 'card'] as const).flatMap(kind => countOf(sheets, kind));
  return `${title}: ${kinds.join(', ')} on ${count} ${count === 1 ? 'page' : 'pages'}, ${file}`.replaceAll(/\p{Cc}/gu, '?');
}

function countOf(sheets: readonly Sheet[], kind: Sheet['kind']): string[] {
  const count = sheets.filter(one => one.kind === kind).length;
  return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
}
