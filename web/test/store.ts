import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A store that forgets with the test. */
export function store(): Storage {
  const of = new Map<string, string>();
  const storage = {
    getItem: (key: string) => of.get(key) ?? null,
    setItem: (key: string, value: string) => of.set(key, value),
    removeItem: (key: string) => of.delete(key),
  };
  return new Proxy(storage, {
    ownKeys: () => [...of.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}

/** A device on which nothing is kept yet. What was loaded before knows another one: see `newWindow`. */
export function emptyDevice(): void {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** What is kept, as a window finds it that is opened now. */
export async function newWindow() {
  vi.resetModules();
  const [{ battleHeads }, { battles, keepDrafts }, { forces }, { studies }] = await Promise.all([
    import('../src/session/battle-list.ts'),
    import('../src/session/keep.ts'),
    import('../src/session/forces.ts'),
    import('../src/session/studies.ts'),
  ]);
  return { battleHeads, battles, keepDrafts, forces, studies };
}
