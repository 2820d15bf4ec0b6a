/** The battles of this device as home lists them: read here by hand, so that nothing else of what is kept is loaded for it. */
import { DATABASE, type Head, lastFirst, OLDER, unwritten } from './heads.ts';

/** The battles of this device, the last changed first. Whatever lies in older storage is brought over before. */
export async function battleHeads(): Promise<Head[]> {
  if (hasOlder()) return (await import('./keep.ts')).battles.heads();
  const found = new Map((await readByHand()).map(head => [head.id, head]));
  for (const [id, { head }] of unwritten) found.set(id, head);
  return lastFirst([...found.values()]);
}

function hasOlder(): boolean {
  try {
    return Object.keys(localStorage).some(name => name.startsWith(OLDER));
  } catch {
    return false;
  }
}

/** What lies in the database; where there is none, none is made. */
function readByHand(): Promise<Head[]> {
  return new Promise(resolve => {
    const none = (): void => resolve([]);
    try {
      const opening = indexedDB.open(DATABASE);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = none;
      opening.onsuccess = () => {
        const found = opening.result.transaction('battles').objectStore('battles').getAll();
        found.onsuccess = () => resolve(found.result);
        found.onerror = none;
        opening.result.close();
      };
    } catch {
      none();
    }
  });
}
