/** Courses in words, and as they are typed. */
import type { Pose, Segment } from '@flagplot/plane';
import { degrees, inches, placeWords } from '@flagplot/plane/words';

/** Hundredths of a degree that a piece turns through. */
export function turnOf({ d, turn }: Segment): number {
  return Math.round(Math.abs(d * turn) / 1000);
}

/** `14°`, `37.5°`: no longer than it need be. */
export function shortDegrees(hundredths: number): string {
  return degrees(hundredths)
    .replace(/[.]?0+°$/, '°')
    .replace(/^°$/, '0°');
}

/** `2 inches ahead`, `4 inches, 40° to starboard`. */
export function legWords(leg: Segment): string {
  const long = `${inches(Math.abs(leg.d))} ${Math.abs(leg.d) === 1000 ? 'inch' : 'inches'}`;
  const way = leg.d < 0 ? 'astern' : 'ahead';
  if (leg.turn === 0) return `${long} ${way}`;
  const side = leg.turn > 0 === leg.d > 0 ? 'starboard' : 'port';
  return `${long}${leg.d < 0 ? ' astern' : ''}, ${shortDegrees(turnOf(leg))} to ${side}`;
}

/** `ends at (28.600, 18.400), heading 14.00°`. */
export function endWords(end: Pose): string {
  return `ends at (${placeWords(end)}), heading ${degrees(end.heading)}`;
}
