// What criticals do to a ship.

import type { Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import type { Card } from '../cards.ts';
import type { Critical } from '../charts.ts';
import { crossOff } from '../damage/hits.ts';
import { ladder } from '../movement/settings.ts';
import { vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import { cardOf, isLive } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';

/** What an effect comes to once its die is thrown: the weapon it names, the points it costs. */
export interface Harm {
  readonly effect: Critical;
  readonly weapon: Id | null;
  readonly points: number;
}

/** What of a ship decides which weapon a face names, and her name. */
export type Armed = Pick<Vessel, 'side' | 'out' | 'silent'> & Pick<Card, 'name' | 'weapons'>;

/** BB-5.3.17 Throws the die of an effect, where it has one: BB-5.3.6 points of the bridge, BB-5.3.7, BB-5.3.10 the slot of a weapon. */
export function throwEffect(t: BbTable, ship: Armed, effect: Critical): Harm {
  const die = (rule: string, what: string): number => t.throw(1, face(10), (): Why => ({ rule, what, by: ship.side }));
  if (effect === 'bridge')
    return { effect, weapon: null, points: Math.floor(die('BB-5.3.6', `points lost on the bridge of ${ship.name}`) / 2) };
  if (effect === 'weapon') return { effect, weapon: weaponAt(ship, die('BB-5.3.10', `a weapon of ${ship.name}`)), points: 0 };
  if (effect === 'ammo') return { effect, weapon: weaponAt(ship, die('BB-5.3.7', `a bunker of ${ship.name}`)), points: 0 };
  return { effect, weapon: null, points: 0 };
}

/** BB-5.3.11 The weapon of a slot, or of the next higher one with a weapon that works, 10 to 1; BB-5.3.8 of any kind. */
export function weaponAt({ weapons, out, silent }: Armed, slot: number): Id | null {
  const working = weapons.filter(({ id }) => !out.includes(id) && !silent.includes(id));
  for (let i = 0; i < SLOTS; i += 1) {
    const at = ((slot - 1 + i) % SLOTS) + 1;
    const found = working.find(({ slots }) => slots?.includes(at));
    if (found) return found.id;
  }
  return null;
}

const SLOTS = 10;

/** Carries out the effects of a critical in their order; a ship that is wrecked by one suffers no more (BB-5.3.18). */
export function suffer(s: BbState, t: BbTable, { vessel, effects }: { vessel: Vessel; effects: readonly Critical[] }): void {
  const { weapons } = cardOf(s.book, vessel);
  for (const effect of effects) {
    if (!isLive(vessel)) return;
    const harm = throwEffect(t, { ...vessel, name: vesselName(s.book, vessel.id), weapons }, effect);
    const { id: ship, x, y, heading } = vessel;
    t.tell(() => ({ kind: 'suffered', ship, ...harm, at: { x, y, heading } }));
    EFFECTS[effect](s, vessel, harm);
    if (effect === 'ammo') crossOff(s, t, { vessel, boxes: 1 });
  }
}

const EFFECTS: Readonly<Record<Critical, (s: BbState, vessel: Vessel, harm: Harm) => void>> = {
  // BB-5.3.6, BB-1.4.2 The pool never falls below 0.
  bridge({ open }, { side }, { points }) {
    open.pools[side] = Math.max(0, (open.pools[side] as number) - points);
  },
  // BB-5.3.7
  ammo(_s, vessel, { weapon }) {
    if (weapon !== null) vessel.silent.push(weapon);
  },
  // BB-5.3.9
  marines(_s, vessel) {
    vessel.ram = Math.max(0, vessel.ram - 1);
  },
  // BB-5.3.10
  weapon(_s, vessel, { weapon }) {
    if (weapon !== null) vessel.out.push(weapon);
  },
  // BB-5.3.12
  engine({ book }, vessel) {
    vessel.engine = Math.min(vessel.engine + 1, settingsAhead(book, vessel));
  },
  // BB-5.3.13
  rudder(_s, vessel) {
    vessel.rudder += 1;
  },
  // BB-5.3.14
  fire(_s, vessel) {
    vessel.fires += 1;
  },
};

/** Settings ahead that its telegraph has, lost ones too. */
function settingsAhead(book: Pick<Book, 'cards' | 'charts'>, vessel: Vessel): number {
  return ladder(book, cardOf(book, vessel)).filter(setting => setting !== 'Reverse' && setting !== 'Stop').length;
}
