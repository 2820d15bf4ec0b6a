// The loop: what follows what. A phase carries, runs, and is over when it asks nothing more.

import type { Answer, Ask, GameTypes, Phase, Ruleset, Shown, State, Table } from './contract.ts';

/** Called when a turn has been played to its end (the opening is turn 0), before the clock moves on. */
export type TurnEnds<G extends GameTypes> = (s: State<G>) => void;

/** What a battle is played on with: its rules, the table its dice fall on, and who is called as each of its turns ends. */
export interface Loop<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly t: Table<NoInfer<G>>;
  readonly turnEnds?: TurnEnds<G> | undefined;
}

/** More lines than any book has without asking anybody anything: then the sequence would run for ever. */
const STUCK = 10_000;

/** A line of the sequence, and the one after it; none after the last of the opening and of a turn. */
interface Line<G extends GameTypes> extends Phase<G> {
  readonly after: Line<G> | undefined;
}

interface Sequence<G extends GameTypes> {
  opening: readonly Line<G>[];
  turn: readonly Line<G>[];
}

/** Sequences laid out so far, by rules and by book: one book may be played by other rules too. */
const sequences = new WeakMap<object, WeakMap<object, Sequence<GameTypes>>>();
/** What was asked about last, and its sequence: the same one is asked about over and over. */
let last: { readonly rules?: object; readonly book?: object; readonly sequence?: Sequence<GameTypes> } = {};

/** The sequence of this book by these rules, laid out once. */
function sequenceOf<G extends GameTypes>(rules: Ruleset<G>, book: G['book']): Sequence<G> {
  if (last.book !== book || last.rules !== rules) last = { rules, book, sequence: knownSequence(rules, book) };
  return last.sequence as unknown as Sequence<G>;
}

function knownSequence<G extends GameTypes>(rules: Ruleset<G>, book: G['book']): Sequence<GameTypes> {
  const ofRules = sequences.get(rules) ?? new WeakMap<object, Sequence<GameTypes>>();
  sequences.set(rules, ofRules);
  const sequence = ofRules.get(book) ?? (layOut(rules, book) as unknown as Sequence<GameTypes>);
  ofRules.set(book, sequence);
  return sequence;
}

function layOut<G extends GameTypes>(rules: Ruleset<G>, book: G['book']): Sequence<G> {
  const { opening, turn } = rules.sequence(book);
  return { opening: inLine(opening), turn: inLine(turn) };
}

/** Phases one behind the other, in the one shape that all have, whatever they leave out: engines are quicker where all are alike, and the loop asks every line for everything. */
function inLine<G extends GameTypes>(phases: readonly Phase<G>[]): Line<G>[] {
  const lines: Line<G>[] = [];
  for (const { name, rule, begin, run, asks, carry } of phases.toReversed())
    lines.unshift({ name, rule, begin, run, asks, carry, after: lines[0] } as Line<G>);
  return lines;
}

/** The line of the sequence on which the clock stands; none before the first and after the last of a turn. */
export function lineAt<G extends GameTypes>(rules: Ruleset<G>, shown: Shown<G>): Line<G> | undefined {
  const { opening, turn } = sequenceOf(rules, shown.book);
  return (shown.clock.turn === 0 ? opening : turn)[shown.clock.line];
}

/** A battle as it is set up, before the first line of its opening. */
export function setUp<G extends GameTypes>(rules: Ruleset<G>, scenario: G['scenario'], book: G['book']): State<G> {
  const { open, sealed } = rules.setUp(scenario, book);
  return { book, clock: { turn: 0, line: 0, round: 0, step: 0 }, open, sealed };
}

/**
 * Plays a battle that was just set up to its first question. Changes `s` in place, and throws dice of its table.
 * @returns what is asked then; nothing when the battle is over.
 */
export function begin<G extends GameTypes>(loop: Loop<G>, s: State<G>): Ask<G>[] {
  const line = lineAt(loop.rules, s);
  enter(line, s, loop.t);
  return onward(loop, s, line);
}

/**
 * Carries the answers (in the order of the asks, one each) and plays on until somebody must decide again or the battle is over.
 * Changes `s` in place, and throws dice of its table; whoever needs the battle as it was copies it first.
 * @returns what is asked now; nothing when the battle is over.
 */
export function play<G extends GameTypes>(loop: Loop<G>, s: State<G>, answers: readonly Answer<G>[]): Ask<G>[] {
  const { rules, t } = loop;
  const line = lineAt(rules, s);
  s.clock.step += 1;
  s.clock.round += 1;
  if (line !== undefined) {
    line.carry?.(s, t, answers);
    line.run?.(s, t);
  }
  return onward(loop, s, line);
}

/** Who must decide now, and what: nobody once the battle is over. Looks alone: no die is thrown. */
export function asked<G extends GameTypes>(rules: Ruleset<G>, shown: Shown<G>): Ask<G>[] {
  return rules.outcome(shown) ? [] : (lineAt(rules, shown)?.asks?.(shown) ?? []);
}

/** From a line whose answers are carried out, or that was just entered. */
function onward<G extends GameTypes>({ rules, t, turnEnds }: Loop<G>, s: State<G>, from: Line<G> | undefined): Ask<G>[] {
  let line = from;
  for (let lines = 0; lines < STUCK; lines += 1) {
    if (rules.outcome(s)) {
      turnEnds?.(s);
      return [];
    }
    if (line?.asks !== undefined) {
      const asks = line.asks(s);
      if (asks.length > 0) return asks;
    }
    line = moveOn(s, line) ?? nextTurn(rules, s, turnEnds);
    enter(line, s, t);
  }
  throw new Error(`${rules.name} asks nobody anything and never ends`);
}

/** Moves the clock to the next line, and gives it; none where a turn is over. */
function moveOn<G extends GameTypes>({ clock }: State<G>, line: Line<G> | undefined): Line<G> | undefined {
  clock.line += 1;
  clock.round = 0;
  return line?.after;
}

/** Moves the clock to the first line of the next turn, and gives it. */
function nextTurn<G extends GameTypes>(rules: Ruleset<G>, s: State<G>, turnEnds?: TurnEnds<G>): Line<G> | undefined {
  turnEnds?.(s);
  s.clock.turn += 1;
  s.clock.line = 0;
  return sequenceOf(rules, s.book).turn[0];
}

function enter<G extends GameTypes>(line: Phase<G> | undefined, s: State<G>, t: Table<G>): void {
  if (line === undefined) return;
  line.begin?.(s, t);
  line.run?.(s, t);
}
