// The loop: what follows what. A phase carries, runs, and is over when it asks nothing more.

import type { Answer, Ask, GameTypes, Phase, Ruleset, Shown, State, Table } from './contract.ts';

/** Called when a turn has been played to its end (the opening is turn 0), before the clock moves on. */
export type TurnEnds<G extends GameTypes> = (s: State<G>) => void;

/** More lines than any book has without asking anybody anything: then the sequence would run for ever. */
const STUCK = 10_000;

interface Sequence<G extends GameTypes> {
  opening: readonly Phase<G>[];
  turn: readonly Phase<G>[];
}

const sequences = new WeakMap<object, Sequence<GameTypes>>();
/** The book asked about last, and its sequence: the same one is asked about over and over. */
let last: { book: object; sequence: Sequence<GameTypes> } | undefined;

/** The sequence of this book, laid out once. */
function sequenceOf<G extends GameTypes>(rules: Ruleset<G>, book: G['book']): Sequence<G> {
  if (last?.book !== book) last = { book, sequence: laidOut(rules, book) as unknown as Sequence<GameTypes> };
  return last.sequence as unknown as Sequence<G>;
}

function laidOut<G extends GameTypes>(rules: Ruleset<G>, book: G['book']): Sequence<G> {
  const known = sequences.get(book);
  if (known) return known as unknown as Sequence<G>;
  const made = rules.sequence(book);
  sequences.set(book, made as unknown as Sequence<GameTypes>);
  return made;
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

/** Plays a battle that was just set up to its first question. Changes `s` in place. */
export function begin<G extends GameTypes>(rules: Ruleset<G>, s: State<G>, t: Table<G>, turnEnds?: TurnEnds<G>): Ask<G>[] {
  enter(rules, s, t);
  return onward(rules, s, t, turnEnds);
}

/**
 * Carries the answers (in the order of the asks, one each) and plays on until somebody must decide again or the battle is over.
 * Changes `s` in place; whoever needs the battle as it was copies it first.
 * @returns what is asked now; nothing when the battle is over.
 */
export function play<G extends GameTypes>(
  rules: Ruleset<G>,
  s: State<G>,
  answers: readonly Answer<G>[],
  t: Table<G>,
  turnEnds?: TurnEnds<G>,
): Ask<G>[] {
  const phase = lineAt(rules, s);
  s.clock.step += 1;
  s.clock.round += 1;
  phase?.carry?.(s, t, answers);
  phase?.run?.(s, t);
  return onward(rules, s, t, turnEnds);
}

/** Who must decide now, and what. */
export function asked<G extends GameTypes>(rules: Ruleset<G>, shown: Shown<G>): Ask<G>[] {
  return rules.outcome(shown) ? [] : (lineAt(rules, shown)?.asks?.(shown) ?? []);
}

function onward<G extends GameTypes>(rules: Ruleset<G>, s: State<G>, t: Table<G>, turnEnds?: TurnEnds<G>): Ask<G>[] {
  for (let lines = 0; lines < STUCK; lines += 1) {
    if (rules.outcome(s)) {
      turnEnds?.(s);
      return [];
    }
    const asks = lineAt(rules, s)?.asks?.(s);
    if (asks && asks.length > 0) return asks;
    nextLine(rules, s, t, turnEnds);
  }
  throw new Error(`${rules.name} asks nobody anything and never ends`);
}

function nextLine<G extends GameTypes>(rules: Ruleset<G>, s: State<G>, t: Table<G>, turnEnds?: TurnEnds<G>): void {
  const { opening, turn } = sequenceOf(rules, s.book);
  s.clock.line += 1;
  s.clock.round = 0;
  if (s.clock.line >= (s.clock.turn === 0 ? opening : turn).length) {
    turnEnds?.(s);
    s.clock.turn += 1;
    s.clock.line = 0;
  }
  enter(rules, s, t);
}

function enter<G extends GameTypes>(rules: Ruleset<G>, s: State<G>, t: Table<G>): void {
  const phase = lineAt(rules, s);
  phase?.begin?.(s, t);
  phase?.run?.(s, t);
}
