/**
 * The piece of a course that leads to where a hand has drawn it: along it longer, aside at the gentlest turn that reaches, up to the sharpest there is.
 * Fractions propose it here; what is laid is whole, and that alone is drawn and judged.
 */
import { type Point, type Pose, RADIAN, type Segment } from '@flagplot/plane';
import { type CourseLimits, poseBefore, roomFor, snap, turnWithin } from './course.ts';

/** Turns are proposed in whole degrees an inch, in tenths of one where it is fine. */
const WHOLE = 100;
const TENTH = 10;
/** A turn leads less far off than it is long: by no more than this share. */
const NEAR = 0.8;

/** What is drawn, and whither. */
export interface Drawn {
  /** The piece that is in hand; the number of pieces for a new one. */
  i: number;
  /** Where the bow is drawn to. */
  aim: Point;
  /** How far the bow lies ahead of the middle, in mil; of who goes astern the stern behind it. */
  bow: number;
  fine: boolean;
  limits: CourseLimits;
}

/** The course with the piece in hand led to where it is drawn. */
export function reach(from: Pose, legs: readonly Segment[], drawn: Drawn): Segment[] {
  const begin = poseBefore(from, legs, drawn.i);
  const room = roomFor(legs, drawn.i, drawn.limits);
  const leg = legTo(begin, drawn, room);
  const all = [...legs.slice(0, drawn.i), leg, ...legs.slice(drawn.i + 1)];
  return all.filter(({ d }) => d !== 0);
}

/** Of all turns there are the one by which the bow comes nearest; of equal ones the gentlest. */
function legTo(begin: Pose, drawn: Drawn, room: { least: number; most: number }): Segment {
  const to = withinReach(asSeenFrom(begin, drawn.aim, drawn.limits.way), room, drawn.bow);
  const all = turnsOf(drawn).map(turn => {
    const length = Math.max(room.least, Math.min(roundTo(nearestOn(to, turn, drawn.bow), snap(drawn.fine)), room.most));
    return { turn, length, off: offFrom(to, { turn, length, bow: drawn.bow }) };
  });
  const { length, turn } = all.reduce((best, one) => (one.off < best.off - 0.5 ? one : best));
  return { d: length * drawn.limits.way || 0, turn };
}

/** Straight on first, then ever sharper, to either side. */
function turnsOf({ fine, limits }: Drawn): number[] {
  const step = fine ? TENTH : WHOLE;
  const sharp = Array.from({ length: Math.ceil(limits.rate / step) }, (_, i) => Math.min((i + 1) * step, limits.rate));
  return [0, ...sharp.filter(turn => turnWithin(turn, limits) === turn).flatMap(turn => [turn, -turn])];
}

/** So far along the course and to starboard of it. */
function asSeenFrom(pose: Pose, to: Point, way: number): { ahead: number; aside: number } {
  const at = radians(pose.heading);
  const [dx, dy] = [to.x - pose.x, to.y - pose.y];
  return { ahead: way * (dx * Math.sin(at) + dy * Math.cos(at)), aside: dx * Math.cos(at) - dy * Math.sin(at) };
}

/** Who draws too far, or not far enough, shows a direction. */
function withinReach(to: { ahead: number; aside: number }, room: { least: number; most: number }, bow: number): typeof to {
  const far = Math.hypot(to.ahead, to.aside) || 1;
  const kept = Math.max(NEAR * (room.least + bow), Math.min(far, room.most + bow)) / far;
  return { ahead: to.ahead * kept, aside: to.aside * kept };
}

/** How far along a turn the bow comes nearest. */
function nearestOn({ ahead, aside }: { ahead: number; aside: number }, turn: number, bow: number): number {
  if (turn === 0) return Math.max(0, ahead - bow);
  const radius = RADIAN / Math.abs(turn);
  const angle = Math.atan2(ahead, radius - Math.sign(turn) * aside) - Math.atan2(bow, radius);
  return radius * (angle < -Math.PI / 2 ? angle + 2 * Math.PI : Math.max(0, angle));
}

/** How far off the bow ends. */
function offFrom({ ahead, aside }: { ahead: number; aside: number }, leg: { turn: number; length: number; bow: number }): number {
  const { turn, length, bow } = leg;
  if (turn === 0) return Math.hypot(ahead - bow - length, aside);
  const radius = RADIAN / Math.abs(turn);
  const angle = length / radius;
  const along = radius * Math.sin(angle) + bow * Math.cos(angle);
  const across = radius * (1 - Math.cos(angle)) + bow * Math.sin(angle);
  return Math.hypot(ahead - along, aside - Math.sign(turn) * across);
}

const radians = (hundredths: number): number => (hundredths * Math.PI) / 18_000;
const roundTo = (n: number, to: number): number => Math.round(n / to) * to || 0;
