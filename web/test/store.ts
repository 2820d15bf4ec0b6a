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
