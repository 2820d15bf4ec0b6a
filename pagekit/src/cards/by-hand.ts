/** A card that a hand moves, by the pointer or by keys. Loaded once one does. */
import type { Point } from '../board/geometry.ts';

/** A card, as far as it can be moved. */
export interface Movable {
  /** Where its upper left corner is. */
  at(): Point | undefined;
  put(to: Point): void;
  /** It is let go. */
  rest(): void;
  dock(): void;
}

/** Less than so many pixels is a press. */
const SLACK = 4;
/** So many pixels a press of an arrow, and with Shift. */
const STEP = 16;
const STRIDE = 64;

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrows move it, Enter and Home dock it. */
export function moveByKey({ key, shiftKey }: KeyboardEvent, card: Movable): void {
  const [way, from, far] = [WAYS[key], card.at(), shiftKey ? STRIDE : STEP];
  if (!way) card.dock();
  else if (from) card.put({ x: from.x + far * way.x, y: from.y + far * way.y });
  card.rest();
}

/** A pointer that is down on its head draws it along until it is lifted. What else lies below meanwhile, links and words, stays. */
export function drawAlong(press: PointerEvent, box: HTMLElement, card: Movable): void {
  const stands = card.at();
  if (!stands) return;
  const on = { x: press.clientX - stands.x, y: press.clientY - stands.y };
  const end = new AbortController();
  let isMoved = false;
  const listen = (names: readonly string[], hear: (event: PointerEvent) => void): void => {
    for (const name of names) box.addEventListener(name, hear as (event: Event) => void, { signal: end.signal });
  };
  try {
    box.setPointerCapture(press.pointerId);
  } catch {
    return; // It was lifted before this was loaded.
  }
  listen(['pointermove'], ({ clientX, clientY }) => {
    isMoved ||= Math.hypot(clientX - press.clientX, clientY - press.clientY) > SLACK;
    if (isMoved) card.put({ x: clientX - on.x, y: clientY - on.y });
  });
  listen(['dragstart'], event => event.preventDefault());
  listen(['pointerup', 'pointercancel'], () => {
    end.abort();
    if (isMoved) card.rest();
  });
}
