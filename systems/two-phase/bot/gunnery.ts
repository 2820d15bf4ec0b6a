// Chapters 1.4 and 9: what to fire in a window, and what to keep for a better one.

import { hexes } from '@flagplot/hexes';
import type { WeaponCard } from '../rules/cards.ts';
import { spacesIn } from '../rules/movement/halves.ts';
import { isSeeker, type Target, type Unit } from '../rules/open.ts';
import type { Shot } from '../rules/orders.ts';
import { cardOf, holdIn, mountOf } from '../rules/roster.ts';
import type { TpView } from '../rules/state.ts';
import { quartersOf } from '../rules/weapons/aim.ts';
import type { Prospect } from '../rules/weapons/ways.ts';
import { prospects, targetsIn } from '../rules/window/choices.ts';
import type { Occasion } from '../rules/window/window.ts';
import { curveOf, REACH } from './curves.ts';
import { blowOf, spacesLeft } from './field.ts';

/** Spaces that a unit has still to make this turn. */
function spacesThisTurn(v: Pick<TpView, 'open'>, unit: Unit): number {
  const now = spacesLeft(v, unit);
  return v.open.now.half === 1 ? now + (spacesIn(2, unit) ?? 0) : now;
}

/** The fire of a ship in a window: at the enemy that it hurts most, with every weapon that has nothing better to wait for. */
export function fireOf(on: Occasion, unit: Unit): Shot[] {
  const hold = holdIn(on.v.own, unit.id);
  if (!hold) return [];
  let best: Shot[] = [];
  let most = 0;
  for (const target of targetsIn(on, unit)) {
    if (isSeeker(target)) continue;
    const ready = prospects({ seen: on.v, unit, hold }, target);
    const worth = ready.filter(one => isDue(on.v, unit, { target, prospect: one }));
    const damage = worth.reduce((sum, one) => sum + one.damage, 0);
    const blow = blowOf(damage, shieldsHundred(target), { from: unit, to: target });
    if (blow > most) [best, most] = [paidFor(on.v, unit, worth), blow];
  }
  return best;
}

function shieldsHundred({ shields }: Unit): number[] {
  return shields.map(boxes => 100 * boxes);
}

/** Mean damage in hundredths below which a shot is not worth what it costs: most where arming took turns and can be held. */
const LEAST: Readonly<Record<string, number>> = {
  ...{ 'ph-1': 60, 'ph-2': 60, 'ph-3': 30, 'ph-4': 120, 'ph-g': 40 },
  ...{ photon: 260, hellbore: 200, fusion: 120, 'web-caster': 300, mauler: 500 },
};
const LEAST_OF_OTHERS = 25;
/** A shot is due where waiting promises no more than so much more. */
const PATIENCE = 0.8;
/** So near nobody waits. */
const CLOSE = 2;

/** Whether a shot is better fired now than kept for what the rest of the turn may bring. */
function isDue(v: TpView, unit: Unit, { target, prospect }: { target: Target; prospect: Prospect }): boolean {
  const card = cardOf(v.book, unit);
  const mount = mountOf(card, prospect.shot.weapon);
  const weapon = card.weapons[mount] as WeaponCard;
  if (weapon.type.startsWith('plasma-') || prospect.damage < (LEAST[weapon.type] ?? LEAST_OF_OTHERS)) return false;
  const range = hexes.range(unit, target);
  if (range <= CLOSE) return true;
  const foe = isSeeker(target) ? undefined : target;
  const closing = (spacesThisTurn(v, unit) + (foe ? spacesThisTurn(v, foe) : 0)) >> 1;
  if (closing === 0) return true;
  const energy = holdIn(v.own, unit.id)?.arms[mount]?.energy ?? 0;
  const curve = curveOf(v.book.charts, weapon, { energy, shift: 0, improved: card.flags?.includes('derfacs') === true });
  const now = curve[Math.min(REACH, range)] as number;
  const later = curve[Math.max(CLOSE, range - closing)] as number;
  return now >= PATIENCE * later;
}

/** TP-2.2.6 As many as the capacitor feeds, the most promising first. */
function paidFor(v: TpView, unit: Unit, worth: readonly Prospect[]): Shot[] {
  const card = cardOf(v.book, unit);
  let left = holdIn(v.own, unit.id)?.capacitor ?? 0;
  const fire: Shot[] = [];
  for (const { shot } of worth.toSorted((a, b) => b.damage - a.damage)) {
    const quarters = quartersOf(v.book.charts, card.weapons[mountOf(card, shot.weapon)] as WeaponCard, shot);
    if (quarters > left) continue;
    left -= quarters;
    fire.push(shot);
  }
  return fire;
}
