// A second opinion: the rules of a system written again, apart from its code, and asked beside it about positions by chance.

export { between, once, oneOf, shuffle, some } from './chance.ts';

/** One question on which the two differ. */
export interface Disagreement {
  /** The question, in words: `Red 3 flies ahead 2, port: accepted`. */
  readonly what: string;
  /** What the second opinion says. */
  readonly ours: unknown;
  /** What the rules of the system say. */
  readonly theirs: unknown;
}

/** One position, and what both were asked about it. */
export interface Comparison {
  /** The position in a line or two of text, for whoever looks into a disagreement. */
  readonly position: string;
  /** How many questions of each kind were put to both: `path`, `volley`. */
  readonly questions: Readonly<Record<string, number>>;
  readonly disagreements: readonly Disagreement[];
}

/** What `systems/NAME/test/second-opinion/index.ts` exports as `secondOpinion`. */
export interface SecondOpinion {
  readonly system: string;
  /** Lays out the position of this seed, a whole number from 0 up to 2^32 - 1, and asks both: the same seed gives the same questions. */
  compare(seed: number): Comparison | Promise<Comparison>;
}

/** What both were asked, and where they differ. */
export class Inquiry {
  readonly questions: Record<string, number> = {};
  readonly disagreements: Disagreement[] = [];

  /** One question to both. @returns whether they agree. `what` says more than its kind, and is called only where they do not. */
  ask(kind: string, [ours, theirs]: readonly [ours: unknown, theirs: unknown], what: () => string): boolean {
    this.questions[kind] = (this.questions[kind] ?? 0) + 1;
    const agree = ours === theirs || JSON.stringify(ours) === JSON.stringify(theirs);
    if (!agree) this.disagreements.push({ what: `${kind}: ${what()}`, ours, theirs });
    return agree;
  }
}
