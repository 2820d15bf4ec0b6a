// Ruling R60: standing orders, given with the orders of any turn and kept in the folder until they are changed.

import type { Side } from '@flagplot/kernel';
import type { Schema } from '@flagplot/kernel/schemas';
import { oneOf, shape, whole } from '@flagplot/kernel/schemas';
import type { Sealed } from './folder.ts';
import type { Doctrine } from './orders.ts';
import type { FaState, FaTable, FaView } from './state.ts';

/** What can be left. */
export const LEAVABLE: readonly (keyof Doctrine)[] = ['hits', 'launch', 'flights', 'attacks', 'aims', 'dogfights'];

/** Hexes within which flights may be said to be launched, at most. */
export const FARTHEST = 99;

const LEFT = oneOf(true);

export const DOCTRINE: Schema<Doctrine> = {
  ...shape(
    {
      hits: { ...LEFT, title: 'Hits on weapons are placed for it' },
      launch: {
        ...whole(0, FARTHEST),
        title: 'Flights are launched once an enemy ship is so many hexes near; 0: they stay aboard',
      },
      flights: { ...LEFT, title: 'Flights go where their missions lead' },
      attacks: { ...LEFT, title: 'Strikes attack by themselves' },
      aims: { ...LEFT, title: 'Anti-fighter fire is shared out for it' },
      dogfights: { ...LEFT, title: 'Dogfights are fought out without it' },
    },
    LEAVABLE,
  ),
  title: 'Standing orders',
};

/** What stands already for a question of this kind; nothing where its owner is asked. */
export function leftTo<A>({ own }: FaView, what: keyof Doctrine, answer: () => A): A | undefined {
  return own.doctrine?.[what] === undefined ? undefined : answer();
}

/** Lays standing orders into a folder: none at all are as if none had ever been given. */
export function keepDoctrine(folder: Sealed, doctrine: Doctrine | undefined): void {
  if (!doctrine) return;
  if (Object.keys(doctrine).length > 0) folder.doctrine = doctrine;
  else delete folder.doctrine;
}

/** What a standing order has answered shows something of a folder. */
export function revealDoctrine(s: FaState, t: FaTable, { side, what }: { side: Side; what: keyof Doctrine }): void {
  if (s.sealed[side]?.doctrine?.[what] !== undefined) t.reveal(side);
}
