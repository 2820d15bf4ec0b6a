// How values are written: found by their keys first, by what the keys hold after.

const MIX = 0x9e3779b1;

/**
 * The keys of a value in the order they were written, and which of them hold numbers: one step of a tree that each value walks down as it is
 * read. Where it ends lie all values of that shape, as rows of numbers.
 */
export class Shape {
  readonly #above: Shape | undefined;
  readonly #key: string;
  readonly #plain: boolean;
  readonly #length: number;
  /** The step taken last from here, since values of one shape come in crowds. */
  #last: Shape | undefined;
  readonly #numbers = new Map<string, Shape>();
  readonly #others = new Map<string, Shape>();
  /** The same keys in alphabetical order; and from where each comes. */
  #sorted: { shape: Shape; order: readonly number[] } | undefined;
  readonly #rows: number[] = [];
  readonly #ids: number[] = [];
  /** Rows by hash, counted from 1; twice as many places as rows at least. */
  #places = new Int32Array(8);

  constructor(above?: Shape, key = '', plain = false) {
    this.#above = above;
    this.#key = key;
    this.#plain = plain;
    this.#length = above ? above.#length + 1 : 0;
  }

  /** The shape with one key more. `plain`: it holds a number. */
  with(key: string, plain: boolean): Shape {
    const last = this.#last;
    if (last !== undefined && last.#key === key && last.#plain === plain) return last;
    const below = plain ? this.#numbers : this.#others;
    const next = below.get(key) ?? new Shape(this, key, plain);
    below.set(key, next);
    this.#last = next;
    return next;
  }

  /** The number of the value whose parts stand from `base` on; -1 if it is new in this shape. */
  find(parts: readonly number[], base: number): number {
    const row = this.#places[this.#place(parts, base)]!;
    return row === 0 ? -1 : this.#ids[row - 1]!;
  }

  /** Enters a value new in this shape: under the number it has where its keys are sorted, or under a new one. */
  known(parts: readonly number[], base: number, fresh: number): number {
    this.#sorted ??= this.#inOrder();
    const { shape, order } = this.#sorted;
    let id = fresh;
    if (shape !== this) {
      const sorted = order.map(place => parts[base + place]!);
      const found = shape.find(sorted, 0);
      id = found >= 0 ? found : shape.known(sorted, 0, fresh);
    }
    this.#enter(parts, base, id);
    return id;
  }

  #enter(parts: readonly number[], base: number, id: number): void {
    if (this.#ids.length * 2 >= this.#places.length) this.#grow();
    this.#places[this.#place(parts, base)] = this.#ids.push(id);
    for (let i = 0; i < this.#length; i += 1) this.#rows.push(parts[base + i]!);
  }

  #grow(): void {
    this.#places = new Int32Array(this.#places.length * 2);
    for (let row = 0; row < this.#ids.length; row += 1) this.#places[this.#place(this.#rows, row * this.#length)] = row + 1;
  }

  /** Where these parts are entered, or would be. */
  #place(parts: readonly number[], base: number): number {
    const length = this.#length;
    let hash = 1;
    for (let i = 0; i < length; i += 1) hash = Math.imul(hash ^ parts[base + i]!, MIX);
    const mask = this.#places.length - 1;
    let place = (hash ^ (hash >>> 15)) & mask;
    while (this.#places[place] !== 0 && !this.#is(this.#places[place]! - 1, parts, base)) place = (place + 1) & mask;
    return place;
  }

  #is(row: number, parts: readonly number[], base: number): boolean {
    const at = row * this.#length;
    for (let i = 0; i < this.#length; i += 1) if (this.#rows[at + i] !== parts[base + i]) return false;
    return true;
  }

  #inOrder(): { shape: Shape; order: readonly number[] } {
    const steps: Shape[] = [];
    for (let step: Shape = this; step.#above; step = step.#above) steps.unshift(step);
    const order = steps
      .map((_, i) => i)
      .sort((a, b) => (steps[a]!.#key < steps[b]!.#key ? -1 : steps[a]!.#key > steps[b]!.#key ? 1 : a - b));
    if (order.every((place, i) => place === i)) return { shape: this, order };
    let shape = this.#root();
    for (const place of order) shape = shape.with(steps[place]!.#key, steps[place]!.#plain);
    return { shape, order };
  }

  #root(): Shape {
    return this.#above ? this.#above.#root() : this;
  }
}
