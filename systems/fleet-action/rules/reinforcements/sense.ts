// Reinforcements of a state: on their way, on the map, or lost, and what lies in the folder while they are away.

import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import type { Relief } from '../open.ts';
import { sidesWithRelief } from '../setup.ts';
import type { FaState } from '../state.ts';
import { isAway } from './away.ts';
import { scheduleFaults } from './schedule.ts';

export function reliefSense(s: FaState): Refusal[] {
  const { relief = [] } = s.open;
  const sides = sidesWithRelief(s.book);
  const say = `Reinforcements there are of ${sides.join(' and ')}, in this order.`;
  if (relief.map(({ side }) => side).join() !== sides.join()) return [{ rule: 'FA-12.1.1', at: '/open/relief', say }];
  return [
    ...relief.flatMap((one, i) => [...wayFaults(s, one, `/open/relief/${i}`), ...turnKnown(s, one, `/open/relief/${i}`)]),
    ...shipFaults(s),
    ...folderFaults(s),
  ];
}

/** FA-12.2.6 The edge is known of those that are announced, where they come over one, and of no others; FA-12.2.4 they are lost by the first throw. */
function wayFaults({ book }: FaState, { now, rolls, edge }: Relief, at: string): Refusal[] {
  const known = now === 'coming' || now === 'here';
  const found: Refusal[] = [];
  if (edge === undefined ? known && !book.reliefJumps : !known)
    found.push({ rule: 'FA-12.2.6', at: `${at}/edge`, say: 'Their edge is shown as they are announced, and not before.' });
  if (now === 'never' && rolls !== 1)
    found.push({ rule: 'FA-12.2.4', at: `${at}/rolls`, say: 'The first throw alone may show that they never come.' });
  return found;
}

/** FA-12.2.1 The turn they were meant for is known from the first throw on, at the end of the turn before it at the earliest. */
function turnKnown({ clock }: FaState, { now, rolls, turn }: Relief, at: string): Refusal[] {
  const due = now !== 'away' || rolls > 0;
  if (due !== (turn !== undefined))
    return [{ rule: 'FA-12.2.1', at: `${at}/turn`, say: 'The turn they were meant for is shown by the first throw.' }];
  if (turn === undefined || turn - 1 <= clock.turn) return [];
  return [{ rule: 'FA-12.2.1', at: `${at}/turn`, say: `In turn ${clock.turn} nothing is thrown for turn ${turn}.` }];
}

/** FA-12.2.6 The ships of reinforcements that are not here are away, and no others. */
function shipFaults({ book, open }: FaState): Refusal[] {
  return book.ships.flatMap((of, i) => {
    // FA-1.5.1 Who jumps in is looked at with the jump.
    if (!of.relief && of.side === book.jump) return [];
    const away = of.relief === true && isAway(open, of);
    if (away === (open.ships[i]?.away ?? false)) return [];
    const say = away ? `${of.name} is still to come.` : `${of.name} is here.`;
    return [{ rule: 'FA-12.2.6', at: `/open/ships/${i}/away`, say }];
  });
}

/** FA-12.1.3 A folder has the schedule of reinforcements that are away, once it is written. */
function folderFaults({ book, open, sealed, clock }: FaState): Refusal[] {
  return Object.entries(sealed).flatMap(([side, folder]) => {
    const relief = open.relief?.find(one => one.side === side);
    const at = `/sealed/${side}/relief`;
    const has = folder.relief !== undefined;
    if (has && relief?.now !== 'away') return [{ rule: 'FA-12.1.3', at, say: `${side} has no reinforcements to schedule.` }];
    if (!has && relief?.now === 'away' && clock.turn > 0)
      return [{ rule: 'FA-12.1.3', at, say: `When the reinforcements of ${side} come is not written down.` }];
    return folder.relief ? scheduleFaults({ book, side }, folder.relief).map(under(at)) : [];
  });
}
