// Ruling R60: standing orders, given with the orders of any turn and kept in the folder until they are changed.

import type { Refusal, Side } from '@flagplot/kernel';
import type { Sealed } from './folder.ts';
import type { Doctrine } from './orders.ts';
import { sideOfUnit } from './roster.ts';
import type { FaState, FaTable, FaView } from './state.ts';

/** What is asked of a side, and may be left. */
export type Left = Exclude<keyof Doctrine, 'moves'>;

export const LEAVABLE: readonly Left[] = ['hits', 'launch', 'flights', 'attacks', 'aims', 'dogfights'];

/** Hexes within which flights may be said to be launched, at most. */
export const FARTHEST = 99;

/** What stands already for a question of this kind; nothing where its owner is asked. */
export function leftTo<A>({ own }: FaView, what: Left, answer: () => A): A | undefined {
  return own.doctrine?.[what] === undefined ? undefined : answer();
}

/** Lays standing orders into a folder: none at all are as if none had ever been given. */
export function keepDoctrine(folder: Sealed, doctrine: Doctrine | undefined): void {
  if (!doctrine) return;
  if (Object.keys(doctrine).length > 0) folder.doctrine = doctrine;
  else delete folder.doctrine;
}

/** What a standing order has answered shows something of a folder. */
export function revealDoctrine(s: FaState, t: FaTable, { side, what }: { side: Side; what: Left }): void {
  if (s.sealed[side]?.doctrine?.[what] !== undefined) t.reveal(side);
}

/** FA-5.5.12 An order of moving is of one's own squadrons, FA-4.6.5 and of ships that may be out of command, each of them once. */
export function movesFaults({ book }: Pick<FaView, 'book'>, side: Side, { moves = [] }: Doctrine = {}): Refusal[] {
  return moves.flatMap((id, i) => {
    const fault = (say: string): Refusal[] => [{ rule: 'FA-5.5.12', at: `/doctrine/moves/${i}`, say }];
    if (sideOfUnit(book, id) !== side) return fault(`${id} is nothing that ${side} moves.`);
    return moves.indexOf(id) < i ? fault(`${id} has its place in the order already.`) : [];
  });
}
