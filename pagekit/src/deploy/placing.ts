/** What is set up, and how it is turned where it stands. Nothing here draws. */

/** A unit that is set up, as a row of the list. */
export interface PlacingRow {
  id: string;
  /** What stands in its badge: `A`. */
  badge: string;
  name: string;
  /** Behind the name: `and 3 more`. */
  rest?: string;
  /** Lines below the name. */
  says: readonly string[];
  /** Where it would stand: `0512, north`. */
  at: string;
  /** It cannot stand so: why is said among the refusals. */
  faulty: boolean;
}

/** Two buttons that turn what is in hand where it stands. */
export interface Turns {
  /** What they set: `Heading`. */
  name: string;
  /** Their words, to the left and to the right, and the keys that do the same. */
  words: readonly [left: string, right: string];
  keys: readonly [left: string, right: string];
}
