/** What a pointer means on the board: a press on a hex, a long press, a drag from something that may be grabbed. */

import type { Drag, Place } from '@flagplot/scene';
import type { Ground } from './ground.ts';

const LONG_PRESS = 450;

export interface Pointed {
  ground(): Ground;
  placeAt(event: { clientX: number; clientY: number }): Place;
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
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
  return () => {
    hand.end();
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
  };
}

/** Something that was grabbed, by which pointer, and the places it has passed, the first where it began. */
interface Grabbed {
  handle?: string;
  pointer: number;
  over: Place[];
}

/** A pointer that is down: it drags what may be grabbed, or a finger stays. */
class Hand {
  readonly #element: Element;
  readonly #of: Pointed;
  #grabbed: Grabbed | undefined;
  /** The timer of a long press, 0 before the first. */
  #timer = 0;

  constructor(element: Element, of: Pointed) {
    this.#element = element;
    this.#of = of;
  }

  press(event: PointerEvent): void {
    clearTimeout(this.#timer);
    const held = event.target instanceof Element ? event.target.closest('[data-grab]') : null;
    if (held && event.button === 0) {
      const handle = held.getAttribute('data-handle') ?? undefined;
      const over = [this.#of.placeAt(event)];
      this.#grabbed = { pointer: event.pointerId, over, ...(handle === undefined ? {} : { handle }) };
    } else if (event.pointerType === 'touch' && event.isPrimary)
      this.#timer = window.setTimeout(() => this.#of.hold(event), LONG_PRESS);
  }

  move(event: PointerEvent): void {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) clearTimeout(this.#timer);
    const grabbed = this.#grabbed;
    if (!grabbed || event.pointerId !== grabbed.pointer || !this.#of.isOver(event)) return;
    const at = this.#of.placeAt(event);
    const last = grabbed.over.at(-1);
    const ground = this.#of.ground();
    if (last && ground.same(last, at)) return;
    if (grabbed.over.length === 1) this.#element.setPointerCapture(event.pointerId);
    grabbed.over = [...grabbed.over, ...(last ? ground.over(last, at).slice(1) : [at])];
    this.#of.drag({ ...dragOf(grabbed), done: false });
  }

  lift(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (this.#grabbed && event.pointerId === this.#grabbed.pointer) this.#drop();
    this.#grabbed = undefined;
  }

  /** What is grabbed is let go where it is: when the pointer is lifted, or the board goes from under it. */
  #drop(): void {
    const grabbed = this.#grabbed;
    if (!grabbed || grabbed.over.length < 2) return;
    letGo(this.#element);
    this.#of.drag({ ...dragOf(grabbed), done: true });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#grabbed = undefined;
  }
}

/** Letting go ends a drag; it presses nothing. */
function letGo(element: Element): void {
  const swallow = (event: Event): void => event.stopPropagation();
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}

function dragOf({ handle, over }: Grabbed): Omit<Drag<Place>, 'done'> {
  return handle === undefined ? { over: [...over] } : { handle, over: [...over] };
}
