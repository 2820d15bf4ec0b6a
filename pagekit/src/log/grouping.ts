import type { GameTypes, Thrown, Told } from '@flagplot/kernel';
import { testsOf } from '@flagplot/kernel';

/** One line of the log: what was told, in a sentence, and the dice if there were any. */
export interface LogLine {
  /** Its place in what was told. */
  index: number;
  sentence: string;
  thrown?: Thrown;
  /** Only whoever sits here was told. */
  secret: boolean;
  side?: string | undefined;
}

export interface LogGroup {
  key: string;
  head: string;
  /** The rule of the line of the turn. */
  rule: string | undefined;
  lines: LogLine[];
}

export function isThrown(event: Told<GameTypes>['event']): event is Thrown {
  return event.kind === 'thrown' && 'faces' in event && 'why' in event;
}

/** What a throw was for and what came of it; its dice and reasons stand below it. */
export function thrownWords(thrown: Thrown): string {
  const { faces, chained, met, why } = thrown;
  const { test } = why;
  const what = why.what.replace(/^./, letter => letter.toUpperCase());
  if (!test) return `${what}.`;
  if (chained || test.of === 'sum') return `${what}: ${faces.join(' + ')} against ${test.n}.`;
  return `${what}: ${met} of ${testsOf(thrown)}.`;
}

/** What was told, by turn and line of the turn, in order. */
export function logGroups(
  told: readonly Told<GameTypes>[],
  words: {
    head(clock: Told<GameTypes>['clock']): string;
    rule(clock: Told<GameTypes>['clock']): string | undefined;
    sentence(one: Told<GameTypes>): string;
    side(one: Told<GameTypes>): string | undefined;
  },
): LogGroup[] {
  const groups: LogGroup[] = [];
  told.forEach((one, index) => {
    const sentence = words.sentence(one);
    if (sentence === '' && !isThrown(one.event)) return;
    const head = words.head(one.clock);
    const line: LogLine = {
      index,
      sentence,
      secret: one.to !== undefined,
      side: words.side(one),
      ...(isThrown(one.event) ? { thrown: one.event } : {}),
    };
    const last = groups.at(-1);
    if (last?.head === head) last.lines.push(line);
    else groups.push({ key: `${one.clock.turn}/${one.clock.line}/${index}`, head, rule: words.rule(one.clock), lines: [line] });
  });
  return groups;
}
