// What one side was told, kept up as a match goes on.

import type { GameTypes, Side, Told } from '@flagplot/kernel';

/** Those things told that one side may hear; `everything` where every folder lies open. */
export class Hearing<G extends GameTypes> {
  readonly #side: Side | undefined;
  readonly #everything: boolean;
  #heard: readonly Told<G>[] = Object.freeze([]);
  /** How much of all that was told has been looked through, and the last of it. */
  #through = 0;
  #last: Told<G> | undefined;

  constructor(side: Side | undefined, everything = false) {
    this.#side = side;
    this.#everything = everything;
  }

  /** All of it, out of all that was told: the same list as long as nothing is added or taken back. */
  of(all: readonly Told<G>[]): readonly Told<G>[] {
    if (this.#through > 0 && all[this.#through - 1] !== this.#last) {
      this.#heard = [];
      this.#through = 0;
    }
    if (this.#through === all.length) return this.#heard;
    const fresh = all.slice(this.#through).filter(one => this.#hears(one));
    if (fresh.length > 0 || this.#through === 0) this.#heard = Object.freeze([...this.#heard, ...fresh]);
    this.#through = all.length;
    this.#last = all.at(-1);
    return this.#heard;
  }

  /** How many of the first `count` things told. */
  among(all: readonly Told<G>[], count: number): number {
    let heard = 0;
    for (let i = 0; i < count; i += 1) if (this.#hears(all[i]!)) heard += 1;
    return heard;
  }

  #hears({ to }: Told<G>): boolean {
    return this.#everything || !to || (this.#side !== undefined && to.includes(this.#side));
  }
}
