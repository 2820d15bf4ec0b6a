// The loop: what follows what. A phase carries, runs, and is over when it asks nothing more.

import type { Answer, Ask, Phase, Ruleset, Shapes, Shown, State, Table } from './contract.ts';

/** Called when a turn has been played to its end (the opening is turn 0), before the clock moves on. */
export type TurnEnds<R extends Shapes> = (s: State<R>) => void;

/** More lines than any book has without asking anybody anything: then the sequence would run for ever. */
const STUCK = 10_000;

interface Sequence<R extends Shapes> {
  opening: readonly Phase<R>[];
  turn: readonly Phase<R>[];
}

const sequences = new WeakMap<object, Sequence<Shapes>>();
/** The book asked about last, and its sequence: the same one is asked about over and over. */
let last: { book: object; sequence: Sequence<Shapes> } | undefined;

/** The sequence of this book, laid out once. */
function sequenceOf<R extends Shapes>(rules: Ruleset<R>, book: R['book']): Sequence<R> {
  if (last?.book !== book) last = { book, sequence: laidOut(rules, book) as unknown as Sequence<Shapes> };
  return last.sequence as unknown as Sequence<R>;
}

function laidOut<R extends Shapes>(rules: Ruleset<R>, book: R['book']): Sequence<R> {
  const known = sequences.get(book);
  if (known) return known as unknown as Sequence<R>;
  const made = rules.sequence(book);
  sequences.set(book, made as unknown as Sequence<Shapes>);
  return made;
}

/** The line of the sequence on which the clock stands; none before the first and after the last of a turn. */
export function lineAt<R extends Shapes>(rules: Ruleset<R>, shown: Shown<R>): Phase<R> | undefined {
  const { opening, turn } = sequenceOf(rules, shown.book);
  return (shown.clock.turn === 0 ? opening : turn)[shown.clock.line];
}

/** A battle as it is set up, before the first line of its opening. */
export function setUp<R extends Shapes>(rules: Ruleset<R>, scenario: R['scenario'], book: R['book']): State<R> {
  const { open, sealed } = rules.setUp(scenario, book);
  return { book, clock: { turn: 0, line: 0, step: 0 }, open, sealed };
}

/** Plays a battle that was just set up to its first question. Changes `s` in place. */
export function begin<R extends Shapes>(rules: Ruleset<R>, s: State<R>, t: Table<R>, turnEnds?: TurnEnds<R>): Ask<R>[] {
  enter(rules, s, t);
  return onward(rules, s, t, turnEnds);
}

/**
 * Carries the answers (in the order of the asks, one each) and plays on until somebody must decide again or the battle is over.
 * Changes `s` in place; whoever needs the battle as it was copies it first.
 * @returns what is asked now; nothing when the battle is over.
 */
export function play<R extends Shapes>(
  rules: Ruleset<R>,
  s: State<R>,
  answers: readonly Answer<R>[],
  t: Table<R>,
  turnEnds?: TurnEnds<R>,
): Ask<R>[] {
  const phase = lineAt(rules, s);
  s.clock.step += 1;
  phase?.carry?.(s, t, answers);
  phase?.run?.(s, t);
  return onward(rules, s, t, turnEnds);
}

/** Who must decide now, and what. */
export function asked<R extends Shapes>(rules: Ruleset<R>, shown: Shown<R>): Ask<R>[] {
  return rules.outcome(shown) ? [] : (lineAt(rules, shown)?.asks?.(shown) ?? []);
}

function onward<R extends Shapes>(rules: Ruleset<R>, s: State<R>, t: Table<R>, turnEnds?: TurnEnds<R>): Ask<R>[] {
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

function nextLine<R extends Shapes>(rules: Ruleset<R>, s: State<R>, t: Table<R>, turnEnds?: TurnEnds<R>): void {
  const { opening, turn } = sequenceOf(rules, s.book);
  s.clock.line += 1;
  if (s.clock.line >= (s.clock.turn === 0 ? opening : turn).length) {
    turnEnds?.(s);
    s.clock.turn += 1;
    s.clock.line = 0;
  }
  enter(rules, s, t);
}

function enter<R extends Shapes>(rules: Ruleset<R>, s: State<R>, t: Table<R>): void {
  const phase = lineAt(rules, s);
  phase?.begin?.(s, t);
  phase?.run?.(s, t);
}
