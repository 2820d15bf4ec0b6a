// Tables 1 and 2 by the patterns found in them, with their exceptions, and what moves a throw about in them.

/** Column by column: rounded shares of the firepower; the first flattens at the end, the fourth has two cells of its own. */
function cell(fp: number, column: number): number {
  const half = (share: number): number => Math.floor(share * fp + 0.5 + 1e-9);
  if (column === 1) return fp >= 22 ? ({ 22: 19, 23: 20, 24: 20 }[fp] as number) : half(0.9);
  if (column === 2) return half(0.7);
  if (column === 3) return half(0.5);
  if (column === 4) return fp === 21 ? 8 : fp === 24 ? 9 : half(0.35);
  return Math.floor((fp + 3) / 5);
}

/** Dice of a firepower in a column: 24s and a rest. */
export function diceIn(fp: number, column: number): number {
  let [left, dice] = [fp, 0];
  while (left > 24) {
    dice += cell(24, column);
    left -= 24;
  }
  return left > 0 ? dice + cell(left, column) : dice;
}

export interface Target {
  corvette: boolean;
  unrated: boolean;
  flies: boolean;
  down: boolean;
  size: 'B' | 'C' | 'D';
  still: boolean;
  setting: string;
  shows: 'closing' | 'moving away' | 'broadside';
}

/** The column, from where it begins to where its shifts lead, ended at the edge of the table. */
export function columnFor(target: Target, squared: bigint, rocket: boolean): number {
  let column = { closing: 2, 'moving away': 3, broadside: 4 }[target.shows] + (target.unrated ? 1 : 0);
  if (target.still) column = 1;
  if (target.corvette) column = 5;
  if (target.setting === 'Flank') column += 1;
  if (target.setting === 'Crawl') column -= 1;
  if (squared <= 10_000n ** 2n) column -= 1;
  if (squared > 20_000n ** 2n && !rocket) column += 1;
  return Math.min(5, Math.max(1, column));
}

/** Doubled, as it is or halved, in halves: by how much bigger or smaller the ordnance is than the row. */
export function halvesOn(target: Target, cal: 'B' | 'C' | 'D'): number {
  const rank = { D: 0, C: 1, B: 2 };
  const row = rank[target.size] - (target.flies && !target.unrated ? 1 : 0) + (target.down ? 1 : 0);
  if (row > 2) return 1;
  if (rank[cal] === row) return 2;
  return rank[cal] > row ? 4 : 1;
}
