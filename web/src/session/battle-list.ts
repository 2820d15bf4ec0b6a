/** The battles of this device as home lists them: read here by hand, so that nothing else of what is kept is loaded for it. */
import { AHEAD, DATABASE, type Head, lastFirst, OLDER, unwritten } from './heads.ts';

/** A battle in the list. */
export interface Listed extends Head {
  /** It lies in memory alone: this device has no room for it, or keeps nothing. */
  readonly unkept?: true;
}

/** The battles of this device, the last changed first: what lies in older storage is brought over before, what is on its way is among them. */
export async function battleHeads(): Promise<Listed[]> {
  let heads: Head[] = [];
  try {
    const isMore = Object.keys(localStorage).some(name => name.startsWith(OLDER) || name.startsWith(AHEAD));
    heads = isMore ? await (await import('./keep.ts')).battles.heads() : await readByHand();
  } catch {
    // A browser that keeps nothing has what lies in memory.
  }
  const inMemory = [...unwritten.values()].map(({ head }) => ({ ...head, unkept: true as const }));
  return lastFirst([...inMemory, ...heads.filter(({ id }) => !unwritten.has(id))]);
}

/** What lies in the database; where there is none, none is made, and it rejects. */
function readByHand(): Promise<Head[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = reject;
    opening.onsuccess = () => {
      const found = opening.result.transaction('battles').objectStore('battles').getAll();
      found.onsuccess = () => resolve(found.result);
      found.onerror = reject;
      opening.result.close();
    };
  });
}
