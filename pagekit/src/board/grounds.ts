/** The grounds there are, by the name a sheet gives. */
import type { Scene, Sheet } from '@flagplot/scene';
import type { Ground } from './ground.ts';
import { HexGround } from './hex-ground.ts';

const GROUNDS: { readonly [G in Sheet['ground']]: (sheet: Extract<Sheet, { ground: G }>) => Ground } = {
  hexes: sheet => new HexGround(sheet),
};

/** The sheet that is shown where a table cannot be drawn. */
const BARE: { readonly [G in Sheet['ground']]: Extract<Sheet, { ground: G }> } = {
  hexes: { ground: 'hexes', columns: 20, rows: 20, layout: 'columns' },
};

/** Sheets come anew with every scene; a battle has but one. */
const made = new Map<string, Ground>();

/** The ground of a sheet: the same object for equal sheets. */
export function groundOf(sheet: Sheet): Ground {
  const key = JSON.stringify(sheet);
  const found = made.get(key) ?? GROUNDS[sheet.ground](sheet);
  made.set(key, found);
  return found;
}

/** A scene with nothing on it. */
export function emptyScene(ground: Sheet['ground'] = 'hexes'): Scene {
  return { sheet: BARE[ground], items: [] };
}
