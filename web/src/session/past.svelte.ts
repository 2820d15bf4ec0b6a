import type { Check, Held, Ruleset, Saved, Shapes } from '@flagplot/kernel';
import type { Guard } from './guard.svelte.ts';
import { asOf, type Moment, moments } from './replay.ts';

/** A battle as it was: replayed from its record to a moment, and looked at with the same eyes. */
export class Past {
  /** The moment that is looked at, and the table as it lay then; none: now. */
  then: { moment: Moment; match: Held<Shapes> } | undefined = $state.raw();
  readonly #rules: Ruleset<Shapes>;
  readonly #check: Check;
  readonly #guard: Guard;

  constructor(rules: Ruleset<Shapes>, check: Check, guard: Guard) {
    this.#rules = rules;
    this.#check = check;
    this.#guard = guard;
  }

  /** The moments one can go back to, from the first to the last. */
  moments(saved: Saved): Moment[] {
    return this.#guard.guarded('looking back', [], () => moments(this.#rules, saved, this.#check));
  }

  /** Goes to a moment; without one, or to the last one there is, back to now. */
  goTo(moment: Moment | undefined, saved: Saved): void {
    if (!moment || moment.entries >= saved.journal.length) this.then = undefined;
    else {
      const of = { entries: moment.entries, check: this.#check };
      const match = this.#guard.guarded('looking back', undefined, () => asOf(this.#rules, saved, of));
      this.then = match ? { moment, match } : undefined;
    }
  }
}
