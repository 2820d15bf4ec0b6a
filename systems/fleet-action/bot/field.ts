// The field as an opponent sees it: the squadrons of both sides, what each can do to each other one, and where each drifts.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { on } from '../rules/map.ts';
import { hexesIn, PULSES } from '../rules/movement/path.ts';
import type { Squadron } from '../rules/open.ts';
import type { Place } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import type { Force } from './forces.ts';
import { forcesOf } from './forces.ts';
import type { Foe, Slate, Threat } from './threat.ts';
import { threatOf } from './threat.ts';

/** A squadron and where it is after each of the next six pulses: q, r and heading. */
export interface Drifting {
  force: Force;
  drift: readonly number[];
}

export interface Field {
  v: FaView;
  /** Where the threats are reckoned: the field is good as long as it is. */
  slate: Slate;
  own: readonly Force[];
  enemies: readonly Force[];
  /** Where each enemy is thought to go. */
  drifts: Drifting[];
  /** Threats made so far, by who fires and who is fired at. */
  threats: Map<Force, Map<Force, Threat>>;
}

export function fieldOf(v: FaView, slate: Slate): Field {
  const own = forcesOf(v, v.side);
  const enemies = v.book.sides.flatMap(({ id }) => (id === v.side ? [] : forcesOf(v, id)));
  return { v, slate, own, enemies, drifts: [], threats: new Map() };
}

/** An enemy as one squadron meets it. */
export function foeOf(field: Field, force: Force, { force: enemy, drift }: Drifting): Foe {
  return { give: threat(field, force, enemy), take: threat(field, enemy, force), drift };
}

function threat({ v, slate, threats }: Field, from: Force, at: Force): Threat {
  const made = threats.get(from) ?? new Map<Force, Threat>();
  threats.set(from, made);
  const one = made.get(at) ?? threatOf(slate, { from, at }, v.book.charts.rangeModifiers);
  made.set(at, one);
  return one;
}

/** FA-5.6.2 Two turns straight ahead, as far as the map goes. */
export function drifting(v: FaView, force: Force): Drifting {
  const drift: number[] = [];
  onwards(v, drift, force.squadron);
  onwards(v, drift, sailingAt(drift, force.squadron.speed));
  return { force, drift };
}

/** Adds a turn straight ahead. */
export function onwards(
  v: FaView,
  drift: number[],
  { q, r, heading, speed }: Pick<Squadron, 'q' | 'r' | 'heading' | 'speed'>,
): void {
  let at: Hex = { q, r };
  for (const pulse of PULSES) {
    const to = hexes.step(at, heading, hexesIn(v.book.charts, speed, pulse));
    if (on(v, to)) at = to;
    drift.push(at.q, at.r, heading);
  }
}

/** The last place of a drift, with a speed. */
export function sailingAt(drift: readonly number[], speed: number): Place & { speed: number } {
  const [q, r, heading] = drift.slice(-3) as [number, number, number];
  return { q, r, heading, speed };
}

/** The place after so many pulses. */
export function placeAfter(pulses: number, { drift }: Drifting): Hex {
  return { q: drift[3 * pulses - 3] as number, r: drift[3 * pulses - 2] as number };
}

/** Whether a gun of either squadron reaches the other in some pulse of this turn, where one goes as `own` has it: q, r and heading after each. */
export function inReach(force: Force, { force: enemy, drift }: Drifting, own: readonly number[]): boolean {
  const reach = Math.max(force.reach, enemy.reach);
  for (let i = 0; i < 3 * PULSES.length; i += 3) {
    const dq = (drift[i] as number) - (own[i] as number);
    const dr = (drift[i + 1] as number) - (own[i + 1] as number);
    if (hexes.rangeOf(dq, dr) <= reach) return true;
  }
  return false;
}

/** Whether that may come about in this turn, wherever one goes within so many hexes of where one is. */
export function mayReach(force: Force, { force: enemy, drift }: Drifting, around: number): boolean {
  const reach = Math.max(force.reach, enemy.reach) + around;
  const { q, r } = force.squadron;
  for (let i = 0; i < 3 * PULSES.length; i += 3)
    if (hexes.rangeOf((drift[i] as number) - q, (drift[i + 1] as number) - r) <= reach) return true;
  return false;
}
