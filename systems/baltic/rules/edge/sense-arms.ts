// Whether a state from outside makes sense in its arms: marines, torpedoes and what of them is in the water, structures.

import type { Refusal } from '@flagplot/kernel';
import type { Vessel } from '../open.ts';
import { cardOf } from '../roster.ts';
import type { BbState } from '../state.ts';

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** Every reason arms cannot be as they are. */
export function armFaults(s: BbState): Refusal[] {
  return [
    ...s.open.vessels.flatMap((vessel, i) => boxFaults(s, vessel, `/open/vessels/${i}`)),
    ...salvoFaults(s),
    ...structureFaults(s),
  ];
}

/** BB-3.4.1 No more marines, BB-3.3.4 and for every battery of tubes no more boxes, than the sheet has. */
function boxFaults({ book }: BbState, { id, card: sheet, ram, ammo }: Vessel, at: string): Refusal[] {
  const card = cardOf(book, { card: sheet });
  const found = ram > card.ram ? [fault('BB-3.4.1', `${at}/ram`, `${id} has ${card.ram} boxes of marines.`)] : [];
  const tubes = card.weapons.filter(weapon => weapon.ammo !== undefined);
  const fits = tubes.every(weapon => (ammo[weapon.id] ?? Number.NaN) <= (weapon.ammo as number));
  if (!fits || Object.keys(ammo).length !== tubes.length)
    found.push(fault('BB-3.3.4', `${at}/ammo`, `${id} has other boxes of ammunition.`));
  return found;
}

/** BB-3.3.1 Salvoes were laid one after the other by somebody, for a side. */
function salvoFaults({ book, open }: BbState): Refusal[] {
  const numbers = open.salvoes.map(({ id }) => Number(/^salvo-([1-9]\d*)$/.exec(id)?.[1]));
  const found = open.salvoes.flatMap(({ id, side }, i) => {
    const number = numbers[i] as number;
    const inOrder = number > (numbers[i - 1] ?? 0) && number <= open.laid;
    const known = book.sides.some(one => one.id === side);
    return inOrder && known ? [] : [fault('BB-3.3.1', `/open/salvoes/${i}`, `${id} was laid by nobody.`)];
  });
  if (open.running !== null && !book.sides.some(({ id }) => id === open.running))
    found.push(fault('BB-4.0.2', '/open/running', `There is no side ${open.running}.`));
  return found;
}

/** BB-7.1.3 The structures of the scenario, each with boxes to lose; BB-7.1.5 the last one was crossed off by somebody. */
function structureFaults({ book, open }: BbState): Refusal[] {
  const targets = book.features.filter(({ target }) => target !== null);
  const fits = targets.every(({ id, target }, i) => {
    const structure = open.structures[i];
    if (structure?.id !== id || structure.lost > (target?.boxes ?? 0)) return false;
    return (structure.by !== null) === (structure.lost === target?.boxes);
  });
  return fits && open.structures.length === targets.length
    ? []
    : [fault('BB-7.1.3', '/open/structures', 'There are other structures.')];
}
