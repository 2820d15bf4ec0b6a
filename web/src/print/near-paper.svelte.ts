import { MediaQuery } from 'svelte/reactivity';

/**
 * Whether somebody may be about to print by the browser: a hand that goes for its keys, or a pointer that leaves the page for its menus. A
 * browser prints what is there at once, so that what only paper has is fetched by then.
 */
export class NearPaper {
  #isNear = $state(false);
  readonly #paper = new MediaQuery('print');

  get near(): boolean {
    return this.#isNear || this.#paper.current;
  }

  /** Watches until the returned function is called. */
  listen(): () => void {
    const come = () => (this.#isNear = true);
    const byKey = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') come();
    };
    const page = document.documentElement;
    page.addEventListener('pointerleave', come);
    addEventListener('keydown', byKey);
    return () => {
      page.removeEventListener('pointerleave', come);
      removeEventListener('keydown', byKey);
    };
  }
}
