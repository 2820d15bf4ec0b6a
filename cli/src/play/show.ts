// The table as it is shown: the board in characters, and beside it or below it what there is of units.

import type { Place, Scene } from '@flagplot/scene';
import { boardOf } from '@flagplot/scene/characters/board.ts';
import type { Tagged } from '@flagplot/scene/characters/tags.ts';
import { paint, type Screen } from './screen.ts';
import { unitTable } from './units.ts';

/** Columns that a table needs beside the board, and the gap between the two. */
const BESIDE = 34;
const GAP = 2;

/** The board in so many lines, with a table of units beside it where that leaves room; who lies beyond it is named in the last of them. */
export function tableShown(scene: Scene<Place>, lines: number, screen: Screen): string[] {
  const first = drawnIn(scene, lines, screen);
  const drawn = first.outside.length > 0 ? drawnIn(scene, lines - 1, screen) : first;
  const away = drawn.outside.length > 0 ? [`Beyond this part of the map: ${tagsIn(drawn.outside)}`] : [];
  return [...drawn.lines, ...away];
}

function drawnIn(scene: Scene<Place>, lines: number, screen: Screen): { lines: string[]; outside: readonly Tagged<Place>[] } {
  const narrow = { columns: screen.columns - BESIDE - GAP, lines };
  const whole = boardOf(scene, { room: { columns: screen.columns, lines }, plain: screen.isPlain });
  const beside = boardOf(scene, { room: narrow, plain: screen.isPlain });
  const isBeside = beside.outside.length <= whole.outside.length;
  const { rows, width, outside } = isBeside ? beside : whole;
  const drawn = rows.map(row => ({ text: paint(row, screen), width: row.reduce((sum, { text }) => sum + text.length, 0) }));
  if (!isBeside) return { lines: drawn.map(({ text }) => text), outside };
  const at = width + GAP;
  const table = unitTable(scene, { columns: screen.columns - at, lines }, screen);
  const all = drawn.map(({ text, width: taken }, i) => (table[i] ? `${text}${' '.repeat(at - taken)}${table[i]}` : text));
  return { lines: [...all, ...table.slice(drawn.length).map(line => `${' '.repeat(at)}${line}`)], outside };
}

/** The whole map, however long; where it is too wide, all of it that matters. */
export function mapShown(scene: Scene<Place>, screen: Screen): string[] {
  const room = { columns: screen.columns, lines: Number.POSITIVE_INFINITY };
  return boardOf(scene, { room, isWhole: true, plain: screen.isPlain }).rows.map(row => paint(row, screen));
}

/** `A1 A2 b3`; of many the squadrons alone: `4A 6b`. */
function tagsIn(units: readonly Tagged<Place>[]): string {
  if (units.length <= FEW) return units.map(({ tag }) => tag.letter + tag.number).join(' ');
  return [...Map.groupBy(units, ({ tag }) => tag.letter)].map(([letter, all]) => `${all.length}${letter}`).join(' ');
}

/** Units that are named one by one. */
const FEW = 12;
