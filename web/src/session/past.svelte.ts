import type { Check, GameTypes, Ruleset, Saved } from '@flagplot/kernel';
import type { Guard } from './guard.svelte.ts';
import { type Moment, Trail } from './replay.ts';

/** A battle as it was: replayed from its record, and looked at with the same eyes. */
export class Past {
  /** The moment that is looked at; none: now. */
  then: Moment | undefined = $state.raw();
  readonly #trail: Trail;
  readonly #guard: Guard;

  constructor(rules: Ruleset<GameTypes>, check: Check, guard: Guard) {
    this.#trail = new Trail(rules, check);
    this.#guard = guard;
  }

  /** The moments one can go back to, from the first to the last. */
  moments(saved: Saved): readonly Moment[] {
    return this.#guard.attempt('looking back', [], () => this.#trail.moments(saved));
  }

  /** Goes to a moment; without one, or to the last one there is, back to now. */
  goTo(moment: Moment | undefined, present: number): void {
    this.then = moment && moment.step < present ? moment : undefined;
  }
}
