// Battles with aeroplanes, a line a marker: `a-fighter-1 24,20` with its place in inches, `4` planes where it has lost some.

import type { Point } from '@flagplot/plane';
import { parseInches } from '@flagplot/plane/words';
import { markerCalled, newMarker } from '../../rules/aeroplanes/markers.ts';
import type { Planes } from '../../rules/cards.ts';
import type { Marker } from '../../rules/open.ts';
import type { Fly } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { Battle, Happened } from '../battle.ts';
import { battle } from '../battle.ts';

/** A cruiser a side, far apart and at Stop. */
export const FAR = 'a jarl sd-ca 5,5^0 Stop\nb red to-ca 65,43^180 Stop';

/** The battle as it comes to the first go of its aeroplanes. */
export function air(ships: string, markers: string, more: Partial<Scenario> = {}): Battle {
  const b = battle(ships, more);
  while (b.asked().some(ask => ask.endsWith('stock'))) b.step();
  b.plan();
  for (const line of markers.split('\n')) place(b, line.trim());
  return toFly(b);
}

function place(b: Battle, line: string): void {
  if (!line) return;
  const [id, at, planes] = line.split(/\s+/) as [string, string, string?];
  const [, side, type] = /^(.+?)-(torpedo-bomber|bomber|fighter)-\d+$/.exec(id) as unknown as [string, string, Planes];
  const [x, y] = at.split(',').map(text => parseInches(text) as number) as [number, number];
  const marker = newMarker(b.s.book, { id, side, type, home: null });
  b.s.open.markers.push({ ...marker, x, y, ...(planes && { planes: Number(planes) }) });
}

/** Plays on idly until somebody flies. */
export function toFly(b: Battle): Battle {
  while (!b.asked().some(ask => ask.endsWith('fly'))) b.step();
  return b;
}

export function marker(b: Battle, id: string): Marker {
  return markerCalled(b.s.open, id);
}

export function placeOf(b: Battle, id: string): Point {
  const { x, y } = marker(b, id);
  return { x, y };
}

/** One go: the order of the side that is asked. */
export function fly(b: Battle, order: Partial<Fly> & { markers: string[] }, dice: readonly number[] = []): Happened[] {
  const [ask] = b.asks as [Battle['asks'][number]];
  return b.step({ [ask.side]: { legs: [], ...order } }, dice);
}

/** The refusals it meets. */
export function flyRefusals(b: Battle, order: Partial<Fly> & { markers: string[] }): string[] {
  const [ask] = b.asks as [Battle['asks'][number]];
  return b.refusals(ask.side, { legs: [], ...order });
}

/** So many sevens, then ones. */
export function dice(hits: number, of: number): number[] {
  return Array.from({ length: of }, (_, i) => (i < hits ? 7 : 1));
}
