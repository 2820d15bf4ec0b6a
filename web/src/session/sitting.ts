/** Who sits at this window: a reload goes on with the same person, a new window begins covered. */
import type { Side } from '@flagplot/kernel';

const SITTING = 'flagplot.sitting.';

export function sits(id: string, side: Side | undefined): void {
  try {
    if (side === undefined) sessionStorage.removeItem(SITTING + id);
    else sessionStorage.setItem(SITTING + id, side);
  } catch {
    // Then a reload asks who it is.
  }
}

export function satHere(id: string): Side | undefined {
  try {
    return sessionStorage.getItem(SITTING + id) ?? undefined;
  } catch {
    return undefined;
  }
}
