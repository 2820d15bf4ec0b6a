// What lies face down: nothing between two steps (SQ-2.4.1).

/** A side's folder is always empty: what is decided unseen is opened in the step in which it is answered (SQ-2.4.2). */
export type Sealed = Record<string, never>;
