/** What may wait until a frame has room for it. */
export class FreeFrame {
  /** The frame that is waited for, 0 before the first. */
  #frame = 0;

  /** Calls in the first frame after one in which this was not asked again; of what was asked before nothing comes any more. */
  await(then: () => void): void {
    this.drop();
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(then);
    });
  }

  drop(): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
