import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { chaptersOf, countOf, searchChapters } from '../src/pages/rulebook.ts';

const shelf = await shippedSystems();

const books = await Promise.all(
  Object.values(shelf).map(async ({ name, manifest }) => ({
    name,
    catalogue: await manifest.catalogue(),
    sections: (await manifest.contents?.()) ?? {},
  })),
);

describe.each(books)('the book of $name', ({ catalogue, sections }) => {
  const chapters = chaptersOf(catalogue, sections);
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
  const [first, last] = chaptersOf({ 'XX-1.1.1': 'One.', 'XX-M2': 'Two.' }, { '1.1': 'Ones' });
  expect(first?.sections[0]?.title).toBe('Ones');
  expect(last?.sections[0]?.rows).toEqual([{ id: 'XX-M2', says: 'Two.' }]);
});
