// Sheets laid out on pages.

import { block } from './block.ts';
import type { Drawing, Shape } from './shapes.ts';
import { FAINT, move, scale } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { cut, text, widthOf } from './type.ts';

/** A paper, by its sides in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

export type PaperName = 'a4' | 'letter';

/** The papers there are. */
export const PAPERS: Readonly<Record<PaperName, Paper>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

/** Kept free on all four sides: no printer needs more. */
export const MARGIN = 34;
export const FOOT = 14;
export const GAP = 9;
/** To get one more on the page a sheet is made smaller, but no smaller than this. */
const SMALLEST = 0.88;

/** What is printed: sheets, and what stands at the foot of every page. */
export interface Print {
  /** `Narn against Earth, turn 4`. */
  readonly title: string;
  readonly sheets: readonly Sheet[];
  readonly paper: Paper;
}

/** Sheets on as many pages as they take, in their order; none is cut in two. */
export function pages({ title, sheets, paper }: Print): readonly Drawing[] {
  const height = paper.height - 2 * MARGIN - FOOT;
  const blocks = sheets.map(sheet => fitSheet(sheet, paper.width - 2 * MARGIN, height));
  const filled = flow(blocks, height);
  return filled.map((page, i) => ({ ...paper, shapes: [...page, ...foot(title, `${i + 1} of ${filled.length}`, paper)] }));
}

/** Made smaller by a little where one more then fits on the page; by as much as it takes where it fits on none. As wide as the page it stays. */
function fitSheet(sheet: Sheet, width: number, height: number): Drawing {
  const slot = (n: number) => (height - (n - 1) * GAP) / n;
  const one = block(sheet, width);
  let most = 1;
  while (one.height * SMALLEST <= slot(most + 1)) most += 1;
  if (one.height <= slot(most)) return one;
  const by = slot(most) / one.height;
  return scale(block(sheet, width / by), by);
}

function flow(blocks: readonly Drawing[], height: number): Shape[][] {
  const pages: Shape[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const one of blocks) {
    if (y + one.height > height + 0.01) {
      pages.push([]);
      y = 0;
    }
    pages.at(-1)?.push(...move(one.shapes, MARGIN, MARGIN + y));
    y += one.height + GAP;
  }
  return pages;
}

/** Title and page at the foot, `from` so far from the margin. */
export function foot(title: string, page: string, { width, height, from = 0 }: Paper & { readonly from?: number }): Shape[] {
  const style = { size: 6.5, tone: FAINT };
  const y = height - MARGIN - 2;
  const room = width - 2 * MARGIN - from - widthOf(page, style.size) - 20;
  const left = text(cut(title, room, style), { x: MARGIN + from, y }, style);
  return [left, text(page, { x: width - MARGIN, y, anchor: 'end' }, style)];
}
