// Chapter 1.5: the ships of a squadron pass its vortices, and close up around their command ship.

import type { Phase } from '@flagplot/kernel';
import type { SealedEntry } from '../folder.ts';
import { groupOf, inOrder } from '../movement/groups.ts';
import type { Portal, Ship, Squadron } from '../open.ts';
import { placeOf } from '../orders.ts';
import { isOf } from '../roster.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import { portalsOf } from './coming.ts';
import { isDue, isToCome } from './due.ts';
import { standThrough } from './seen.ts';

/** FA-1.5.1 In pulse 1, before anything moves, squadrons stand in the hexes of their vortices. */
export const comeThrough: Phase<FleetAction> = {
  name: 'Pulse 1: coming through',
  rule: 'FA-1.5.1',
  begin(s, t) {
    for (const side of inOrder(s.book, s.clock.turn))
      for (const entry of s.sealed[side]?.entries ?? []) {
        t.reveal(side);
        pass(s, t, entry);
      }
  },
};

/** FA-1.5.10 The turn of entry is over, and the formation is what it is. */
export const closedUp: Phase<FleetAction> = {
  name: 'Formations closed up',
  rule: 'FA-1.5.10',
  begin(s) {
    for (const folder of Object.values(s.sealed)) delete folder.entries;
  },
};

/** FA-1.5.1, FA-1.5.2 A squadron is where its vortex is, on its heading and at the speed written; FA-1.5.6 its vortices are gone. */
function pass(s: FaState, t: FaTable, entry: SealedEntry): void {
  const { arrival } = s.open;
  if (!arrival || !isDue(s.open, entry.squadron)) return;
  standThrough(s, entry);
  const squadron = s.open.squadrons[s.book.squadronAt[entry.squadron] as number] as Squadron;
  squadron.group = groupOf(s, squadron);
  const gone = portalsOf(s.open, entry.squadron);
  arrival.due = arrival.due.filter(id => id !== entry.squadron);
  settleRelief(s);
  arrival.portals = arrival.portals.filter(one => one.squadron !== entry.squadron);
  const { turn } = s.clock;
  const wakes = wakesOf(entry, gone).map(one => ({ ...one, turn }));
  arrival.wakes = [...arrival.wakes.filter(one => one.turn === turn), ...wakes];
  const ships = inPassing(entry).map(({ ship, by }) => {
    const at = placeOf(s.open.ships[s.book.shipAt[ship] as number] as Ship);
    return { ship, ...(by !== undefined && { by }), at };
  });
  t.tell(() => ({ kind: 'entered', squadron: entry.squadron, speed: entry.speed, ships }));
  if (squadron.group !== 3) t.tell(() => ({ kind: 'groups', groups: [{ squadron: squadron.id, group: squadron.group }] }));
  for (const { ship } of gone) t.tell(() => ({ kind: 'closed', ship }));
}

/** FA-12.2.6 Reinforcements that come by jump points are here when the last of their squadrons is. */
function settleRelief({ book, open }: FaState): void {
  for (const relief of open.relief ?? []) {
    const waits = book.squadrons.some(of => isOf({ side: relief.side, relief: true }, of) && isToCome(open, of));
    if (relief.now === 'coming' && relief.edge === undefined && !waits) relief.now = 'here';
  }
}

/** FA-1.5.5 Ships as they pass, vortex by vortex: who opened it behind all others. */
function inPassing({ ships }: SealedEntry): SealedEntry['ships'] {
  const openers = ships.filter(({ ship, by }) => ship === by);
  return [...ships.filter(one => !openers.includes(one)), ...openers];
}

/** FA-1.5.9 Where flights of the squadron may come through in this pulse. */
function wakesOf({ squadron, at, ships }: SealedEntry, gone: readonly Portal[]): Portal[] {
  return gone.length > 0 ? [...gone] : [{ ...at, ship: ships[0]?.ship ?? '', squadron }];
}
