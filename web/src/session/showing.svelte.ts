import type { GameTypes, Side, Told } from '@flagplot/kernel';
import type { Beat, Scene } from '@flagplot/scene';

/** What is being played before the board shows how things came out. */
export interface Showing {
  scene: Scene;
  beats: readonly Beat[];
}

/** What each pair of eyes has seen so far: what is new to them is played over the board as they last saw it. */
export class Film {
  now: Showing | undefined = $state.raw();
  readonly #last: Record<Side, { scene: Scene; told: number }> = {};

  /** @param side whose eyes; none: a watcher's */
  look(
    side: Side | undefined,
    at: { told: readonly Told<GameTypes>[]; scene: Scene },
    beatsOf: (fresh: readonly Told<GameTypes>[]) => Beat[],
  ): void {
    const eyes = side ?? '';
    const last = this.#last[eyes];
    const fresh = at.told.slice(last?.told ?? at.told.length);
    const beats = fresh.length > 0 ? beatsOf(fresh) : [];
    if (last && beats.length > 0) this.now = { scene: last.scene, beats };
    this.#last[eyes] = { scene: at.scene, told: at.told.length };
  }

  end(): void {
    this.now = undefined;
  }
}
