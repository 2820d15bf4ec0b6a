// How values are written: found by their keys first, by what the keys hold after.

const MIX = 0x9e3779b1;
/** Places of a shape in which nothing was written yet, and how many times as many there are once they run out. */
const FEWEST = 8;
const GROWS = 4;

/**
 * The keys of a value in the order they were written, and which of them hold numbers: one step of a tree that each value walks down as it is
 * read. Where it ends lie all values of that shape, as rows of numbers.
 */
export class InternedNode {
  readonly #above: InternedNode | undefined;
  readonly #key: string;
  readonly #plain: boolean;
  readonly #length: number;
  readonly #numbers = new Map<string, InternedNode>();
  readonly #others = new Map<string, InternedNode>();
  /** The step taken last from here, since values of one shape come in crowds. */
  #last: InternedNode | undefined;
  /** Of a shape with its keys in alphabetical order: all shapes with these keys in which values were written. */
  readonly #written: InternedNode[] = [];
  /** For each of those, once this is one of them: where its parts are found here. */
  #siblings: InternedNode[] | undefined;
  readonly #found = new Map<InternedNode, readonly number[]>();
  readonly #rows: number[] = [];
  readonly #ids: number[] = [];
  /** Rows by hash, counted from 1, 0 where there is none; twice as many places as rows at least. A plain list: typed ones take many times as long to make. */
  #places: number[] = new Array<number>(FEWEST).fill(0);

  constructor(above?: InternedNode, key = '', plain = false) {
    this.#above = above;
    this.#key = key;
    this.#plain = plain;
    this.#length = above ? above.#length + 1 : 0;
  }

  /** The shape with one key more. `plain`: it holds a number. */
  with(key: string, plain: boolean): InternedNode {
    const last = this.#last;
    if (last !== undefined && last.#key === key && last.#plain === plain) return last;
    const below = plain ? this.#numbers : this.#others;
    const next = below.get(key) ?? new InternedNode(this, key, plain);
    below.set(key, next);
    this.#last = next;
    return next;
  }

  /** The number of the value whose parts stand from `base` on; -1 if it is new in this shape. */
  find(parts: readonly number[], base: number): number {
    const row = this.#places[this.#place(parts, base)]!;
    return row === 0 ? -1 : this.#ids[row - 1]!;
  }

  /** Enters a value new in this shape: under the number it has where its keys stand otherwise, or under `fresh`. */
  enter(parts: readonly number[], base: number, fresh: number): number {
    if (!this.#siblings) {
      this.#siblings = this.#inOrder().#written;
      this.#siblings.push(this);
    }
    let id = fresh;
    for (const shape of this.#siblings) {
      const known = shape === this ? -1 : shape.find(this.#as(shape, parts, base), 0);
      if (known >= 0) id = known;
    }
    this.#keep(parts, base, id);
    return id;
  }

  #keep(parts: readonly number[], base: number, id: number): void {
    if (this.#ids.length * 2 >= this.#places.length) this.#grow();
    this.#places[this.#place(parts, base)] = this.#ids.push(id);
    for (let i = 0; i < this.#length; i += 1) this.#rows.push(parts[base + i]!);
  }

  #grow(): void {
    this.#places = new Array<number>(this.#places.length * GROWS).fill(0);
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

  /** The parts as another shape of the same keys has them. */
  #as(shape: InternedNode, parts: readonly number[], base: number): number[] {
    let places = this.#found.get(shape);
    if (!places) {
      const keys = this.#steps().map(step => step.#key);
      places = shape.#steps().map(step => keys.indexOf(step.#key));
      this.#found.set(shape, places);
    }
    return places.map(place => parts[base + place]!);
  }

  /** The same with the keys in alphabetical order; a list's, which have no names, stay as they are. */
  #inOrder(): InternedNode {
    const steps = this.#steps().sort((a, b) => (a.#key < b.#key ? -1 : a.#key > b.#key ? 1 : a.#length - b.#length));
    return steps.reduce((shape, step) => shape.with(step.#key, step.#plain), this.#root());
  }

  #steps(): InternedNode[] {
    return this.#above ? [...this.#above.#steps(), this] : [];
  }

  #root(): InternedNode {
    return this.#above ? this.#above.#root() : this;
  }
}
