/** What is about to be marked on a sheet. */
export interface Marks {
  /** Boxes of each weapon that will go, by mount. */
  weapons: readonly number[];
  /** The mounts one of which the hit in hand may take. */
  may: readonly number[];
  /** Points of structure that will go. */
  structure: number;
}
