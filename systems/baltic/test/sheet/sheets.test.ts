import { PAPERS, pages } from '@flagplot/sheets';
import { expect, test } from 'vitest';
import { sheets } from '../../sheet/sheets.ts';
import { battle } from '../battle.ts';

const b = battle('sd vasa sd-bb 28.6,18.4^14\nsd sund sd-dd 20,18^0\nto lohengrin to-ca 42.6,24.4^192');

test('BB-1.2.5 every card has a sheet, with its numbers, its hull and its weapons', () => {
  const all = sheets.ofCards();
  expect(all.length).toBe(37);
  const vasa = all.find(({ of }) => of === 'sd-bb');
  expect(vasa).toMatchObject({ title: 'Vasa', card: { flag: 'sweden-denmark', kind: 'battleship' } });
  for (const { parts } of all) expect(parts.filter(({ kind }) => kind === 'table').length).toBe(1);
});

test('BB-3.2.59 a sheet of a battle has its boxes crossed, and a row for each vessel of a squadron', () => {
  b.vessel('vasa').lost = 2;
  b.vessel('sund-3').lost = 1;
  const { book, open, clock } = b.s;
  const all = sheets.ofBattle({ book, now: { open, clock } });
  expect(all.map(({ of }) => of)).toEqual(['vasa', 'sund', 'lohengrin']);
  const crossed = all.map(({ parts }) =>
    parts.flatMap(part =>
      part.kind === 'rows' && part.title === 'Hull'
        ? part.rows.flatMap(({ item }) => (item.kind === 'boxes' ? [item.boxes.filter(({ marked }) => marked).length] : []))
        : [],
    ),
  );
  expect(crossed[0]?.[0]).toBe(2);
  expect(crossed[1]?.slice(0, 4)).toEqual([0, 0, 1, 0]);
});

test('all sheets can be printed', () => {
  expect(pages({ title: 'Baltic', sheets: sheets.ofCards(), paper: PAPERS.a4 }).length).toBeGreaterThan(5);
});
