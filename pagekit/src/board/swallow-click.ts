/** Whoever has dragged something lets go of it with that, and presses nothing: the click that a press ends in is heard by nobody within. */
export function swallowClick(within: EventTarget): void {
  const swallow = (event: Event): void => event.stopPropagation();
  within.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => within.removeEventListener('click', swallow, { capture: true }));
}
