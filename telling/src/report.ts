// A report of a battle, turn by turn, short enough for a chat: what happened, and how the dice fell against what was to be expected.

import type { GameTypes, Outcome, Rule, Thrown, Told, Words } from '@flagplot/kernel';
import { type Luck, luckOf } from './luck.ts';
import { outcomeWhy } from './outcome.ts';

/** One turn: the sentences that matter most, in order, how many were left out, and the luck of every side. */
export interface TurnReport {
  turn: number;
  says: string[];
  left: number;
  luck: Luck[];
}

export interface Report {
  /** What it is of: `Open patrol, round 3`. */
  title: string;
  turns: TurnReport[];
  /** Of all turns together. */
  luck: Luck[];
  /** The whole as lines of plain text. */
  text: string;
}

/** What is to be reported. */
export interface Reporting {
  /** What the battle is called. */
  title: string;
  /** One turn alone; 0 is what came before the first. */
  turn?: number | undefined;
  outcome?: Outcome | undefined;
  /** The story of a battle that is over, line by line: it stands at the end. */
  story?: readonly string[] | undefined;
}

/** What was told, and what it is told in. */
interface Telling {
  words: Words<GameTypes>;
  book: object;
  /** What the readers may know: for a chat of both sides what was told to all. */
  told: readonly Told<GameTypes>[];
}

/** Sentences a turn has, at most. */
const SENTENCES = 8;

/**
 * The report of what was told. Kept first are the kinds of event that happen in the fewest turns, of those the ones that dice brought
 * about, of those the rarest: losses before volleys, volleys before what every turn is made of.
 */
export function reportOf(of: Telling, { title, turn, outcome, story }: Reporting): Report {
  const { words, book } = of;
  const weights = weightsOf(of.told);
  const told = of.told.filter(({ clock }) => turn === undefined || clock.turn === turn);
  const turns = [...Map.groupBy(told, one => one.clock.turn)].map(([number, those]) =>
    ofTurn(number, those, { weights, nerve: words.nerve, say: one => words.narrate(one, book) }),
  );
  const report = {
    title: turn === undefined ? title : `${title}, ${turnWords(words, turn)}`,
    turns,
    luck: luckOf(throwsOf(told), words.nerve),
  };
  return { ...report, text: inText(report, of, turn === undefined ? { outcome, story } : {}) };
}

/** `round 3`; `before round 1` of what came before the first. */
function turnWords({ turn: word }: Words<GameTypes>, turn: number): string {
  return turn === 0 ? `before ${word.toLowerCase()} 1` : `${word.toLowerCase()} ${turn}`;
}

/** Of each kind of event its place among all, 0 for what is most worth telling. */
function weightsOf(told: readonly Told<GameTypes>[]): ReadonlyMap<string, number> {
  const kinds = Map.groupBy(told.keys(), i => told[i]!.event.kind);
  const measured = [...kinds].map(([kind, places]) => ({
    kind,
    turns: new Set(places.map(i => told[i]!.clock.turn)).size,
    quiet: places.filter(i => told[i - 1]?.event.kind !== 'thrown').length * 2 > places.length ? 1 : 0,
    often: places.length,
  }));
  measured.sort((a, b) => a.turns - b.turns || a.quiet - b.quiet || a.often - b.often);
  return new Map(measured.map(({ kind }, place) => [kind, place]));
}

/** How an event is told, and how much its kind weighs. */
interface Teller {
  weights: ReadonlyMap<string, number>;
  nerve: readonly Rule[] | undefined;
  say(one: Told<GameTypes>): string;
}

/** A sentence of the report: how often it was said, and how much it weighs. */
interface Said {
  sentence: string;
  times: number;
  weight: number;
}

function ofTurn(turn: number, told: readonly Told<GameTypes>[], { weights, nerve, say }: Teller): TurnReport {
  const said: Said[] = [];
  for (const one of told) {
    const sentence = one.event.kind === 'thrown' ? '' : say(one);
    const same = said.find(other => other.sentence === sentence);
    if (same) same.times += 1;
    else if (sentence !== '') said.push({ sentence, times: 1, weight: weights.get(one.event.kind) ?? 0 });
  }
  const kept = new Set(said.toSorted((a, b) => a.weight - b.weight).slice(0, SENTENCES));
  const says = said.flatMap(({ sentence, times }, i) =>
    kept.has(said[i]!) ? [times > 1 ? `${sentence} (${times} times)` : sentence] : [],
  );
  return { turn, says, left: said.length - says.length, luck: luckOf(throwsOf(told), nerve) };
}

function throwsOf(told: readonly Told<GameTypes>[]): Thrown[] {
  return told.flatMap(({ event }) => (event.kind === 'thrown' && 'faces' in event ? [event as Thrown] : []));
}

function inText(
  { title, turns, luck }: Omit<Report, 'text'>,
  of: Telling,
  { outcome, story = [] }: Pick<Reporting, 'outcome' | 'story'>,
): string {
  const parts = turns.map(one => {
    const more = one.left > 0 ? [`(${one.left} smaller ${one.left === 1 ? 'thing' : 'things'} left out)`] : [];
    return [
      capital(turnWords(of.words, one.turn)),
      ...one.says.map(say => `- ${say}`),
      ...more,
      ...lucky('Dice', one.luck, of),
    ].join('\n');
  });
  const whole = turns.length > 1 ? [lucky('All dice', luck, of).join('\n')] : [];
  const over = outcome
    ? [[`Over: ${outcomeWhy(outcome, side => of.words.side(side, of.book))}`, ...story.map(line => `- ${line}`)].join('\n')]
    : [];
  return [title, ...parts, ...whole, ...over].filter(part => part !== '').join('\n\n');
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `Dice, Narn: 5 of 14 met what they needed, 3.6 expected (as many or more: 31 %).` */
function lucky(head: string, luck: readonly Luck[], { words, book }: Telling): string[] {
  return luck.flatMap(one => {
    const whose = one.side === undefined ? 'both hands' : words.side(one.side, book);
    const said = [...metOf(one), ...othersOf(one)];
    return said.length === 0 ? [] : [`${head}, ${whose}: ${said.join('; ')}.`];
  });
}

function metOf({ chances, met, expected, more, fewer }: Luck): string[] {
  if (chances === 0) return [];
  const tail = met >= expected ? `as many or more: ${percent(more)}` : `as few or fewer: ${percent(fewer)}`;
  return [`${met} of ${chances} met what they needed, ${tenths(expected)} expected (${tail})`];
}

function othersOf({ others: { dice, sum, mean, spread } }: Luck): string[] {
  return dice === 0
    ? []
    : [`${sum} on ${dice} other ${dice === 1 ? 'die' : 'dice'}, ${tenths(mean)} expected, give or take ${tenths(spread)}`];
}

const tenths = (number: number): string => number.toFixed(1).replace(/\.0$/, '');

function percent(p: number): string {
  const whole = Math.round(p * 100);
  if (whole < 1) return 'under 1 %';
  return whole > 99 ? 'over 99 %' : `${whole} %`;
}
