// Where the numbers of a sheet come from.

import { originOf } from '@flagplot/manifest';
import type { Provenance, ShipCard } from '../rules/cards.ts';
import { ORIGINS } from '../words/origins.ts';

type Origins = ShipCard['provenance'];

/** The origin of a number at a place of a card, as a field of an item; nothing where none is known. */
export function from(origins: Origins, place: string): { origin?: Provenance } {
  const origin = originOf(origins, place);
  return origin === undefined ? {} : { origin: origin as Provenance };
}

/** What a player reads off the card, as he calls it. */
const FIELDS: Readonly<Record<string, string>> = {
  bpv: 'points',
  moveCost: 'movement cost',
  turnMode: 'turn mode',
  breakdown: 'breakdown',
  shields: 'shields',
  panels: 'panels',
  power: 'power',
  hull: 'hull',
  control: 'control',
  tracks: 'tracks',
  systems: 'systems',
  shuttles: 'shuttles',
  crew: 'crew',
  weapons: 'weapons',
  cloak: 'cloak',
};

/** A line of small print for all of a card: `Read in a public source of the larger game: points, shields.` */
export function originNotes(card: ShipCard): string {
  const named = Object.entries(FIELDS).flatMap(([field, name]) => {
    const { origin } = from(card.provenance, field);
    return origin && card[field as keyof ShipCard] !== undefined ? [{ origin, name }] : [];
  });
  return (Object.keys(ORIGINS) as Provenance[])
    .map(kind => ({ kind, names: named.filter(({ origin }) => origin === kind).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0)
    .map(({ kind, names }) => `${ORIGINS[kind]}: ${names.join(', ')}.`)
    .join(' ');
}
