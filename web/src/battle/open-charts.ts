import type { ChartBook } from '@flagplot/manifest';

/** The charts with the numbers of a battle, and what throws are read from. */
export interface OpenCharts {
  readonly charts: ReturnType<ChartBook['charts']>;
  readonly reads: ReturnType<ChartBook['reads']>;
}

const opened = new WeakMap<object, { by: ChartBook; charts: OpenCharts }>();

/** Worked out once a battle: its numbers stay as they are, whatever is drawn or answered, and however often the charts are looked at. */
export function openCharts(book: ChartBook, numbers: object): OpenCharts {
  const known = opened.get(numbers);
  if (known?.by === book) return known.charts;
  const charts = { charts: book.charts(numbers), reads: book.reads(numbers) };
  opened.set(numbers, { by: book, charts });
  return charts;
}
