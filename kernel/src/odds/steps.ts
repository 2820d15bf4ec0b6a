// Steps of a fold yet to come, each list of them once.

/** A first step and what comes after it. The same steps are the same object. Made from the end: `NONE.before(3).before(5)` is 5, then 3. */
export class Steps {
  readonly length: number;
  /** The number of an item's value, or of a falling die minus its sides. */
  readonly key: number;
  readonly #rest: Steps | undefined;
  readonly #longer = new Map<number, Steps>();
  /** The one asked for last: handfuls are of like dice. */
  #last: Steps | undefined;

  constructor(key = 0, rest?: Steps) {
    this.key = key;
    this.#rest = rest;
    this.length = rest ? rest.length + 1 : 0;
  }

  get rest(): Steps {
    return this.#rest ?? this;
  }

  /** The list with `key` in front. */
  after(key: number): Steps {
    if (this.#last?.key === key) return this.#last;
    const known = this.#longer.get(key) ?? new Steps(key, this);
    this.#longer.set(key, known);
    this.#last = known;
    return known;
  }
}
