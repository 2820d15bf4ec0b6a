// Second opinion: what way a flight can take in a pulse, with its afterburner or without (FA-10.3, FA-10.4).

import type { Hex, Sheet } from './hexes.ts';
import { ahead, isOnSheet, turned } from './hexes.ts';
import { chart, type Step } from './movement.ts';

export interface Setting {
  readonly hex: Hex;
  readonly heading: number;
  /** FA-10.2.5, FA-10.10.21 It may set out in any direction. */
  readonly isFree: boolean;
  /** Its points in the turn, and the hexes that it burns. */
  readonly move: number;
  readonly burn: number;
  /** FA-10.4.1 Afterburners are played, and it has not burned in this turn. */
  readonly mayBurn: boolean;
}

export interface Way {
  readonly heading: number | undefined;
  readonly steps: readonly Step[];
  readonly burns: boolean;
}

/** FA-10.3.1 to 10.3.5, FA-10.4.1 to 10.4.3, FA-A60 Whether a flight has what a way costs, in that pulse, 1 to 3. */
export function canGo(
  { hex, heading, isFree, move, burn, mayBurn }: Setting,
  way: Way,
  on: { sheet: Sheet; pulse: number },
): boolean {
  if ((way.heading !== undefined && !isFree) || (way.burns && !mayBurn)) return false;
  if (way.steps.some(step => step.startsWith('slip'))) return false;
  const entered = hexesOf({ hex, heading: way.heading ?? heading }, way.steps);
  const sides = way.steps.length - entered.length;
  const points = chart(move)[on.pulse - 1]!;
  // what points do not pay for are hexes that are burned
  const burned = Math.max(0, sides + entered.length - points);
  if (burned > (way.burns ? burn : 0) || burned > entered.length) return false;
  return entered.every(one => isOnSheet(on.sheet, one));
}

function hexesOf(from: { hex: Hex; heading: number }, steps: readonly Step[]): Hex[] {
  let { hex, heading } = from;
  const entered: Hex[] = [];
  for (const step of steps) {
    if (step === 'ahead') {
      hex = ahead(hex, heading);
      entered.push(hex);
    } else heading = turned(heading, step === 'port' ? -1 : 1);
  }
  return entered;
}
