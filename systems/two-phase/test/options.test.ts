import { expect, test } from 'vitest';
import { read } from '../rules/edge/scenario.ts';
import { SCENARIO } from '../rules/edge/scenario-schema.ts';
import { OPTIONS } from '../rules/options.ts';
import type { OptionName } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';

function bookUnder(...options: readonly OptionName[]) {
  const found = read({ ...scenarios['sphere-and-sting']!, options });
  if ('faults' in found) throw new Error('it has faults');
  return found.book;
}

const plain = bookUnder();

test('ruling R12 TP-12.2.1 slow shuttles go 3 a turn, fighters as ever', () => {
  const { shuttles } = bookUnder('slow-shuttles').charts;
  const speeds = Object.values(shuttles).map(({ speed }) => speed);
  expect([Object.values(plain.charts.shuttles).map(({ speed }) => speed), speeds]).toEqual([
    [6, 6, 6, 7],
    [3, 3, 3, 7],
  ]);
});

test('TP-8.1.5 a full nebula shifts 3 where nothing else does', () => {
  expect([plain.charts.nebulaAlone, bookUnder('full-nebula').charts.nebulaAlone]).toEqual([2, 3]);
});

test('TP-13.3.5 a light space mine does 25', () => {
  expect([plain.charts.mines.space.damage, bookUnder('light-space-mine').charts.mines.space.damage]).toEqual([35, 25]);
});

test('TP-9.4.5 long fusion reaches a hex further', () => {
  expect(plain.charts.fusion.standard.ranges).toEqual([0, 1, 2, 10, 15, 24]);
  expect(bookUnder('long-fusion').charts.fusion.standard.ranges).toEqual([0, 1, 2, 10, 15, 25]);
});

test('TP-15.1.6 a dear field cruiser costs 133', () => {
  const { cards, ships } = bookUnder('dear-field-cruiser');
  expect([plain.ships[0]?.points, cards['lyr-ca']?.bpv, ships[0]?.points]).toEqual([131, 133, 133]);
});

test('TP-15.1.8 each option is off unless it is named, and changes what it is about alone', () => {
  expect(Object.values(plain.options)).toEqual([false, false, false, false, false]);
  for (const name of OPTIONS) {
    const { charts, cards, options } = bookUnder(name);
    expect(Object.entries(options).filter(([, on]) => on)).toEqual([[name, true]]);
    const changed = Object.entries(charts).filter(([key, value]) => value !== plain.charts[key as keyof typeof charts]);
    const own = Object.keys(cards).filter(id => cards[id]?.bpv !== plain.cards[id]?.bpv);
    expect([...changed.map(([key]) => key), ...own]).toHaveLength(1);
  }
  expect((SCENARIO as { properties: { options: { items: { enum: string[] } } } }).properties.options.items.enum).toEqual([
    ...OPTIONS,
  ]);
});
