// The parts of a book: which rows lie in which.

/** A row's place in its book: after its prefix `5.7.1` is 5, 7, 1. */
type Place = readonly number[];

/** Chapters, sections, rows and ranges of them: `5`, `5.7`, `5.7.1`, `5.7.1-5.7.3`. */
export const SECTION = '^\\d+(\\.\\d+)*(-\\d+(\\.\\d+)*)?$';

/** Whether a row lies in a section. */
export function liesIn(id: string, section: string): boolean {
  const [from = '', to = from] = section.split('-');
  const row = placeOf(id.replace(/^[A-Z]+-/, ''));
  const [first, last] = [placeOf(from), placeOf(to)];
  return compare(row.slice(0, first.length), first) >= 0 && compare(row.slice(0, last.length), last) <= 0;
}

function placeOf(numbers: string): Place {
  return numbers.split('.').map(Number);
}

function compare(a: Place, b: Place): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? a.length - b.length : (a[at] as number) - (b[at] ?? -1);
}
