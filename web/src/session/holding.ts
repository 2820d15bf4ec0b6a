/** Which window of this device plays a battle's computers and serves its other windows: one at a time, that which was played at last. */

/** A window's hold on a battle, or its wait for one. */
export interface Holding {
  /** Somebody has played here: the window that holds the battle lets go of it. */
  take(): void;
  /** Lets go of it for good. */
  close(): void;
}

/**
 * Holds a battle as soon as no other window does.
 * @param begin what whoever holds it does; gives how to stop
 */
export function holdBattle(id: string, begin: () => () => void): Holding {
  if (navigator.locks) return new Hold(`flagplot.battle.${id}`, begin);
  // A page that is not sent securely has no locks: what it writes is held to versions all the same.
  return { take: () => undefined, close: begin() };
}

class Hold implements Holding {
  readonly #name: string;
  readonly #begin: () => () => void;
  /** Stops what is done while it is held. */
  #stop: (() => void) | undefined;
  #release: (() => void) | undefined;
  /** Ends the wait for it. */
  #waiting: AbortController | undefined;
  #isClosed = false;

  constructor(name: string, begin: () => () => void) {
    this.#name = name;
    this.#begin = begin;
    this.#wait();
  }

  take(): void {
    if (this.#stop || this.#isClosed) return;
    this.#waiting?.abort();
    void this.#request({ steal: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting?.abort();
    this.#letGo();
  }

  #wait(): void {
    this.#waiting = new AbortController();
    void this.#request({ signal: this.#waiting.signal });
  }

  async #request(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(this.#name, options, () => this.#hold());
    } catch {
      // Another window has taken it, or it is waited for otherwise.
      if (!this.#stop) return;
      this.#letGo();
      if (!this.#isClosed) this.#wait();
    }
  }

  #hold(): Promise<void> | undefined {
    if (this.#isClosed) return undefined;
    this.#stop = this.#begin();
    return new Promise(resolve => {
      this.#release = resolve;
    });
  }

  #letGo(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#release?.();
  }
}
