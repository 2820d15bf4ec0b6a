/** What part of the sheet is seen, and from pixels to places. */
import type { Place, UnitItem } from '@flagplot/scene';
import { untrack } from 'svelte';
import {
  type Camera,
  type Follower,
  fitting,
  isSameView,
  onScreen,
  onSheet,
  type Panning,
  type Size,
  stillPanning,
} from './camera.ts';
import { FreeFrame } from './free-frame.ts';
import { boxOf, type Point } from './geometry.ts';
import type { Ground } from './ground.ts';

/** Places are told apart as ships from so many pixels on. */
export const CLEAR = 16;
/** So much room about all ships, on the sheet. */
export const ROOM = 90;
/** So far the sheet may be stretched in the hand before it is drawn anew, in a frame in which it is not moved as well; and so far before it is at once. */
const STRETCH = 1.4;
const STRETCH_MOST = 1.6;
/** So often, in milliseconds, what lies at the edges of a board that moves is laid anew. */
const OFTEN = 200;

/** How a board is looked at, to come back to it. */
export interface Look extends Camera {
  isByHand: boolean;
  /** What was asked meanwhile. */
  ask?: string | undefined;
}

export class Viewport {
  view: Camera = $state.raw({ x: 0, y: 0, k: 1 });
  /** The view as it was some moments ago at most, and as it is once the board rests: what lies at its edges goes by it. */
  lately: Camera = $state.raw({ x: 0, y: 0, k: 1 });
  /**
   * The scale for which marks and names were laid out. While the sheet is being zoomed it is moved as it is, like paper brought nearer, and
   * drawn anew when it rests, or when it is stretched too far.
   */
  scale: number = $state(1);
  /** How often it has come to rest. */
  rests: number = $state(0);
  width: number = $state(0);
  height: number = $state(0);
  /** No gliding: things are simply there. */
  calm: boolean = $state(false);
  /** Somebody has put the board where it is. */
  isByHand = false;
  /** A pointer is down on the board. */
  isPressed = false;
  /** It has been looked at since there is room. */
  hasBegun = false;
  /** The ground that is looked at. */
  ground: Ground;
  #svg: SVGSVGElement | undefined;
  #pan: Panning | undefined;
  /** The least and the most scale. */
  #reach: [least: number, most: number] = [0.1, 3];
  /** Where a glide that is under way leads. */
  #ahead: Camera | undefined;
  /** In which it is drawn anew. */
  readonly #free: FreeFrame = new FreeFrame();
  /** When, in milliseconds, what lies at the edges was last laid anew. */
  #noted = 0;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Listens to the pointer on the board's drawing; the returned function lets go. A still board is moved by no hand. */
  over(svg: SVGSVGElement, still: boolean, last: Look | undefined): () => void {
    this.#svg = svg;
    const follower: Follower = {
      move: view => untrack(() => this.#follow(view)),
      rest: () => untrack(() => this.#rest()),
      take: () => this.take(),
    };
    const pan = stillPanning(follower);
    this.#pan = pan;
    if (last) this.to(last);
    this.isByHand = last?.isByHand ?? false;
    this.hasBegun = last !== undefined;
    let gone = false;
    const press = (event: Event): void => {
      this.isPressed = event.type === 'pointerdown';
    };
    svg.addEventListener('pointerdown', press);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, press);
    if (!still)
      import('./pan.ts').then(({ panning }) => {
        if (!gone) this.#handTo(panning(svg, follower));
      });
    return () => {
      gone = true;
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, press);
      this.#pan?.end();
      this.#free.drop();
    };
  }

  /** From here on a hand moves the board. */
  #handTo(pan: Panning): void {
    this.#pan = pan;
    pan.reach(...this.#reach);
    pan.to(this.now);
  }

  #follow({ x, y, k }: Camera): void {
    this.view = { x, y, k };
    const stretch = Math.max(k / this.scale, this.scale / k);
    if (stretch > STRETCH_MOST) this.#drawAnew();
    else if (stretch > STRETCH) this.#free.await(() => this.#drawAnew());
    if (performance.now() - this.#noted > OFTEN) this.#note();
  }

  /** For the scale at which it is seen. */
  #drawAnew(): void {
    this.#free.drop();
    this.scale = this.view.k;
  }

  #rest(): void {
    this.#ahead = undefined;
    this.#drawAnew();
    this.rests += 1;
    this.#note();
  }

  #note(): void {
    this.#noted = performance.now();
    this.lately = this.view;
  }

  /** Somebody moves the board. */
  take(): void {
    this.#ahead = undefined;
    this.isByHand = true;
  }

  /** The first look, once there is room: all ships where they can be told apart so, else one's own. */
  begin(units: readonly UnitItem<Place>[], still: boolean): void {
    if (!this.#pan || this.width === 0 || this.height === 0) return;
    const all = this.ground.bounds();
    this.#reach = [Math.min(this.width / (all.width + 80), this.height / (all.height + 80), 1), this.ground.closest];
    this.#pan.reach(...this.#reach);
    if (this.hasBegun && !still) return;
    this.hasBegun = true;
    const there = this.standing(units);
    const own = this.standing(units.filter(unit => unit.role === 'mine'));
    const whole = there.length > 0 ? boxOf(there, ROOM) : all;
    const wide = fitting(whole, this.size, still ? 1.25 : 1);
    const isTold = still || own.length === 0 || wide.k * this.ground.grain >= CLEAR;
    this.to(isTold ? wide : fitting(boxOf(own, ROOM), this.size, 0.9));
  }

  /** Goes to a view, over some milliseconds where things may glide. */
  to(view: Camera, over = 0): void {
    if (isSameView(view, this.now)) return;
    const glide = this.calm ? 0 : over;
    this.#ahead = glide > 0 ? view : undefined;
    this.#pan?.to(view, glide);
  }

  closer(factor: number): void {
    this.take();
    this.#pan?.by(factor);
  }

  shift(dx: number, dy: number): void {
    this.take();
    this.#pan?.shift(dx, dy);
  }

  /** Where a pointer is on the sheet. */
  onSheet(event: { clientX: number; clientY: number }): Point {
    const box = this.#svg?.getBoundingClientRect();
    return onSheet({ x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }, this.view);
  }

  placeAt(event: { clientX: number; clientY: number }): Place {
    return this.ground.under(this.onSheet(event));
  }

  /** Where a place is on the screen, from the board's corner. */
  onScreen(at: Place): Point {
    return this.pointOnScreen(this.ground.middle(at));
  }

  /** Where a point of the sheet is on the screen. */
  pointOnScreen(point: Point): Point {
    return onScreen(point, this.view);
  }

  /** Where units stand that are not lost, on the sheet. */
  standing(units: readonly UnitItem<Place>[]): Point[] {
    return units.filter(unit => !unit.lost).map(unit => this.ground.middle(unit.at));
  }

  /** Where the board is looked at, or will be in a moment. */
  get now(): Camera {
    return this.#ahead ?? untrack(() => this.view);
  }

  get size(): Size {
    return { width: this.width, height: this.height };
  }

  /** The scale at which the whole sheet is seen. */
  get least(): number {
    return this.#reach[0];
  }

  /** What is looked at. */
  get drawing(): Element | undefined {
    return this.#svg;
  }
}
