// What lies on the table, to be cut out: hulls, aeroplanes, salvoes; and the activation cards.

import type { Outline } from '@flagplot/plane';
import type { Drawing, Shape } from '@flagplot/sheets/drawing';
import { FAINT, INCH, INK, paragraph, text } from '@flagplot/sheets/drawing';
import type { Book, UnitOfBook } from '../../rules/book.ts';
import type { Card } from '../../rules/cards.ts';
import { modelName, sideName, vesselName } from '../../rules/names.ts';
import type { Marker, Vessel } from '../../rules/open.ts';
import { cardOf } from '../../rules/roster.ts';
import type { OnPaper } from './paper.ts';
import { points, polygonOf } from './paper.ts';

/** BB-6.2.1 Every hull in her true size, BB-6.2.2 a disc for each squadron that has been seen and two for each that may be, and BB-3.3.2 fronts of salvoes. */
export function countersOf(
  book: Book,
  { vessels, markers }: { vessels: readonly Vessel[]; markers: readonly Marker[] },
): readonly Drawing[] {
  const seen = markers.map(marker => disc(book, [modelName(book, marker.id), `${marker.planes} planes`]));
  const unseen = book.sides.flatMap(({ id }) => hangars(book, id));
  const salvoes = Array.from({ length: tubes(book) }, (_, i) => salvo(book, i + 1));
  return [...vessels.map(vessel => hullOf(book, vessel)), ...seen, ...unseen, ...salvoes];
}

/** Bow up, with her name along her. */
function hullOf(book: Book, vessel: Vessel): Drawing {
  const body = book.bodies[vessel.card] as Outline;
  const [length, width] = cardOf(book, vessel).size;
  const at = ({ x: u, y: v }: { x: number; y: number }): OnPaper => [points(v + width / 2), points(length / 2 - u)];
  const name = vesselName(book, vessel.id);
  const middle: Shape = { kind: 'circle', x: points(width / 2), y: points(length / 2), radius: 1.2, width: 0.6, tone: INK };
  const words = paragraph([name], points(width) - 4, { size: 6 });
  const label = words.shapes.map(shape => ({ ...shape, x: 2, y: (shape as { y: number }).y + points(length) * 0.62 }) as Shape);
  return { width: points(width), height: points(length), shapes: [polygonOf(body, at, {}), middle, ...label] };
}

/** BB-1.5.9 As many squadrons as the hangars of a side hold: which, nobody knows. */
function hangars(book: Book, side: string): Drawing[] {
  const count = book.units.filter(unit => unit.side === side).reduce((sum, { squadrons }) => sum + squadrons, 0);
  return Array.from({ length: count }, (_, i) => disc(book, [sideName(book, side), `squadron ${i + 1}`, '____ planes']));
}

function disc({ charts }: Book, says: readonly string[]): Drawing {
  const radius = points(charts.aeroplane.radius);
  const words = says.map((word, i) => text(word, { x: radius, y: radius + 7 * i - 4, anchor: 'middle' }, { size: 5 }));
  return {
    width: 2 * radius,
    height: 2 * radius,
    shapes: [{ kind: 'circle', x: radius, y: radius, radius, width: 0.6, tone: INK }, ...words],
  };
}

/** BB-3.3.4 A salvo for each tube battery of a vessel, six at the most: there are seldom more at once. */
function tubes({ units, cards }: Book): number {
  const all = units.flatMap(unit =>
    unit.vessels.flatMap(() => (cards[unit.card] as Card).weapons.filter(({ kind }) => kind === 'torpedo')),
  );
  return Math.min(6, all.length);
}

/** Its front is the upper edge, which lies across its way. */
function salvo({ charts }: Book, n: number): Drawing {
  const { half, depth } = charts.torpedo;
  const [w, h] = [points(2 * half), points(depth)];
  const arrow: Shape[] = [
    { kind: 'line', x: w / 2, y: h - 6, toX: w / 2, toY: 4, width: 0.8, tone: INK },
    {
      kind: 'polygon',
      points: [
        [w / 2, 0],
        [w / 2 - 4, 7],
        [w / 2 + 4, 7],
      ],
      width: 0.4,
      tone: INK,
      fill: INK,
    },
  ];
  const words = text(`salvo ${n}: firepower ____`, { x: 5, y: h - 6 }, { size: 6.5 });
  return { width: w, height: h, shapes: [{ kind: 'rect', x: 0, y: 0, w, h, width: 0.6, tone: INK }, ...arrow, words] };
}

const CARD = { width: 2.3 * INCH, height: 1.6 * INCH };
/** A hull on a card is drawn at a third of her size. */
const SMALL = 3;

/** BB-2.2.8 A card for each unit that has one of its own, BB-7.3.2 or for a division: her image, and whose she is. */
export function cardsOf(book: Book): readonly Drawing[] {
  const own = book.units.filter(({ id, shares, adrift }) => shares === id && adrift === null);
  return own.map(unit => activationCard(book, unit));
}

function activationCard(book: Book, unit: UnitOfBook): Drawing {
  const card = book.cards[unit.card] as Card;
  const sharing = book.units.filter(({ shares }) => shares === unit.id).map(({ name }) => name);
  const many = card.vessels === 1 ? card.type : `${card.vessels} ${card.type}s`;
  const [head, rest] = [
    text(sharing.join(', '), { x: 8, y: 16 }, { size: 10, bold: true }),
    text(`${card.name} class, ${many.replaceAll('-', ' ')}`, { x: 8, y: 27 }, { size: 7 }),
  ];
  const side = text(sideName(book, unit.side), { x: 8, y: CARD.height - 8 }, { size: 7, tone: FAINT });
  const frame: Shape = { kind: 'rect', x: 0, y: 0, w: CARD.width, h: CARD.height, width: 0.8, tone: INK };
  return { ...CARD, shapes: [frame, head, rest, image(book, unit), side] };
}

/** Bow to the right. */
function image(book: Book, { card }: UnitOfBook): Shape {
  const [x, y] = [CARD.width / 2, CARD.height / 2 + 8];
  const at = ({ x: u, y: v }: { x: number; y: number }): OnPaper => [x + points(u) / SMALL, y + points(v) / SMALL];
  return polygonOf(book.bodies[card] as Outline, at, { fill: 0.85 });
}
