/** Something that breaks a rule of names or sizes. */
export interface Offence {
  readonly path: string;
  readonly line: number;
  /** What it is known by from one run to the next, since lines move. */
  readonly name: string;
  /** What is wrong with it, and what would be right. */
  readonly say: string;
}
