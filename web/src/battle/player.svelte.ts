import type { Battle } from '../session/battle.svelte.ts';
import { pace } from '../session/pace.svelte.ts';
import type { Reel } from '../session/showing.svelte.ts';
import type { Again } from './again.ts';

/** How long a moment without anything to see is looked at, in milliseconds, and how short a one can be. */
const PAUSE = 450;
const SHORT = 60;
/** How fast the last pulse is played again, against the usual pace. */
const SLOWLY = 0.5;
/** Whoever wants to see something again sees it, even where all else is there at once. */
const FASTEST = 2;

/** What is played again, and how fast. */
export interface Replay extends Reel {
  rate: number;
}

/** Plays what has happened again, moment by moment, each event for its own length. Nothing of the battle is changed by it. */
export class Player {
  playing: boolean = $state(false);
  /** What is on the board meanwhile, and how fast; none between two moments. */
  film: Replay | undefined = $state.raw();
  /** What the dock has cards of: the film, or between two moments the last one. */
  shown: Replay | undefined = $state.raw();
  readonly #battle: Battle;
  /** Whether there is a board to see it on, and somebody who wants to see things move. */
  readonly #isWatched: () => boolean;
  #after: (() => void) | undefined;
  /** What ends a moment without anything to see. */
  #onward: (() => void) | undefined;
  #timer = 0;
  /** Counts what was begun: what is fetched for one that was left is not played. */
  #run = 0;

  constructor(battle: Battle, seen: () => boolean) {
    this.#battle = battle;
    this.#isWatched = seen;
    battle.playback.onleave(() => this.stop());
  }

  /** Plays on from the moment that is looked at; at now, from the beginning. */
  play(): void {
    this.stop();
    const run = this.#run;
    this.#battle.playback.touch(() => run === this.#run && this.#playOn());
  }

  #playOn(): void {
    const { then, history } = this.#battle.playback;
    if (!then) this.#battle.playback.playOn(history[0]);
    if (!this.#battle.playback.then) return;
    this.playing = true;
    void this.#on();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.playing = false;
    this.film = undefined;
    this.shown = undefined;
    this.#after = undefined;
    this.#onward = undefined;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  /** On from a moment without anything to see. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#onward?.();
  }

  /** The film is through. */
  finish(): void {
    const then = this.#after;
    this.film = undefined;
    this.#after = undefined;
    then?.();
  }

  /** The last pulse in which anything was seen, once more at half the speed; then on from where one was. */
  async slowly(): Promise<void> {
    const run = this.#run;
    const { lastPulse } = await import('./again.ts');
    const found = await lastPulse(this.#battle);
    if (run === this.#run) this.#again(found, SLOWLY);
  }

  /** What the told thing at this place was part of, once more; then on from where one was. */
  async show(place: number): Promise<void> {
    const run = this.#run;
    const { beatAt } = await import('./again.ts');
    const found = await beatAt(this.#battle, place);
    if (run === this.#run) this.#again(found, Math.min(pace.rate, FASTEST));
  }

  /** Whether there is anything to be played again. */
  get has(): boolean {
    return this.#battle.heard.some(one => one.clock.turn > 0);
  }

  #again(found: Again | undefined, rate: number): void {
    if (!found) return;
    const here = this.#battle.playback.then;
    this.stop();
    if (!this.#isWatched()) {
      this.#battle.playback.goTo(found.from);
      return;
    }
    this.playing = true;
    this.#show({ ...found, rate }, () => {
      this.stop();
      this.#battle.playback.goTo(here);
    });
  }

  async #on(): Promise<void> {
    const battle = this.#battle;
    const { then, history } = battle.playback;
    const next = then && history.find(moment => moment.step > then.step);
    if (!then || !next) {
      this.stop();
      battle.playback.goTo(undefined);
      return;
    }
    const onward = (): void => {
      if (!this.playing) return;
      this.#onward = undefined;
      battle.playback.playOn(next);
      void this.#on();
    };
    const run = this.#run;
    const found = this.#isWatched() ? await import('./again.ts').then(({ between }) => between(battle, then, next)) : undefined;
    if (run !== this.#run) return;
    if (found && found.beats.length > 0) this.#show({ ...found, rate: pace.rate }, onward);
    else {
      this.#onward = onward;
      this.#timer = window.setTimeout(onward, Math.max(SHORT, PAUSE / pace.rate));
    }
  }

  #show(film: Replay, after: () => void): void {
    this.#battle.playback.endFilm();
    this.#after = after;
    this.film = film;
    this.shown = film;
  }
}
