/** Where cards stand over the board: above or below what they tell of, within the board, none over another. */

/** A point of the board, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** The board, and how high a card is at most. */
interface Size {
  width: number;
  height: number;
  high: number;
}

/** Where a card stands: beside this point, below it or above. */
export interface Box extends Point {
  isBelow: boolean;
}

/** Half the width of a card, and how far off the edges its point is kept. */
const HALF = 126;
const RIM = 20;
/** Two cards nearer than this would lie over one another. */
const APART = { x: 230, y: 90 };

/**
 * A place for each card; none for what is out of sight, nor where all room is taken: the dock has it.
 * @param isBelow whether they stand below what they tell of, where they can choose
 */
export function tagBoxes(points: readonly (Point | undefined)[], size: Size, isBelow: boolean): (Box | undefined)[] {
  const placed: Box[] = [];
  return points.map(point => {
    const found = point && candidates(point, size, isBelow).find(box => placed.every(other => !isOver(box, other)));
    if (found) placed.push(found);
    return found;
  });
}

/** The card on either side of its point, the better one first; only one where the other would be cut. */
function candidates({ x, y }: Point, { width, height, high }: Size, isBelow: boolean): Box[] {
  if (x < 0 || y < 0 || x > width || y > height) return [];
  const box = { x: Math.max(HALF, Math.min(x, width - HALF)), y: Math.max(RIM, Math.min(y, height - RIM)) };
  const first = isBelow ? y < height - high : y < high;
  const has = (below: boolean): boolean => (below ? y < height - high : y > high);
  return [{ ...box, isBelow: first }, ...(has(!first) ? [{ ...box, isBelow: !first }] : [])];
}

function isOver(a: Box, b: Box): boolean {
  const middle = ({ y, isBelow }: Box): number => y + (isBelow ? 1 : -1) * (APART.y / 2 + 26);
  return Math.abs(a.x - b.x) < APART.x && Math.abs(middle(a) - middle(b)) < APART.y;
}
