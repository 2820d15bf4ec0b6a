/** A book as it is read: its rows in our words, by chapter and section, and found by words. */

import { liesIn } from '@flagplot/manifest';
import { number } from '@flagplot/pagekit/words/numbers.ts';

/** A row of the book: its id, what it says, and whether it is carried out here. */
export interface Row {
  id: string;
  says: string;
  carriedOut: boolean;
}

export interface Section {
  /** `5.4`. */
  number: string;
  title: string;
  rows: readonly Row[];
}

export interface Chapter {
  /** `5`. */
  number: string;
  sections: readonly Section[];
}

/** A row `5.4.2`, whatever its prefix, stands in section `5.4`; what has another form stands in a section of its own, after all others. */
function sectionOf(id: string): string {
  return /^[A-Z]+-(\d+\.\d+)\.\d+$/.exec(id)?.[1] ?? '';
}

/** What is known of a book besides its rows. */
export interface Contents {
  /** The titles of its sections, by their numbers: `5.4`. */
  titles: Readonly<Record<string, string>>;
  /** What of it is carried out: `5`, `5.4`, `5.4.2`, `5.4.2-5.4.6`. */
  carriedOut: readonly string[];
}

/** The book by chapters, in the order of its rows. */
export function chaptersOf(catalogue: Readonly<Record<string, string>>, { titles, carriedOut }: Contents): readonly Chapter[] {
  const rows = Object.entries(catalogue).map(([id, says]) => ({
    id,
    says,
    carriedOut: carriedOut.some(part => liesIn(id, part)),
  }));
  const sections = [...Map.groupBy(rows, row => sectionOf(row.id))].map(([number, of]) => ({
    number,
    title: titles[number] ?? 'Other rows',
    rows: of,
  }));
  return [...Map.groupBy(sections, section => section.number.split('.')[0] ?? '')].map(([number, of]) => ({
    number,
    sections: of,
  }));
}

/** Only the rows that have every word, in their sentence, their id or the title of their section. */
export function searchChapters(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (section: Section, { id, says }: Row): boolean => {
    const text = `${id} ${says} ${section.title}`.toLowerCase();
    return all.every(word => text.includes(word));
  };
  return chapters.flatMap(chapter => {
    const sections = chapter.sections.flatMap(section => {
      const rows = section.rows.filter(row => has(section, row));
      return rows.length > 0 ? [{ ...section, rows }] : [];
    });
    return sections.length > 0 ? [{ ...chapter, sections }] : [];
  });
}

/** Whether a row, a section or a chapter stands at a place that an address names: a row by its id, `section-5.4`, `chapter-5`. */
export function hasPlace(chapters: readonly Chapter[], place: string): boolean {
  return chapters.some(
    ({ number, sections }) =>
      place === `chapter-${number}` ||
      sections.some(section => place === `section-${section.number}` || section.rows.some(({ id }) => place === id)),
  );
}

/** How many rows there are. */
export function countOf(chapters: readonly Chapter[]): number {
  return rowsIn(chapters).length;
}

/** How much of the book is carried out, in words: `265 of 558 rows are carried out here; the others are marked.` */
export function carriedOutWords(chapters: readonly Chapter[]): string {
  const rows = rowsIn(chapters);
  const done = rows.filter(row => row.carriedOut).length;
  if (done === rows.length) return 'Every row is carried out here.';
  return `${number(done)} of ${number(rows.length)} rows are carried out here; the others are marked.`;
}

function rowsIn(chapters: readonly Chapter[]): readonly Row[] {
  return chapters.flatMap(({ sections }) => sections.flatMap(section => section.rows));
}
