/**
 * A course on a measured table in the making: pieces put in, drawn out, taken away. Everything here is whole mil and hundredths of a degree,
 * within what whoever asks allows; what else stands against it, the rules judge.
 */
import { along, type Pose, type Segment } from '@flagplot/plane';

/** What a course may be. */
export interface CourseLimits {
  /** Least and greatest length of the whole, in mil. */
  readonly least: number;
  readonly most: number;
  /** The sharpest turn, in hundredths of a degree an inch, and the gentlest that is one; 0: none at all. */
  readonly rate: number;
  readonly gentlest: number;
  /** 1 ahead, -1 astern. */
  readonly way: 1 | -1;
  /** So many pieces at the most. */
  readonly pieces: number;
}

/** Half an inch, a tenth where it is fine. */
export const snap = (fine: boolean): number => (fine ? 100 : 500);

/** The mil of a course. */
export function lengthOf(legs: readonly Segment[]): number {
  return legs.reduce((sum, { d }) => sum + Math.abs(d), 0);
}

/** Where a piece of a course begins; behind the last, where the course ends. */
export function poseBefore(from: Pose, legs: readonly Segment[], i: number): Pose {
  return legs.slice(0, i).reduce((pose, leg) => along(pose, leg), from);
}

/** The least and the most mil that one piece may have while the others stay as they are. */
export function roomFor(legs: readonly Segment[], i: number, { least, most }: CourseLimits): { least: number; most: number } {
  const others = lengthOf(legs) - Math.abs(legs[i]?.d ?? 0);
  return { least: Math.max(0, least - others), most: Math.max(0, most - others) };
}

/** A turn as it may be: none, at the gentlest, or at the sharpest. */
export function turnWithin(turn: number, { rate, gentlest }: CourseLimits): number {
  const sharp = Math.min(Math.abs(turn), rate);
  if (sharp * 2 < gentlest || rate < gentlest) return 0;
  return Math.sign(turn) * Math.max(gentlest, sharp);
}

/** With a piece of another length, or another turn: at least nothing, at most what is left. */
export function withLeg(legs: readonly Segment[], i: number, leg: Segment & { limits: CourseLimits }): Segment[] {
  const { limits } = leg;
  const length = Math.min(Math.abs(Math.round(leg.d)), roomFor(legs, i, limits).most);
  const made = { d: length * limits.way || 0, turn: turnWithin(Math.round(leg.turn), limits) };
  const all = legs.map((one, n) => (n === i ? made : one));
  return (i === legs.length ? [...all, made] : all).filter(({ d }) => d !== 0);
}

/** Without one of its pieces. */
export function withoutLeg(legs: readonly Segment[], i: number): Segment[] {
  return legs.filter((_, n) => n !== i);
}

/** So much more of the last piece, or a new one where that turns otherwise; where nothing is left as it was. */
export function extend(legs: readonly Segment[], { turn, by }: { turn: number; by: number }, limits: CourseLimits): Segment[] {
  const last = legs.length - 1;
  const same = legs[last]?.turn === turn;
  if (!same && legs.length >= limits.pieces) return [...legs];
  const d = (same ? Math.abs(legs[last]?.d ?? 0) : 0) + by;
  return withLeg(legs, same ? last : legs.length, { d, turn, limits });
}

/** So much less of the last piece; gone with the last of it. */
export function shorten(legs: readonly Segment[], by: number): Segment[] {
  const last = legs.at(-1);
  if (!last) return [];
  const left = Math.max(0, Math.abs(last.d) - by);
  return [...legs.slice(0, -1), { ...last, d: left * Math.sign(last.d) || 0 }].filter(({ d }) => d !== 0);
}
