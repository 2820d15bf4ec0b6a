// FA-3.1 A path as it is typed, pulse by pulse: `f f l f / f f / f sr f`. `f` ahead, `l` and `r` a hexside to port and to starboard, `sl` and `sr`
// slips; `f4`, `4f`, or a number by itself: so many hexes.

import type { Phrase } from '@flagplot/manifest/orders';
import type { Charts } from '../rules/cards.ts';
import { hexesIn, isTurn, PULSES, speedIn } from '../rules/movement/path.ts';
import type { SpeedChange, Step } from '../rules/orders.ts';

/** Steps by the letters they are typed in. */
const LETTERS: Readonly<Record<Step, string>> = {
  ahead: 'f',
  port: 'l',
  starboard: 'r',
  'slip-port': 'sl',
  'slip-starboard': 'sr',
};
const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ...['f', 'ahead', 'forward', 'straight'].map(word => [word, 'ahead'] as const),
  ...['l', 'p', 'left', 'port'].map(word => [word, 'port'] as const),
  ...['r', 's', 'right', 'starboard'].map(word => [word, 'starboard'] as const),
  ...['sl', 'sp', 'slip-port', 'slip-left'].map(word => [word, 'slip-port'] as const),
  ...['sr', 'ss', 'slip-starboard', 'slip-right'].map(word => [word, 'slip-starboard'] as const),
]);
/** Steps in one word. */
const RUN = /^(\d*(s[lrps]|[flrps])\d*)+$/;
/** Most steps of a pulse, and of a word. */
const MOST = 60;
/** Hexes ahead that are written one by one. */
const SINGLE = 4;

/** A path as it was typed: by pulses, always three, of which so many were parted by strokes; one is still to be parted. */
export interface TypedPath {
  readonly pulses: Step[][];
  readonly parts: number;
}

/** Whether the next word is of a path; numbers are hexes only where nothing is said of speed behind them. */
export function isPathNext(it: Phrase): boolean {
  const text = it.next?.text.toLowerCase() ?? '';
  if (it.next?.kind === 'mark') return text === '/';
  if (/^\d{1,2}$/.test(text)) return !it.reads(/./, /^(faster|slower)$/i);
  return text === '|' || STEPS.has(text) || RUN.test(text);
}

/** Reads a path as far as it goes. */
export function readPath(it: Phrase): TypedPath {
  const first = it.next;
  const pulses: Step[][] = [[]];
  let isNumber = false;
  while (!it.isDone && isPathNext(it)) {
    const text = it.take()?.text.toLowerCase() ?? '';
    isNumber = /^\d+$/.test(text);
    if (text === '/' || text === '|') pulses.push([]);
    else pulses.at(-1)?.push(...stepsOf(text));
  }
  if (isNumber) it.offer('faster', 'slower');
  it.offer('f', 'l', 'r', 'sl', 'sr', '/');
  if (pulses.length > PULSES.length) it.fault(`a path of ${pulses.length} pulses; a turn has ${PULSES.length}`, first);
  if (pulses.some(steps => steps.length > MOST)) it.fault(`at most ${MOST} steps are made in a pulse`, first);
  const whole = [...pulses, ...PULSES.map(() => [])].slice(0, PULSES.length);
  return { pulses: whole, parts: pulses.length };
}

function stepsOf(word: string): Step[] {
  if (/^\d+$/.test(word)) return Array<Step>(Math.min(MOST + 1, Number(word))).fill('ahead');
  const whole = STEPS.get(word);
  if (whole) return [whole];
  const pairs = /^\d/.test(word)
    ? [...word.matchAll(/(\d*)(s[lrps]|[flrps])/g)].map(([, times, letter]) => [letter, times])
    : [...word.matchAll(/(s[lrps]|[flrps])(\d*)/g)].map(([, letter, times]) => [letter, times]);
  return pairs.flatMap(([letter = '', times]) =>
    Array<Step>(Math.min(MOST + 1, Number(times || 1))).fill(STEPS.get(letter) as Step),
  );
}

/** How fast a squadron is, and how that changes. */
export interface Speeds {
  readonly charts: Charts;
  readonly speed: number;
  readonly change: SpeedChange | undefined;
}

/** FA-5.8.1 Steps parted into pulses by the speed chart. `turns`: whether those between two pulses are made in the earlier or in the later one. */
export function partPath(steps: readonly Step[], { charts, speed, change }: Speeds, turns: 'early' | 'late'): Step[][] {
  const hexes = PULSES.map(pulse => hexesIn(charts, Math.max(0, speedIn(speed, change, pulse)), pulse));
  const path: Step[][] = PULSES.map(() => []);
  let [pulse, moved] = [0, 0];
  for (const step of steps) {
    while (pulse < PULSES.length - 1 && moved >= (hexes[pulse] as number) && (turns === 'late' || !isTurn(step)))
      [pulse, moved] = [pulse + 1, 0];
    path[pulse]?.push(step);
    if (!isTurn(step)) moved += 1;
  }
  return path;
}

/** A path as it is typed. */
export function pathText(path: readonly (readonly Step[])[]): string {
  return path.map(pulseText).join(' / ').replaceAll(/ {2,}/g, ' ').trim();
}

function pulseText(steps: readonly Step[]): string {
  const words: string[] = [];
  for (let i = 0; i < steps.length; ) {
    let run = 1;
    while (steps[i] === 'ahead' && steps[i + run] === 'ahead') run += 1;
    words.push(...(run > SINGLE ? [`f${run}`] : Array<string>(run).fill(LETTERS[steps[i] as Step])));
    i += run;
  }
  return words.join(' ');
}
