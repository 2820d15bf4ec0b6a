// Chapter 12.2: what a scatter-pack is loaded with, and where it stands before the battle.

import type { Charts } from '../charts.ts';
import type { Craft } from '../folder.ts';
import { droneOf } from '../loads.ts';
import type { Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { shipNamed } from '../roster.ts';
import { PLAIN } from './bay.ts';

/** TP-12.2.8 Six rack spaces of one drone. */
export function packOf(charts: Charts, drone: string): Craft {
  const space = droneOf(charts, drone)?.space ?? 2;
  return { ...PLAIN, as: 'scatter-pack', load: Array<string>(Math.floor(charts.scatterPack / space)).fill(drone) };
}

/** TP-12.2.8 Scatter-packs that a ship has bought. */
export function packsOf(seen: Seen, id: Id): number {
  return shipNamed(seen, id)?.options.find(one => one.id === 'scatter-pack')?.n ?? 0;
}

/** TP-12.2.8, TP-15.2.3, ruling R96 The bay before the battle: what was bought stands loaded in the first boxes of admin shuttles. */
export function bayAtFirst(seen: Seen, { id, bay = [] }: Unit): Craft[] {
  let packs = packsOf(seen, id);
  return bay.map(({ kind }) => {
    if (kind !== 'admin' || packs === 0) return { ...PLAIN, load: [] };
    packs -= 1;
    return packOf(seen.book.charts, shipNamed(seen, id)?.drone ?? 'i');
  });
}
