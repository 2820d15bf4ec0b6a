// Chapter 1.3: the standing orders that an ordinary captain leaves, so that he is asked seldom.

import { isPhaser } from '../rules/energy/power.ts';
import type { Unit } from '../rules/open.ts';
import type { Watch } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, unitCalled } from '../rules/roster.ts';
import { usualWatch } from '../rules/window/choices.ts';

/** Ranges from which on he wants to be asked: while others move, and as a phase ends. */
const ANSWERS_WITHIN = 8;
const ZERO_WITHIN = 22;

/** Asked where something near may be fired at; phasers at seekers that come near, by themselves. */
function watchOf(seen: Seen, unit: Unit): Watch {
  const { weapons } = cardOf(seen.book, unit);
  const light = weapons.filter(weapon => isPhaser(weapon) || weapon.type === 'add').map(({ id }) => id);
  return {
    ...usualWatch(unit.id),
    answer: { chance: 17, damage: 99, within: ANSWERS_WITHIN },
    zero: { chance: 17, damage: 99, within: ZERO_WITHIN },
    screen: { from: 2, with: light },
    // TP-11.1.6 A cloak is put on before anybody moves.
    initial: unit.veil ? 'ask' : 'nothing',
  };
}

/** The standing orders of ships. */
export function watchesFor(seen: Seen, ids: readonly string[]): Watch[] {
  return ids.map(id => watchOf(seen, unitCalled(seen.open, id)));
}
