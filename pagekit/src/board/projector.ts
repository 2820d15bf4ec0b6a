/** Plays beats one after another over what is drawn; nothing is seen before it was thrown. */
import type { Beat, Motion, Place, Volley } from '@flagplot/scene';
import { motionsOf } from '@flagplot/scene/motions.ts';
import type { Film, FilmStage, Stage } from './film.svelte.ts';
import { BOXES, DICE } from './lengths.ts';
import { keyframes } from './moving.ts';

/** Milliseconds at the usual pace: one step of a move, the longest move; a line of fire drawn; a loss; a card read. */
const STEP = 110;
const LONGEST = 900;
const FIRE = 260;
const LOSS = 600;
const READ = 1500;
/** How long a flash is seen, of the time in which boxes are crossed. */
const FLASH = 2;

/** Kinds of beats that end as soon as what moves has come: their card is no news. */
const PASSING: readonly Beat['kind'][] = ['move', 'launch'];

/** Moves what a film is made of, beat by beat. */
export class Projector {
  readonly #film: Film;
  readonly #on: FilmStage;
  readonly #run: number;

  constructor(film: Film, on: FilmStage) {
    this.#film = film;
    this.#on = on;
    this.#run = film.run;
  }

  /** Plays all beats, until they are through, skipped, or followed by another film. */
  async play(beats: readonly Beat<Place>[]): Promise<void> {
    const film = this.#film;
    for (const [i, beat] of beats.entries()) {
      if (film.isSkipped) break;
      film.isCut = false;
      this.#on.follow(this.#places(beat));
      await this.#beat(beat, stage => this.#on.onstage(i, stage));
      if (this.#run !== film.run) return;
      film.shots = [];
      film.struck = { places: [], lasts: 0 };
    }
    film.running = false;
  }

  async #beat(beat: Beat<Place>, stage: (stage: Stage) => void): Promise<void> {
    if (beat.kind === 'fire') return this.#volley(beat.volley, stage);
    stage('aim');
    if (beat.hasDice) {
      stage('dice');
      await this.#wait(DICE);
    }
    stage('boxes');
    await Promise.all(beat.motions.map(motion => this.#one(motion)));
    stage('read');
    if (!PASSING.includes(beat.kind)) await this.#wait(READ);
  }

  /** All places at which something of it happens. */
  #places(beat: Beat<Place>): Place[] {
    const spots = beat.kind === 'fire' ? [] : beat.spots;
    const stood = spots.flatMap(({ at }) => ('unit' in at ? (this.#on.place(at.unit) ?? []) : 'ghost' in at ? [] : at));
    return [...motionsOf(beat).flatMap(placesOf), ...stood];
  }

  /** Lines of fire, then the dice, then what they did, then time to read. */
  async #volley({ shots, struck, lost }: Volley<Place>, stage: (stage: Stage) => void): Promise<void> {
    const film = this.#film;
    const lines = shots.flatMap(({ side, lines: all, hits }) => all.map(line => ({ side, ...line, hit: hits > 0 })));
    film.shots = lines.map(({ side, from, to }, id) => ({ id, side, from, to }));
    stage('aim');
    await this.#wait(FIRE);
    stage('dice');
    await this.#wait(DICE);
    film.shots = lines.map((line, id) => ({ id, ...line }));
    this.#strike(struck.map(one => one.at));
    stage('boxes');
    await this.#wait(BOXES);
    for (const { unit } of lost) film.lost.add(unit);
    if (lost.length > 0) await this.#wait(LOSS);
    stage('read');
    await this.#wait(READ);
  }

  #strike(places: readonly Place[]): void {
    this.#film.struck = { places, lasts: (BOXES * FLASH) / this.#on.rate };
  }

  async #one(motion: Motion<Place>): Promise<void> {
    const film = this.#film;
    if (motion.kind === 'move') return this.#move(motion, this.#on.unit(motion.unit));
    if (motion.kind === 'fire') {
      const { side, from, to } = motion;
      film.shots = [...film.shots, { id: film.shots.length, side, from, to }];
      return this.#wait(FIRE * 2);
    }
    if (motion.kind === 'hit') {
      this.#strike([...film.struck.places, motion.at]);
      return this.#wait(BOXES);
    }
    film.lost.add(motion.unit);
    return this.#wait(LOSS);
  }

  async #move(motion: Extract<Motion<Place>, { kind: 'move' }>, element: SVGElement | undefined): Promise<void> {
    const film = this.#film;
    const last = motion.through.at(-1);
    if (!last) return;
    film.moving.add(motion.unit);
    const arrive = (): void => {
      film.moved.set(motion.unit, last);
    };
    if (element && motion.through.length > 1) {
      const duration = Math.min(LONGEST, STEP * (motion.through.length - 1)) / this.#on.rate;
      const frames = keyframes(motion.through, this.#on.ground, element.hasAttribute('data-upright'));
      await this.#awaitEnd(element.animate(frames, { duration, easing: 'linear', fill: 'forwards' }), arrive);
    } else arrive();
    film.moving.delete(motion.unit);
  }

  async #awaitEnd(animation: Animation, then: () => void): Promise<void> {
    const film = this.#film;
    film.animations = [...film.animations, animation];
    if (film.isCut) animation.finish();
    await animation.finished.catch(() => undefined);
    then();
    // The place is drawn by the board from here on; until it has, the animation holds the unit there.
    requestAnimationFrame(() => requestAnimationFrame(() => animation.cancel()));
    film.animations = film.animations.filter(one => one !== animation);
  }

  #wait(milliseconds: number): Promise<void> {
    const film = this.#film;
    if (film.isCut) return Promise.resolve();
    return new Promise(resolve => {
      const began = performance.now();
      const look = (): void => {
        if (film.isCut || performance.now() - began >= milliseconds / this.#on.rate) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }
}

function placesOf(motion: Motion<Place>): readonly Place[] {
  if (motion.kind === 'move') return motion.through.map(one => one.at);
  return motion.kind === 'fire' ? [motion.from, motion.to] : [motion.at];
}
