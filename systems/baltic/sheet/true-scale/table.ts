// The table as it lies: water by its depth, land, zones, and every model in its place.

import type { Outline, Point } from '@flagplot/plane';
import { bodyPoint, boxOf } from '@flagplot/plane';
import { degrees } from '@flagplot/plane/words';
import type { Drawing, Shape } from '@flagplot/sheets/drawing';
import { FAINT, INK, RULE, text } from '@flagplot/sheets/drawing';
import type { Book } from '../../rules/book.ts';
import { modelName, salvoName, sideName, vesselName } from '../../rules/names.ts';
import type { Marker, Open, Salvo, Vessel } from '../../rules/open.ts';
import { footprint, isOnTable } from '../../rules/roster.ts';
import type { FeatureKind } from '../../rules/scenario-file.ts';
import type { OnPaper } from './paper.ts';
import { line, placer, points, polygonOf } from './paper.ts';

/** BB-1.3.1 The darker, the more it stops. */
const TONES: Readonly<Record<FeatureKind, number>> = { coastal: 0.95, shallow: 0.89, reef: 0.76, structure: 0.66, land: 0.8 };
/** What is drawn over what: the most restrictive last. */
const ORDER: readonly FeatureKind[] = ['coastal', 'shallow', 'reef', 'land', 'structure'];
const GRID = 6000;

/** BB-7.0.2 The table in its true size, north up, with all that lies on it. */
export function tableOf(book: Book, open: Pick<Open, 'vessels' | 'markers' | 'salvoes'>): Drawing {
  const [width, height] = book.table;
  const at = placer(0, height);
  const shapes = [
    ...featuresOf(book, at),
    ...gridOf(book.table, at),
    ...book.sides.flatMap(side => side.zones.map(({ polygon }) => zone(`${side.name} sets up here`, polygon, at))).flat(),
    ...open.vessels.filter(isOnTable).flatMap(vessel => vesselAt(book, vessel, at)),
    ...open.markers.filter(({ status }) => status === 'flies').flatMap(marker => markerAt(book, marker, at)),
    ...open.salvoes.flatMap(salvo => salvoAt(book, salvo, at)),
    ...edge(book.table),
  ];
  return { width: points(width), height: points(height), shapes };
}

type At = (place: Point) => OnPaper;

function featuresOf({ features }: Book, at: At): Shape[] {
  const sorted = features.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return sorted.flatMap(({ id, kind, outline }) => {
    const { left, top } = boxOf(outline);
    const [x, y] = at({ x: left, y: top });
    return [
      polygonOf(outline, at, { width: 0.8, tone: FAINT, fill: TONES[kind] }),
      text(`${id.replaceAll('-', ' ')}, ${kind}`, { x: x + 6, y: y + 12 }, { size: 7, tone: FAINT }),
    ];
  });
}

/** A thin line at every half foot, with its inches. */
function gridOf([width, height]: Book['table'], at: At): Shape[] {
  const every = (length: number): number[] => Array.from({ length: Math.floor(length / GRID) }, (_, i) => (i + 1) * GRID);
  const look = { width: 0.3, tone: RULE };
  const says = (mil: number, place: Point): Shape => {
    const [x, y] = at(place);
    return text(String(mil / 1000), { x: x + 2, y: y - 2 }, { size: 6, tone: FAINT });
  };
  return [
    ...every(width - 1).flatMap(x => [line(at({ x, y: 0 }), at({ x, y: height }), look), says(x, { x, y: 0 })]),
    ...every(height - 1).flatMap(y => [line(at({ x: 0, y }), at({ x: width, y }), look), says(y, { x: 0, y })]),
  ];
}

function edge([width, height]: Book['table']): Shape[] {
  return [{ kind: 'rect', x: 0, y: 0, w: points(width), h: points(height), width: 1.2, tone: INK }];
}

function zone(says: string, outline: Outline, at: At): Shape[] {
  const { left, top } = boxOf(outline);
  const [x, y] = at({ x: left, y: top });
  return [polygonOf(outline, at, { width: 0.6, tone: RULE }), text(says, { x: x + 6, y: y + 24 }, { size: 8, tone: FAINT })];
}

/** Her footprint, her middle, and beside it her name, place and heading. */
function vesselAt(book: Book, vessel: Vessel, at: At): Shape[] {
  const outline = footprint(book, vessel);
  const [x, y] = at(vessel);
  const wreck = vessel.status === 'wreck' ? ', wreck' : '';
  const middle: Shape = { kind: 'circle', x, y, radius: 1.5, width: 0.6, tone: INK };
  const bow = line([x, y], at(bodyPoint(vessel, 400, 0)), { width: 0.5 });
  return [
    polygonOf(outline, at, { width: 0.9 }),
    middle,
    bow,
    ...labels([vesselName(book, vessel.id) + wreck, poseWords(vessel)], [x, y]),
  ];
}

function labels(says: readonly string[], [x, y]: OnPaper): Shape[] {
  return says.map((words, i) => text(words, { x: x + 5, y: y + 8 * i - 2 }, { size: 6.5, bold: i === 0 }));
}

/** `28.6 18.4, 14°`: as a position is typed. */
function poseWords({ x, y, heading }: Point & { heading: number }): string {
  return `${x / 1000} ${y / 1000}, ${degrees(heading)}`;
}

function markerAt(book: Book, marker: Marker, at: At): Shape[] {
  const [x, y] = at(marker);
  const disc: Shape = { kind: 'circle', x, y, radius: points(book.charts.aeroplane.radius), width: 0.8, tone: INK };
  return [
    disc,
    ...labels([modelName(book, marker.id), `${marker.planes} planes, ${marker.x / 1000} ${marker.y / 1000}`], [x - 20, y]),
  ];
}

/** BB-3.3.2 Its front edge across its heading, and as deep as it lies. */
function salvoAt({ charts, ...book }: Book, salvo: Salvo, at: At): Shape[] {
  const { half, depth } = charts.torpedo;
  const corner = (u: number, v: number): OnPaper => at(bodyPoint(salvo, u, v));
  const corners = [corner(0, -half), corner(0, half), corner(-depth, half), corner(-depth, -half)];
  const says = `${salvoName(salvo.id)} of ${sideName(book, salvo.side)}, firepower ${salvo.fp}`;
  return [{ kind: 'polygon', points: corners, width: 0.8, tone: INK }, ...labels([says, poseWords(salvo)], at(salvo))];
}
