import { expect, test } from 'vitest';
import { catalogue, sections } from '../words/catalogue.ts';

test('the catalogue has all 558 rows, each in a section with a title', () => {
  const ids = Object.keys(catalogue);
  expect(ids).toHaveLength(558);
  for (const id of ids) {
    expect(id).toMatch(/^FA-\d+\.\d+\.\d+$/);
    expect(sections[id.slice(3, id.lastIndexOf('.'))], id).toBeTruthy();
    expect(catalogue[id]).toMatch(/^[^|]+[.:]$/);
  }
  expect(sections['5.4']).toBe('When the speed changes');
  expect(catalogue['FA-16.2.3']).toBe('A weapon row has one box for each x of its best arc.');
});
