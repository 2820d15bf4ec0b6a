// JSON pointers of refusals, read by their parts: `/squadrons/1` is no beginning of `/squadrons/10`.

import type { Refusal } from '@flagplot/kernel';

/** The names in a pattern: `n` and `m` of `/squadrons/:n/path/:m`. */
type Names<P extends string> = P extends `${infer Part}/${infer Rest}`
  ? Names<Part> | Names<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

/** A place in a list, counted from 0, as a pointer writes it. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * The places in lists that a pointer names: `pointer('/squadrons/:n/path/:m', '/squadrons/3/path/0/to')` is `{ n: 3, m: 0 }`.
 * @param at the pointer; it may lead further in than the pattern.
 * @returns the places by name, counted from 0; nothing where the pointer leads elsewhere.
 */
export function pointer<P extends string>(pattern: P, at: string | undefined): Readonly<Record<Names<P>, number>> | undefined {
  const parts = at?.split('/');
  const found: Record<string, number> = {};
  for (const [i, wanted] of pattern.split('/').entries()) {
    const part = parts?.[i];
    if (part === undefined) return undefined;
    if (!wanted.startsWith(':')) {
      if (part !== wanted) return undefined;
    } else if (INDEX.test(part)) found[wanted.slice(1)] = Number(part);
    else return undefined;
  }
  return found as Readonly<Record<Names<P>, number>>;
}

/** The refusals of one place in an order and of all that lies in it. */
export function refusalsWithin(refusals: readonly Refusal[], place: string): Refusal[] {
  return refusals.filter(({ at }) => pointer(place, at) !== undefined);
}
