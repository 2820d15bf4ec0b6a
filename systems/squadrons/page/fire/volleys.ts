/** Fire in the making: which squadron fires what at whom, and what each of its craft needs. Nothing here draws. */

import { hexes } from '@flagplot/hexes';
import type { Book } from '../../rules/book.ts';
import { inArc } from '../../rules/combat/arcs.ts';
import { volleyOptions, whySilent } from '../../rules/combat/declare.ts';
import type { Aim } from '../../rules/combat/gunnery.ts';
import { aims } from '../../rules/combat/gunnery.ts';
import type { Sighting } from '../../rules/combat/sight.ts';
import { bestBearing, sightingOf } from '../../rules/combat/sight.ts';
import { resistanceOf } from '../../rules/condition.ts';
import type { Craft, Squadron } from '../../rules/open.ts';
import type { Bearing, Volley } from '../../rules/orders.ts';
import type { Seen } from '../../rules/roster.ts';
import { enemiesOf, isFlying, squadronCalled, squadronOf } from '../../rules/roster.ts';
import type { Squadrons } from '../../rules/state.ts';
import { chanceOn6 } from '../chances.ts';

export type FireOrder = Squadrons['asks']['fire']['order'];

export function volleyOf(order: FireOrder, squadron: string): Volley | undefined {
  return order.volleys.find(volley => volley.squadron === squadron);
}

/** What a squadron is to do: fire so, or hold its fire. */
interface Choosing {
  squadron: string;
  volley: Volley | undefined;
}

/** The order with another volley of that squadron in it, or without one. Volleys keep the order of the book. */
export function withVolley(book: Book, order: FireOrder, { squadron, volley }: Choosing): FireOrder {
  const others = order.volleys.filter(one => one.squadron !== squadron);
  const all = volley ? [...others, volley] : others;
  return { volleys: all.toSorted((a, b) => (book.squadronAt[a.squadron] ?? 0) - (book.squadronAt[b.squadron] ?? 0)) };
}

/** A volley as it would be fired. */
export interface Laid {
  volley: Volley;
  sighting: Sighting;
  aims: Aim[];
  /** Hits on average. */
  hits: number;
}

export function laidOf(seen: Seen, volley: Volley): Laid {
  const sighting = sightingOf(seen, volley);
  const each = aims(seen, sighting);
  return { volley, sighting, aims: each, hits: each.reduce((sum, aim) => sum + aim.shots * chanceOn6(aim.needs), 0) };
}

/** An enemy squadron that can be fired at, with every weapon that bears on it. */
export interface Choice {
  target: Squadron;
  laid: Laid[];
}

/** The targets of a squadron, the nearest first: keys 1 to 9 in this order. */
export function choicesOf(seen: Seen, id: string): Choice[] {
  const found = Map.groupBy(volleyOptions(seen, id), volley => volley.target);
  const choices = [...found].map(([target, volleys]) => ({
    target: squadronCalled(seen, target),
    laid: volleys.map(volley => laidOf(seen, volley)),
  }));
  const range = ({ laid }: Choice) => Math.min(...laid.map(one => one.sighting.range));
  return choices.toSorted((a, b) => range(a) - range(b));
}

/** The weapon one would fire at a target without a second thought: the most hits, each for what it goes beyond the hull. */
export function likeliest({ laid }: Choice): Laid | undefined {
  return laid.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Ion cannons freeze and break nothing: they are chosen, not proposed. */
function worth({ sighting, hits }: Laid): number {
  const { weapon, to, toOf, eligible } = sighting;
  if (weapon.card.kind === 'ion') return hits / 100;
  const resistances = eligible.map(place => resistanceOf(toOf, to.craft[place] as Craft, { ion: false, dropped: 0 }));
  const mean = resistances.reduce((sum, one) => sum + one, 0) / Math.max(1, resistances.length);
  return hits * Math.max(0.5, weapon.card.damage - mean + 3);
}

/** Every squadron that can, at one target, each with its likeliest weapon; the others as they were. */
export function allFiredAt(
  seen: Seen,
  order: FireOrder,
  { squadrons, target }: { squadrons: readonly string[]; target: string },
): FireOrder {
  return squadrons.reduce((soFar, id) => {
    const choice = choicesOf(seen, id).find(one => one.target.id === target);
    const best = choice && likeliest(choice);
    return best ? withVolley(seen.book, soFar, { squadron: id, volley: best.volley }) : soFar;
  }, order);
}

/** Where the weapon of a shooter bears: as ordered, else where most targets are; nothing for a fixed one. */
export function bearingOf(
  { book }: Seen,
  { sighting, volley }: Pick<Laid, 'sighting' | 'volley'>,
  place: number,
): Bearing | undefined {
  const { card } = sighting.weapon;
  if (card.arc !== 'turret') return undefined;
  const named = volley.turrets?.find(turret => turret.craft === place + 1)?.bears;
  return named ?? bestBearing(book, { craft: sighting.from.craft[place] as Craft, weapon: card, to: sighting.to });
}

/** The volley with the turret of one craft laid elsewhere, or back where it bears best. */
export function laidTurret(volley: Volley, craft: number, bears: Bearing | undefined): Volley {
  const others = (volley.turrets ?? []).filter(turret => turret.craft !== craft);
  const turrets = bears === undefined ? others : [...others, { craft, bears }].toSorted((a, b) => a.craft - b.craft);
  const { turrets: _, ...bare } = volley;
  return turrets.length > 0 ? { ...bare, turrets } : bare;
}

/** A shooter and one it may hit, by their places on the rosters. */
export interface Pair {
  from: number;
  to: number;
  range: number;
}

/** SQ-4.1.9 Every pair of a shooter and a target that it bears on. */
export function pairsOf(seen: Seen, laid: Pick<Laid, 'sighting' | 'volley'>): Pair[] {
  const { sighting } = laid;
  const long = sighting.weapon.card.range[2];
  return sighting.shooters.flatMap(from => {
    const craft = sighting.from.craft[from] as Craft;
    const bears = bearingOf(seen, laid, from);
    return sighting.eligible.flatMap(to => {
      const target = sighting.to.craft[to] as Craft;
      const range = hexes.range(craft, target);
      return range <= long && inArc(seen.book, { craft, bears }, target) ? [{ from, to, range }] : [];
    });
  });
}

/** A squadron of one's own that does not fire, and why. */
export interface Still {
  id: string;
  rule: string;
  say: string;
}

export function stillOf(seen: Seen, squadrons: readonly Squadron[], able: readonly string[]): Still[] {
  return squadrons
    .filter(one => !able.includes(one.id))
    .map(one => {
      const reason = whySilent(seen, one);
      return reason ? { id: one.id, rule: reason.rule, say: reason.say } : { id: one.id, ...nothingBears(seen, one) };
    });
}

function nothingBears(seen: Seen, squadron: Squadron): { rule: string; say: string } {
  const of = squadronOf(seen.book, squadron.id);
  const craft = squadron.craft.filter(isFlying);
  const ranges = enemiesOf(seen, of.side).flatMap(enemy =>
    enemy.craft.filter(isFlying).flatMap(one => craft.map(own => hexes.range(own, one))),
  );
  const nearest = ranges.length > 0 ? ` The nearest enemy is ${Math.min(...ranges)} hexes off.` : '';
  return { rule: 'SQ-4.1.8', say: `No enemy in its arcs and within long range.${nearest}` };
}
