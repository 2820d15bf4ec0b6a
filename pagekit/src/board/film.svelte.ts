/** Plays what was told: beat after beat, each by moving what is drawn. Nothing is changed but what the eye sees. */
import type { Beat, Facing, Motion, Place } from '@flagplot/scene';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Ground } from './ground.ts';

const HEXSTEP = 110;
const LONGEST = 900;
const FIRE = 260;
const HIT = 180;
const LOSS = 600;

export interface Shot {
  id: number;
  side: string;
  from: Place;
  to: Place;
}

/** What is out of its place while a film runs: the board draws the scene as it was, and this over it. */
export class Film {
  /** Where units have come to so far. */
  readonly moved: SvelteMap<string, { at: Place; facing: Facing }> = new SvelteMap();
  readonly moving: SvelteSet<string> = new SvelteSet();
  readonly lost: SvelteSet<string> = new SvelteSet();
  shots: Shot[] = $state.raw([]);
  struck: Place[] = $state.raw([]);
  running: boolean = $state(false);
  #ground: Ground | undefined;
  #run = 0;
  #skipped = false;
  #rate = 1;
  #animations: Animation[] = [];

  /**
   * Plays all beats, `rate` times as fast as they happened; the element of a unit is found by its id. Ends early when skipped, or
   * when another film begins.
   */
  async play(
    beats: readonly Beat<Place>[],
    on: { ground: Ground; rate: number; unit(id: string): SVGElement | undefined },
  ): Promise<void> {
    this.#ground = on.ground;
    this.#rate = on.rate;
    this.#run += 1;
    const run = this.#run;
    this.clear();
    this.running = true;
    this.#skipped = false;
    for (const beat of beats) {
      await Promise.all(beat.map(motion => this.#one(motion, on.unit)));
      if (run !== this.#run) return;
      this.shots = [];
      this.struck = [];
      if (this.#skipped) break;
    }
    this.running = false;
  }

  skip(): void {
    this.#skipped = true;
    for (const animation of this.#animations) animation.finish();
  }

  /** Back to the scene alone, once it shows how things came out. */
  clear(): void {
    this.moved.clear();
    this.moving.clear();
    this.lost.clear();
    this.shots = [];
    this.struck = [];
  }

  async #one(motion: Motion<Place>, unit: (id: string) => SVGElement | undefined): Promise<void> {
    if (motion.kind === 'move') return this.#move(motion, unit(motion.unit));
    if (motion.kind === 'fire') {
      const { side, from, to } = motion;
      this.shots = [...this.shots, { id: this.shots.length, side, from, to }];
      return this.#wait(FIRE * 2);
    }
    if (motion.kind === 'hit') {
      this.struck = [...this.struck, motion.at];
      return this.#wait(HIT * 2);
    }
    this.lost.add(motion.unit);
    return this.#wait(LOSS);
  }

  async #move(motion: Extract<Motion<Place>, { kind: 'move' }>, element: SVGElement | undefined): Promise<void> {
    const last = motion.through.at(-1);
    if (!last) return;
    this.moving.add(motion.unit);
    if (element && this.#ground && motion.through.length > 1) {
      const duration = Math.min(LONGEST, HEXSTEP * (motion.through.length - 1)) / this.#rate;
      await this.#awaitEnd(
        element.animate(keyframes(motion.through, this.#ground, element.hasAttribute('data-upright')), {
          duration,
          easing: 'linear',
          fill: 'forwards',
        }),
        () => {
          this.moved.set(motion.unit, last);
        },
      );
    } else this.moved.set(motion.unit, last);
    this.moving.delete(motion.unit);
  }

  async #awaitEnd(animation: Animation, then: () => void): Promise<void> {
    this.#animations.push(animation);
    if (this.#skipped) animation.finish();
    await animation.finished.catch(() => undefined);
    then();
    // The place is drawn by the board from here on; until it has, the animation holds the unit there.
    requestAnimationFrame(() => requestAnimationFrame(() => animation.cancel()));
    this.#animations = this.#animations.filter(one => one !== animation);
  }

  #wait(milliseconds: number): Promise<void> {
    if (this.#skipped) return Promise.resolve();
    return new Promise(resolve => {
      const began = performance.now();
      const look = (): void => {
        if (this.#skipped || performance.now() - began >= milliseconds / this.#rate) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }
}

/** The path as keyframes: it turns the short way, and keeps turning the way it began. What is upright never turns. */
function keyframes(through: readonly { at: Place; facing: Facing }[], ground: Ground, upright: boolean): Keyframe[] {
  if (upright) return through.map(({ at }) => ({ transform: transformAt(ground.middle(at), 0) }));
  let turned = ground.degrees(through[0]?.facing ?? 0);
  return through.map(({ at, facing }) => {
    turned += ((((ground.degrees(facing) - turned) % 360) + 540) % 360) - 180;
    return { transform: transformAt(ground.middle(at), turned) };
  });
}

/** Where a unit is drawn, for style and keyframes alike. */
export function transformAt(at: { x: number; y: number }, degrees: number): string {
  return `translate(${at.x}px, ${at.y}px) rotate(${degrees}deg)`;
}
