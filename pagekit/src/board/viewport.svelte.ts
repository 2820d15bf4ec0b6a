/** What part of the sheet is seen: fitting, centring, and from pixels to places. */
import type { Place, UnitItem } from '@flagplot/scene';
import { untrack } from 'svelte';
import { type Camera, type Follower, fitting, leastMove, type Panning, type Size, stillPanning } from './camera.ts';
import type { Point, Rect } from './geometry.ts';
import type { Ground } from './ground.ts';

/** Places are told apart as ships from so many pixels on. */
const CLEAR = 16;
const ROOM = 90;
const GLIDE = 240;
/** Below so many pixels of height next to nothing is seen of the sheet. */
const LOW = 100;
/** So far the sheet may be stretched in the hand before it is drawn anew. */
const STRETCH = 1.4;

export class Viewport {
  view: Camera = $state.raw({ x: 0, y: 0, k: 1 });
  /**
   * The scale for which marks and names were laid out. While the sheet is being zoomed it is moved as it is, like paper brought nearer, and
   * drawn anew when it rests, or when it is stretched too far.
   */
  scale: number = $state(1);
  width: number = $state(0);
  height: number = $state(0);
  /** No gliding: things are simply there. */
  calm: boolean = $state(false);
  /** The ground that is looked at. */
  ground: Ground;
  #svg: SVGSVGElement | undefined;
  #pan: Panning | undefined;
  /** The least and the most scale. */
  #reach: [least: number, most: number] = [0.1, 3];
  #begun = false;
  /** How many units were there when the board was last looked at. */
  #known = 0;
  /** Where the board was looked at before a replay was followed; none once anything else has moved it. */
  #before: Camera | undefined;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Listens to the pointer on the board's drawing; the returned function lets go. A still board is moved by no hand. */
  over(svg: SVGSVGElement, still: boolean, last: Camera | undefined): () => void {
    this.#svg = svg;
    const follower: Follower = {
      move: view => untrack(() => this.#follow(view)),
      rest: () => (this.scale = untrack(() => this.view.k)),
      take: () => (this.#before = undefined),
    };
    const pan = stillPanning(follower);
    this.#pan = pan;
    if (last) pan.to(last);
    this.#begun = last !== undefined;
    let gone = false;
    if (!still)
      import('./pan.ts').then(({ panning }) => {
        if (!gone) this.#take(panning(svg, follower));
      });
    return () => {
      gone = true;
      this.#pan?.end();
    };
  }

  /** From here on a hand moves the board. */
  #take(pan: Panning): void {
    this.#pan = pan;
    pan.reach(...this.#reach);
    pan.to(untrack(() => this.view));
  }

  #follow({ x, y, k }: Camera): void {
    this.view = { x, y, k };
    if (Math.max(k / this.scale, this.scale / k) > STRETCH) this.scale = k;
  }

  /** The first look, once there is room: all ships where they can be told apart so, else one's own. */
  begin(units: readonly UnitItem<Place>[], still: boolean): void {
    if (!this.#pan || this.width === 0 || this.height === 0) return;
    const all = this.ground.bounds();
    this.#reach = [Math.min(this.width / (all.width + 80), this.height / (all.height + 80), 1), 3];
    this.#pan.reach(...this.#reach);
    if (this.#begun && !still) return;
    this.#begun = true;
    this.#before = undefined;
    this.#known = units.length;
    const there = this.#standing(units);
    const own = this.#standing(units.filter(unit => unit.role === 'mine'));
    const wide = there.length > 0 ? fitting(around(there), this.#size, 1) : undefined;
    if (still || own.length === 0 || !wide || wide.k * this.ground.grain >= CLEAR) this.fit(units);
    else this.#pan.to(fitting(around(own), this.#size, 0.9));
  }

  /** Shows all ships, or the whole sheet where there are none. */
  fit(units: readonly UnitItem<Place>[], glide = false): void {
    if (this.width === 0) return;
    this.#before = undefined;
    const points = this.#standing(units);
    this.#pan?.to(
      fitting(points.length > 0 ? around(points) : this.ground.bounds(), this.#size, 1.25),
      glide && !this.calm ? GLIDE : 0,
    );
  }

  /** Moves only where nothing at all would be left to see, or where others have come to the table: then it is looked at anew. */
  keep(units: readonly UnitItem<Place>[]): void {
    const came = this.#known > 0 && units.length > this.#known;
    this.#known = units.length;
    if (came) {
      this.#begun = false;
      this.begin(units, false);
      return;
    }
    const points = this.#standing(units);
    const lost = points.length > 0 && !points.some(point => this.#sees(point, 0));
    if (this.#begun && this.height > 150 && lost) this.fit(units, true);
  }

  /** Brings a place to the middle. */
  centre(at: Place): void {
    const { k } = this.view;
    const point = this.ground.middle(at);
    this.#before = undefined;
    this.#pan?.to({ k, x: this.width / 2 - k * point.x, y: this.height / 2 - k * point.y }, this.calm ? 0 : GLIDE);
  }

  /** Brings a place into sight if it is not. */
  reveal(at: Place): void {
    if (!this.#sees(this.ground.middle(at), 50)) this.centre(at);
  }

  /** Brings all of them into sight, if one is not: a replay is followed to where it happens. */
  follow(places: readonly Place[]): void {
    const points = places.map(at => this.ground.middle(at));
    if (this.width === 0 || points.every(point => this.#sees(point, 30))) return;
    this.#before ??= this.view;
    this.#pan?.to(fitting(around(points), this.#size, 1.25), this.calm ? 0 : GLIDE);
  }

  /** What was followed is through: the board is looked at as before, unless a hand has moved it since. */
  goBack(): void {
    const before = this.#before;
    this.#before = undefined;
    if (before) this.#pan?.to(before, this.calm ? 0 : GLIDE);
  }

  /** Brings all of them into sight with as little movement as may be. A window that shows next to nothing stays as it is. */
  frame(places: readonly Place[]): void {
    if (!this.#begun || places.length === 0 || this.height < LOW) return;
    const { view } = this;
    const box = boxOf(
      places.map(at => this.ground.middle(at)),
      0,
    );
    const [least] = this.#reach;
    const next = leastMove(view, box, { ...this.#size, least });
    if (Math.abs(next.x - view.x) + Math.abs(next.y - view.y) < 1) return;
    this.#pan?.to(next, this.calm ? 0 : GLIDE);
  }

  closer(factor: number): void {
    this.#before = undefined;
    this.#pan?.by(factor);
  }

  shift(dx: number, dy: number): void {
    this.#before = undefined;
    this.#pan?.shift(dx, dy);
  }

  /** Where a pointer is on the sheet. */
  onSheet(event: { clientX: number; clientY: number }): Point {
    const box = this.#svg?.getBoundingClientRect();
    const { x, y, k } = this.view;
    return { x: (event.clientX - (box?.left ?? 0) - x) / k, y: (event.clientY - (box?.top ?? 0) - y) / k };
  }

  placeAt(event: { clientX: number; clientY: number }): Place {
    return this.ground.under(this.onSheet(event));
  }

  /** Where a place is on the screen, from the board's corner. */
  onScreen(at: Place): Point {
    return this.pointOnScreen(this.ground.middle(at));
  }

  /** Where a point of the sheet is on the screen. */
  pointOnScreen({ x, y }: Point): Point {
    return { x: this.view.x + this.view.k * x, y: this.view.y + this.view.k * y };
  }

  #standing(units: readonly UnitItem<Place>[]): Point[] {
    return units.filter(unit => !unit.lost).map(unit => this.ground.middle(unit.at));
  }

  get #size(): Size {
    return { width: this.width, height: this.height };
  }

  #sees(point: Point, margin: number): boolean {
    const { x, y, k } = untrack(() => this.view);
    const at = { x: x + k * point.x, y: y + k * point.y };
    return at.x > margin && at.y > margin && at.x < this.width - margin && at.y < this.height - margin;
  }
}

function around(points: readonly Point[]): Rect {
  return boxOf(points, ROOM);
}

/** What holds all of them, with so much room about. */
function boxOf(points: readonly Point[], room: number): Rect {
  const x = Math.min(...points.map(point => point.x)) - room;
  const y = Math.min(...points.map(point => point.y)) - room;
  return {
    x,
    y,
    width: Math.max(...points.map(point => point.x)) + room - x,
    height: Math.max(...points.map(point => point.y)) + room - y,
  };
}
