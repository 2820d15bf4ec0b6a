/**
 * Scrolls what lies in the dock so far that what is done with the unit in hand is seen: down to the steps where there are such, else
 * to its end; but never so far that its own row is gone.
 */
export function bringInReach(scroller: HTMLElement): void {
  const section = scroller.querySelector('.in-hand');
  if (!section) return;
  const room = scroller.getBoundingClientRect();
  const row = (section.closest('li') ?? section).getBoundingClientRect();
  const { bottom } = ([...section.querySelectorAll('.pad')].at(-1) ?? section).getBoundingClientRect();
  if (row.top < room.top) scroller.scrollTop -= room.top - row.top;
  else if (bottom > room.bottom) scroller.scrollTop += Math.min(bottom - room.bottom, row.top - room.top);
}
