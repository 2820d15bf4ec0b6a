// The folders of a state: plots of units that are the side's own, and of all of them while there is still to be moved by them.

import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import { movesFaults } from '../../doctrine.ts';
import type { Sealed } from '../../folder.ts';
import { sideOfUnit, squadronsOf } from '../../roster.ts';
import type { FaState } from '../../state.ts';
import { isPlotted } from '../../turn.ts';

export function folderFaults(s: FaState): Refusal[] {
  return Object.entries(s.sealed).flatMap(([side, folder]) => [
    ...strangerFaults(s, side, folder),
    ...missingFaults(s, side, folder),
    ...jumpFaults(s, side, folder),
    ...movesFaults(s, side, folder.doctrine).map(under(`/sealed/${side}`)),
  ]);
}

/** FA-3.1.1 A plot is one of the side's own squadrons, or of a ship of its own, and there is one of each. */
function strangerFaults({ book }: FaState, side: string, { plots }: Sealed): Refusal[] {
  return plots.flatMap(({ squadron }, i) => {
    const at = `/sealed/${side}/plots/${i}/squadron`;
    if (sideOfUnit(book, squadron) !== side) return [{ rule: 'FA-3.1.1', at, say: `${squadron} is nothing that ${side} plots.` }];
    if (plots.findIndex(one => one.squadron === squadron) === i) return [];
    return [{ rule: 'FA-3.1.1', at, say: `${squadron} is plotted twice.` }];
  });
}

/** FA-3.1.3 Between orders and the last movement every squadron has its plot. */
function missingFaults(s: FaState, side: string, { plots }: Sealed): Refusal[] {
  if (!isPlotted(s)) return [];
  return squadronsOf(s, side)
    .filter(({ id }) => !plots.some(({ squadron }) => squadron === id))
    .map(({ id }) => ({ rule: 'FA-3.1.3', at: `/sealed/${side}/plots`, say: `${id} has no plot, and is still to move by one.` }));
}

/** FA-11.4.5 Who opens a vortex is a ship of the side with a jump engine. */
function jumpFaults({ book }: FaState, side: string, { jumps }: Sealed): Refusal[] {
  return jumps.flatMap(({ ship }, i) => {
    const of = book.ships[book.shipAt[ship] ?? -1];
    const at = `/sealed/${side}/jumps/${i}/ship`;
    if (of?.side !== side || !of.card.jump)
      return [{ rule: 'FA-11.4.5', at, say: `${ship} is no ship of ${side} with a jump engine.` }];
    if (jumps.findIndex(one => one.ship === ship) === i) return [];
    return [{ rule: 'FA-11.4.5', at, say: `${of.name} opens one vortex a turn, and two are written down.` }];
  });
}
