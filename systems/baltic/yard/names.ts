// What sheets and squadrons are called where forces are written and read.

import type { Names } from '@flagplot/manifest/text';
import { namesOf, slug } from '@flagplot/manifest/text';
import { sheets } from '../data/cards/cards.ts';
import type { Planes } from '../rules/cards.ts';
import type { BoughtUnit } from '../rules/force.ts';

/** Squadrons as they are typed. */
export const PLANES: readonly Planes[] = ['fighter', 'bomber', 'torpedo-bomber'];

/** Sheets that come with the system by their ids and their names. */
export const cardNames: Names = namesOf(sheets);

/** What they are called. */
export const CARDS: readonly string[] = sheets.map(({ name }) => name);

/** A unit without its id: `Kalmar, squadrons 6`; a sheet that does not come with the system by its id, in quotation marks. */
export function unitWords({ card, squadrons }: BoughtUnit): string {
  const name = sheets.find(({ id }) => id === card)?.name ?? `"${card}"`;
  return squadrons === undefined ? name : `${name}, squadrons ${squadrons}`;
}

/** The name of a sheet as ids have it. */
export function idOfSheet(card: string): string {
  return slug(sheets.find(({ id }) => id === card)?.name ?? card);
}

/** Land-based squadrons in a line: `fighter, bomber`. */
export function planesWords(aeroplanes: readonly Planes[]): string {
  return aeroplanes.join(', ');
}

/** An id that is not taken: the one given, or with a number behind it. */
export function idFor(id: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const one = n === 1 ? id : `${id}-${n}`;
    if (!taken.has(one)) return one;
  }
}
