/** Whose key it is: a button's own Enter and Space, and the board's arrows, are left to them. */
const within = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** The focus is on something that Enter or Space press by themselves. */
export function onControl(event: Event): boolean {
  return within(event, 'button, a, summary, select, input, [role="button"], [role="tab"]');
}

/** The focus is on the board, whose cursor the arrows move. */
export function onBoard(event: Event): boolean {
  return within(event, '[role="application"]');
}
