import { overlap, type Rect } from './geometry.ts';

/** What lies over a board, in pixels from its corner: whatever bears `data-covers`, wherever in the page it stands, or what else is sought. */
export function coversOf(board: Element | undefined, sought = '[data-covers]'): Rect[] {
  if (!board) return [];
  const here = board.getBoundingClientRect();
  return [...document.querySelectorAll(sought)].flatMap(one => {
    const over = one.getBoundingClientRect();
    const isOver = over.width > 0 && overlap(over, here);
    return isOver ? [{ x: over.x - here.x, y: over.y - here.y, width: over.width, height: over.height }] : [];
  });
}
