// What other sides may hold: cards in the order in which a sensible admiral would play them, and squadrons that he has not launched yet.

import type { Think } from '@flagplot/bots';
import type { RollDie, Side } from '@flagplot/kernel';
import type { Planes } from '../rules/cards.ts';
import type { Sealed } from '../rules/folder.ts';
import { imagine } from '../rules/imagine.ts';
import type { Squadron } from '../rules/orders.ts';
import { unitCalled } from '../rules/roster.ts';
import type { BbView } from '../rules/state.ts';
import { stackOf } from './stacks.ts';

/** In two of three worlds he has done as one would oneself; in the third he may have done anything. */
const THIRDS = 3;

/** One's own folder as it is, and those of the others as sensible admirals would have filled them. */
export function guessFolders(v: BbView, { roll }: Think): Record<Side, Sealed> {
  const folders = imagine(v, roll);
  return Object.fromEntries(
    Object.entries(folders).map(([side, folder]) => [side, side === v.side ? folder : guessFolder(v, folder, roll)]),
  );
}

/** BB-2.2.8, BB-2.2.10 Nobody knows whether a card is set aside; BB-1.5.9 nor what lies in a hangar. */
function guessFolder(v: BbView, folder: Sealed, roll: RollDie): Sealed {
  if (roll(THIRDS) === 1) return folder;
  const cards = folder.reserve === null ? folder.stack : [...folder.stack, folder.reserve];
  return { ...folder, stack: stackOf(v, cards), reserve: null, hold: holdFor(v, folder.hold) };
}

/** Nobody goes to sea with an empty hangar, BB-3.5.10 and a deck takes its time: what has not been launched is still there. */
function holdFor({ book, open, clock }: BbView, drawn: readonly Squadron[]): Squadron[] {
  if (clock.turn === 0) return [...drawn];
  const carriers = [...new Set(drawn.map(({ carrier }) => carrier))];
  return carriers.flatMap(carrier => {
    const vessel = open.vessels.find(({ id }) => id === carrier);
    const most = vessel ? unitCalled(book, vessel.unit).squadrons : 0;
    const left = most - open.markers.filter(({ home }) => home === carrier).length;
    const types = drawn.filter(one => one.carrier === carrier).map(({ type }) => type);
    return Array.from({ length: left }, (_, i) => ({ carrier, type: types[i % types.length] as Planes }));
  });
}
