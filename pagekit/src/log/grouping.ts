import type { GameTypes, Thrown, Told } from '@flagplot/kernel';
import { testsOf } from '@flagplot/kernel';
import type { Beat, Fall, Place, Shot, Volley } from '@flagplot/scene';
import { isThrown, throwsAt } from './thrown.ts';

/** One line of the log: what was told, in a sentence, and the dice if there were any. Several things told may make one line. */
export interface LogLine {
  /** What it tells of, by place in what was told; the first is its own. */
  told: readonly number[];
  sentence: string;
  thrown: readonly Thrown[];
  /** Only whoever sits here was told. */
  secret: boolean;
  side?: string | undefined;
  /** Something was lost by it. */
  isLoss: boolean;
  /** The shots of a volley, which it folds. */
  shots: readonly LogLine[];
  /** The dice of a volley that say what is lost, one by one. */
  falls?: readonly LogLine[];
}

export interface LogGroup {
  key: string;
  head: string;
  turn: number;
  /** The rule of the line of the turn. */
  rule: string | undefined;
  lines: LogLine[];
}

/** In what words the log is told. */
export interface LogWords {
  head(clock: Told<GameTypes>['clock']): string;
  rule(clock: Told<GameTypes>['clock']): string | undefined;
  sentence(one: Told<GameTypes>): string;
  side(one: Told<GameTypes>): string | undefined;
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

/**
 * What was told, by turn and line of the turn, in order. A volley is one line, which folds its shots, and one shot alone is told at once;
 * dice that were thrown for what is told next lie in its line; nothing is told twice.
 * @param beats of what was told: of them volleys are folded, and losses known
 */
export function logGroups(told: readonly Told<GameTypes>[], beats: readonly Beat<Place>[], words: LogWords): LogGroup[] {
  const volleys = new Map<number, Volley<Place>>();
  const folded = new Set<number>();
  for (const beat of beats) {
    if (beat.kind !== 'fire') continue;
    for (const i of beat.told) folded.add(i);
    if (beat.told[0] !== undefined) volleys.set(beat.told[0], beat.volley);
  }
  const losses = new Set(beats.flatMap(beat => (beat.kind === 'loss' ? beat.told : [])));
  const groups: LogGroup[] = [];
  let thrown: number[] = [];
  for (const [i, one] of told.entries()) {
    const volley = volleys.get(i);
    if (volley) add(groups, one, { words, line: volleyLine(told, volley, words) });
    if (folded.has(i)) continue;
    thrown.push(i);
    if (isThrown(one.event) && bringsOn(one, told[i + 1])) continue;
    const line = lineOf(told, thrown, words);
    thrown = [];
    if (line.sentence !== '') add(groups, one, { words, line: { ...line, isLoss: losses.has(i) } });
  }
  return groups;
}

/** Whether what is told next was told with it: then it is what came of the dice. */
function bringsOn({ clock }: Told<GameTypes>, next: Told<GameTypes> | undefined): boolean {
  return next !== undefined && next.clock.step === clock.step && next.clock.line === clock.line;
}

function add(groups: LogGroup[], { clock }: Told<GameTypes>, { words, line }: { words: LogWords; line: LogLine }): void {
  const head = words.head(clock);
  const last = groups.at(-1);
  if (last?.head === head) last.lines.push(line);
  else
    groups.push({
      key: `${clock.turn}/${clock.line}/${line.told[0]}`,
      head,
      turn: clock.turn,
      rule: words.rule(clock),
      lines: [line],
    });
}

/** One thing told, with the dice that were thrown for it. */
function lineOf(told: readonly Told<GameTypes>[], places: readonly number[], words: LogWords): LogLine {
  const last = told[places.at(-1) ?? -1] as Told<GameTypes>;
  return {
    told: places,
    sentence: isThrown(last.event) ? thrownWords(last.event) : words.sentence(last),
    thrown: throwsAt(told, places),
    secret: last.to !== undefined,
    side: words.side(last),
    isLoss: false,
    shots: [],
  };
}

/** What all fire at one target came to, its shots below it; a shot alone stands for the whole. */
function volleyLine(
  told: readonly Told<GameTypes>[],
  { target, says, lost, ...volley }: Volley<Place>,
  words: LogWords,
): LogLine {
  const lines = volley.shots.map(shot => shotLine(told, shot, words));
  const falls = (volley.falls ?? []).map(fall => fallLine(told, fall, words));
  const fallen = new Set(falls.flatMap(fall => fall.told));
  const [only] = lines;
  const isLoss = lost.length > 0;
  const places = volley.told;
  if (only && lines.length === 1) {
    const thrown = throwsAt(
      told,
      places.filter(i => !fallen.has(i)),
    );
    return { ...only, told: places, thrown, isLoss, falls };
  }
  const sides = new Set(volley.shots.map(shot => shot.side));
  return {
    told: places,
    sentence: `${target.name}: ${says}.`,
    thrown: [],
    secret: false,
    side: sides.size === 1 ? volley.shots[0]?.side : undefined,
    isLoss,
    shots: lines,
    falls,
  };
}

/** `Meridian, 3 heavy lasers at Sha'Tok, range 11: 7 9 6, 1 hit, structure 8 to 7.` */
function shotLine(
  told: readonly Told<GameTypes>[],
  { told: places, aimed, says, came, side }: Shot<Place>,
  words: LogWords,
): LogLine {
  const faces = throwsAt(told, aimed).map(one => one.faces.join(one.chained ? '+' : ' '));
  const first = told[places[0] ?? -1];
  return {
    told: places,
    sentence: `${says}: ${[...(faces.length > 0 ? [faces.join(' ')] : []), came].join(', ')}.`,
    thrown: throwsAt(told, places),
    secret: first?.to !== undefined,
    side: side || (first && words.side(first)),
    isLoss: false,
    shots: [],
  };
}

/** `4 + 5: forward hull.` */
function fallLine(told: readonly Told<GameTypes>[], { told: places, says }: Fall, words: LogWords): LogLine {
  const thrown = throwsAt(told, places);
  const faces = thrown.map(one => one.faces.join(' + ')).join(' ');
  return { ...lineOf(told, places, words), sentence: `${faces}: ${says}.`, thrown };
}

/** Which lines are looked at: all, what the own side did, what others did, what was lost. */
export type LogFilter = 'all' | 'mine' | 'theirs' | 'losses';

/** The lines that a filter and what is sought leave. `mine`: whose eyes look. */
export function filterLog(
  groups: readonly LogGroup[],
  { filter, sought, mine }: { filter: LogFilter; sought: string; mine: string | undefined },
): LogGroup[] {
  const words = sought.toLowerCase();
  const isLooked = (line: LogLine): boolean =>
    (filter === 'all' ||
      (filter === 'losses' ? line.isLoss : line.side !== undefined && (line.side === mine) === (filter === 'mine'))) &&
    (has(line, words) || [...line.shots, ...(line.falls ?? [])].some(shot => has(shot, words)));
  return groups.flatMap(group => {
    const lines = group.lines.filter(isLooked);
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}

function has(line: LogLine, words: string): boolean {
  return line.sentence.toLowerCase().includes(words);
}
