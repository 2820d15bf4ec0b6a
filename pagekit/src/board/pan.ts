/** Pan, zoom and pinch: the board hears of every new view. Loaded once a hand may move the board. */
import { type Camera, type Follower, middleOf, type Panning, viewAtScale } from './camera.ts';
import { between, type Point } from './geometry.ts';
import { swallowClick } from './swallow-click.ts';

/** So far, in pixels, a mouse or a finger may stray without moving the board: it presses something. */
const STRAYS = 5;
const STRAYS_TOUCH = 10;
/** So long, in milliseconds, a wheel that stands still has been let go. */
const WHEEL_RESTS = 150;
/** How much nearer a wheel brings the board, in doublings a pixel, a line and a page; ten times as much where two fingers on a pad pinch. */
const DOUBLINGS = [0.002, 0.05, 1];
const PINCH = 10;

/** What can be dragged by itself, and what is pressed as a button is. */
const GRAB = '[data-grab]';
const BUTTON = '[data-handle]';

function isOn({ target }: Event, sought: string): boolean {
  return target instanceof Element && target.closest(sought) !== null;
}

export function panning(svg: SVGSVGElement, follower: Follower): Panning {
  const hand = new PanningHand(svg, follower);
  return {
    to: (view, over = 0) => hand.to(view, over),
    by: factor => {
      hand.zoom(middleOf(svg.getBoundingClientRect()), factor);
      hand.rest();
    },
    shift: (dx, dy) => {
      const { x, y, k } = hand.view;
      hand.to({ x: x + dx, y: y + dy, k }, 0);
    },
    reach: (least, most) => {
      hand.reach = [least, most];
    },
    end: () => hand.end(),
  };
}

/** What moves the board: a mouse, a wheel, one finger or two. */
class PanningHand {
  view: Camera = { x: 0, y: 0, k: 1 };
  /** The least scale, and the most. */
  reach: readonly [number, number] = [0, Infinity];
  readonly #svg: SVGSVGElement;
  readonly #follower: Follower;
  /** Where the pointers are that are down, by their ids, in pixels from the corner of the board. */
  readonly #down = new Map<number, Point>();
  /** Where they were, and how the board was looked at, when the first came down or their number last changed. */
  #from: { view: Camera; points: readonly Point[] } = { view: this.view, points: [] };
  #moves = false;
  /** One alone is down, and drags something by itself: the board stays. */
  #drags = false;
  /** What is down stopped a glide. */
  #halts = false;
  /** Where the corner of the board is in the window, as long as it is pressed or a wheel is turned. */
  #corner: Point = { x: 0, y: 0 };
  /** The frame in which a glide goes on, and the timer of a wheel; 0 where there is none. */
  #gliding = 0;
  #wheel: ReturnType<typeof setTimeout> | undefined;
  readonly #listens: AbortController = new AbortController();

  constructor(svg: SVGSVGElement, follower: Follower) {
    this.#svg = svg;
    this.#follower = follower;
    const { signal } = this.#listens;
    svg.addEventListener('pointerdown', event => this.#press(event), { signal });
    svg.addEventListener('wheel', event => this.#turn(event), { signal, passive: false });
    window.addEventListener('pointermove', event => this.#move(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, event => this.#lift(event), { signal });
    document.addEventListener('selectstart', event => this.#down.size > 0 && event.preventDefault(), { signal });
  }

  /** Goes to a view, over some milliseconds. */
  to(view: Camera, over: number): void {
    this.#stop();
    if (over <= 0) {
      this.#set(view);
      this.rest();
      return;
    }
    const [from, began] = [this.view, performance.now()];
    const draw = (now: number): void => {
      const t = Math.min(1, (now - began) / over);
      const eased = 1 - (1 - t) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.#set({ x: between(from.x, view.x), y: between(from.y, view.y), k: between(from.k, view.k) });
      if (t < 1) this.#gliding = requestAnimationFrame(draw);
      else this.#arrive();
    };
    this.#gliding = requestAnimationFrame(draw);
  }

  /** Closer or wider, with the same point of the sheet under a point of the window. */
  zoom(from: Point, factor: number): void {
    this.#stop();
    const [least, most] = this.reach;
    this.#set(viewAtScale(this.view, between(least, this.view.k * factor, most), { from }));
  }

  rest(): void {
    this.#follower.rest();
  }

  #arrive(): void {
    this.#gliding = 0;
    this.rest();
  }

  end(): void {
    this.#stop();
    clearTimeout(this.#wheel);
    this.#listens.abort();
  }

  #set(view: Camera): void {
    this.view = view;
    this.#follower.move(view);
  }

  #stop(): void {
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
  }

  #pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    return { x: clientX - this.#corner.x, y: clientY - this.#corner.y };
  }

  #measure(): void {
    const { left, top } = this.#svg.getBoundingClientRect();
    this.#corner = { x: left, y: top };
  }

  /** A second finger pans and pinches with the first, whatever that held: it has given it up. */
  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const isFirst = this.#down.size === 0;
    this.#drags = isFirst && isOn(event, GRAB);
    this.#halts = this.#gliding !== 0 && !isOn(event, BUTTON);
    if (this.#gliding !== 0) this.#halt();
    if (isFirst) this.#measure();
    this.#down.set(event.pointerId, this.#pointOf(event));
    this.#begin();
  }

  /** A board that glides is stopped where it is: whoever presses it has put it there. */
  #halt(): void {
    this.#stop();
    this.#follower.take();
    this.rest();
  }

  #begin(): void {
    this.#from = { view: this.view, points: [...this.#down.values()] };
  }

  #move(event: PointerEvent): void {
    if (!this.#down.has(event.pointerId)) return;
    this.#down.set(event.pointerId, this.#pointOf(event));
    if (this.#drags) return;
    const points = [...this.#down.values()];
    const { view, points: before } = this.#from;
    const strays = event.pointerType === 'touch' ? STRAYS_TOUCH : STRAYS;
    if (!this.#moves && !points.some((point, i) => apart(point, before[i] ?? point) > strays)) return;
    if (!this.#moves) this.#svg.setPointerCapture(event.pointerId);
    this.#moves = true;
    this.#follower.take();
    this.#set(drag(view, [before, points], this.reach));
  }

  #lift(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    this.#begin();
    if (this.#down.size > 0) return;
    if (this.#moves || this.#halts) swallowClick(window);
    if (this.#moves) this.rest();
    this.#moves = false;
    this.#halts = false;
  }

  #turn(event: WheelEvent): void {
    event.preventDefault();
    const { deltaY, deltaMode, ctrlKey } = event;
    if (this.#wheel === undefined) this.#measure();
    this.#follower.take();
    this.zoom(this.#pointOf(event), 2 ** (-deltaY * (DOUBLINGS[deltaMode] ?? 1) * (ctrlKey ? PINCH : 1)));
    clearTimeout(this.#wheel);
    this.#wheel = setTimeout(() => {
      this.#wheel = undefined;
      this.rest();
    }, WHEEL_RESTS);
  }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * The view that the first two of some pointers have made of another: what was under each of them is under it still, as far as the scales
 * reach.
 */
export function drag(
  view: Camera,
  [before, now]: readonly [readonly Point[], readonly Point[]],
  [least, most]: readonly [number, number],
): Camera {
  const amid = ([a = { x: 0, y: 0 }, b = a]: readonly Point[]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.max(1, apart(a, b)) : 1);
  const k = between(least, (view.k * spread(now)) / spread(before), most);
  return viewAtScale(view, k, { from: amid(before), to: amid(now) });
}
