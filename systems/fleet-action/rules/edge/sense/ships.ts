// The ships of a state: boxes that their cards have, places on the map.

import type { Refusal } from '@flagplot/kernel';
import type { ShipOfBook } from '../../book.ts';
import { on } from '../../map.ts';
import type { Ship } from '../../open.ts';
import { NEVER } from '../../open.ts';
import { isActive, wholeShip } from '../../roster.ts';
import type { FaState } from '../../state.ts';
import { pulsesPlayed } from './clock.ts';

/** A ship with its card and its place in the state. */
interface Listed {
  ship: Ship;
  of: ShipOfBook;
  at: string;
}

export function shipFaults(s: FaState): Refusal[] {
  return s.open.ships.flatMap((ship, i) => {
    const listed = { ship, of: s.book.ships[i] as ShipOfBook, at: `/open/ships/${i}` };
    return [...rowFaults(listed), ...weaponFaults(listed), ...firedFaults(s, listed), ...placeFaults(s, listed)];
  });
}

const ROWS = ['structure', 'sensor', 'accel', 'decel', 'turn', 'correct', 'hard', 'about'] as const;

/** FA-16.2.2 A row has the boxes of its card, and no more. */
function rowFaults({ ship, of, at }: Listed): Refusal[] {
  const whole = wholeShip(of, ship);
  return ROWS.filter(row => ship[row] > whole[row]).map(row => ({
    rule: 'FA-16.2.2',
    at: `${at}/${row}`,
    say: `${of.name} has ${whole[row]} boxes of ${row}, not ${ship[row]}.`,
  }));
}

/** FA-16.2.3 A weapon has the boxes of its row, and a ship the weapons of its card. */
function weaponFaults({ ship, of, at }: Listed): Refusal[] {
  const { mounts } = of.card;
  if (ship.weapons.length !== mounts.length) {
    const say = `${of.name} has ${mounts.length} weapons, and the boxes of ${ship.weapons.length} are listed.`;
    return [{ rule: 'FA-16.2.3', at: `${at}/weapons`, say }];
  }
  return ship.weapons.flatMap((boxes, i) => {
    const most = mounts[i]?.boxes ?? 0;
    if (boxes <= most) return [];
    const say = `The ${of.weapons[i]?.name} of ${of.name} has ${most} boxes, not ${boxes}.`;
    return [{ rule: 'FA-16.2.3', at: `${at}/weapons/${i}`, say }];
  });
}

/** FA-2.3.1 Each weapon has the pulse of its last shot, none of which is still to come. */
function firedFaults({ book, open, clock }: FaState, { ship, of, at }: Listed): Refusal[] {
  const { mounts } = of.card;
  if (ship.fired.length !== mounts.length) {
    const say = `${of.name} has ${mounts.length} weapons, and the last shots of ${ship.fired.length} are listed.`;
    return [{ rule: 'FA-2.3.1', at: `${at}/fired`, say }];
  }
  const now = pulsesPlayed({ book, open, clock });
  return ship.fired.flatMap((pulse, i) => {
    if (pulse === NEVER || (pulse >= 1 && pulse <= now)) return [];
    const say = `The ${of.weapons[i]?.name} of ${of.name} cannot have fired in pulse ${pulse}, counted from the first turn: ${NEVER} is never.`;
    return [{ rule: 'FA-2.3.1', at: `${at}/fired/${i}`, say }];
  });
}

/** FA-11.4.4 Who fights is on the map; FA-4.6.5 who is out of command sails alone. */
function placeFaults(s: FaState, { ship, of, at }: Listed): Refusal[] {
  if (!isActive(ship)) return [];
  const found: Refusal[] = [];
  if (!on(s, ship))
    found.push({ rule: 'FA-11.4.4', at, say: `${of.name} is off the map: a ship that goes over the edge has left.` });
  const alone = s.open.strays.some(({ id }) => id === ship.id);
  if (ship.out !== 'no' && !alone)
    found.push({
      rule: 'FA-4.6.5',
      at: `${at}/out`,
      say: `${of.name} is out of command, and is no squadron of its own among the strays.`,
    });
  if (ship.out === 'no' && alone)
    found.push({ rule: 'FA-4.6.5', at: `${at}/out`, say: `${of.name} is in command, and among the strays.` });
  return found;
}
