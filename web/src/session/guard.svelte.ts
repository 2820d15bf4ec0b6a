import type { Json } from '@flagplot/kernel';
import { type Fault, faultOf } from './fault.ts';

/** What must not take the page with it: a fault of ours becomes a panel with a case to report, and something plain stands in. */
export class Guard {
  fault: Fault | undefined = $state.raw();
  readonly #caseOf: (last?: { side: string; order: Json }) => Json;

  /** @param caseOf what led to where the battle stands, and the answer that broke it if one did */
  constructor(caseOf: (last?: { side: string; order: Json }) => Json) {
    this.#caseOf = caseOf;
  }

  /** What went wrong: the battle itself is as it was. */
  broke(doing: string, error: unknown, last?: { side: string; order: Json }): void {
    this.fault = faultOf(doing, error, this.#caseOf(last));
  }

  /** The fault was seen. */
  clear(): void {
    this.fault = undefined;
  }

  /** Does it, or says what went wrong and gives what stands in. Safe while something is being derived. */
  attempt<T>(doing: string, instead: T, act: () => T): T {
    try {
      return act();
    } catch (error) {
      queueMicrotask(() => this.broke(doing, error));
      return instead;
    }
  }
}
