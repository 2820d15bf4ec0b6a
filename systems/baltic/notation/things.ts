// Units, vessels and weapons as orders name them.

import type { Nameable } from '@flagplot/manifest/orders';
import { modelName, vesselName } from '../rules/names.ts';
import type { BbView } from '../rules/state.ts';
import type { ThingsOf } from './keyed.ts';

/** Units of one's own: `vasa`, `Stamm, First`. */
export function ownUnits({ book, side }: BbView): Nameable[] {
  return book.units.filter(unit => unit.side === side).map(({ id, name }) => ({ id, name }));
}

/** Vessels of everybody, one's own first. */
export function vesselThings({ book, open, side }: BbView): Nameable[] {
  const own = open.vessels.filter(vessel => vessel.side === side);
  const others = open.vessels.filter(vessel => vessel.side !== side);
  return [...own, ...others].map(({ id }) => ({ id, name: vesselName(book, id) }));
}

/** Squadrons of aeroplanes that have been seen: `bombers 2 of Sweden`. */
export function markerThings({ book, open }: BbView): Nameable[] {
  return open.markers.map(({ id }) => ({ id, name: modelName(book, id) }));
}

const UNITS: readonly string[] = ['unit', 'cards', 'reserve'];
const WEAPONS: readonly string[] = ['weapon', 'bay'];

/** What the fields of an order may name. */
export function thingsOf(v: BbView): ThingsOf {
  return field => {
    if (UNITS.includes(field)) return ownUnits(v);
    if (WEAPONS.includes(field)) return weaponThings(v);
    return [...vesselThings(v), ...markerThings(v), ...featureThings(v)];
  };
}

/** Weapons of one's own sheets, by the ids that they have there. */
function weaponThings({ book, side }: BbView): Nameable[] {
  const cards = new Set(book.units.filter(unit => unit.side === side).map(({ card }) => card));
  const all = [...cards].flatMap(card => book.cards[card]?.weapons ?? []);
  return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()];
}

function featureThings({ book }: BbView): Nameable[] {
  return book.features.map(({ id }) => ({ id, name: id }));
}
