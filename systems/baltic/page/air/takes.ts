/** Who takes on whom, in the making. */

import { count } from '../../rules/names.ts';
import type { TakingOn } from '../../rules/orders.ts';
import type { BbView } from '../../rules/state.ts';

export function takenBy(takes: readonly TakingOn[], by: string): readonly string[] {
  return takes.find(one => one.by === by)?.on ?? [];
}

export function isTaken(takes: readonly TakingOn[], on: string): boolean {
  return takes.some(one => one.on.includes(on));
}

/** The takes with one begun, or given up. */
export function withTake(takes: readonly TakingOn[], by: string, on: string): TakingOn[] {
  const now = takenBy(takes, by);
  const next = now.includes(on) ? now.filter(id => id !== on) : [...now, on];
  const others = takes.filter(one => one.by !== by);
  return next.length === 0 ? others : [...others, { by, on: next }];
}

/** `6 planes, may take on 2`. */
export function roomWords({ book, open }: BbView, by: string): string {
  const marker = open.markers.find(({ id }) => id === by);
  return `${count(marker?.planes ?? 0, 'plane', 'planes')}, may take on ${book.charts.aeroplane.takes - (marker?.took ?? 0)}`;
}
