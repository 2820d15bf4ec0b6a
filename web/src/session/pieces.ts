/** Long work done in pieces, so that the page goes on living between two of them. */

/** How long a piece may take, in milliseconds. */
const PIECE = 8;

/** A way to the end of long work. */
export class Pieces {
  #began: number = performance.now();

  /** Called between two steps of the work: lets the page live for a moment where it has stood still for long enough. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#began < PIECE) return;
    await new Promise(resolve => setTimeout(resolve));
    this.#began = performance.now();
  }
}
