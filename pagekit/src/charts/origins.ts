import type { Chart } from '@flagplot/manifest';

/** Where numbers of a chart are from, as the key below it says it. */
export interface Origin {
  /** The system's own word: `source`. */
  readonly from: string;
  readonly says: string;
  /** What stands beside its numbers; nothing where all of the chart is of one origin. */
  readonly sign: string;
}

/** The origins that a chart has, in the order in which they are said: the surest first. */
export function originsIn({ rows }: Chart, words: Readonly<Record<string, string>>): Origin[] {
  const found = new Set(rows.flatMap(({ cells }) => cells.map(({ from }) => from)));
  const known = Object.keys(words).filter(from => found.has(from));
  const all = [...known, ...[...found].filter(from => !known.includes(from))];
  return all.map((from, i) => ({ from, says: words[from] ?? from, sign: all.length < 2 ? '' : 'abcdefgh'.charAt(i) }));
}
