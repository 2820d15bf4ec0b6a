import type { Beat } from '@flagplot/scene';
import type { Battle } from '../session/battle.svelte.ts';
import type { Moment } from '../session/history.svelte.ts';
import type { Showing } from '../session/showing.svelte.ts';
import { lastSeen, placing } from './marks.ts';

/** How fast what has happened is played again. */
export const RATES = [0.5, 1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** How long a moment without anything to see is looked at, in milliseconds. */
const PAUSE = 450;

/** Plays what has happened again, moment by moment, each event for its own length. Nothing of the battle is changed by it. */
export class Player {
  rate: Rate = $state(1);
  playing: boolean = $state(false);
  /** What is on the board meanwhile, and how fast; none between two moments. */
  film: (Showing & { rate: number }) | undefined = $state.raw();
  readonly #battle: Battle;
  /** Whether there is a board to see it on, and somebody who wants to see things move. */
  readonly #isWatched: () => boolean;
  #after: (() => void) | undefined;
  #timer = 0;

  constructor(battle: Battle, seen: () => boolean) {
    this.#battle = battle;
    this.#isWatched = seen;
  }

  /** Plays on from the moment that is looked at; at now, from the beginning. */
  play(): void {
    const { then, history } = this.#battle.playback;
    this.stop();
    if (!then) this.#battle.playback.goTo(history[0]);
    if (!this.#battle.playback.then) return;
    this.playing = true;
    this.#on();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.film = undefined;
    this.#after = undefined;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  /** The film is through. */
  finish(): void {
    const then = this.#after;
    this.film = undefined;
    this.#after = undefined;
    then?.();
  }

  /** The last pulse in which anything was seen, once more at half the speed; then on from where one was. */
  slowly(): void {
    const here = this.#battle.playback.then;
    this.stop();
    const last = this.#last();
    if (!last) return;
    if (!this.#isWatched()) {
      this.#battle.playback.goTo(last.from);
      return;
    }
    this.playing = true;
    this.#show({ ...last, rate: 0.5 }, () => {
      this.playing = false;
      this.#battle.playback.goTo(here);
    });
  }

  /** Whether a pulse can be played again. */
  get has(): boolean {
    const { heard, seen, gear } = this.#battle;
    return heard.some(one => (gear.panels?.beats?.([one], seen).length ?? 0) > 0);
  }

  #on(): void {
    const { then, history } = this.#battle.playback;
    const next = then && history.find(moment => moment.step > then.step);
    if (!then || !next) {
      this.stop();
      this.#battle.playback.goTo(undefined);
      return;
    }
    const onward = (): void => {
      if (!this.playing) return;
      this.#battle.playback.goTo(next);
      this.#on();
    };
    const beats = this.#isWatched() ? this.#beats(then, next) : [];
    if (beats.length > 0) this.#show({ from: then, beats, rate: this.rate }, onward);
    else this.#timer = window.setTimeout(onward, PAUSE / this.rate);
  }

  #show({ from, beats, rate }: { from: Moment; beats: readonly Beat[]; rate: number }, after: () => void): void {
    const battle = this.#battle;
    this.#after = after;
    this.film = { scene: battle.sceneOf(from.seen, battle.playback.heardAt(from)), beats, rate };
  }

  /** What came between two moments, as it looks. */
  #beats(from: Moment, to: Moment): readonly Beat[] {
    const battle = this.#battle;
    const fresh = battle.playback.heardAt(to).slice(from.told);
    return battle.gear.panels?.beats?.(fresh, to.seen) ?? [];
  }

  #last(): { from: Moment; beats: readonly Beat[] } | undefined {
    const battle = this.#battle;
    const { heard, seen } = battle;
    const { history } = battle.playback;
    const beatsOf = battle.gear.panels?.beats;
    const found = beatsOf && lastSeen(heard, placing(battle), one => beatsOf([one], seen).length > 0);
    const from = found && history.findLast(moment => moment.told <= found.from);
    return from && { from, beats: beatsOf(heard.slice(from.told, found.to), seen) };
  }
}
