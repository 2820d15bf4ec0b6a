/** What a pointer means on the board: a press on a hex, a long press, a drag from something that may be grabbed. */
import { type Hex, hexes } from '@flagplot/hexes';
import type { Drag } from '@flagplot/scene';

const LONG_PRESS = 450;

export interface Pointed {
  hexAt(event: { clientX: number; clientY: number }): Hex;
  drag(drag: Drag): void;
  /** A finger that stays: as Shift with a mouse. */
  hold(event: PointerEvent): void;
}

/** Follows the pointer over an element; the returned function lets go. */
export function pointing(element: Element, of: Pointed): () => void {
  let drag: { handle?: string; pointer: number; over: Hex[] } | undefined;
  let timer = 0;

  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    const held = event.target instanceof Element ? event.target.closest('[data-grab]') : null;
    if (held && event.button === 0) {
      const handle = held.getAttribute('data-handle') ?? undefined;
      drag = { pointer: event.pointerId, over: [of.hexAt(event)], ...(handle === undefined ? {} : { handle }) };
    } else if (event.pointerType === 'touch' && event.isPrimary) timer = window.setTimeout(() => of.hold(event), LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) clearTimeout(timer);
    if (!drag || event.pointerId !== drag.pointer) return;
    const at = of.hexAt(event);
    const last = drag.over.at(-1);
    if (last && hexes.same(last, at)) return;
    if (drag.over.length === 1) element.setPointerCapture(event.pointerId);
    const to = last ? hexes.line(last, at).slice(1) : [at];
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

function dragOf(drag: { handle?: string; over: Hex[] }): Omit<Drag, 'done'> {
  return drag.handle === undefined ? { over: [...drag.over] } : { handle: drag.handle, over: [...drag.over] };
}
