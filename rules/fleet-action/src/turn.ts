// THE TURN (FA-2.1.1). Read this first: what follows what.

import type { Phase } from '@flagplot/kernel';
import type { Book, FleetAction } from './state.ts';
import { deploy } from './turn/0-deploy.ts';
import { orders } from './turn/1-orders.ts';
import { move } from './turn/2-move.ts';
import { fire } from './turn/3-fire.ts';
import { allot } from './turn/4-allot.ts';
import { commanders, victory } from './turn/9-end.ts';

type Line = Phase<FleetAction>;

/** FA-2.1.2, FA-2.1.3 One pulse: all squadrons move, then all ships fire, then what was hit is marked. */
const pulse = (n: number): Line[] => [move(n), fire(n), allot(n)];

/** FA-2.1.1 The turn: decisions, three pulses, FA-2.1.4 the end. */
const turn: readonly Line[] = [orders, ...pulse(1), ...pulse(2), ...pulse(3), commanders, victory];

/** The opening and the turn of this battle. */
export function sequence(book: Book): { opening: readonly Line[]; turn: readonly Line[] } {
  return { opening: book.deploys ? [deploy] : [], turn };
}
