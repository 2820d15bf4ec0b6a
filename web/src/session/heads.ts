/** What lists show of what is kept on this device. */
import type { Side } from '@flagplot/kernel';
import type { Seat } from './seats.ts';

/** Something that is kept. */
export interface Entry {
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** What the list of battles shows, so that none needs to be replayed for it. */
export interface Summary {
  title: string;
  system: string;
  /** `Turn 4, orders`. */
  when: string;
  /** The ask in words, or the outcome. */
  says: string;
  over: boolean;
  /** The side whose answer is awaited here; of a battle that is over, the first that won. */
  side?: Side;
  sides: readonly Side[];
  /** The kind of question that is asked of it: what answers it is sent for before the battle is read. */
  asks?: string;
  /** Sides were asked before its first turn: what they were asked by is sent for likewise. */
  opened?: true;
}

/** A battle without its record. */
export interface Head extends Entry {
  readonly seats: readonly Seat[];
  readonly summary: Summary;
}

/** An entry on its way into the database, or one that found no room there: it lies in memory, its larger parts by their names. */
export interface Unwritten<H extends Entry> {
  readonly head: H;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The name of the database. */
export const DATABASE = 'flagplot';

/** What the names of battles in the browser's older storage begin with. */
export const OLDER = 'flagplot.battle.';

/** What the names begin with under which changes lie that are on their way into the database. */
export const AHEAD = 'flagplot.ahead.';

/** Battles of this page that are not in the database, by their ids. */
export const unwritten: Map<string, Unwritten<Head>> = new Map();

/** The last changed first. */
export function lastFirst<T extends Entry>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => b.at - a.at);
}
