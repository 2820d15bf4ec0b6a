import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheets } from '../data/cards/cards.ts';
import catalogue from '../data/catalogue.json' with { type: 'json' };
import { charts } from '../data/charts/charts.ts';
import { manifest } from '../manifest.ts';
import type { Card } from '../rules/cards.ts';
import { columnAfter, effectiveFirepower } from '../rules/charts-read.ts';
import type { OptionName } from '../rules/options.ts';
import { cardUnder, chartsUnder, chosenOf, OPTIONS } from '../rules/options.ts';

const card = (id: string): Card => sheets.find(one => one.id === id)!;
const under = (name: OptionName) => chartsUnder(charts, chosenOf([name]));
const right = { of: 'long', by: 1 } as const;
const left = { of: 'short', by: -1 } as const;

test('all options are off unless a scenario names them', () => {
  expect(Object.values(chosenOf())).toEqual(OPTIONS.map(() => false));
  expect(chartsUnder(charts, chosenOf())).toEqual(charts);
  expect(cardUnder(card('sd-bb'), chosenOf())).toEqual(card('sd-bb'));
});

test('the README says of each option what is otherwise with it', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const lines = readme.split('\n').filter(line => OPTIONS.some(name => line.startsWith(`| \`${name}\` |`)));
  expect(lines.map(line => line.split('`')[1])).toEqual(OPTIONS);
});

test('a table that chooses is told each of them in one sentence, with its row', async () => {
  const told = (await manifest.options?.()) ?? [];
  expect(told.map(({ name, otherwise }) => [name, otherwise])).toEqual(OPTIONS.map(name => [name, false]));
  for (const { about } of told) {
    expect(about).toMatch(/^[^.]+\(BB-[\d., BB-]+\)\.$/);
    for (const id of about.match(/BB-[\d.]+\d/g) ?? []) expect(Object.keys(catalogue)).toContain(id);
  }
});

test('BB-3.2.49 with open columns firepower counts in full left of the table and for nothing right of it', () => {
  const open = under('open-columns');
  expect([columnAfter(open, 1, [left]), columnAfter(open, 5, [right]), columnAfter(open, 5, [right, right])]).toEqual([0, 6, 6]);
  expect([effectiveFirepower(open, 12, 0), effectiveFirepower(open, 30, 6)]).toEqual([12, 0]);
});

test('BB-3.4.6 with far boarding marines cross ten inches, else five', () => {
  expect([charts.boarding, under('far-boarding').boarding]).toEqual([5000, 10_000]);
});

test('BB-3.2.7 with unlimited guns they reach as far as the table, and nothing else does', () => {
  const ranges = (kind: string) =>
    cardUnder(card('to-ff'), chosenOf(['unlimited-guns']))
      .weapons.filter(weapon => weapon.kind === kind)
      .map(({ range }) => range);
  expect([ranges('gun'), ranges('rocket'), ranges('tesla')]).toEqual([[170_000], [40_000], [10_000]]);
});
