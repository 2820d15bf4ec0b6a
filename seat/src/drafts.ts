// Orders half made: one a side, for the step that is played. The highest revision stands.

import type { Side } from '@flagplot/kernel';
import type { Draft } from './seat.ts';

/** A draft before it has its revision. */
type Sketch = Omit<Draft, 'revision'>;

export class Drafts {
  readonly #drafts = new Map<Side, Draft>();
  /** The highest revision of each side, of drafts thrown away too. */
  readonly #revisions = new Map<Side, number>();

  all(): Readonly<Record<Side, Draft>> {
    return Object.fromEntries(this.#drafts);
  }

  /** The half-made order of a side; that of another step than this is gone. */
  at(step: number, side: Side | undefined): Draft | undefined {
    const draft = side === undefined ? undefined : this.#drafts.get(side);
    return draft?.step === step ? draft : undefined;
  }

  /** Lays a draft down as it was made elsewhere. False where a later one stands. */
  lay(side: Side, draft: Draft): boolean {
    if (draft.revision <= this.#revision(side)) return false;
    this.#revisions.set(side, draft.revision);
    this.#drafts.set(side, Object.freeze(draft));
    return true;
  }

  /** Lays a draft down over the one there is. */
  sketch(side: Side, sketch: Sketch): void {
    this.lay(side, { ...sketch, revision: this.#revision(side) + 1 });
  }

  throwAway(side: Side): void {
    this.#revisions.set(side, this.#revision(side) + 1);
    this.#drafts.delete(side);
  }

  #revision(side: Side): number {
    return this.#revisions.get(side) ?? 0;
  }
}
