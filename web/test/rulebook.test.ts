import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { carriedOutWords, chaptersOf, countOf, searchChapters } from '../src/pages/rulebook.ts';

const shelf = await shippedSystems();

const books = await Promise.all(
  Object.values(shelf).map(async ({ name, manifest }) => ({
    name,
    catalogue: await manifest.catalogue(),
    sections: (await manifest.contents?.()) ?? {},
    carriedOut: manifest.sections,
  })),
);

describe.each(books)('the book of $name', ({ catalogue, sections, carriedOut }) => {
  const chapters = chaptersOf(catalogue, { titles: sections, carriedOut });
  const all = chapters.flatMap(chapter => chapter.sections);

  test('has every row once, in a section with a title, in its chapter', () => {
    const ids = all.flatMap(section => section.rows.map(row => row.id));
    expect(ids.toSorted()).toEqual(Object.keys(catalogue).toSorted());
    expect(countOf(chapters)).toBe(Object.keys(catalogue).length);
    for (const { number, title, rows } of all) {
      expect(title).toBe(sections[number]);
      for (const row of rows) expect(row.id).toContain(`-${number}.`);
    }
    for (const chapter of chapters) for (const { number } of chapter.sections) expect(number.split('.')[0]).toBe(chapter.number);
  });

  test('is found by any words of a row, by its id, by its section, and by nothing else', () => {
    const { rows, title } = all[3] as (typeof all)[number];
    const row = rows[0] as (typeof rows)[number];
    const found = (words: string): string[] =>
      searchChapters(chapters, words).flatMap(one => one.sections.flatMap(section => section.rows.map(({ id }) => id)));
    const words = row.says.split(' ').slice(0, 5).toReversed().join(' ');
    expect(found(words)).toContain(row.id);
    expect(found(row.id.toLowerCase())).toContain(row.id);
    expect(found(title).length).toBeGreaterThanOrEqual(rows.length);
    expect(found('zzz')).toEqual([]);
    expect(found(`${row.id} zzz`)).toEqual([]);
  });
});

test('a row of another form stands after all others', () => {
  const [first, last] = chaptersOf({ 'XX-1.1.1': 'One.', 'XX-M2': 'Two.' }, { titles: { '1.1': 'Ones' }, carriedOut: ['1'] });
  expect(first?.sections[0]?.title).toBe('Ones');
  expect(last?.sections[0]?.rows).toEqual([{ id: 'XX-M2', says: 'Two.', carriedOut: false }]);
});

test('4 rules: rows that are not carried out are marked, and counted in words', () => {
  const ids = ['1.9.1', '2.1.1', '2.4.1', '2.4.2', '2.4.9', '2.4.10', '2.10.1', '3.1.1'].map(number => `XX-${number}`);
  const book = (carriedOut: readonly string[]) =>
    chaptersOf(Object.fromEntries(ids.map(id => [id, 'Says.'])), { titles: {}, carriedOut });
  const done = (...parts: string[]): string[] =>
    book(parts).flatMap(({ sections }) => sections.flatMap(({ rows }) => rows.flatMap(row => (row.carriedOut ? [row.id] : []))));
  expect(done('2')).toEqual(ids.slice(1, 7));
  expect(done('2.1')).toEqual(['XX-2.1.1']);
  expect(done('2.4.2-2.4.9', '3.1.1')).toEqual(['XX-2.4.2', 'XX-2.4.9', 'XX-3.1.1']);
  expect(carriedOutWords(book(['2']))).toBe('6 of 8 rows are carried out here; the others are marked.');
  expect(carriedOutWords(book(['1', '2', '3']))).toBe('Every row is carried out here.');
});
