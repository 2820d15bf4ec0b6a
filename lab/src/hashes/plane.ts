// The plane put to many positions, and all it says of them in one digest.

import { sha256, stream } from '@flagplot/kernel';
import type { Outline, Pose } from '@flagplot/plane';
import {
  aspect,
  channel,
  courseOf,
  headingTo,
  hull,
  isInSector,
  outlineAt,
  overlap,
  Sweep,
  sightThrough,
  spanIn,
  squaredDistance,
} from '@flagplot/plane';

const POSITIONS = 3000;
const BODIES: readonly Outline[] = [hull(6000, 1750), hull(3500, 1000), hull(2000, 600)];

/** The digest of what is found in 3,000 positions of four ships each, the same ones always. */
export function planeDigest(): string {
  const die = stream('plane');
  const pose = (): Pose => ({ x: die(30_000), y: die(30_000), heading: die(36_000) - 1 });
  const found = Array.from({ length: POSITIONS }, () => answersOn([pose(), pose(), pose(), pose()], die));
  return sha256(JSON.stringify(found));
}

function answersOn(poses: readonly [Pose, Pose, Pose, Pose], die: (sides: number) => number): unknown[] {
  const body = BODIES[die(BODIES.length) - 1]!;
  const [from, to, one, other] = poses;
  const [here, there, ...obstacles] = poses.map(pose => outlineAt(pose, body)) as [number[], number[], ...number[][]];
  const way = { x: to.x - from.x, y: to.y - from.y };
  const course = courseOf(one, [
    { d: die(4000), turn: die(4500) - 2250 },
    { d: die(4000), turn: 0 },
  ]);
  const sweep = new Sweep(course, body);
  return [
    here,
    squaredDistance(here, there),
    overlap(here, there),
    sightThrough(channel({ middle: from, outline: here }, { middle: to, outline: there }), obstacles),
    isInSector(way, { middle: from.heading, half: die(18_000) }),
    aspect(to.heading, way),
    headingTo(way),
    spanIn({ ...other, half: 1500 }, here) ?? null,
    course.at(course.length),
    sweep.firstTouch(there) ?? null,
    sweep.lastFree([here, there]) ?? null,
  ];
}
