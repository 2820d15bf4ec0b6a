import type { GameTypes, Side, Told } from '@flagplot/kernel';
import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import type { Beat, Place, Scene } from '@flagplot/scene';

/** What is played: beats of what was told, over the board as it was before. */
export interface Reel {
  scene: Scene<Place>;
  /** What the places that beats name are places in. */
  fresh: readonly Told<GameTypes>[];
  /** None as long as what makes them is being fetched. */
  beats: readonly Beat<Place>[] | undefined;
  /** The board as it is afterwards. */
  after: Scene<Place>;
}

/** What is being played before the board shows how things came out. */
export interface Showing extends Reel {
  /** The table as these eyes last saw it, and how much they had been told by then. */
  seen: Seen;
  from: number;
}

/** The table as a pair of eyes sees it. */
export interface Look {
  told: readonly Told<GameTypes>[];
  seen: Seen;
  scene: Scene<Place>;
}

/** What each pair of eyes has seen so far: what is new to them is played over the board as they last saw it. */
export class Film {
  now: Showing | undefined = $state.raw();
  #eyes = '';
  readonly #last: Record<Side, Look> = {};
  #lately: Readonly<Record<Side, Showing>> = $state.raw({});
  readonly #ended: () => void;

  /** @param ended called when what was told turns out to have nothing to be played */
  constructor(ended: () => void = () => undefined) {
    this.#ended = ended;
  }

  /**
   * Looks at the table as it lies now.
   * @param side whose eyes; none: a watcher's
   * @param beatsOf makes beats of what is new to them, at once or after having fetched what does
   */
  look(
    side: Side | undefined,
    at: Look,
    beatsOf: (fresh: readonly Told<GameTypes>[]) => readonly Beat<Place>[] | Promise<readonly Beat<Place>[]>,
  ): void {
    this.#eyes = side ?? '';
    const last = this.#last[this.#eyes];
    this.#last[this.#eyes] = at;
    if (!last || at.told.length <= last.told.length) return;
    // What is told before the first of it could be played is played with it.
    const waits = this.now && this.now.beats === undefined ? this.now : undefined;
    const { seen, scene, from } = waits ?? { ...last, from: last.told.length };
    const showing: Showing = { seen, scene, from, fresh: at.told.slice(from), beats: undefined, after: at.scene };
    const beats = beatsOf(showing.fresh);
    if (!(beats instanceof Promise)) {
      if (beats.length > 0) this.now = { ...showing, beats };
      return;
    }
    this.now = showing;
    void beats.then(made => this.#begin(showing, made));
  }

  /** What was fetched is there, if it is still waited for. */
  #begin(showing: Showing, beats: readonly Beat<Place>[]): void {
    if (this.now !== showing) return;
    this.now = beats.length > 0 ? { ...showing, beats } : undefined;
    if (!this.now) this.#ended();
  }

  /** Whether what is played is played to other eyes than these. */
  isOthers(side: Side | undefined): boolean {
    return this.now !== undefined && this.#eyes !== (side ?? '');
  }

  /** What was played to a pair of eyes last; none as long as it is being played. */
  lately(side: Side | undefined): Showing | undefined {
    return this.now ? undefined : this.#lately[side ?? ''];
  }

  end(): void {
    if (this.now?.beats) this.#lately = { ...this.#lately, [this.#eyes]: this.now };
    this.now = undefined;
  }
}
