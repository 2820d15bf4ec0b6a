// Chapters 6.1 and 6.2: seekers that nobody guides any more, or that have nothing to fly at.

import { hasLost, isVeiled } from '../cloak/veil.ts';
import { isInMutiny } from '../crew/mutiny.ts';
import { hasLockOn } from '../ew/lock-on.ts';
import type { Hold } from '../folder.ts';
import { hexOf } from '../map.ts';
import type { Seeker, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import { isHere, unitNamed } from '../roster.ts';
import { PLAIN } from '../shuttles/bay.ts';
import type { TpState, TpTable, TpView } from '../state.ts';
import { droneIn, removeSeeker, seekerNamed, strengthOf, truthOf } from './truth.ts';

/** TP-6.1.8 Drones whose launcher is gone or can guide no more are gone at once; plasma flies on. */
export function dropUnguided(s: TpState, t: TpTable): void {
  for (const seeker of [...s.open.seekers]) if (seeker.shown === 'drone' && !isGuided(s, seeker)) vanish(s, t, seeker);
  for (const { ships } of Object.values(s.sealed)) for (const hold of ships) disarmUnguided(s, hold);
}

/** TP-6.1.8 A suicide shuttle of a ship that can guide no more is a plain one; nobody is told. */
function disarmUnguided({ open }: TpState, hold: Hold): void {
  if (hold.craft?.as !== 'suicide') return;
  const guide = unitNamed(open, hold.guide ?? '');
  // TP-13.4.5
  const own = guide?.side === unitNamed(open, hold.unit)?.side;
  if (guide && own && guides(guide, unitNamed(open, hold.craft.target ?? ''))) return;
  hold.craft = { ...PLAIN, load: [] };
  hold.guide = null;
}

/** TP-13.4.5 A ship that was captured guides nothing of its old side's. */
function isGuided({ open }: TpState, { by, on, side }: Seeker): boolean {
  const guide = unitNamed(open, by);
  return guide?.side === side && guides(guide, unitNamed(open, on));
}

/** TP-6.1.8 Whether a unit can guide something at this target now. */
export function guides(guide: Unit, target: Unit | undefined): boolean {
  return isHere(guide) && canGuide(guide) && !isLost(guide, target);
}

/** TP-6.1.7 How many units in flight a ship guides, but for one. */
export function ridersOf({ open, own }: Pick<TpView, 'open' | 'own'>, guide: Id, but?: Id): number {
  return own.ships.filter(({ unit: id, guide: by }) => {
    const unit = unitNamed(open, id);
    return by === guide && id !== but && unit !== undefined && isHere(unit);
  }).length;
}

/** TP-6.1.8, TP-11.1.5 */
function canGuide(guide: Unit): boolean {
  return hasLockOn(guide) && guide.fireControl && guide.life && !guide.erratic && !isVeiled(guide) && !isInMutiny(guide);
}

/** TP-11.1.11 Whether a guide has lost a cloaked target. */
function isLost({ id }: Unit, target: Unit | undefined): boolean {
  return target !== undefined && hasLost(target, id);
}

/** TP-6.2.5, TP-6.2.6 At the waterfall: drones whose endurance is over, TP-9.5.2 torpedoes without strength, and whatever has no target. */
export function dropSpent(s: TpState, t: TpTable): void {
  for (const seeker of [...s.open.seekers]) if (!hasTarget(s, seeker) || isSpent(s, seeker)) vanish(s, t, seeker);
}

function hasTarget({ open }: TpState, { on }: Seeker): boolean {
  const target = unitNamed(open, on);
  return target ? isHere(target) : seekerNamed(open, on) !== undefined;
}

/** TP-6.2.5 Two movements for each turn of endurance; TP-9.5.2 hexes flown, until a torpedo has no strength. */
function isSpent(s: TpState, seeker: Seeker): boolean {
  const drone = droneIn(s.book, truthOf(s, seeker));
  return drone ? seeker.moves >= 2 * drone.endurance : strengthOf(s.book.charts, seeker) === 0;
}

/** Takes a seeker off, and tells it. */
export function vanish(s: TpState, t: TpTable, seeker: Seeker): void {
  t.reveal(seeker.side);
  t.tell(() => ({ kind: 'vanished', seeker: seeker.id, at: hexOf(seeker) }));
  removeSeeker(s, seeker);
}
