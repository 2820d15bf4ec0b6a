// What Baltic prints as large as it is: measured in inches and in millimetres.

import { randomStates } from '@flagplot/manifest/round-trip';
import { extentOf, PAPERS, pages, positionSheet, svgOf, truePages, widthOf } from '@flagplot/sheets';
import type { Drawing, Shape } from '@flagplot/sheets/drawing';
import { INCH } from '@flagplot/sheets/drawing';
import { expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { baltic as rules } from '../../rules/index.ts';
import { entries } from '../../scenarios/index.ts';
import { sheets } from '../../sheet/sheets.ts';
import { battle } from '../battle.ts';

const b = battle('sd vasa sd-bb 28.6,18.4^14\nsd sund sd-dd 20,18^0\nto lohengrin to-ca 42.6,24.4^192\nto walhall to-cv 60,40^0');
const printed = { book: b.s.book, now: { open: b.s.open, clock: b.s.clock } };
const part = (of: string): readonly Drawing[] => sheets.trueScale!(printed).find(one => one.of === of)!.drawings;
const words = ({ shapes }: Drawing): string[] => shapes.flatMap(shape => (shape.kind === 'text' ? shape.says : []));
const called = (all: readonly Drawing[], name: string): Drawing => all.find(one => words(one).includes(name)) as Drawing;

/** Where the middle of a ship is after so many inches of a template, in inches from where she began: to starboard, and ahead. */
function endAfter(template: string, inches: number): [x: number, y: number] {
  const { shapes } = called(part('templates'), template);
  const way = shapes.filter(shape => shape.kind === 'line' && shape.width === 1.2) as Extract<Shape, { kind: 'line' }>[];
  const [from, to] = [way[0]!, way[inches * 10 - 1]!];
  return [(to.toX - from.x) / INCH, (from.y - to.toY) / INCH];
}

test.each([
  ['Template S', 1, 0.194, 0.974],
  ['Template S', 2, 0.746, 1.801],
  ['Template S', 3, 1.572, 2.353],
  ['Template M', 1, 0.13, 0.989],
  ['Template M', 3, 1.119, 2.701],
  ['Template M', 6, 3.82, 3.82],
  ['Template L', 2, 0.346, 1.96],
  ['Template L', 6, 2.865, 4.962],
])('BB-3.1.4 on paper %s ends after %d inches where the rules have it end, to the mil', (template, inches, x, y) => {
  const [across, ahead] = endAfter(template, inches);
  expect(across).toBeCloseTo(x, 9);
  expect(ahead).toBeCloseTo(y, 9);
});

test('BB-3.1.4 the strip of the Medium template is 90 degrees of 97.0 mm, measured on the SVG of the page', () => {
  const drawn = truePages({ title: 'T', drawings: [called(part('templates'), 'Template M')], paper: PAPERS.a4 });
  const svg = svgOf(drawn[0] as Drawing, 'Page 1');
  const strip = [...svg.matchAll(/<polygon points="([^"]+)"/g)].map(([, points = '']) =>
    points.split(' ').map(point => point.split(',').map(n => (Number(n) * 25.4) / INCH) as [number, number]),
  );
  const corners = strip.find(points => points.length > 100)!;
  const wide = Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x));
  // 3.820 inches and the half inch outside.
  expect(wide).toBeCloseTo((3.82 + 0.5) * 25.4, 1);
});

test('BB-6.3.2 BB-3.2.46 the rulers have a tenth of an inch at a tenth, and name what reaches so far', () => {
  const ruler = called(part('templates'), 'short range, corvettes at least');
  const lines = ruler.shapes.filter(shape => shape.kind === 'line');
  const ticks = lines.filter(({ y }) => y === 0).map(({ x }) => x / INCH);
  expect(ticks.map(x => Math.round(x * 1000))).toEqual(Array.from({ length: 61 }, (_, i) => 100 * i));
  // The second piece begins at 6.
  const [mark] = lines.filter(({ y }) => y > 0);
  expect(6 + mark!.x / INCH).toBeCloseTo(10, 9);
  expect(words(ruler)).toContain('10');
  expect(words(called(part('templates'), 'torpedoes run'))).toContain('15');
});

test('BB-6.2.1 BB-6.2.2 every hull and marker is cut out in its true size', () => {
  const models = part('models');
  const sizeOf = (name: string): [number, number] => {
    const { width, height } = called(models, name);
    return [Math.round((1000 * width) / INCH), Math.round((1000 * height) / INCH)];
  };
  expect(sizeOf('Vasa')).toEqual([1500, 5500]);
  expect(sizeOf('Sund 3')).toEqual([600, 2000]);
  expect(sizeOf('squadron 1')).toEqual([1000, 1000]);
  expect(sizeOf('salvo 1: firepower ____')).toEqual([3000, 500]);
  // As many squadrons as the hangar holds; which, is not told.
  expect(models.filter(one => words(one).includes('TO'))).toHaveLength(b.s.book.cards['to-cv']!.hangar!);
});

test('BB-2.2.8 BB-7.3.2 there is a card for each unit, one for a division, none for what is adrift', () => {
  expect(part('cards').map(one => words(one)[0])).toEqual(
    ['vasa', 'sund', 'lohengrin', 'walhall'].map(id => b.s.book.units.find(unit => unit.id === id)!.name),
  );
  const { scenario } = entries.find(({ name }) => name === 'recovering-the-makrill')!;
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error('no scenario');
  const cards = sheets.trueScale!({ book: read.book }).find(({ of }) => of === 'cards')!.drawings;
  expect(cards.length).toBe(read.book.units.filter(({ adrift, shares, id }) => adrift === null && shares === id).length);
  expect(cards.map(one => words(one)[0])).not.toContain('Makrill');
});

test('BB-7.0.2 BB-6.1.4 on the table every hull lies where it lies, north up', () => {
  const [table] = part('table') as [Drawing];
  expect([table.width / INCH, table.height / INCH]).toEqual([72, 48]);
  const hulls = table.shapes.filter(shape => shape.kind === 'polygon' && shape.width === 0.9);
  const [vasa] = hulls.map(shape => extentOf(shape, widthOf));
  // Her bow is 2.75 inches along 14 degrees: 0.665 to the east, 2.668 to the north of 28.6, 18.4.
  expect(48 - vasa!.top / INCH).toBeCloseTo(18.4 + 2.668, 2);
  expect(hulls).toHaveLength(1 + 4 + 1 + 1);
  expect(words(table)).toEqual(expect.arrayContaining(['28.6 18.4, 14.00°', '42.6 24.4, 192.00°']));
});

test('models of the table are found again on its tiles, in their true size', () => {
  const drawn = truePages({ title: 'T', drawings: part('table'), paper: PAPERS.letter });
  const whole = drawn.flatMap(({ shapes }) => shapes.filter(shape => shape.kind === 'polygon' && shape.width === 0.9));
  const lengths = whole.map(shape => extentOf(shape, widthOf)).map(({ top, bottom }) => (bottom - top) / INCH);
  expect(lengths).toContainEqual(expect.closeTo(2, 9));
  expect(drawn.length).toBe(1 + 8 * 7);
});

test('a battle under way is printed with its position, which read off the paper is the same battle', () => {
  const { scenario } = entries.find(({ name }) => name === 'gotland-incident')!;
  let n = 0;
  for (const s of randomStates(rules, scenario, 3)) {
    n += 1;
    if (n % 40 !== 0) continue;
    const text = notation.formatPosition(s);
    const sheet = positionSheet(text);
    const lines = sheet.parts.flatMap(one =>
      one.kind === 'rows' ? one.rows.map(({ item }) => (item.kind === 'text' ? item.lines[0] : '')) : [],
    );
    const read = notation.parsePosition(lines.join('\n'), s.book);
    expect('state' in read && read.state).toEqual({ clock: s.clock, open: s.open, sealed: s.sealed });
    // Nothing of it is lost where it is drawn.
    const drawn = pages({ title: 'T', sheets: [sheet], paper: PAPERS.a4 })
      .flatMap(words)
      .join('')
      .replaceAll(' ', '');
    for (const line of lines) expect(drawn).toContain(line!.replaceAll(' ', ''));
    // What is cut out and laid is as it stands too.
    expect(sheets.trueScale!({ book: s.book, now: { open: s.open, clock: s.clock } }).map(({ of }) => of)).toEqual([
      'templates',
      'cards',
      'models',
      'table',
    ]);
    if (n >= 160) break;
  }
  expect(n).toBeGreaterThanOrEqual(40);
});
