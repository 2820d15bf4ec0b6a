// `flagplot adjudicate`: a referee for the table.

import type { Ruling } from '@flagplot/lab';
import { caseOf, notationOf, ruleOn, withNumbers } from '@flagplot/lab';
import type { Shelf, System } from '@flagplot/shelf';
import { outcomeWhy, wantedLines } from '@flagplot/telling';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME } from './command.ts';
import { readJson } from './file.ts';
import type { Given } from './flags.ts';
import { OVERRIDE_FLAG, startGiven } from './override.ts';
import { laidOut } from './position-file.ts';
import { accept, lines } from './refused.ts';
import type { Teller } from './telling.ts';
import { teller } from './telling.ts';
import { inline, print } from './terminal.ts';

export const adjudicate: CommandOn = shelf => ({
  usage: 'adjudicate CASE.json... [--as SIDE] [--override FILE] [--all]',
  about: [
    'Carries out a case by the book and tells what happened. A case is a file of JSON: {"system", "scenario": a name or an object, ' +
      '"state"?: as a former run printed it or what differs from the set-up, or "position"? as flagplot position prints it, "from"? and "until"?: lines of the turn, "dice": [faces as ' +
      'they fell] or {"seed": text}, "answers": [{"side", "kind"?, "order"}, ...]}. A face may be {"face": 4, "of": 10} and is then held ' +
      'to that die; 0 leaves a die lying that need not be thrown again. What a standing order answers is not taken from the list. ' +
      'Several cases are told one after another, with --json as a list.',
    'Exit code 1 where an answer is refused, or a die is missing or wrong. docs/cli.md says more, and cases/ holds some.',
  ],
  operands: { name: 'CASE.json', least: 1, most: 1000 },
  flags: {
    as: { value: 'SIDE', says: 'tell it as this side sees it, and print no other folder', schema: NAME },
    override: OVERRIDE_FLAG,
    all: { says: 'also exit with 1 where dice or answers are left over' },
    json: JSON_FLAG,
  },
  examples: () => ['adjudicate cases/fa-damage-example.json --all', 'adjudicate cases/fa-damage-example.json --json'],
  async run(given, terminal) {
    const cases = await Promise.all(given.operands.map(file => ruleOnFile(shelf, file, given)));
    print(terminal, given.has('json'), { value: () => inJson(cases), words: () => cases.map(caseInWords).join('\n\n') });
    for (const one of cases) for (const line of complaints(one)) terminal.err(`flagplot: ${line}`);
    return cases.some(({ ruling }) => hasFailed(ruling, given.has('all'))) ? 1 : 0;
  },
});

/** A case carried out, with the file it stands in. */
interface RuledCase {
  readonly file: string;
  readonly ruling: Ruling;
  readonly system: System;
  readonly book: object;
}

async function ruleOnFile(shelf: Shelf, file: string, given: Given): Promise<RuledCase> {
  const asked = accept(file, caseOf(readJson(file)));
  const system = accept(file, await shelf.open(asked.system));
  const terms = { as: given.has('as') ? given.text('as') : undefined, notation: await notationOf(system) };
  const found = accept(file, await withNumbers(system, asked));
  const scenario = given.has('override') ? (await startGiven(system, given, found.scenario)).scenario : found.scenario;
  const laid = await laidOut(file, { ...found, scenario }, system);
  return { file, system, ...accept(file, ruleOn(system, laid, terms)) };
}

/** One ruling as it is; several each with the name of its file. */
function inJson(cases: readonly RuledCase[]): unknown {
  const [first] = cases;
  return cases.length === 1 ? first?.ruling : cases.map(({ file, ruling }) => ({ file, ...ruling }));
}

function caseInWords({ file, ruling, system, book }: RuledCase, _: number, { length }: readonly RuledCase[]): string {
  const words = inWords(ruling, teller(system, book));
  return length === 1 ? words : `${file}\n\n${words}`;
}

function complaints({ file, ruling: { refused, broken } }: RuledCase): string[] {
  return [
    ...(refused ? lines(`${file} ${answerName(refused.index)}`, refused.refusals) : []),
    ...(broken ? [`${file} ${answerName(broken.index)}: the rules break down: ${broken.say}`] : []),
  ];
}

function hasFailed({ refused, broken, wanted, diceLeft, answersLeft }: Ruling, all: boolean): boolean {
  const isLeft = diceLeft > 0 || answersLeft.length > 0;
  return refused !== undefined || broken !== undefined || wanted !== undefined || (all && isLeft);
}

function answerName(index: number): string {
  return index < 0 ? 'before the first answer' : `answer ${index + 1}`;
}

function inWords({ told, asks, wanted, from, diceLeft, answersLeft, outcome }: Ruling, tell: Teller): string {
  const ends = [
    ...(wanted ? wantedLines(wanted, wanted.then) : []),
    ...(from === undefined ? [] : [`So far. Next: ${from}`]),
    ...asks.map(({ side, kind, about }) => `Asked: ${side}, ${kind}${about === undefined ? '' : ` ${inline(about)}`}`),
    ...(answersLeft.length > 0 ? [`Not asked for: ${answersLeft.map(answerName).join(', ')}`] : []),
    ...(diceLeft > 0 ? [`Left over: ${diceLeft} ${diceLeft === 1 ? 'die' : 'dice'}`] : []),
    ...(outcome ? [`Over: ${outcomeWhy(outcome)}`] : []),
  ];
  return [...tell(told), ...(told.length > 0 && ends.length > 0 ? [''] : []), ...ends].join('\n');
}
