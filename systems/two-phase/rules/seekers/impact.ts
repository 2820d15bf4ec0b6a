// Chapter 6.3: seekers strike.

import type { Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import { rollSeekerAtCloak } from '../cloak/hits.ts';
import { isCloaked } from '../cloak/veil.ts';
import { strike, strikesShield } from '../damage/volley.ts';
import { shiftAgainst, shiftBetween } from '../ew/shift.ts';
import type { Truth } from '../folder.ts';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Seeker, Unit } from '../open.ts';
import { isHere, isShip, unitNamed } from '../roster.ts';
import { spillOver } from '../shuttles/weasel.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { bearingOf } from '../weapons/sight.ts';
import { droneIn, removeSeeker, seekerNamed, strengthOf, truthOf } from './truth.ts';

/** TP-1.4.5 Targets in initiative order, shields 1 to 6, seekers in order of launch; TP-6.3.2 those on one shield are one volley. */
export function strikeAll(s: TpState, t: TpTable, seekers: readonly Seeker[]): void {
  for (const target of inOrder(s.open)) strikeUnit(s, t, { target, seekers: seekers.filter(({ on }) => on === target.id) });
  for (const seeker of seekers) strikeSeeker(s, t, seeker);
}

interface Struck {
  target: Unit;
  seekers: readonly Seeker[];
}

function strikeUnit(s: TpState, t: TpTable, { target, seekers }: Struck): void {
  if (seekers.length === 0) return;
  const by = new Map<number, Seeker[]>();
  for (const seeker of seekers) {
    const shield = shieldOf(s, t, { target, seeker });
    by.set(shield, [...(by.get(shield) ?? []), seeker]);
  }
  let points = 0;
  for (const [shield, volley] of [...by].sort(([a], [b]) => a - b)) points += strikeShield(s, t, { target, shield, volley });
  spillOver(s, t, { weasel: target, points, by: (seekers[0] as Seeker).side });
}

/** TP-6.3.1 The shield that faces the hex it came from. */
function shieldOf(s: TpState, t: TpTable, { target, seeker }: Pick<Impact, 'target' | 'seeker'>): number {
  return isShip(target) ? strikesShield(t, { s, unit: target }, { bearing: bearingOf(target, seeker), by: seeker.side }) : 0;
}

/** What the volley came to. */
function strikeShield(
  s: TpState,
  t: TpTable,
  { target, shield, volley }: { target: Unit; shield: number; volley: readonly Seeker[] },
): number {
  let points = 0;
  for (const seeker of volley) points += rollHit(s, t, { seeker, target });
  const [first] = volley as readonly [Seeker, ...Seeker[]];
  const bearing = bearingOf(target, first);
  for (const seeker of volley) removeSeeker(s, seeker);
  strike(s, t, { unit: target, points, bearing, by: first.side, ...(shield > 0 && { shield }) });
  return points;
}

/** Whatever strikes by itself: a seeker, or a unit that is one. */
type Striker = Pick<Seeker, 'id' | 'side'>;

interface Arrival {
  seeker: Striker;
  target: Unit;
  shift: number;
  points: number;
}

/** TP-6.3.6 What arrives of it: less under EW, TP-11.1.11 under cloak, TP-4.6.4 or where its target manoeuvres. */
export function rollArrival(s: TpState, t: TpTable, { seeker, target, shift, points }: Arrival): number {
  let damage = points;
  if (shift > 0) damage = Math.floor((damage * rollFade(s, t, { seeker, shift })) / 4);
  if (isCloaked(target)) damage = rollSeekerAtCloak(t, s, seeker) ? 0 : Math.floor(damage / 2);
  if (target.erratic && rollErratic(s, t, seeker)) damage = Math.floor(damage / 2);
  return damage;
}

/** TP-6.3.1 What one seeker does. */
function rollHit(s: TpState, t: TpTable, { seeker, target }: { seeker: Seeker; target: Unit }): number {
  t.reveal(seeker.side);
  const shift = shiftOf(s, seeker, target);
  const damage = rollArrival(s, t, {
    seeker,
    target,
    shift,
    points: warheadOf(s.book, { seeker, truth: truthOf(s, seeker), target }),
  });
  t.tell(() => ({ kind: 'hit', seeker: seeker.id, unit: target.id, damage, at: hexOf(target) }));
  return damage;
}

/** A seeker, what it is, and what it strikes. */
interface Impact {
  seeker: Seeker;
  truth: Truth;
  target: Unit;
}

/** TP-9.6.1, TP-9.5.2, TP-9.5.4 Its warhead, its strength, or nothing. */
export function warheadOf(book: Pick<Book, 'charts'>, { seeker, truth, target }: Impact): number {
  if (truth.pseudo) return 0;
  const drone = droneIn(book, truth);
  if (!drone) return strengthOf(book.charts, seeker);
  return isShip(target) ? (drone.ships ?? drone.warhead) : drone.warhead;
}

/** TP-6.3.6 The shift of whoever guides it; without a launcher there is no ECCM. */
export function shiftOf(s: TpState, { by }: Seeker, target: Unit): number {
  const guide = unitNamed(s.open, by);
  return guide && isHere(guide) ? shiftBetween(s, guide, target) : shiftAgainst(s, target);
}

/** TP-6.3.6 Quarters of the damage that arrive. */
function rollFade(s: TpState, t: TpTable, { seeker, shift }: { seeker: Striker; shift: number }): number {
  const why = (): Why => ({
    rule: 'TP-6.3.6',
    what: `${unitName(s, seeker.id)} under EW`,
    by: seeker.side,
    from: [{ is: `+${shift}`, for: 'EW' }],
  });
  const die = t.throw(1, face(6), why) + shift;
  const [full, half, quarter] = s.book.charts.seekerFades as readonly [number, number, number];
  if (die <= full) return 4;
  if (die <= half) return 2;
  return die <= quarter ? 1 : 0;
}

/** TP-4.6.4 */
const LAST_OF_HALF = 2;

function rollErratic(s: TpState, t: TpTable, { id, side }: Striker): boolean {
  const test = { of: 'each', is: 'atMost', n: LAST_OF_HALF } as const;
  const why = (): Why => ({
    rule: 'TP-4.6.4',
    what: `${unitName(s, id)} at a target that manoeuvres`,
    by: side,
    test,
    mods: [{ by: LAST_OF_HALF, for: 'half damage' }],
  });
  return t.throw(1, face(6), why) <= LAST_OF_HALF;
}

/** TP-6.2.7 A drone destroys the drone it is aimed at, and itself. */
function strikeSeeker(s: TpState, t: TpTable, seeker: Seeker): void {
  const target = seekerNamed(s.open, seeker.on);
  if (!target || !seekerNamed(s.open, seeker.id)) return;
  t.reveal(seeker.side);
  t.tell(() => ({ kind: 'hit', seeker: seeker.id, unit: target.id, damage: 0, at: hexOf(target) }));
  for (const one of [seeker, target]) {
    t.tell(() => ({ kind: 'vanished', seeker: one.id, at: hexOf(one) }));
    removeSeeker(s, one);
  }
}
