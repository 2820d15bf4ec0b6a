/** What a pointer means on the board: a press on a hex, a long press, a drag from something that may be grabbed. */

import type { Drag, Place } from '@flagplot/scene';
import type { Ground } from './ground.ts';

const LONG_PRESS = 450;

export interface Pointed {
  ground(): Ground;
  placeAt(event: { clientX: number; clientY: number }): Place;
  drag(drag: Drag<Place>): void;
  /** A finger that stays: as Shift with a mouse. */
  hold(event: PointerEvent): void;
}

/** Follows the pointer over an element; the returned function lets go. */
export function pointing(element: Element, of: Pointed): () => void {
  let drag: { handle?: string; pointer: number; over: Place[] } | undefined;
  let timer = 0;

  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    const held = event.target instanceof Element ? event.target.closest('[data-grab]') : null;
    if (held && event.button === 0) {
      const handle = held.getAttribute('data-handle') ?? undefined;
      drag = { pointer: event.pointerId, over: [of.placeAt(event)], ...(handle === undefined ? {} : { handle }) };
    } else if (event.pointerType === 'touch' && event.isPrimary) timer = window.setTimeout(() => of.hold(event), LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) clearTimeout(timer);
    if (!drag || event.pointerId !== drag.pointer) return;
    const at = of.placeAt(event);
    const last = drag.over.at(-1);
    const ground = of.ground();
    if (last && ground.same(last, at)) return;
    if (drag.over.length === 1) element.setPointerCapture(event.pointerId);
    const to = last ? ground.over(last, at).slice(1) : [at];
    drag.over = [...drag.over, ...to];
    of.drag({ ...dragOf(drag), done: false });
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (drag && event.pointerId === drag.pointer && drag.over.length > 1) {
      letGo(element);
      of.drag({ ...dragOf(drag), done: true });
    }
    drag = undefined;
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
  };
}

/** Letting go ends a drag; it presses nothing. */
function letGo(element: Element): void {
  const swallow = (event: Event): void => event.stopPropagation();
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}

function dragOf(drag: { handle?: string; over: Place[] }): Omit<Drag<Place>, 'done'> {
  return drag.handle === undefined ? { over: [...drag.over] } : { handle: drag.handle, over: [...drag.over] };
}
