// Chapter 6: what a seeker in flight is, as its owner knows it.

import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import type { Charts } from '../charts.ts';
import type { Sealed, Truth } from '../folder.ts';
import type { DroneOfLoad } from '../loads.ts';
import { droneOf } from '../loads.ts';
import type { Open, Seeker } from '../open.ts';
import type { Id } from '../orders.ts';
import { isHere, unitNamed } from '../roster.ts';
import type { TpState } from '../state.ts';
import { columnAt } from '../weapons/gun.ts';

export function seekerNamed({ seekers }: Pick<Open, 'seekers'>, id: Id): Seeker | undefined {
  for (const seeker of seekers) if (seeker.id === id) return seeker;
  return undefined;
}

/** TP-6.3.1 Whether a seeker stands in the hex of its target. */
export function hasArrived(s: Pick<TpState, 'open'>, seeker: Seeker): boolean {
  const target = unitNamed(s.open, seeker.on) ?? seekerNamed(s.open, seeker.on);
  return target !== undefined && hexes.same(seeker, target) && (!('status' in target) || isHere(target));
}

/** What lies in the folder of its owner. */
export function truthIn({ seekers }: Pick<Sealed, 'seekers'>, id: Id): Truth | undefined {
  for (const truth of seekers) if (truth.id === id) return truth;
  return undefined;
}

export function truthOf(s: TpState, { id, side }: Pick<Seeker, 'id' | 'side'>): Truth {
  return truthIn(s.sealed[side] as Sealed, id) as Truth;
}

/** What others take a seeker for: a drone of type I, a torpedo that is real. */
export function usualTruth({ id, shown }: Seeker): Truth {
  return { id, load: shown === 'drone' ? 'i' : null, pseudo: false, left: 0 };
}

/** The drone that a seeker is; nothing for plasma. */
export function droneIn({ charts }: Pick<Book, 'charts'>, { load }: Truth): DroneOfLoad | undefined {
  return load === null ? undefined : droneOf(charts, load);
}

/** TP-9.6.1, TP-9.6.2, TP-3.1.1 Hexes a turn, TP-3.1.2 half of them in the base game. */
export function speedOfSeeker(book: Pick<Book, 'charts'>, truth: Truth): number {
  return droneIn(book, truth)?.speed ?? book.charts.plasmaNumbers.speed;
}

/** TP-9.5.2, TP-6.3.5 Strength of a torpedo by hexes flown, TP-6.4.4 none of them at point-blank, less what phasers took. */
export function strengthOf(
  { plasma, plasmaNumbers }: Pick<Charts, 'plasma' | 'plasmaNumbers'>,
  { type, flown, damage }: Seeker,
): number {
  const column = columnAt(plasma, flown);
  const full = column < 0 ? 0 : (plasma.strength[type as 'r'][column] ?? 0);
  return Math.max(0, full - Math.floor(damage / plasmaNumbers.perStrength));
}

/** TP-6.2.6, TP-6.3.4 Takes a seeker off the table. */
export function removeSeeker(s: TpState, { id, side }: Seeker): void {
  s.open.seekers = s.open.seekers.filter(one => one.id !== id);
  const folder = s.sealed[side] as Sealed;
  folder.seekers = folder.seekers.filter(one => one.id !== id);
}
