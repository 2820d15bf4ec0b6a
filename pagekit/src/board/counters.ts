/** Where the plates of counters stand: beside the tip of a path, clear of the handles about it. */
import type { Count, CounterItem, Place } from '@flagplot/scene';
import { type Rect, towards } from './geometry.ts';
import type { Ground } from './ground.ts';

const LINE = 14;
const MARGIN = 6;

export interface Plate extends Rect {
  id: string;
  role: CounterItem<Place>['role'];
  lines: readonly { text: string; spent: boolean }[];
}

/** The plates in pixels of the present scale. */
export function plates(
  counters: readonly CounterItem<Place>[],
  look: { ground: Ground; k: number },
  widthOf: (text: string) => number,
): Plate[] {
  return counters.map(counter => {
    const lines = counter.counts.map(count => ({ text: countWords(count), spent: count.spent ?? false }));
    const width = Math.max(...lines.map(line => widthOf(line.text)), 0) + 2 * MARGIN;
    const height = lines.length * LINE + MARGIN;
    return { id: counter.id, role: counter.role, lines, width, height, ...corner(counter, look, { width, height }) };
  });
}

/** The plate's corner, so that its near edge stays the same way off whichever side it stands on. */
function corner(
  counter: CounterItem<Place>,
  { ground, k }: { ground: Ground; k: number },
  size: { width: number; height: number },
): { x: number; y: number } {
  const { x, y } = ground.middle(counter.at);
  const by = towards({ x: 0, y: 0 }, counter.toward ?? 180, 1);
  const off = Math.max(34, 24 * k);
  const at = { x: x * k + by.x * (off + size.width / 2), y: y * k + by.y * (off + size.height / 2) };
  return { x: at.x - size.width / 2, y: at.y - size.height / 2 };
}

/** What of the board is seen: the sheet's corner in pixels, and how large the window on it is. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a plate stays from the edge of the board. */
const RIM = 4;

/** A plate pushed wholly into sight where an edge of the board would cut it; one that is out of sight stays there. */
export function uncut(plate: Plate, { x, y, width, height }: Frame): Plate {
  const [left, top] = [x + plate.x, y + plate.y];
  const isSeen = left + plate.width > 0 && left < width && top + plate.height > 0 && top < height;
  if (!isSeen) return plate;
  const into = (at: number, size: number, room: number): number => Math.max(RIM, Math.min(at, room - RIM - size));
  return { ...plate, x: into(left, plate.width, width) - x, y: into(top, plate.height, height) - y };
}

/** `3 turns left`. */
export function countWords({ figure, word }: Count): string {
  return `${figure} ${word}`;
}
