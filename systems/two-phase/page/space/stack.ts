/** TP-12.4.1 Fighters that make a space as one with the one that is moved. */

import { ownName } from '../../rules/names.ts';
import type { Unit } from '../../rules/open.ts';
import type { Space } from '../../rules/orders.ts';
import { stackOpen } from '../../rules/shuttles/stack.ts';
import type { TpView } from '../../rules/state.ts';

export interface StackRow {
  id: string;
  name: string;
  isIn: boolean;
}

/** All that may go along, and whether it does. */
export function stackRows(v: TpView, leader: Unit, { stack = [] }: Pick<Space, 'stack'>): StackRow[] {
  return stackOpen(v, leader).map(({ id }) => ({ id, name: ownName(v, id), isIn: stack.includes(id) }));
}

/** The order with these going along; without any there is no stack. */
export function withStack({ stack: _, ...order }: Space, stack: readonly string[]): Space {
  return stack.length > 0 ? { ...order, stack: [...stack] } : order;
}
