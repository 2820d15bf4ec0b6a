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

interface Sequence<G extends GameTypes> {
  opening: readonly Phase<G>[];
  turn: readonly Phase<G>[];
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
  return { opening: opening.map(whole), turn: turn.map(whole) };
}

/** A line in the one shape that all have, whatever it leaves out: engines are quicker where all are alike, and the loop asks every line for everything. */
function whole<G extends GameTypes>({ name, rule, begin, run, asks, carry }: Phase<G>): Phase<G> {
  return { name, rule, begin, run, asks, carry } as Phase<G>;
}

/** The line of the sequence on which the clock stands; none before the first and after the last of a turn. */
export function lineAt<G extends GameTypes>(rules: Ruleset<G>, shown: Shown<G>): Phase<G> | undefined {
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
  const phase = lineAt(rules, s);
  s.clock.step += 1;
  s.clock.round += 1;
  phase?.carry?.(s, t, answers);
  phase?.run?.(s, t);
  return onward(loop, s, phase);
}

/** Who must decide now, and what: nobody once the battle is over. Looks alone: no die is thrown. */
export function asked<G extends GameTypes>(rules: Ruleset<G>, shown: Shown<G>): Ask<G>[] {
  return rules.outcome(shown) ? [] : (lineAt(rules, shown)?.asks?.(shown) ?? []);
}

/** From a line whose answers are carried out, or that was just entered. */
function onward<G extends GameTypes>({ rules, t, turnEnds }: Loop<G>, s: State<G>, from: Phase<G> | undefined): Ask<G>[] {
  let line = from;
  for (let lines = 0; lines < STUCK; lines += 1) {
    if (rules.outcome(s)) {
      turnEnds?.(s);
      return [];
    }
    const asks = line?.asks?.(s);
    if (asks && asks.length > 0) return asks;
    line = advance(sequenceOf(rules, s.book), s, turnEnds);
    enter(line, s, t);
  }
  throw new Error(`${rules.name} asks nobody anything and never ends`);
}

/** Moves the clock to the next line, and gives it. */
function advance<G extends GameTypes>({ opening, turn }: Sequence<G>, s: State<G>, turnEnds?: TurnEnds<G>): Phase<G> | undefined {
  const { clock } = s;
  const lines = clock.turn === 0 ? opening : turn;
  clock.line += 1;
  clock.round = 0;
  if (clock.line < lines.length) return lines[clock.line];
  turnEnds?.(s);
  clock.turn += 1;
  clock.line = 0;
  return turn[0];
}

function enter<G extends GameTypes>(line: Phase<G> | undefined, s: State<G>, t: Table<G>): void {
  line?.begin?.(s, t);
  line?.run?.(s, t);
}
