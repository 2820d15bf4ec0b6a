/** What lies on a board, by the squares it reaches into: whether something has room there is asked of its neighbours alone. */
import { overlap, type Rect } from './geometry.ts';

/** The side of a square, in pixels: about as long as a name. */
const SIDE = 64;
/** More rows than any sheet has squares: a column and a row are one number. */
const ROWS = 1 << 20;

export class Squares {
  readonly #lying: Map<number, Rect[]> = new Map();

  constructor(boxes: readonly Rect[]) {
    for (const box of boxes) this.add(box);
  }

  add(box: Rect): void {
    for (const square of squaresOf(box)) {
      const there = this.#lying.get(square);
      if (there) there.push(box);
      else this.#lying.set(square, [box]);
    }
  }

  /** Whether nothing that lies there overlaps it. */
  isFree(box: Rect): boolean {
    return !squaresOf(box).some(square => this.#lying.get(square)?.some(other => overlap(box, other)));
  }
}

function squaresOf({ x, y, width, height }: Rect): number[] {
  const [left, right] = [Math.floor(x / SIDE), Math.floor((x + width) / SIDE)];
  const [top, bottom] = [Math.floor(y / SIDE), Math.floor((y + height) / SIDE)];
  const found: number[] = [];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) found.push(column * ROWS + row);
  return found;
}
