// What a battle is shown on: how wide and how high it is, whether it has colours, and how text is fitted to it.

import { styleText } from 'node:util';
import type { Ink, Row } from '@flagplot/scene/characters/canvas.ts';
import stringWidth from 'string-width';

/** Where a battle is shown. */
export interface Screen {
  readonly columns: number;
  readonly lines: number;
  readonly hasColours: boolean;
  /** It has no signs but ASCII's. */
  readonly isPlain: boolean;
  /** Whoever plays listens: nothing is drawn, all is told in sentences. */
  readonly isHeard?: boolean;
}

/** A file or a pipe: nothing is cut to fit, and nothing is coloured. */
export const PIPE: Screen = { columns: 80, lines: 60, hasColours: false, isPlain: false };

/** Less than this nobody can play on; more does not help to read. */
const COLUMNS = { least: 40, most: 160 };
const LINES = { least: 12, most: 70 };

/** What a stream of this program writes to, as it is now. */
export function screenOf(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Screen {
  if (!stream.isTTY) return PIPE;
  return {
    columns: within(COLUMNS, stream.columns || PIPE.columns),
    lines: within(LINES, stream.rows || 24),
    hasColours: stream.hasColors(env),
    isPlain: env.TERM === 'dumb' || /^(C|POSIX)$|8859|ascii/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || ''),
  };
}

function within({ least, most }: { least: number; most: number }, n: number): number {
  return Math.min(most, Math.max(least, n));
}

/** How an ink is shown: own and enemy are told apart by the case of their letters too. */
const STYLES: Readonly<Record<Ink, Parameters<typeof styleText>[0]>> = {
  plain: 'reset',
  own: ['bold', 'cyan'],
  foe: ['bold', 'red'],
  friend: ['bold', 'green'],
  order: ['bold', 'magenta'],
  ground: 'gray',
  head: 'gray',
};

/** A row as it goes to the screen. */
export function paint(row: Row, { hasColours }: Pick<Screen, 'hasColours'>): string {
  return row.map(({ text, ink }) => inInk(text, ink, hasColours)).join('');
}

/** Text in an ink, where there are colours. */
export function inInk(text: string, ink: Ink, hasColours: boolean): string {
  return hasColours && ink !== 'plain' ? styleText(STYLES[ink], text, { validateStream: false }) : text;
}

/** Columns that a text takes. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** A text cut to so many columns, with a sign that there is more. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let found = '';
  for (const { segment } of SEGMENTS.segment(text)) {
    if (widthOf(found + segment) >= columns) break;
    found += segment;
  }
  return `${found.trimEnd()}…`;
}

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text padTo up to so many columns. */
export function padTo(text: string, columns: number): string {
  return `${text}${' '.repeat(Math.max(0, columns - widthOf(text)))}`;
}

/** A text in lines of so many columns, broken between words, and within one that is longer; all but the first are indented. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  const [lead = ''] = /^ */.exec(text) ?? [];
  let line = lead;
  const most = columns - Math.max(indent.length, lead.length);
  for (const word of text
    .slice(lead.length)
    .split(' ')
    .flatMap(one => piecesOf(one, most))) {
    const longer = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (line.trim() === '' || widthOf(longer) <= columns) line = longer;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line];
}

/** A word in pieces of so many columns at most. */
function piecesOf(word: string, columns: number): string[] {
  if (widthOf(word) <= columns) return [word];
  const pieces = [''];
  for (const { segment } of SEGMENTS.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (widthOf(longer) <= columns) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
