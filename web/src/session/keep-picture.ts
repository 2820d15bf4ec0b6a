/** The table of a battle as all see it, kept beside it for home. It is drawn anew after every answer: losing one loses nothing. */
import { pictureOf } from '@flagplot/pagekit/board/pictured.ts';
import type { Place, Scene } from '@flagplot/scene';
import { database } from './database.ts';
import type { KeptPicture } from './picture-kept.ts';

/** What was kept last, by the id of its battle: a table on which nobody has moved is not written again. */
const last = new Map<string, string>();

/** Keeps the units of a scene, each as its numbers alone; a device that has no room keeps none. */
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
  const kept: KeptPicture = { ...picture, units: stands.join() };
  if (last.get(id) === kept.units) return;
  last.set(id, kept.units);
  try {
    await (await database()).put('parts', kept, ['battles', id, 'picture']);
  } catch {
    // Then home shows the battle that computers play.
  }
}
