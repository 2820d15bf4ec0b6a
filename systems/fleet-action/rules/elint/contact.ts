// Chapter 13.4: who jams a command network stays near it, or the jam is over for the turn.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Ship } from '../open.ts';
import { isActive, shipCalled } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';
import type { Elint, NetworkJam } from './effects.ts';
import { NETWORK_LEVELS, REACH } from './in-force.ts';

/** Ships on their way, with the hexes they come through. */
export type OnTheWay = readonly { readonly ship: Pick<Ship, 'id'>; readonly through: readonly Hex[] }[];

/** FA-13.4.6, FA-13.4.7 Ends the jams of networks whose jammer and target were too far apart at any hex of this movement. */
export function keepContact(s: FaState, t: FaTable, moving: OnTheWay): void {
  for (const { ship, through } of moving)
    endJams(s, t, (by, target) => {
      const other = ship.id === by ? target : ship.id === target ? by : undefined;
      if (other === undefined) return undefined;
      const at = shipCalled(s, other);
      return through.some(hex => hexes.range(hex, at) > REACH.network) ? 'far' : undefined;
    });
}

/** FA-13.4.6 A jammer that is destroyed or gone jams no longer. */
export function endLost(s: FaState, t: FaTable): void {
  if (s.open.elint?.networks.length) endJams(s, t, by => (isActive(shipCalled(s, by)) ? undefined : 'lost'));
}

type Why = 'far' | 'lost';

/** Takes the levels of those who no longer jam, and with too few left the jam. */
function endJams(s: FaState, t: FaTable, why: (by: string, target: string) => Why | undefined): void {
  const elint = s.open.elint as Elint;
  elint.networks = elint.networks.filter(jam => {
    for (const { ship } of jam.by) {
      const over = why(ship, jam.target);
      if (over !== undefined && isOverWithout(jam, ship)) {
        t.tell(() => ({ kind: 'network-clear', target: jam.target, of: jam.of, ship, why: over }));
        return false;
      }
    }
    return true;
  });
}

/** FA-13.4.7 Takes a jammer's levels off a network: whether too few are left. */
function isOverWithout(jam: NetworkJam, ship: string): boolean {
  jam.by = jam.by.filter(one => one.ship !== ship);
  return jam.by.reduce((sum, { levels }) => sum + levels, 0) < NETWORK_LEVELS[jam.of];
}
