// Steps of a fold yet to come, each list of them once.

/** A first step and what comes after it. The same steps are the same object. Made from the end: `NONE.before(3).before(5)` is 5, then 3. */
export class StepList {
  readonly length: number;
  /** The number of an item's value, or of a falling die minus its sides. */
  readonly key: number;
  readonly #rest: StepList | undefined;
  readonly #longer = new Map<number, StepList>();
  /** The one asked for last: handfuls are of like dice. */
  #last: StepList | undefined;

  constructor(key = 0, rest?: StepList) {
    this.key = key;
    this.#rest = rest;
    this.length = rest ? rest.length + 1 : 0;
  }

  get rest(): StepList {
    return this.#rest ?? this;
  }

  /** The list with `key` in front. */
  after(key: number): StepList {
    if (this.#last?.key === key) return this.#last;
    const known = this.#longer.get(key) ?? new StepList(key, this);
    this.#longer.set(key, known);
    this.#last = known;
    return known;
  }
}
