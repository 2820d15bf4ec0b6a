// Chapter 13: ELINT. Levels are allocated with the orders of a turn, laid open when all are in, and hold while the turn lasts.

import type { Phase } from '@flagplot/kernel';
import type { Chapter, Line, OrdersPart, Slot } from '../chapter.ts';
import type { FleetAction } from '../state.ts';
import { endLost } from './contact.ts';
import { elintFaults } from './judge.ts';
import { anyLevels } from './random.ts';
import { end, resolution } from './resolve.ts';
import { ELINT_LISTS } from './schemas.ts';
import { elintSense } from './sense.ts';

/** FA-13.1.4 The lists of a side's ELINT ships, kept face down. */
const orders: OrdersPart = {
  fields: { elint: ELINT_LISTS },
  parts: [{ list: 'elint', by: 'ship' }],
  judge: (v, { elint = [] }) => elintFaults(v, elint),
  seal(s, side, { elint = [] }) {
    const folder = s.sealed[side];
    if (folder && elint.length > 0) folder.elint = elint;
  },
  random(v, face) {
    const elint = anyLevels(v, face);
    return elint.length > 0 ? { elint } : {};
  },
};

/** FA-13.4.6 Who has been lost jams no longer: looked at when all have moved, and when all in command have fired. */
function noticeLost(pulse: number): Phase<FleetAction> {
  return { name: `Pulse ${pulse}: jammers lost`, rule: 'FA-13.4.6', begin: endLost };
}

/** Where the lines of the chapter stand. */
const LINES: readonly (readonly [Slot, (pulse: number) => readonly Line[]])[] = [
  ['ordered', () => [resolution]],
  ['moved', pulse => [noticeLost(pulse)]],
  ['fired', pulse => [noticeLost(pulse)]],
  ['tested', () => [end]],
];

export const elint: Chapter = { name: 'elint', lines: Object.fromEntries(LINES), orders, sense: elintSense };
