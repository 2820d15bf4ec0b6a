/**
 * Whoever has dragged something lets go of it with that, and presses nothing: the click that a press ends in is heard by nobody within. A
 * press that begins anew is meant: where the page is busy it comes before any timer.
 */
export function swallowClick(within: EventTarget): void {
  const over = new AbortController();
  const end = (): void => over.abort();
  const until = { capture: true, once: true, signal: over.signal };
  within.addEventListener('click', event => event.stopPropagation(), until);
  within.addEventListener('pointerdown', end, until);
  setTimeout(end);
}
