// The lines of the turn that a case speaks of: where it begins, and after which it ends.

import type { Clock, GameTypes, Outcome, Phase, Refusal, Ruleset } from '@flagplot/kernel';
import { lineNames, linesCalled } from '@flagplot/kernel';
import { nearest } from '@flagplot/manifest/text';

type Rules = Ruleset<GameTypes>;
/** A line of a turn. */
export type Line = Pick<Clock, 'turn' | 'line'>;

const sequenceAt = (rules: Rules, book: object, turn: number): readonly Phase<GameTypes>[] => {
  const { opening, turn: lines } = rules.sequence(book);
  return turn === 0 ? opening : lines;
};

/** The name of the line on which a clock stands. */
export function lineName(rules: Rules, book: object, { turn, line }: Line): string {
  return lineNames(sequenceAt(rules, book, turn))[line] ?? '';
}

/** The line a case begins with: that of its clock where the name recurs and it is one of them. */
export function lineToBegin(rules: Rules, book: object, { text, clock }: { text: string; clock: Line }): number | Refusal[] {
  const lines = sequenceAt(rules, book, clock.turn);
  const called = linesCalled(lines, text);
  const [first] = called;
  if (first === undefined) return [noLine('/from', text, [lines])];
  if (called.length === 1) return first;
  if (called.includes(clock.line)) return clock.line;
  const names = called.map(line => lineNames(lines)[line]).join(', ');
  return [{ rule: 'case', at: '/from', say: `could be any of ${names}` }];
}

/** Where a case ends that goes on to the end of a line: on the line after the next that is called so. */
export function lineAfter(rules: Rules, book: object, { text, clock }: { text: string; clock: Line }): Line | Refusal[] {
  const lines = sequenceAt(rules, book, clock.turn);
  const here = linesCalled(lines, text).find(line => line >= clock.line);
  if (here !== undefined) return after(lines, { turn: clock.turn, line: here });
  const turn = sequenceAt(rules, book, 1);
  const [next] = linesCalled(turn, text);
  return next === undefined ? [noLine('/until', text, [lines, turn])] : after(turn, { turn: clock.turn + 1, line: next });
}

function after(lines: readonly Phase<GameTypes>[], { turn, line }: Line): Line {
  return line + 1 < lines.length ? { turn, line: line + 1 } : { turn: turn + 1, line: 0 };
}

/** No line of these sequences is called so. One that recurs is named once, and which of them follows it. */
function noLine(at: string, text: string, sequences: readonly (readonly Phase<GameTypes>[])[]): Refusal {
  const names = [...new Set(sequences.flatMap(lineNames))];
  const meant = nearest(text, names);
  const short = [...new Set(names.map(name => name.replace(/ \d+$/, '')))].map(name =>
    names.includes(`${name} 2`) ? `${name} 1` : name,
  );
  const hint = meant === undefined ? `there is ${short.join(', ')}` : `did you mean ${meant}?`;
  return { rule: 'case', at, say: `no line of the turn is called ${text}: ${hint}` };
}

/** How a case ends that goes no further than it was to. */
const FAR_ENOUGH: Outcome = { winners: [], points: {}, why: 'The case goes no further.' };

/** Whether a clock stands on a line. */
export function isAt({ clock }: { clock: Clock }, { turn, line }: Line): boolean {
  return clock.turn === turn && clock.line === line;
}

/** The same rules, by which nothing happens from a line on: the battle is over there before the line begins. */
export function rulesUpTo(rules: Rules, end: Line): Rules {
  const still = (phase: Phase<GameTypes>): Phase<GameTypes> => ({
    ...phase,
    begin: (s, t) => (isAt(s, end) ? undefined : phase.begin?.(s, t)),
    run: (s, t) => (isAt(s, end) ? undefined : phase.run?.(s, t)),
    asks: shown => (isAt(shown, end) ? [] : (phase.asks?.(shown) ?? [])),
  });
  return {
    ...rules,
    sequence(book) {
      const { opening, turn } = rules.sequence(book);
      return { opening: opening.map(still), turn: turn.map(still) };
    },
    outcome: shown => rules.outcome(shown) ?? (isAt(shown, end) ? FAR_ENOUGH : undefined),
  };
}
