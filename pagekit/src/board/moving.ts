/** How a unit goes from place to place. */
import type { Facing, Place } from '@flagplot/scene';
import type { Ground } from './ground.ts';
import { transformAt } from './transform.ts';

/** The path as keyframes: it turns the short way, and keeps turning the way it began. What is upright never turns. */
export function keyframes(through: readonly { at: Place; facing: Facing }[], ground: Ground, upright: boolean): Keyframe[] {
  if (upright) return through.map(({ at }) => ({ transform: transformAt(ground.middle(at), 0) }));
  let turned = ground.degrees(through[0]?.facing ?? 0);
  return through.map(({ at, facing }) => {
    turned += ((((ground.degrees(facing) - turned) % 360) + 540) % 360) - 180;
    return { transform: transformAt(ground.middle(at), turned) };
  });
}
