// Turning templates, rulers and a rose of headings.

import type { Pose } from '@flagplot/plane';
import { along, bodyPoint } from '@flagplot/plane';
import { degrees, inches } from '@flagplot/plane/words';
import type { Drawing, Shape } from '@flagplot/sheets/drawing';
import { FAINT, INCH, INK, RULE, text, widthOf } from '@flagplot/sheets/drawing';
import type { Template } from '../../rules/cards.ts';
import type { Charts } from '../../rules/charts.ts';
import type { OnPaper } from './paper.ts';
import { line, placer, points, under } from './paper.ts';

const SIZES: readonly Template[] = ['S', 'M', 'L'];
/** A quarter of a circle, in hundredths of a degree. */
const QUARTER = 9000;
/** Half as wide as the strip that is cut out, and how far apart its edges are drawn. */
const HALF = 500;
const STEP = 100;
const TICK = 500;

/** BB-3.1.4 The three templates, the rulers that bands and reaches are measured by, and a rose for headings. */
export function toolsOf(charts: Charts): readonly Drawing[] {
  return [...SIZES.map(size => template(size, charts.templates[size])), ...rulers(charts), rose()];
}

const START: Pose = { x: 0, y: 0, heading: 0 };

/** BB-3.1.4, BB-6.3.1 A quarter of a circle as a strip: the way of the middle, ticked at every half inch where the rules have it end. */
function template(size: Template, rate: number): Drawing {
  const length = (1000 * QUARTER) / rate;
  const poseAt = (d: number): Pose => along(START, { d, turn: rate });
  const end = poseAt(length);
  const at = placer(-HALF, end.y + HALF);
  const path = steps(length, STEP).map(poseAt);
  const edge = (v: number): OnPaper[] => path.map(pose => at(bodyPoint(pose, 0, v)));
  const strip: Shape = { kind: 'polygon', points: [...edge(-HALF), ...edge(HALF).reverse()], width: 0.6, tone: INK };
  const way = path.slice(1).map((pose, i) => line(at(path[i] as Pose), at(pose), { width: 1.2 }));
  const ticks = steps(length, TICK).flatMap(d => tick(poseAt(d), d, at));
  const shapes = [strip, ...way, ...ticks, ...arrow(at)];
  const says = `${inches(length)} inches turn by 90°, ${degrees(rate)} an inch. The middle of the ship follows the thick line, her bow the arrow; from the other end it turns to port.`;
  return under([`Template ${size}`, says], { width: points(end.x + HALF), height: points(end.y + HALF), shapes });
}

/** From 0 to a length, at every so many mil. */
function steps(length: number, by: number): number[] {
  return Array.from({ length: Math.floor(length / by) + 1 }, (_, i) => i * by);
}

/** Across the strip, with inches and degrees at whole inches. */
function tick(pose: Pose, d: number, at: (place: Pose) => OnPaper): Shape[] {
  const isWhole = d % 1000 === 0;
  const to = (v: number): OnPaper => at({ ...bodyPoint(pose, 0, v), heading: 0 });
  const across = line(to(isWhole ? -HALF : -HALF / 4), to(isWhole ? HALF : HALF / 4), { width: isWhole ? 0.6 : 0.4 });
  if (!isWhole) return [across];
  const label = (v: number, says: string): Shape => {
    const [x, y] = at({ ...bodyPoint(pose, d === 0 ? 40 : -110, v), heading: 0 });
    return text(says, { x, y, anchor: 'middle' }, { size: 6 });
  };
  return [across, label(-300, inches(d)), label(300, degrees(pose.heading).replace(/[.]?0*°$/, '°'))];
}

/** Where the bow points as the turn begins. */
function arrow(at: (place: Pose) => OnPaper): Shape[] {
  const place = (x: number, y: number): OnPaper => at({ x, y, heading: 0 });
  return [
    line(place(0, 0), place(0, 420), { width: 1 }),
    line(place(0, 420), place(-70, 300), { width: 1 }),
    line(place(0, 420), place(70, 300), { width: 1 }),
  ];
}

const PIECE = 6000;
const RULER = 800;
const TAB = 300;

/** BB-6.3.2 Thirty inches in pieces of six with a tab to glue the next on, and what reaches so far. */
function rulers(charts: Charts): Drawing[] {
  const marks: Marks = [
    [charts.coherency, 'coherency'],
    [charts.boarding, charts.boarding === charts.ackAck ? 'marines, Ack-Ack' : 'marines'],
    [charts.bands.short, 'short range, corvettes at least'],
    [charts.torpedo.run, 'torpedoes run'],
    [charts.bands.medium, 'medium range'],
    [30_000, 'long range'],
  ];
  return [0, 1, 2, 3, 4].map(i => ruler(i * PIECE, marks));
}

type Marks = readonly (readonly [d: number, says: string])[];

function ruler(from: number, marks: Marks): Drawing {
  const [w, h] = [points(PIECE), points(RULER)];
  const frame: Shape = { kind: 'rect', x: 0, y: 0, w, h, width: 0.6, tone: INK };
  const tab: Shape = { kind: 'rect', x: w, y: points(TAB / 2), w: points(TAB), h: h - points(TAB), width: 0.4, tone: RULE };
  const here = marks.filter(([d]) => d > from && d <= from + PIECE).map(([d, says]) => [d - from, says] as const);
  return { width: points(PIECE + TAB), height: h, shapes: [tab, frame, ...ticksOf(), ...numbers(from), ...here.flatMap(reach)] };
}

/** Tenths, halves and whole inches. */
function ticksOf(): Shape[] {
  return Array.from({ length: PIECE / 100 + 1 }, (_, i) => {
    const length = i % 10 === 0 ? 260 : i % 5 === 0 ? 180 : 90;
    return line([points(i * 100), 0], [points(i * 100), points(length)], { width: i % 10 === 0 ? 0.6 : 0.3 });
  });
}

function numbers(from: number): Shape[] {
  const last = PIECE / 1000;
  return Array.from({ length: last + 1 }, (_, i) => {
    const anchor = i === 0 ? 'start' : i === last ? 'end' : 'middle';
    const aside = i === 0 ? 2 : i === last ? -2 : 0;
    return text(String(from / 1000 + i), { x: points(i * 1000) + aside, y: points(400), anchor }, { size: 8, bold: true });
  });
}

/** What reaches so far: its line, and its name to the left of it, or to the right where there is no room. */
function reach([d, says]: Marks[number], i: number): Shape[] {
  const [x, y] = [points(d), points(520 + 110 * (i % 3))];
  const isLeft = widthOf(says, 6) + 4 < x;
  return [
    line([x, points(420)], [x, points(RULER)], { width: 0.4, tone: FAINT }),
    text(says, { x: isLeft ? x - 2 : x + 2, y, anchor: isLeft ? 'end' : 'start' }, { size: 6 }),
  ];
}

const ROSE = 1.4 * INCH;

/** Headings from north, clockwise, by fives and tens. */
function rose(): Drawing {
  const middle = ROSE + 10;
  const at = (deg: number, far: number): OnPaper => {
    const turn = (deg * Math.PI) / 180;
    return [middle + far * Math.sin(turn), middle - far * Math.cos(turn)];
  };
  const ticks = Array.from({ length: 72 }, (_, i) =>
    line(at(5 * i, i % 2 === 0 ? ROSE - 9 : ROSE - 5), at(5 * i, ROSE), { width: 0.4 }),
  );
  const numbers = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = at(30 * i, ROSE - 16);
    return text(String(30 * i), { x, y: y + 2.4, anchor: 'middle' }, { size: 6.5 });
  });
  const circle: Shape = { kind: 'circle', x: middle, y: middle, radius: ROSE, width: 0.6, tone: INK };
  const cross = [line(at(0, 14), at(180, 14), { width: 0.4 }), line(at(90, 14), at(270, 14), { width: 0.4 })];
  const drawing = { width: 2 * middle, height: 2 * middle, shapes: [circle, ...ticks, ...numbers, ...cross] };
  return under(['Headings', 'Degrees clockwise from north.'], drawing);
}
