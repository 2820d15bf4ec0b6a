/** The grounds there are, by the name a sheet gives. Hexes are always at hand; a plane is fetched with the first table that lies on it. */
import type { Place, Scene, Sheet } from '@flagplot/scene';
import type { Ground } from './ground.ts';
import { HexGround } from './hex-ground.ts';

type Makes = { [G in Sheet['ground']]?: (sheet: Extract<Sheet, { ground: G }>) => Ground };

const GROUNDS: Makes = { hexes: sheet => new HexGround(sheet) };

/** Fetches a ground: whoever draws a scene of it waits for this once. */
export async function fetchGround(name: string): Promise<void> {
  if (name !== 'plane' || GROUNDS.plane) return;
  const { PlaneGround } = await import('./plane-ground.ts');
  GROUNDS.plane = sheet => new PlaneGround(sheet);
}

function makeGround<G extends Sheet['ground']>(sheet: Extract<Sheet, { ground: G }>): Ground {
  const make = GROUNDS[sheet.ground as G];
  if (!make) throw new Error(`The ground of ${sheet.ground} has not been fetched`);
  return make(sheet);
}

/** The sheet that is shown where a table cannot be drawn. */
const BARE: { readonly [G in Sheet['ground']]: Extract<Sheet, { ground: G }> } = {
  hexes: { ground: 'hexes', columns: 20, rows: 20, layout: 'columns' },
  plane: { ground: 'plane', width: 48_000, height: 48_000 },
};

/** Sheets come anew with every scene; a battle has but one. */
const made = new Map<string, Ground>();

/** The ground of a sheet: the same object for equal sheets. */
export function groundOf(sheet: Sheet): Ground {
  const key = JSON.stringify(sheet);
  const found = made.get(key) ?? makeGround(sheet);
  made.set(key, found);
  return found;
}

/** A scene with nothing on it. */
export function emptyScene(ground: Sheet['ground'] = 'hexes'): Scene<Place> {
  return { sheet: BARE[ground], items: [] };
}
