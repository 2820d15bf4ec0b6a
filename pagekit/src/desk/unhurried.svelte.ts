/** So long, in milliseconds, a pointer has stayed before a panel follows what it drags. */
const STAYS = 80;

/**
 * Something as a panel tells it: at once, but while it is dragged as it was when the pointer last stayed somewhere. Only the board follows every
 * move; whoever drags looks at that, and a dock drawn anew with it would hold it up.
 */
export class Unhurried<T> {
  readonly #now: () => T;
  readonly #isDragged: () => boolean;
  #told: T | undefined = $state.raw();

  /** To be made where effects may be, as a panel begins. */
  constructor(now: () => T, isDragged: () => boolean) {
    this.#now = now;
    this.#isDragged = isDragged;
    $effect(() => {
      const next = now();
      if (!isDragged()) {
        this.#told = next;
        return;
      }
      const timer = setTimeout(() => (this.#told = next), STAYS);
      return () => clearTimeout(timer);
    });
  }

  get told(): T {
    return this.#isDragged() ? (this.#told as T) : this.#now();
  }
}
