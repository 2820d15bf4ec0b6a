// Text on paper: Helvetica, which every reader of PDF has and every browser stands in for, letter by letter as wide.

import type { Drawing, Shape, Tone } from './shapes.ts';
import { INK } from './shapes.ts';
import widths from './widths.json' with { type: 'json' };

/** Thousandths of the size that each letter is wide. */
function byLetter(of: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(of).flatMap(([width, letters]) => [...letters].map(one => [one, Number(width)] as const)));
}

const REGULAR = byLetter(widths.regular);
const BOLD = byLetter(widths.bold);

/** The text in letters the font has: others lose their accents, and what is left over becomes a question mark. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(letterFor).join('');
}

function letterFor(letter: string): string {
  if (REGULAR.has(letter)) return letter;
  if (/^\s$/u.test(letter)) return ' ';
  const plain = [...letter.normalize('NFKD')].filter(one => REGULAR.has(one)).join('');
  return plain === '' ? '?' : plain;
}

/** How wide a text in letters of the font is, in points. */
export function widthOf(text: string, size: number, bold = false): number {
  const of = bold ? BOLD : REGULAR;
  let sum = 0;
  for (const letter of text) sum += of.get(letter) ?? 0;
  return (sum * size) / 1000;
}

/** How text looks. */
export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly tone?: Tone;
}

/** Where text stands against its `x`. */
export type Anchor = 'start' | 'middle' | 'end';

/** Text on a base line. */
export function text(says: string, at: { x: number; y: number; anchor?: Anchor }, style: Style): Shape {
  const { size, bold = false, tone = INK } = style;
  const shown = printable(says);
  const before = { start: 0, middle: 0.5, end: 1 }[at.anchor ?? 'start'];
  return { kind: 'text', x: at.x - before * widthOf(shown, size, bold), y: at.y, says: shown, size, bold, tone };
}

/** From one base line to the next, by the size. */
const LEADING = 1.22;

/** Lines of text, each broken where it is wider than `width`. */
export function paragraph(lines: readonly string[], width: number, style: Style): Drawing {
  const broken = lines.flatMap(line => wrap(printable(line), width, style));
  const shapes = broken.map((line, i) => text(line, { x: 0, y: style.size * (0.8 + i * LEADING) }, style));
  const widest = Math.max(0, ...broken.map(line => widthOf(line, style.size, style.bold)));
  return { width: widest, height: broken.length * style.size * LEADING, shapes };
}

/** A text in lines no wider than `width`; a word that is wider is broken in two. */
export function wrap(says: string, width: number, { size, bold = false }: Style): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of says.split(' ').flatMap(one => pieces(one, width, { size, bold }))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, bold) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function pieces(word: string, width: number, { size, bold = false }: Style): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter, size, bold) > width) {
      found.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...found, piece];
}

/** A text cut short where it is wider than `width`. */
export function cut(says: string, width: number, { size, bold = false }: Style): string {
  const whole = printable(says);
  if (widthOf(whole, size, bold) <= width) return whole;
  const letters = [...whole];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
