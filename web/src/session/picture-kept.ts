/** The table of a battle as it was kept last: read by hand, so that home loads nothing else of what is kept for it. */
import type { Picture } from '@flagplot/scene';
import { DATABASE } from './heads.ts';

/** A picture as it is kept. Of each unit there are six numbers: hull, side, across, down, degrees, and whether it is lost. */
export interface KeptPicture extends Omit<Picture, 'areas' | 'wakes' | 'units'> {
  readonly units: string;
}

/** Nothing where the battle was kept without one. */
export function pictureKept(id: string): Promise<KeptPicture | undefined> {
  return new Promise(resolve => {
    const opening = indexedDB.open(DATABASE);
    // Where there is no database, none is made.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const found = opening.result.transaction('parts').objectStore('parts').get(['battles', id, 'picture']);
      found.onsuccess = () => resolve(found.result);
      opening.result.close();
    };
  });
}
