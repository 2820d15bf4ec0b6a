// THE TURN (FA-2.1.1). Read this first: what follows what.

import type { Phase } from '@flagplot/kernel';
import type { Book } from './book.ts';
import type { FaView, FleetAction } from './state.ts';
import { deploy } from './turn/0-deploy.ts';
import { command } from './turn/1-name.ts';
import { orders } from './turn/1-orders.ts';
import { impact } from './turn/2-impact.ts';
import { vortices } from './turn/2-leave.ts';
import { move } from './turn/2-move.ts';
import { fire, fireOutOfCommand } from './turn/3-fire.ts';
import { allot } from './turn/4-allot.ts';
import { commanders, morale, radius, victory } from './turn/9-end.ts';

type Line = Phase<FleetAction>;

const moves: readonly Line[] = [move(1), move(2), move(3)];

/** FA-2.1.2, FA-2.1.3 One pulse: what was under way arrives, all squadrons move, all ships fire, then those out of command; what was hit is marked after each. */
// biome-ignore format: a line for each step
const pulse = (n: number): Line[] => [
  impact(n), allot(n, 'hits of ballistics'),
  moves[n - 1] as Line,
  fire(n), allot(n),
  fireOutOfCommand(n), allot(n, 'hits of ships out of command'),
];

/** FA-2.1.1 The turn: decisions, three pulses, the end. FA-2.5.1 Morale is tested there and nowhere else. */
const turn: readonly Line[] = [
  command,
  orders,
  ...pulse(1),
  ...pulse(2),
  ...pulse(3),
  vortices,
  commanders, // FA-2.1.4 The end: who leads from now on,
  radius, // FA-2.1.4 whom they reach,
  morale, // FA-2.1.4 who has had enough,
  victory, // FA-2.1.4 and whether somebody has won.
];

/** How many steps of a pulse come before its movement: what is due arrives, and is marked. */
const INTO_PULSE = 2;

/** Where in the turn all squadrons move. */
const movesAt = moves.map(line => turn.indexOf(line));

/** Places in the turn that a state is looked at by. */
export interface Places {
  orders: number;
  /** Where each pulse begins. */
  pulses: readonly number[];
  /** Of the last movement. */
  moves: number;
  /** Of the first line behind the pulses and what follows from them. */
  ends: number;
}

/** Where in the turn its decisions, its pulses and its end stand. */
export function placesInTurn(): Places {
  const pulses = movesAt.map(line => line - INTO_PULSE);
  return { orders: turn.indexOf(orders), pulses, moves: movesAt.at(-1) as number, ends: turn.indexOf(commanders) };
}

/** FA-3.1.3 Whether every squadron has its plot: between orders and the last movement. */
export function isPlotted({ turn: number, line }: FaView['clock']): boolean {
  const { orders, moves } = placesInTurn();
  return number > 0 && line > orders && line <= moves;
}

/** How many pulses of this turn the squadrons have moved in: FA-2.1.2 what is due arrives in a pulse before that. */
export function pulsesMoved({ open, clock }: Pick<FaView, 'open' | 'clock'>): number {
  return open.pulse === 0 ? 0 : movesAt.filter(line => line < clock.line).length;
}

/** The opening and the turn of this battle. */
export function sequence(book: Book): { opening: readonly Line[]; turn: readonly Line[] } {
  return { opening: book.deploys ? [deploy] : [], turn };
}
