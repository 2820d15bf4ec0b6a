/**
 * Scrolls what lies in the dock so far that what is done with the unit in hand is seen: its row first, then as much as there is room
 * for of what stands open below it.
 */
export function bringInReach(scroller: HTMLElement): void {
  const section = scroller.querySelector('.in-hand');
  if (!section) return;
  const room = scroller.getBoundingClientRect();
  const row = (section.closest('li') ?? section).getBoundingClientRect();
  const { bottom } = section.getBoundingClientRect();
  if (row.top < room.top) scroller.scrollTop -= room.top - row.top;
  else if (bottom > room.bottom) scroller.scrollTop += Math.min(bottom - room.bottom, row.top - room.top);
}
