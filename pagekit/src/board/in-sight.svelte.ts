/** What is asked about is framed once it is asked, and what is worked at stays in sight when something takes the board's room. */
import type { Place } from '@flagplot/scene';
import { untrack } from 'svelte';
import type { Size } from './camera.ts';
import { Director, type Framed } from './director.ts';
import type { Viewport } from './viewport.svelte.ts';

/** So long, in milliseconds, the board has had its size before anything is moved: a sheet that is drawn up changes it with every frame. */
const SETTLED = 60;

/** What is worked at on a board, and what takes its room. */
export interface AtWork extends Framed {
  /** The ask, by a text that no other has; none while nothing is asked. */
  ask: string | undefined;
  /** The unit or squadron in hand, and where it stands. */
  inHand: string | undefined;
  held: readonly Place[];
  /** What lies over the board, by a text that changes with it. */
  over: string;
}

/** What the board was last looked at for. */
interface Known {
  ask: string | undefined;
  inHand: string | undefined;
  /** Of what must be seen, as a text. */
  names: string;
  over: string;
}

/**
 * Moves the board, as little as may be, for whatever is asked next, and where what is worked at would be out of sight. Where a hand has
 * put it, it stays until the next ask, but for what is taken in hand out of sight, and for what would be lost from sight with the room.
 * @param ask in which the board was looked at as it is; none where it was not yet
 * @returns who moves it, and what ends that
 */
export function lead(viewport: Viewport, ask: string | undefined, workOf: () => AtWork): { director: Director; end(): void } {
  const director = new Director(viewport);
  const attendant = new Attendant({ viewport, director, ask });
  const end = $effect.root(() => {
    const work = $derived(workOf());
    const names = $derived(work.must.map(at => viewport.ground.key(at)).join(' '));
    $effect(() => {
      attendant.note({ ask: work.ask, inHand: work.inHand, names, over: work.over }, viewport);
      const timer = setTimeout(() => untrack(() => attendant.act(work)), SETTLED);
      return () => clearTimeout(timer);
    });
  });
  return { director, end };
}

/** A board, who moves it, and the ask in which it was looked at as it is. */
interface Attended {
  viewport: Viewport;
  director: Director;
  ask: string | undefined;
}

/** Remembers what the board may have to be moved for, until it is. */
class Attendant {
  readonly #viewport: Viewport;
  readonly #director: Director;
  #before: Known;
  /** The room there was when the board was last looked after. */
  #size: Size = { width: 0, height: 0 };
  /** Another ask; another thing in hand, or other places of it; more room, or less. */
  #isAsked = false;
  #isTaken = false;
  #isChanged = false;
  #isFitted = true;

  constructor({ viewport, director, ask }: Attended) {
    this.#viewport = viewport;
    this.#director = director;
    this.#before = { ask, inHand: undefined, names: '', over: '' };
  }

  note(now: Known, { width, height }: Size): void {
    const before = this.#before;
    this.#isAsked ||= now.ask !== undefined && now.ask !== before.ask;
    this.#isTaken ||= now.inHand !== before.inHand;
    this.#isChanged ||= now.names !== before.names;
    if (this.#size.width === 0) this.#size = { width, height };
    this.#isFitted &&= width === this.#size.width && height === this.#size.height && now.over === before.over;
    this.#before = { ...now, ask: now.ask ?? before.ask };
  }

  act(work: AtWork): void {
    const director = this.#director;
    const { must, held } = work;
    if (!this.#isFitted) director.refit(work, this.#size);
    this.#isFitted = true;
    this.#size = this.#viewport.size;
    // What is asked is shown once it is known what that is about, and once what came before has been watched.
    if (must.length === 0) return;
    if (this.#isAsked) director.frame(work);
    else if (this.#viewport.isByHand ? this.#isTaken && !director.shows(held) : this.#isTaken || this.#isChanged)
      director.bring(must);
    this.#isAsked = this.#isTaken = this.#isChanged = false;
  }
}
