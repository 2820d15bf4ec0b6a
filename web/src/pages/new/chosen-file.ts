import type { Json, Refusal, Saved } from '@flagplot/kernel';

/** A file that was chosen: a scenario to begin, or a battle that goes on. */
export type ChosenFile = { name: string; scenario: Json } | { name: string; saved: Saved };

/** What is wrong with a file, by the field it was chosen in. */
export interface FileFaults {
  readonly field: 'scenario' | 'numbers';
  readonly faults: readonly Refusal[];
}
