/** A small sign beside a hull: ink, lines of 1.6, in a box of 20 about the origin. `name` is what is read out, and stands in the key. */
export interface ConditionMark {
  readonly name: string;
  readonly path: string;
  /** Filled in the colour of the side, as flags are. */
  readonly filled?: true;
}
