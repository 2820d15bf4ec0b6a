// `flagplot adjudicate`: a referee for the table.

import type { Ask, GameTypes, Refusal, State } from '@flagplot/kernel';
import type { Ruling } from '@flagplot/lab';
import { caseOf, notationOf, ruleOn, withNumbers } from '@flagplot/lab';
import type { AsksOf, Notation } from '@flagplot/manifest';
import { partOf, type Shelf, type System } from '@flagplot/shelf';
import { outcomeWhy, wantedLines } from '@flagplot/telling';
import type { CommandOn } from './command.ts';
import { JSON_FLAG, NAME } from './command.ts';
import { readJson } from './file.ts';
import type { Given } from './flags.ts';
import { OVERRIDE_FLAG, startGiven } from './override.ts';
import { laidOut } from './position-file.ts';
import { accept, acceptAll, lines, Refused } from './refused.ts';
import type { Teller } from './telling.ts';
import { teller } from './telling.ts';
import { print } from './terminal.ts';

export const adjudicate: CommandOn = shelf => ({
  usage: 'adjudicate CASE.json... [--as SIDE] [--override FILE] [--all] [--position]',
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
    position: { says: 'also print where everything lies afterwards, as a position for the next case' },
    json: JSON_FLAG,
  },
  examples: () => ['adjudicate cases/fa-damage-example.json --all', 'adjudicate cases/fa-damage-example.json --json'],
  async run(given, terminal) {
    const cases = await acceptAll(given.operands.map(file => ruleOnFile(shelf, file, given)));
    const told = given.has('position') ? cases.map(withPosition) : cases;
    print(terminal, given.has('json'), { value: () => inJson(told), words: () => told.map(caseInWords).join('\n\n') });
    for (const one of cases) for (const line of complaints(one)) terminal.err(`flagplot: ${line}`);
    return cases.some(({ ruling }) => hasFailed(ruling, given.has('all'))) ? 1 : 0;
  },
});

/** A case carried out, with the file it stands in. */
interface RuledCase {
  readonly file: string;
  readonly ruling: Ruling & { readonly position?: readonly string[] };
  readonly system: System;
  readonly book: object;
  readonly asks: AsksOf | undefined;
  readonly notation: Notation<GameTypes> | undefined;
  readonly as: string | undefined;
}

async function ruleOnFile(shelf: Shelf, file: string, given: Given): Promise<RuledCase> {
  const asked = accept(file, caseOf(readJson(file)));
  const system = accept(file, await shelf.open(asked.system));
  const terms = { as: given.has('as') ? given.text('as') : undefined, notation: await notationOf(system) };
  const asks = system.manifest.asks ? accept(file, await partOf(system.manifest, 'asks')).part : undefined;
  const found = accept(file, await withNumbers(system, asked));
  const scenario = given.has('override') ? (await startGiven(system, given, found.scenario)).scenario : found.scenario;
  const laid = await laidOut(file, { ...found, scenario }, { system, as: terms.as });
  return { file, system, asks, ...terms, ...accept(file, ruleOn(system, laid, terms)) };
}

/** The same with the position it comes to, in the words of its book. */
function withPosition(one: RuledCase): RuledCase {
  const { ruling, book, notation, as } = one;
  if (!notation) throw new Refused([`--position: ${one.system.manifest.title} writes no positions as text`]);
  const text = notation.formatPosition({ ...ruling.state, book } as unknown as State<GameTypes>, as);
  return { ...one, ruling: { ...ruling, position: text.trimEnd().split('\n') } };
}

/** One ruling as it is; several each with the name of its file. */
function inJson(cases: readonly RuledCase[]): unknown {
  const [first] = cases;
  return cases.length === 1 ? first?.ruling : cases.map(({ file, ruling }) => ({ file, ...ruling }));
}

function caseInWords(one: RuledCase, _: number, { length }: readonly RuledCase[]): string {
  const { file, ruling, system, book } = one;
  const words = [inWords(ruling, one, teller(system, book)), ...(ruling.position ? ['', ...ruling.position] : [])].join('\n');
  return length === 1 ? words : `${file}\n\n${words}`;
}

/** `alliance, move: Move Green.` and the rule: who is asked, by what names an answer says so, and what, where that is for every ear. */
function askLine({ asks, book, system, ruling: { state } }: RuledCase, { side, kind, about }: Ruling['asks'][number]): string {
  const { rule } = system.rules.questions[kind] ?? { rule: '' };
  if (about === undefined || !asks) return `Asked: ${side}, ${kind} [${rule}]`;
  const seen = { book, clock: state.clock, open: state.open } as unknown as State<GameTypes>;
  return `Asked: ${side}, ${kind}: ${sentence(asks({ side, kind, about } as unknown as Ask<GameTypes>, seen).title)} [${rule}]`;
}

const sentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

function complaints({ file, ruling: { refused, broken } }: RuledCase): string[] {
  return [
    ...(refused ? lines(`${file} ${answerName(refused.index)}`, withoutEchoes(refused.refusals)) : []),
    ...(broken ? [`${file} ${answerName(broken.index)}: the rules break down: ${broken.say}`] : []),
  ];
}

/** What is wrong in the same words in several places, as with each craft of a squadron that flies one path, once: at the first of them. */
function withoutEchoes(refusals: readonly Refusal[]): Refusal[] {
  const isOfBook = ({ rule }: Refusal): boolean => /\d/.test(rule);
  const alike = Map.groupBy(refusals, one => (isOfBook(one) ? `${one.rule} ${one.say}` : one));
  return [...alike.values()].map(([first, ...more]) => {
    const { at = '' } = first as Refusal;
    return more.length === 0 ? (first as Refusal) : { ...(first as Refusal), at: `${at} and ${more.length} more` };
  });
}

function hasFailed({ refused, broken, wanted, diceLeft, answersLeft }: Ruling, all: boolean): boolean {
  const isLeft = diceLeft > 0 || answersLeft.length > 0;
  return refused !== undefined || broken !== undefined || wanted !== undefined || (all && isLeft);
}

function answerName(index: number): string {
  return index < 0 ? 'before the first answer' : `answer ${index + 1}`;
}

function inWords(ruling: Ruling, one: RuledCase, tell: Teller): string {
  const { told, asks, wanted, from, diceLeft, outcome } = ruling;
  const ends = [
    ...(wanted ? wantedLines(wanted, wanted.then) : []),
    ...(from === undefined ? [] : [`So far. Next: ${from}`]),
    ...asks.map(ask => askLine(one, ask)),
    ...answersLeftLine(ruling),
    ...(diceLeft > 0 ? [`Left over: ${diceLeft} ${diceLeft === 1 ? 'die' : 'dice'}`] : []),
    ...(outcome ? [`Over: ${outcomeWhy(outcome)}`] : []),
  ];
  return [...tell(told), ...(told.length > 0 && ends.length > 0 ? [''] : []), ...ends].join('\n');
}

/** Answers that were given to nothing: where the case stopped before them, nobody has heard them yet. */
function answersLeftLine({ answersLeft, wanted, refused, broken }: Ruling): string[] {
  if (answersLeft.length === 0) return [];
  const why = wanted || refused || broken ? 'Not heard yet' : 'Not asked for';
  return [`${why}: ${answersLeft.map(answerName).join(', ')}`];
}
