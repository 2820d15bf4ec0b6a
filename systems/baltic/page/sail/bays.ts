/** Bombs that a vessel drops on its course: whom each bay may be laid on, and the order with one bay laid on another. */

import { inches } from '@flagplot/plane/words';
import { baysOf, bombedAlong } from '../../rules/movement/bombs.ts';
import { capital, vesselName, weaponName } from '../../rules/names.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Id, Sail, Sailing } from '../../rules/orders.ts';
import type { BbView } from '../../rules/state.ts';
import type { Choice } from '../ui/choice.ts';

/** A bay that works, what may be bombed with it, and what is. */
export interface Bay {
  readonly id: Id;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Empty: nobody. */
  readonly chosen: string;
}

/** BB-3.2.92, BB-3.2.95 Every bay with the enemies on the course; whom it was laid on before stays, though the course leads elsewhere now. */
export function baysFor(view: BbView, vessel: Vessel, sailing: Sailing): Bay[] {
  const bays = baysOf(view, vessel);
  if (bays.length === 0) return [];
  const met = bombedAlong(view, vessel, sailing);
  return bays.map(({ id, fp }) => {
    const chosen = sailing.bombs?.find(({ bay }) => bay === id)?.target ?? '';
    const there = met.map(({ s, target }) => ({
      ...{ id: target, name: vesselName(view.book, target) },
      says: `after ${inches(s)} inches, firepower ${fp}`,
    }));
    const gone = chosen === '' || there.some(one => one.id === chosen) ? [] : [chosen];
    const elsewhere = gone.map(target => ({ id: target, name: vesselName(view.book, target), says: 'is not on this course' }));
    const none = { id: '', name: 'No bombs', says: there.length === 0 ? 'no enemy lies on this course' : '' };
    return { id, name: capital(weaponName(view.book, vessel.id, id)), choices: [none, ...there, ...elsewhere], chosen };
  });
}

/** The order with a bay laid on somebody, or on nobody. */
export function withBay(order: Sail, { vessel, bay, target }: { vessel: Id; bay: Id; target: string }): Sail {
  const vessels = order.vessels.map(one => {
    if (one.vessel !== vessel) return one;
    const { bombs = [], ...course } = one;
    const others = bombs.filter(bomb => bomb.bay !== bay);
    const laid = target === '' ? others : [...others, { bay, target }];
    return laid.length > 0 ? { ...course, bombs: laid } : course;
  });
  return { ...order, vessels };
}
