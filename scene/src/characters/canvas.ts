/** A sheet of characters, each in its ink, and what is written on it in runs of one ink. */

/** How characters are shown where there are colours: one's own, the enemy's, a friend's, what is about to be ordered, the map, its numbers. */
export type Ink = 'plain' | 'own' | 'foe' | 'friend' | 'order' | 'ground' | 'head';

/** Characters of one ink in a row. */
export interface Run {
  readonly text: string;
  readonly ink: Ink;
}

export type Row = readonly Run[];

interface Cell {
  readonly character: string;
  readonly ink: Ink;
}

const BLANK: Cell = { character: ' ', ink: 'plain' };

/** Characters are all one column wide: tags, signs and figures, never names. */
export class Canvas {
  readonly #cells: Cell[][];

  constructor(columns: number, lines: number) {
    this.#cells = Array.from({ length: lines }, () => Array<Cell>(columns).fill(BLANK));
  }

  /** Writes from a column of a line on; what would go beyond the edge is left out. */
  write({ column, line }: { column: number; line: number }, text: string, ink: Ink): void {
    const row = this.#cells[line];
    if (!row) return;
    for (const [i, character] of [...text].entries()) if (column + i in row) row[column + i] = { character, ink };
  }

  /** Its lines in runs, without blanks at their ends. */
  rows(): Row[] {
    return this.#cells.map(cells => {
      const last = cells.findLastIndex(one => one.character !== ' ');
      return runsOf(cells.slice(0, last + 1));
    });
  }
}

function runsOf(cells: readonly Cell[]): Run[] {
  const runs: { text: string; ink: Ink }[] = [];
  for (const { character, ink } of cells) {
    const before = runs.at(-1);
    if (before && (before.ink === ink || character === ' ')) before.text += character;
    else runs.push({ text: character, ink });
  }
  return runs;
}

/** A row without its inks. */
export function textOf(row: Row): string {
  return row.map(({ text }) => text).join('');
}
