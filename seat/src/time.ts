/** Time and chance as a seat needs them: handed in, so that tests need not wait. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something so many milliseconds from now. Returns how to call it off. */
  later(ms: number, run: () => void): () => void;
  /** 0 and above, below 1. */
  chance(): number;
}

/** The time of this machine. */
export const machineTime: Time = {
  now: () => Date.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

/** Milliseconds between two tries: the first, and the longest that doubling comes to. */
export const FIRST = 500;
const LONGEST = 30_000;

/** A time between the half of this one and the whole, so that not all come back at once. */
export function waitOf(time: Time, ms: number): number {
  return Math.min(ms, LONGEST) * (0.5 + time.chance() / 2);
}
