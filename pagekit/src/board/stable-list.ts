/** Gives the list it gave before as long as nothing in it is another: what hangs on it is then left alone. */
export function stableList<T>(): (next: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return next => {
    if (next.length !== last.length || next.some((one, i) => one !== last[i])) last = next;
    return last;
  };
}

/** Gives each of some flat things as it gave it before, by its id, as long as no field of it is another: only what has changed is drawn anew. */
export function stableItems<T extends { readonly id: string }>(): (next: readonly T[]) => readonly T[] {
  let last: ReadonlyMap<string, T> = new Map();
  return next => {
    const now = next.map(one => {
      const before = last.get(one.id);
      return before && isAlike(before, one) ? before : one;
    });
    last = new Map(now.map(one => [one.id, one]));
    return now;
  };
}

function isAlike<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every(key => a[key] === b[key]);
}
