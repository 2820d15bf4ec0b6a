/** What a pointer means on the board: a press on a hex, a long press, a drag from something that may be grabbed. */

import type { Drag, Place } from '@flagplot/scene';
import type { Point } from './geometry.ts';
import { type Grabbing, grabbedAt } from './grabbing.ts';
import type { Ground } from './ground.ts';
import { swallowClick } from './swallow-click.ts';

const LONG_PRESS = 450;

export interface Pointed {
  ground(): Ground;
  placeAt(event: { clientX: number; clientY: number }): Place;
  /** The point of the sheet under a pointer. */
  onSheet(event: { clientX: number; clientY: number }): Point;
  /** What is drawn and may be dragged; nothing where nothing may. */
  grabbing(): Grabbing | undefined;
  /** Whether a pointer is over what is seen of the board, and not over what lies beside or above it. */
  isOver(event: { clientX: number; clientY: number }): boolean;
  drag(drag: Drag<Place>): void;
  /** A finger that stays: as Shift with a mouse. */
  hold(event: PointerEvent): void;
}

/** Follows the pointer over an element; the returned function lets go. */
export function pointing(element: Element, of: Pointed): () => void {
  const hand = new Hand(element, of);
  const listeners = {
    pointerdown: (event: PointerEvent) => hand.press(event),
    pointermove: (event: PointerEvent) => hand.move(event),
    pointerup: (event: PointerEvent) => hand.lift(event),
    pointercancel: (event: PointerEvent) => hand.lift(event),
  };
  // Before whoever moves the board: what is held is marked by then.
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener, true);
  return () => {
    hand.end();
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener, true);
  };
}

/** What marks an element by which something is held: nothing pans there. */
const GRAB = 'data-grab';

/** Something that was grabbed, by which pointer, and the places it has passed, the first where it began. */
interface Grabbed {
  readonly what: Pick<Drag<Place>, 'handle' | 'unit'>;
  readonly pointer: number;
  readonly placeAt: Pointed['placeAt'];
  over: Place[];
  /** Given up: it hangs on the pointer until that is lifted, and nothing comes of it. */
  cancelled?: true;
}

/** A pointer that is down: it drags what may be grabbed, or a finger stays. */
class Hand {
  readonly #element: Element;
  readonly #of: Pointed;
  #grabbed: Grabbed | undefined;
  /** The timer of a long press, 0 before the first. */
  #timer = 0;
  /** The frame in which a drag is told, 0 where all is told. */
  #frame = 0;

  constructor(element: Element, of: Pointed) {
    this.#element = element;
    this.#of = of;
  }

  press(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (this.#grabbed) this.#giveUp();
    else this.#grabbed = event.button === 0 ? this.#grabbedBy(event) : undefined;
    if (event.pointerType === 'touch' && event.isPrimary && this.#grabbed?.what.handle === undefined)
      this.#timer = window.setTimeout(() => this.#of.hold(event), LONG_PRESS);
  }

  /** Where a handle lies over a unit, what the pointer is nearer to. A handle without a grip is pressed, and not dragged. */
  #grabbedBy(event: PointerEvent): Grabbed | undefined {
    const { pointerId: pointer, target } = event;
    const handle = target instanceof Element ? target.closest(`[data-handle]`) : null;
    const grabbing = this.#of.grabbing();
    const held = grabbing && grabbedAt(event, to => this.#of.onSheet(to), grabbing);
    const isHeld = held !== undefined && (!handle || held.off < offFrom(handle, event));
    if (!isHeld && !handle?.hasAttribute(GRAB)) return undefined;
    if (isHeld) this.#element.setAttribute(GRAB, '');
    window.addEventListener('keydown', this.#escape, true);
    const placeAt = isHeld ? held.placeAt : this.#of.placeAt;
    const what = isHeld ? { unit: held.unit } : { handle: handle?.getAttribute('data-handle') ?? '' };
    return { what, pointer, placeAt, over: [placeAt(event)] };
  }

  move(event: PointerEvent): void {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) clearTimeout(this.#timer);
    const grabbed = this.#grabbed;
    if (!grabbed || grabbed.cancelled || event.pointerId !== grabbed.pointer) return;
    const at = grabbed.placeAt(event);
    const last = grabbed.over.at(-1);
    const ground = this.#of.ground();
    if ((last && ground.same(last, at)) || !this.#of.isOver(event)) return;
    if (grabbed.over.length === 1) this.#element.setPointerCapture(event.pointerId);
    grabbed.over = [...grabbed.over, ...(last ? ground.over(last, at).slice(1) : [at])];
    this.#frame ||= requestAnimationFrame(() => this.#tell());
  }

  /** Told once a frame, however many places were passed in it. */
  #tell(): void {
    this.#frame = 0;
    if (this.#grabbed && !this.#grabbed.cancelled)
      this.#of.drag({ ...this.#grabbed.what, over: this.#grabbed.over, done: false });
  }

  lift(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (event.pointerId !== this.#grabbed?.pointer) return;
    if (event.type === 'pointercancel') this.#giveUp();
    this.#drop();
  }

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isUnderWay()) return;
    event.preventDefault();
    event.stopPropagation();
    this.#giveUp();
  };

  #isUnderWay(): boolean {
    return this.#grabbed !== undefined && !this.#grabbed.cancelled && this.#grabbed.over.length > 1;
  }

  /** All is as it was before; the pointer that held it means nothing until it is lifted. */
  #giveUp(): void {
    if (this.#grabbed && this.#isUnderWay())
      this.#of.drag({ ...this.#grabbed.what, over: this.#grabbed.over, done: true, cancelled: true });
    this.#letLoose();
    if (this.#grabbed) this.#grabbed.cancelled = true;
  }

  /** What is grabbed is let go where it is: when the pointer is lifted, or the board goes from under it. */
  #drop(): void {
    const grabbed = this.#grabbed;
    this.#letLoose();
    this.#grabbed = undefined;
    if (!grabbed || grabbed.over.length < 2) return;
    swallowClick(this.#element);
    if (!grabbed.cancelled) this.#of.drag({ ...grabbed.what, over: grabbed.over, done: true });
  }

  /** From here on the board is panned and pinched as before. */
  #letLoose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#element.removeAttribute(GRAB);
    window.removeEventListener('keydown', this.#escape, true);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#drop();
  }
}

/** Pixels from a pointer to the middle of what is drawn. */
function offFrom(drawn: Element, { clientX, clientY }: PointerEvent): number {
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
}
