// THE TURN (FA-2.1.1). Read this first: what follows what.

import type { Book, Places } from './book.ts';
import type { Chapter, Line } from './chapter.ts';
import { chaptersIn, linesAt } from './chapter.ts';
import type { FaView } from './state.ts';
import { deploy } from './turn/0-deploy.ts';
import { command } from './turn/1-name.ts';
import { ordersWith } from './turn/1-orders.ts';
import { impact } from './turn/2-impact.ts';
import { vortices } from './turn/2-leave.ts';
import { move } from './turn/2-move.ts';
import { fire, fireOutOfCommand } from './turn/3-fire.ts';
import { allot } from './turn/4-allot.ts';
import { commanders, morale, radius, victory } from './turn/9-end.ts';

/** The lines of a turn, and where what is asked about stands among them. */
interface Turn {
  lines: readonly Line[];
  places: Places;
}

/** FA-2.1.2, FA-2.1.3 One pulse: what was under way arrives, all squadrons move, all ships fire, then those out of command; what was hit is marked after each. */
// biome-ignore format: a line for each step
const pulse = (n: number, chapters: readonly Chapter[]): { movement: number; lines: Line[] } => {
  const arrived = [impact(n, chapters), allot(n, 'hits of ballistics'), ...linesAt(chapters, 'moving', n)];
  return {
    movement: arrived.length,
    lines: [
      ...arrived,
      move(n),                                                          ...linesAt(chapters, 'moved', n),
      fire(n, chapters), allot(n),                                      ...linesAt(chapters, 'fired', n),
      fireOutOfCommand(n, chapters),
      allot(n, 'hits of ships out of command'),                         ...linesAt(chapters, 'ended', n),
    ],
  };
};

/** FA-2.1.1 The turn: decisions, three pulses, the end. FA-2.5.1 Morale is tested there and nowhere else. */
function turnWith(chapters: readonly Chapter[]): Turn {
  const lines: Line[] = [command, ...linesAt(chapters, 'begun')];
  const places = { orders: lines.length, pulses: [] as number[], moves: [] as number[], ends: 0 };
  lines.push(ordersWith(chapters), ...linesAt(chapters, 'ordered'));
  for (const n of [1, 2, 3]) {
    const { movement, lines: steps } = pulse(n, chapters);
    places.pulses.push(lines.length);
    places.moves.push(lines.length + movement);
    lines.push(...steps);
  }
  lines.push(vortices, ...linesAt(chapters, 'pulsed'));
  places.ends = lines.length;
  lines.push(
    commanders, // FA-2.1.4 The end: who leads from now on,
    radius, // FA-2.1.4 whom they reach,
    morale, // FA-2.1.4 who has had enough,
    ...linesAt(chapters, 'tested'),
    victory, // FA-2.1.4 and whether somebody has won.
  );
  return { lines, places };
}

/** Where in the turn of a battle with these chapters its decisions, its pulses and its end stand. */
export function placesWith(chapters: readonly Chapter[], jump = false): Places {
  const { places } = turnWith(chapters);
  if (!jump) return places;
  const before = openingWith(chapters, true).length;
  const each = extraPulse(chapters, 1).length;
  return { ...places, steers: [before, before + each, before + each * 2] };
}

/** FA-3.1.3 Whether every squadron has its plot: between orders and the last movement. */
export function isPlotted({ book: { places }, clock: { turn, line } }: Pick<FaView, 'book' | 'clock'>): boolean {
  return turn > 0 && line > places.orders && line <= (places.moves.at(-1) as number);
}

/** How many pulses of this turn the squadrons have moved in: FA-2.1.2 what is due arrives in a pulse before that. */
export function pulsesMoved({ book, open, clock }: Pick<FaView, 'book' | 'open' | 'clock'>): number {
  return open.pulse === 0 ? 0 : book.places.moves.filter(line => line < clock.line).length;
}

/** The opening and the turn of a battle that is played by these chapters. */
export function sequence(book: Book, all: readonly Chapter[]): { opening: readonly Line[]; turn: readonly Line[] } {
  const chapters = chaptersIn(book, all);
  const opening = openingWith(chapters, book.deploys);
  const extra = [1, 2, 3].flatMap(n => extraPulse(chapters, n));
  if (book.jump !== undefined) opening.push(...extra, ...linesAt(chapters, 'extra'));
  return { opening, turn: turnWith(chapters).lines };
}

function openingWith(chapters: readonly Chapter[], deploys: boolean): Line[] {
  return [...linesAt(chapters, 'planned'), ...(deploys ? [deploy] : []), ...linesAt(chapters, 'deployed')];
}

/** FA-1.4.2, FA-1.4.3 A pulse of the turn before an arrival: the defender moves, and his flights; nobody fires. */
function extraPulse(chapters: readonly Chapter[], n: number): Line[] {
  return [...linesAt(chapters, 'steered', n), ...linesAt(chapters, 'moved', n)];
}
