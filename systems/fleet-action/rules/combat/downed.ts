// Fighters as they are lost, to whatever it is.

import type { FighterCard } from '../cards.ts';
import type { Event } from '../events.ts';
import type { Flight } from '../open.ts';
import type { FaTable } from '../state.ts';

/** Fighters of a flight that are lost. */
export interface Downed {
  flight: Flight;
  n: number;
  by: Extract<Event, { kind: 'downed' }>['by'];
}

/** Hits on a flight that reach its armour. */
interface HitsTaken extends Omit<Downed, 'n'> {
  card: Pick<FighterCard, 'hits'>;
  hits: number;
}

/** How many hits a flight takes until it is gone. */
export function hitsLeft({ fighters, hurt = 0 }: Flight, { hits = 1 }: Pick<FighterCard, 'hits'>): number {
  return fighters * hits - hurt;
}

/** FA-10.6.10 Each hit costs a fighter; FA-10.6.11 where the card has it otherwise, so many together do, and what is over hurts the next. */
export function strike(t: FaTable, { flight, card, hits, by }: HitsTaken): void {
  const { hits: each = 1 } = card;
  const all = Math.min(hits, hitsLeft(flight, card)) + (flight.hurt ?? 0);
  if (each > 1 && all !== (flight.hurt ?? 0)) {
    delete flight.hurt;
    if (all % each > 0) flight.hurt = all % each;
    t.tell(() => ({ kind: 'hurt', flight: flight.id, hits: all % each, of: each }));
  }
  down(t, { flight, n: Math.floor(all / each), by });
}

/** Fighters lost; FA-10.1.3 a flight without any is gone. */
export function down(t: FaTable, { flight, n, by }: Downed): void {
  if (n === 0) return;
  flight.fighters -= n;
  t.tell(() => ({ kind: 'downed', flight: flight.id, fighters: n, left: flight.fighters, by }));
  if (flight.fighters > 0) return;
  delete flight.target;
  delete flight.gun;
  delete flight.hurt;
  delete flight.entry;
  Object.assign(flight, { q: 0, r: 0, heading: 0, round: 0, fights: 0, free: false, aboard: false });
}
