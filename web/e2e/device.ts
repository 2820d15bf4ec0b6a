import type { Page } from '@playwright/test';

/** An entry as it lies on the device: what lists show of it, and its parts by their names. */
export type KeptEntry = Readonly<Record<string, unknown>> & { id: string };

/**
 * All that is kept of a kind, a list whose items have rows of their own as one. What was done just now is on its way there: look until it
 * has come.
 */
export async function keptOn(page: Page, kind: 'battles' | 'forces' | 'studies'): Promise<KeptEntry[]> {
  return page.evaluate(async kind => {
    const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const db = await answered(indexedDB.open('flagplot'));
    const tx = db.transaction([kind, 'parts']);
    const heads: KeptEntry[] = await answered(tx.objectStore(kind).getAll());
    const entries = heads.map(async head => {
      const range = IDBKeyRange.bound([kind, head.id], [kind, head.id, []]);
      const of = tx.objectStore('parts');
      const [keys, values] = await Promise.all([answered(of.getAllKeys(range)), answered(of.getAll(range))]);
      const parts: Record<string, unknown> = {};
      for (const [i, key] of keys.entries()) {
        const [, , name = '', place] = key as string[];
        if (place === undefined) parts[name] = values[i];
        else parts[name] = [...((parts[name] as unknown[] | undefined) ?? []), values[i]];
      }
      return { ...head, ...parts };
    });
    const found = await Promise.all(entries);
    db.close();
    return found;
  }, kind);
}

/** How many answers a kept battle has. */
export async function answersOn(page: Page): Promise<number> {
  const [battle] = await keptOn(page, 'battles');
  const journal = (battle?.journal ?? []) as readonly { kind: string }[];
  return journal.filter(({ kind }) => kind === 'answer').length;
}

/** What is kept of a kind, but for how it lies there. */
export async function entriesOn(page: Page, kind: Parameters<typeof keptOn>[1]): Promise<object[]> {
  return (await keptOn(page, kind)).map(({ version: _version, by: _by, ...entry }) => entry);
}
