/** The table of a battle as all see it, kept beside it for home. It is drawn anew after every answer: losing one loses nothing. */
import { pictureOf } from '@flagplot/pagekit/board/pictured.ts';
import type { Place, Scene } from '@flagplot/scene';
import { type Database, database, type PartKey } from './database.ts';
import type { KeptPicture } from './picture-kept.ts';

/** Keeps the units of a scene, each as its numbers alone; a device that has no room keeps none, and a battle that was taken off has none. */
export async function keepPicture(id: string, scene: Scene<Place>, sides: readonly string[]): Promise<void> {
  const units = scene.items.filter(({ kind }) => kind === 'unit');
  const { areas: _areas, wakes: _wakes, ...picture } = pictureOf({ ...scene, items: units }, sides);
  const stands = picture.units.map(({ hull, side, x, y, turned, lost }) => [
    hull,
    side,
    Math.round(x),
    Math.round(y),
    turned,
    lost ? 1 : 0,
  ]);
  try {
    await put(await database(), id, { ...picture, units: stands.join() });
  } catch {
    // Then home shows the battle that computers play.
  }
}

/** A table on which nobody has moved is not written again. */
async function put(db: Database, id: string, kept: KeptPicture): Promise<void> {
  const tx = db.transaction(['battles', 'parts'], 'readwrite');
  const parts = tx.objectStore('parts');
  const key: PartKey = ['battles', id, 'picture'];
  const [battle, before] = await Promise.all([tx.objectStore('battles').getKey(id), parts.get(key)]);
  if (battle !== undefined && (before as KeptPicture | undefined)?.units !== kept.units) await parts.put(kept, key);
  await tx.done;
}
