import type { Rect } from './geometry.ts';

/** What lies over a board, in pixels from its corner: whatever bears `data-covers`, wherever in the page it stands, or what else is sought. */
export function coversOf(board: Element | undefined, sought = '[data-covers]'): Rect[] {
  if (!board) return [];
  const { x, y, right, bottom } = board.getBoundingClientRect();
  return [...document.querySelectorAll(sought)].flatMap(one => {
    const over = one.getBoundingClientRect();
    const isOver = over.width > 0 && over.x < right && over.right > x && over.y < bottom && over.bottom > y;
    return isOver ? [{ x: over.x - x, y: over.y - y, width: over.width, height: over.height }] : [];
  });
}
