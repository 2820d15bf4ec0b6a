/** Gives the list it gave before as long as nothing in it is another: what hangs on it is then left alone. */
export function stableList<T>(): (next: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return next => {
    if (next.length !== last.length || next.some((one, i) => one !== last[i])) last = next;
    return last;
  };
}
