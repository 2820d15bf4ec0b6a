// Fighters as they are lost, to whatever it is.

import type { Event } from '../events.ts';
import type { Flight } from '../open.ts';
import type { FaTable } from '../state.ts';

/** Fighters of a flight that are lost. */
export interface Downed {
  flight: Flight;
  n: number;
  by: Extract<Event, { kind: 'downed' }>['by'];
}

/** Fighters lost; FA-10.1.3 a flight without any is gone. */
export function down(t: FaTable, { flight, n, by }: Downed): void {
  if (n === 0) return;
  flight.fighters -= n;
  t.tell(() => ({ kind: 'downed', flight: flight.id, fighters: n, left: flight.fighters, by }));
  if (flight.fighters > 0) return;
  delete flight.target;
  delete flight.entry;
  Object.assign(flight, { q: 0, r: 0, heading: 0, round: 0, fights: 0, free: false, aboard: false });
}
