// Faults of a part, told as faults of the whole that it stands in.

import type { Refusal } from './contract.ts';

/** Puts the place of a part before that of a fault in it: a fault at `/order`, under `/journal/3`, stands at `/journal/3/order`. */
export const under =
  (path: string) =>
  (fault: Refusal): Refusal => ({ ...fault, at: path + (fault.at ?? '') });
