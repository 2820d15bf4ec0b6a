/** What is out of its place while beats are played over the board. Nothing is changed but what the eye sees. */
import type { End, Facing, Place } from '@flagplot/scene';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Point } from './geometry.ts';
import type { Ground } from './ground.ts';

/** How far a beat has come: lines of fire are drawn, dice turn, boxes are crossed or units move, what came of it is read. */
export type Stage = 'aim' | 'dice' | 'boxes' | 'read';

/** A line of fire; whether it hit is known once its dice have turned. */
export interface ShotLine {
  id: number;
  side: string;
  from: Place;
  to: Place;
  hit?: boolean;
}

/** Where on the board something is seen, in pixels from its corner, for what lies over it. */
export interface BoardWindow {
  /** Nothing for a unit that is not there, or is on its way. */
  at(end: End<Place>): Point | undefined;
  width: number;
  height: number;
}

/** What a film is played on. */
export interface FilmStage {
  ground: Ground;
  /** So many times as fast as usual. */
  rate: number;
  /** The element of a unit, by its id, and where it has come to. */
  unit(id: string): SVGElement | undefined;
  place(id: string): Place | undefined;
  /** Brings places into sight, if one of them is not. */
  follow(places: readonly Place[]): void;
  /** Called at each stage of each beat. */
  onstage(beat: number, stage: Stage): void;
}

/** The board draws the scene as it was, and this over it. What plays it is fetched with the first film. */
export class Film {
  /** Where units have come to so far. */
  readonly moved: SvelteMap<string, { at: Place; facing: Facing }> = new SvelteMap();
  readonly moving: SvelteSet<string> = new SvelteSet();
  readonly lost: SvelteSet<string> = new SvelteSet();
  shots: readonly ShotLine[] = $state.raw([]);
  /** Where something is being struck, and how long that is to be seen, in milliseconds. */
  struck: { places: readonly Place[]; lasts: number } = $state.raw({ places: [], lasts: 0 });
  running: boolean = $state(false);
  /** Counts the films: one that another has followed is played no further. */
  run = 0;
  /** All of it is to end, or the beat that is played. */
  isSkipped = false;
  isCut = false;
  /** What moves by itself. */
  animations: readonly Animation[] = [];

  /** A film begins; @returns its number. */
  begin(): number {
    this.run += 1;
    this.clear();
    this.running = true;
    this.isSkipped = false;
    return this.run;
  }

  /** Ends all of it. */
  skip(): void {
    this.isSkipped = true;
    this.next();
  }

  /** Goes on to the next beat: what this one brings is there at once. */
  next(): void {
    this.isCut = true;
    for (const animation of this.animations) animation.finish();
  }

  /** Back to the scene alone, once it shows how things came out. */
  clear(): void {
    this.moved.clear();
    this.moving.clear();
    this.lost.clear();
    this.shots = [];
    this.struck = { places: [], lasts: 0 };
  }
}
