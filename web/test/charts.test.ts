import type { ChartBook } from '@flagplot/manifest';
import { expect, test, vi } from 'vitest';
import { openCharts } from '../src/battle/open-charts.ts';

test('learnt: charts: they are worked out once a battle, however often they are looked at, and anew for another', () => {
  const book = { charts: vi.fn(() => []), reads: vi.fn(() => ({})), origins: {} } satisfies ChartBook as ChartBook & {
    charts: ReturnType<typeof vi.fn>;
  };
  const [one, other] = [{ title: 'a duel' }, { title: 'a duel' }];
  expect(openCharts(book, one)).toBe(openCharts(book, one));
  expect([vi.mocked(book.charts).mock.calls, vi.mocked(book.reads).mock.calls]).toEqual([[[one]], [[one]]]);
  openCharts(book, other);
  expect(book.charts).toHaveBeenLastCalledWith(other);
});
