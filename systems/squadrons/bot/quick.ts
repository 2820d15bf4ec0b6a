// The quick player, for all sides of an imagined battle: few ways through a move, looked at once, squadron against squadron as if all
// craft of each were alike; the volley that hits hardest, no squadron minding another.

import { hexes } from '@flagplot/hexes';
import type { Speed } from '../rules/book.ts';
import { canFire, volleysOf } from '../rules/combat/declare.ts';
import { whereabouts } from '../rules/combat/sight.ts';
import { damageRollOn } from '../rules/combat/volley.ts';
import type { Squadron } from '../rules/open.ts';
import type { Move, Volley } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { enemiesOf, squadronCalled, squadronsOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { speedsOf } from '../rules/turn/2-move.ts';
import { atLeastOnce, fateOf } from './chances.ts';
import { wingOf } from './forces.ts';
import type { Helm } from './helm.ts';
import { courseOf, endOf, helmOf, keeps, moveOf } from './helm.ts';
import type { Leg } from './legs.ts';
import type { Prospects } from './outlook.ts';
import { glance } from './outlook.ts';
import type { Sketch } from './sketch.ts';
import { prospectsOf, sketchOf } from './sketch.ts';
import { stakesOf } from './stakes.ts';
import type { Prospect } from './volleys.ts';
import { prospectOf } from './volleys.ts';

/** The squadron furthest from any enemy, by the best of few legs. `squadrons`: those still to be moved. */
export function quickMove(v: SqView, squadrons: readonly string[]): Move {
  const enemies = enemiesOf(v, v.side).map(one => sketchOf(v, one));
  const squadron = furthest(v, squadrons, enemies);
  const wing = wingOf(v, squadron);
  const helms = speedsOf(v, squadron).flatMap((speed: Speed) => helmOf(v.book, wing, speed) ?? []);
  if (helms.length === 0) return { squadron: squadron.id, craft: [] };
  const it = prospectsOf(v, sketchOf(v, squadron), { enemies, own: squadronsOf(v, v.side).length });
  const { helm, leg } = bestLeg(it, helms);
  return moveOf(courseOf(helm, leg));
}

function furthest(v: SqView, squadrons: readonly string[], enemies: readonly Sketch[]): Squadron {
  const open = squadrons.map(id => squadronCalled(v, id));
  const far = open.map(squadron => (open.length > 1 ? distance(sketchOf(v, squadron), enemies) : 0));
  return open[far.indexOf(Math.max(...far))] as Squadron;
}

/** Hexes to the nearest enemy. */
function distance({ body }: Sketch, enemies: readonly Sketch[]): number {
  return enemies.reduce((least, enemy) => Math.min(least, hexes.range(body, enemy.body)), Number.POSITIVE_INFINITY);
}

/** The leg of the lead that looks best at a glance. */
function bestLeg(it: Prospects, helms: readonly Helm[]): { helm: Helm; leg: Leg } {
  let best = { helm: helms[0] as Helm, leg: (helms[0] as Helm).legs[0] as Leg };
  let most = Number.NEGATIVE_INFINITY;
  for (const helm of helms) {
    const few = fewOf(helm.legs);
    const inside = it.runs ? few : few.filter(leg => keeps(helm.book, helm.lead, leg));
    for (const leg of inside.length > 0 ? inside : few) {
      const worth = glance(it, helm, endOf(helm.lead, leg));
      if (worth > most) [best, most] = [{ helm, leg }, worth];
    }
  }
  return best;
}

const known = new WeakMap<readonly Leg[], readonly Leg[]>();

/** Of all legs the longest, the middle and the shortest straight ahead, and for each facing the first and the last of those that go all the way. */
function fewOf(legs: readonly Leg[]): readonly Leg[] {
  const made = known.get(legs);
  if (made) return made;
  const most = legs.reduce((far, leg) => Math.max(far, leg.hexes), 0);
  const straight = legs.filter(({ path }) => !/[LR]/.test(path));
  const found = new Set([straight[0], straight[straight.length >> 1], straight.at(-1)]);
  for (let turn = 0; turn < 6; turn += 1) {
    const turned = legs.filter(leg => leg.turn === turn && leg.hexes === most);
    found.add(turned[0]).add(turned.at(-1));
  }
  const few = [...found].flatMap(leg => leg ?? []);
  known.set(legs, few);
  return few;
}

/** For each squadron the volley that hits hardest. */
export function quickVolleys(v: SqView, squadrons: readonly string[]): Volley[] {
  return squadrons.flatMap(id => {
    let best: Volley | undefined;
    let most = 0;
    for (const volley of volleysOf(v, squadronCalled(v, id))) {
      const worth = punch(v, prospectOf(v, volley));
      if (worth > most) [best, most] = [volley, worth];
    }
    return best ? [best] : [];
  });
}

/** What the hits to be expected win, as if all craft of the target were like the first that can be hit. */
function punch(seen: Seen, { sighting, hits }: Prospect): number {
  const place = sighting.eligible[0];
  if (place === undefined) return 0;
  const { kill, mark, counter } = stakesOf(seen, sighting.to, place);
  const { damage, resistance, ion, margin } = damageRollOn(seen, sighting, { place, out: new Map() });
  const { slight, grave } = fateOf(damage, resistance, margin);
  const each = ion ? counter * (slight + 2 * grave) : kill * grave + mark * slight;
  const room = sighting.eligible.length;
  return each * room * atLeastOnce(hits / room);
}

/** SQ-4.11.5 Whoever could not fire anyway jams. */
export function quickJammers(v: SqView, squadrons: readonly string[]): string[] {
  const where = whereabouts(v.open);
  return squadrons.filter(id => !canFire(v, squadronCalled(v, id), where));
}
