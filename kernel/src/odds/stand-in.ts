// A value that stands for all that might come of a fold, to find out whether a rule hands it on without a look.

/** Thrown at the rule that looks. */
export const SEEN: Error = new Error('a value was looked at that might have been handed on unseen');

/** Whatever is done to a value is asked of its handler, and there is nothing to be had of this one. */
const handler = new Proxy(
  {},
  {
    get(): never {
      throw SEEN;
    },
  },
);

const PLAIN: object = new Proxy({}, handler);
const LIST: object = new Proxy([], handler);

/** A list or another object, as this one is. A rule can tell no more of it than that before SEEN is thrown, but for comparing it by identity. */
export function standInFor(like: object): object {
  return Array.isArray(like) ? LIST : PLAIN;
}

/** Whether a rule that sees no more than `unseen` would see cannot tell these apart. */
export function alike(a: unknown, b: unknown): boolean {
  return isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b);
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
