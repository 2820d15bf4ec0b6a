// What lies face down: between two steps nothing but standing choices (SQ-2.4.1, ruling R15).

import type { StandingChoice } from './orders.ts';

/** A side's folder: empty until it has left something to its squadrons. What is decided unseen is opened in the step in which it is answered (SQ-2.4.2). */
export interface Sealed {
  standing?: StandingChoice[];
}
