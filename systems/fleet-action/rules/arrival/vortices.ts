// Chapter 1.3: where vortices form. The dice by which a vortex misses the hex it was meant for.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Reading } from '@flagplot/kernel';
import file from '../../data/jump.json' with { type: 'json' };
import type { Book } from '../book.ts';
import { on } from '../map.ts';
import { shipOf } from '../roster.ts';
import type { FaTable } from '../state.ts';

/** FA-1.3.4 A vortex is meant for a hex at most so far from the lead vortex of its group. */
export const SPREAD: number = file.spread;

/** A vortex that is to form: which ship opens it, whether it leads its group, and the hex it is meant for. */
export interface Meant {
  ship: string;
  lead: boolean;
  at: Hex;
}

/** What is thrown for how far a vortex misses. */
interface Scatter {
  die: number;
  less: number;
}

/** FA-1.3.7, FA-1.3.8 Minbari have a hand in where their vortices form; FA-1.3.3, FA-1.3.6 all others are thrown for alike. */
function scatterOf(race: string, lead: boolean): Scatter {
  const { scatter } = file;
  const of = race === 'Minbari' ? scatter.Minbari : scatter.standard;
  return lead ? of.lead : of.others;
}

/**
 * The hex in which a vortex forms. FA-1.3.3 For the lead vortex of a group the direction is thrown before the distance, FA-1.3.6 for all others the
 * distance before the direction (FA-A61); FA-1.3.9 where it would lie off the map, both are thrown again.
 */
export function displace(t: FaTable, { book, ...meant }: Meant & { book: Book }): Hex {
  const hex = meant.lead ? displaceLead(t, book, meant) : displaceOther(t, book, meant);
  return on({ book }, hex) ? hex : displace(t, { book, ...meant });
}

function displaceLead(t: FaTable, book: Book, meant: Meant): Hex {
  const direction = throwDirection(t, book, meant);
  return hexes.step(meant.at, direction, throwDistance(t, book, meant));
}

function displaceOther(t: FaTable, book: Book, meant: Meant): Hex {
  const far = throwDistance(t, book, meant);
  return hexes.step(meant.at, throwDirection(t, book, meant), far);
}

const face = (sides: number): Reading<number> => ({ sides, start: 0, add: (_, thrown) => thrown });

/** FA-1.3.2 The northern hexside is direction 1, and the others follow clockwise. */
function throwDirection(t: FaTable, book: Book, { ship, lead }: Meant): number {
  const { name, side } = shipOf(book, { id: ship });
  const rule = lead ? 'FA-1.3.3' : 'FA-1.3.6';
  return (
    t.throw(1, face(file.direction), () => ({ rule, what: `the direction in which the vortex of ${name} misses`, by: side })) - 1
  );
}

function throwDistance(t: FaTable, book: Book, { ship, lead }: Meant): number {
  const { name, side, card } = shipOf(book, { id: ship });
  const { die, less } = scatterOf(card.race, lead);
  const why = () => ({
    rule: ruleOf(card.race, lead),
    what: `by how many hexes the vortex of ${name} misses`,
    by: side,
    ...(less > 0 && { from: [{ is: `−${less}`, for: card.race }] }),
  });
  return t.throw(1, face(die), why) - less;
}

function ruleOf(race: string, lead: boolean): string {
  if (race === 'Minbari') return lead ? 'FA-1.3.7' : 'FA-1.3.8';
  return lead ? 'FA-1.3.3' : 'FA-1.3.6';
}
