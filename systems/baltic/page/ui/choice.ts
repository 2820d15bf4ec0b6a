/** One of a few answers. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** What it comes to. */
  readonly says: string;
  /** Why it cannot be given. */
  readonly cannot?: string | undefined;
}
