/** What has just come up hears nothing yet: the press that answered the last ask is no answer to this one. */

/** For so long, in milliseconds. */
const DEAF = 500;

/** What stands in the dock, from the moment it comes up. */
export class Fresh {
  /** Whether it is answered by a press. */
  hears: boolean = $state(true);
  /** A key that is held since before it came up: it says nothing until it is let go. */
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something else has come up. */
  begin(): void {
    clearTimeout(this.#timer);
    this.hears = false;
    this.#isHeld = true;
    this.#timer = setTimeout(() => {
      this.hears = true;
    }, DEAF);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether a key is none of this ask's: Enter and Space too early, and any that repeats since before. */
  isStaleKey({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
    if (!repeat) this.#isHeld = false;
    return (repeat && this.#isHeld) || (!this.hears && (key === 'Enter' || key === ' '));
  }

  /** Whether a press is none of this ask's: on the bar that answers too early, and the second of a double one wherever it falls. */
  isStalePress({ detail, target }: Pick<MouseEvent, 'detail' | 'target'>): boolean {
    return !this.hears && (detail > 1 || (target instanceof Element && target.closest('.commit') !== null));
  }

  /** Keeps presses and keys that are none of this ask's from everybody; the returned function stops. */
  listen(): () => void {
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (this.isStaleKey(event)) swallow(event);
    };
    const press = (event: MouseEvent): void => {
      if (this.isStalePress(event)) swallow(event);
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('click', press, true);
    return () => {
      this.end();
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('click', press, true);
    };
  }
}

/** The heading of what has come up takes the focus from what is gone; whoever is at the board, the list or the log stays there. */
export function takeFocus(heading: HTMLElement): void {
  const { activeElement, body } = document;
  heading.tabIndex = -1;
  const isHere = activeElement === null || activeElement === body || activeElement.matches('.dock');
  if (isHere || activeElement.closest('.asked')) heading.focus({ preventScroll: true });
}
