// Where the numbers of a sheet come from.

import { originOf } from '@flagplot/manifest';
import type { CraftCard, Origins, Provenance } from '../rules/cards.ts';
import { ORIGINS } from '../words/origins.ts';

const SURE = Object.keys(ORIGINS) as Provenance[];

/** A place on a card or in the charts. */
type Source = readonly [origins: Origins, place: string];

/** The origin of a number made of these, as a field of an item: of the part that is least sure; nothing where none is known. */
export function from(...sources: readonly Source[]): { origin?: Provenance } {
  const known = sources.flatMap(([origins, place]) => originOf(origins, place) ?? []);
  const least = Math.max(-1, ...known.map(one => SURE.indexOf(one)));
  return least < 0 ? {} : { origin: SURE[least] as Provenance };
}

/** What a player reads off the card, as he calls it. */
const FIELDS: Readonly<Record<string, string>> = {
  maneuverability: 'Maneuverability',
  space: 'Space',
  hull: 'hull',
  shields: 'shields',
  weapons: 'weapons',
  price: 'points',
};

/** A line of small print for all of a card that the chapter does not say: `Restored: hull, points.` */
export function originNotes({ provenance, price }: Pick<CraftCard, 'provenance' | 'price'>): string {
  const named = Object.entries(FIELDS).flatMap(([field, name]) => {
    const origin = field === 'price' && !price ? undefined : originOf(provenance, field);
    return origin && origin !== 'seed' ? [{ origin, name }] : [];
  });
  const kinds = SURE.filter(kind => named.some(({ origin }) => origin === kind));
  const of = (kind: Provenance) => named.flatMap(({ origin, name }) => (origin === kind ? [name] : []));
  return kinds.map(kind => `${ORIGINS[kind]}: ${of(kind).join(', ')}.`).join(' ');
}
