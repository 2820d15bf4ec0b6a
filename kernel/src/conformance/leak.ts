// A leak as it is planted into a rule system, to see that the suite finds it.

/** What a leak goes by: the eight ways in which rules have been seen to tell what they should keep, or to keep what they should tell. */
export type LeakKind =
  /** Orders worth a thought are others where another side has ordered otherwise. */
  | 'candidates'
  /** Who is asked, in what order or what about, depends on a folder. */
  | 'asks'
  | 'forecast'
  /** What is guessed of another side's folder is read there. */
  | 'imagine'
  /** An event says how many orders of a kind lie sealed. */
  | 'count'
  /** An order is told as it is sealed. */
  | 'sealing'
  /** An absent player does what he would do if he knew what another has ordered. */
  | 'idle'
  /** News of what has changed on the table reaches one side alone. */
  | 'news';

/** A text that stands once in a file, and what stands there in its place. */
export interface Change {
  /** From the folder of the workspace. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** A leak: a patch of eight lines at most, taken away and put in, that no check of types and no other test notices. */
export interface Leak {
  /** `what-is-leaked-to-whom`, its own in the whole house. */
  readonly name: string;
  readonly kind: LeakKind;
  readonly changes: readonly Change[];
}
