// Where the numbers of a sheet come from.

import { originOf } from '@flagplot/manifest';
import type { Origins, Provenance, ShipCard } from '../rules/cards.ts';
import { ORIGINS } from '../words/origins.ts';

/** FA-16.2.1 The origin of a number as a field of an item: of its own place on the card, else of the field it belongs to; nothing where the card does not say. */
export function from(origins: Origins, place: string): { origin?: Provenance } {
  const origin = originOf(origins, place);
  return origin ? { origin } : {};
}

/** The fields of a card that a player reads off its sheet, as he calls them. */
const FIELDS: Readonly<Record<string, string>> = {
  points: 'points',
  def: 'defence',
  armour: 'armour',
  sensor: 'sensor',
  elint: 'ELINT',
  command: 'command',
  accel: 'accelerate',
  decel: 'slow',
  turn: 'turn',
  correct: 'correct course',
  hard: 'turn hard',
  about: 'come about',
  structure: 'structure',
  grey: 'grey boxes',
  flights: 'flights',
  jump: 'jump engine',
  mounts: 'weapons',
};

/** FA-16.2.1 A line of small print for all that is not printed in the book: `Converted from the parent game: armour, sensor.` */
export function originNotes({ provenance, elint }: ShipCard): string {
  const from = Object.entries(FIELDS).flatMap(([field, name]) => {
    const origin = field === 'elint' && elint === 0 ? undefined : originOf(provenance, field);
    return origin && origin !== 'source' ? [{ origin, name }] : [];
  });
  const kinds = [...new Set(from.map(({ origin }) => origin))];
  return kinds
    .map(
      kind =>
        `${ORIGINS[kind]}: ${from
          .filter(({ origin }) => origin === kind)
          .map(({ name }) => name)
          .join(', ')}.`,
    )
    .join(' ');
}
