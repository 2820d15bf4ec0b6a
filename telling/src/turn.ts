// Where in the turn a battle stands, in the words of its book.

import type { Clock, GameTypes, Ruleset, Shown, Words } from '@flagplot/kernel';

/** A place on the strip of the turn: one or more lines of the sequence under one heading. */
export interface TurnLine {
  head: string;
  rule: string;
  /** The lines of the sequence it stands for, from the first, and what each is called below the heading. */
  from: number;
  parts: string[];
}

/** The lines a battle goes through, and what they are called. */
export interface Sequenced {
  readonly rules: Pick<Ruleset<GameTypes>, 'sequence'>;
  readonly words: Words<GameTypes>;
}

/** The sequence that is being played (the opening, then the turn), grouped as the system's words have it. */
export function turnLines({ rules, words }: Sequenced, { book, clock }: Pick<Shown<GameTypes>, 'book' | 'clock'>): TurnLine[] {
  const { opening, turn } = rules.sequence(book);
  const lines: TurnLine[] = [];
  for (const [i, phase] of (clock.turn === 0 && opening.length > 0 ? opening : turn).entries()) {
    const { head, part } = words.phase(phase.name);
    const last = lines.at(-1);
    if (last?.head === head) last.parts.push(part ?? '');
    else lines.push({ head, rule: phase.rule, from: i, parts: [part ?? ''] });
  }
  return lines;
}

/** Where on the strip the clock stands. */
export function placeOn(lines: readonly TurnLine[], clock: Clock): { index: number; part: string; done: number } {
  const index = lines.findLastIndex(line => line.from <= clock.line);
  const line = lines[index];
  const nth = line ? clock.line - line.from : 0;
  return { index, part: line?.parts[nth] ?? '', done: line ? nth / line.parts.length : 0 };
}

/** `Turn 4, pulse 2`; before the first turn the name of the line alone. `word`: what the book calls a turn. */
export function lineWords(lines: readonly TurnLine[], clock: Clock, word: string): string {
  const head = lines[placeOn(lines, clock).index]?.head ?? '';
  return clock.turn === 0 ? head : `${word} ${clock.turn}, ${head.charAt(0).toLowerCase()}${head.slice(1)}`;
}

/** `Pulse 2, fire`: the line of the turn, with what is done in it. */
export function partWords(lines: readonly TurnLine[], clock: Clock): string {
  const { index, part } = placeOn(lines, clock);
  return [lines[index]?.head, part].filter(Boolean).join(', ');
}

/** `Turn 4, pulse 2, fire`: the turn and the line of it, for what is told line by line. */
export function lineHeading(of: Sequenced, shown: Pick<Shown<GameTypes>, 'book' | 'clock'>): string {
  const lines = turnLines(of, shown);
  const when = lineWords(lines, shown.clock, of.words.turn);
  return [when, placeOn(lines, shown.clock).part].filter(Boolean).join(', ');
}
