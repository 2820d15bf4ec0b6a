// What hampers a unit, or hides it, as signs beside it.

import type { ConditionMark } from '@flagplot/scene/symbols/marks.ts';
import { isCloaked, isVeiled } from '../rules/cloak/veil.ts';
import { isInMutiny } from '../rules/crew/mutiny.ts';
import { isControlled, isCrippled } from '../rules/damage/condition.ts';
import { hasLockOn } from '../rules/ew/lock-on.ts';
import type { Unit } from '../rules/open.ts';
import { cardOf, isShip, type Seen } from '../rules/roster.ts';
import { isHeld } from '../rules/tractors/beams.ts';

const CLOAKED: ConditionMark = {
  name: 'cloaked',
  path: 'M8.5 2.5 A8.9 8.9 0 0 1 2 8.7 M-2 8.7 A8.9 8.9 0 0 1-8.5 2.5 M-8.7-1.8 A8.9 8.9 0 0 1-3.5-8.1 M3.5-8.1 A8.9 8.9 0 0 1 8.7-1.8 M0-4 L3 4 H-3 Z',
};
const FADING: ConditionMark = { ...CLOAKED, name: 'fading' };
const ADRIFT: ConditionMark = { name: 'nobody controls it', path: 'M-8 4 C-4-2-2 8 2 2 S6-2 8 0 M0-9 V-5 M-5-8 L-3-5 M5-8 L3-5' };
const MUTINY: ConditionMark = { name: 'in mutiny', path: 'M-7 8 L0-8 L7 8 M-3.6 1 H3.6 M-9-3 L-5-7 M9-3 L5-7' };
const CRIPPLED: ConditionMark = { name: 'crippled', path: 'M-8-8 H8 V8 H-8 Z M2-8 L-2.5-1.5 L2 1 L-2 8' };
const HELD: ConditionMark = { name: 'held by a tractor beam', path: 'M-8-6 H-2 V6 H-8 M-2 0 H4 M4-5 A5 5 0 0 1 4 5' };
const ERRATIC: ConditionMark = { name: 'erratic manoeuvres', path: 'M-9 6 L-5-5 L-1 5 L3-6 L7 4 M4 4 H9 V-1' };
const BLIND: ConditionMark = { name: 'no lock-on', path: 'M0-6 A6 6 0 1 1-.1-6 Z M0-9 V-4 M0 4 V9 M-9 0 H-4 M4 0 H9 M-7 7 L7-7' };
const OPEN: ConditionMark = { name: 'a shield is down', path: 'M-3-8.4 L-8-3.5 V3.5 L-3 8.4 M3-8.4 L8-3.5 M8 3.5 L3 8.4' };

/** What is the matter with a unit, the weightiest first. */
export function marksOf(seen: Seen, unit: Unit): ConditionMark[] {
  const ship = isShip(unit);
  const is: readonly (readonly [boolean, ConditionMark])[] = [
    [isCloaked(unit), CLOAKED],
    [isVeiled(unit) && !isCloaked(unit), FADING],
    [ship && !isControlled(unit), ADRIFT],
    [isInMutiny(unit), MUTINY],
    [isHeld(seen.open, unit.id), HELD],
    [ship && isCrippled(cardOf(seen.book, unit), unit), CRIPPLED],
    [unit.erratic, ERRATIC],
    [ship && !hasLockOn(unit), BLIND],
    [ship && hasGap(unit), OPEN],
  ];
  return is.flatMap(([on, mark]) => (on ? [mark] : []));
}

/** TP-10.1.5 Whether a shield stops nothing: dropped, shot away, or all are off. */
function hasGap({ shields, dropped, setting }: Unit): boolean {
  return shields.length > 0 && (setting === 'off' || shields.some((left, i) => left === 0 || dropped[i] === true));
}
