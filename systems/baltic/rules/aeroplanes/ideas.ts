// Flights for who has none in mind: to stand still, likely ones, and any.

import type { RollDie, Side } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import { CIRCLE, headingTo, rangeOf, squaredBetween } from '@flagplot/plane';
import { MOST_PIECES } from '@flagplot/plane/schemas';
import type { Marker, Vessel } from '../open.ts';
import type { Attack, FlightLeg, Fly, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isAirborne, isLive, isOnTable, sideCalled } from '../roster.ts';
import { mustFight } from './attack-faults.ts';
import { flyersOf, flyLegs, rangeOfGroup } from './flight.ts';
import type { Asking, FlyAbout } from './fly-faults.ts';
import { flyFaults } from './fly-faults.ts';
import type { Timed } from './goes.ts';
import { isAtRest } from './goes.ts';
import { enemiesTouched, flies, isFighter, markerCalled, touchesMarker, touchesVessel } from './markers.ts';

/** Groups that may fly, those that must first; BB-4.0.5 with a bomber where that is wanted. */
export function groupsOf({ open }: Timed, { markers, pressed }: FlyAbout): Marker[][] {
  const groups = new Map<string, Marker[]>();
  for (const id of markers) {
    const marker = markerCalled(open, id);
    const { status, x, y, on } = marker;
    const key = `${status} ${status === 'flies' ? `${x} ${y}` : ''} ${on?.as === 'cap'}`;
    groups.set(key, [...(groups.get(key) ?? []), marker]);
  }
  const all = [...groups.values()].filter(group => !pressed || group.some(marker => !isFighter(marker)));
  return all.sort((a, b) => Number(a.every(isAtRest)) - Number(b.every(isAtRest)));
}

/** BB-4.0.3 The first group stands still, BB-3.5.16 in the middle of its edge where it comes in; BB-4.0.4 who is at rest stays so. */
export function stillFlight(shown: Timed, about: FlyAbout): Fly {
  const [group] = groupsOf(shown, about);
  if (!group || group.every(isAtRest)) return { markers: [], legs: [] };
  return begin(shown, group, 500);
}

/** An order without a move: `along` thousandths of the edge where it comes in. */
function begin({ book }: Seen, group: readonly Marker[], along: number): Fly {
  const [{ side }] = group as [Marker];
  const markers = group.map(({ id }) => id);
  return group[0]?.status === 'away' ? { markers, from: placeOnEdge(book, side, along), legs: [] } : { markers, legs: [] };
}

function placeOnEdge(book: Seen['book'], side: Side, along: number): Point {
  const [width, depth] = book.table;
  const edge = sideCalled(book, side).edge ?? 'north';
  if (edge === 'north' || edge === 'south') return { x: Math.floor((width * along) / 1000), y: edge === 'north' ? depth : 0 };
  return { x: edge === 'east' ? width : 0, y: Math.floor((depth * along) / 1000) };
}

/** Likely flights of every group: toward whom it hurts, home where it has nothing to drop; then standing still. */
export function* likelyFlights(shown: Timed, { side, about }: Asking): Generator<Fly> {
  for (const group of groupsOf(shown, about)) {
    if (group.every(isAtRest)) continue;
    // Fighters alone go for aeroplanes, and leave the rest of their group to itself.
    for (const part of [group, group.filter(isFighter), group.filter(marker => !isFighter(marker))])
      if (part.length > 0) yield* flightsOf(shown, { side, about, part });
  }
  yield stillFlight(shown, about);
}

interface Part {
  readonly side: Side;
  readonly about: FlyAbout;
  readonly part: readonly Marker[];
}

function* flightsOf(shown: Timed, { side, about, part }: Part): Generator<Fly> {
  const base = begin(shown, part, 500);
  for (const goal of goalsOf(shown, side, part)) {
    const fly = toward(shown, { base, part, goal });
    const stay = stayWith(part, goal);
    const attacks = attacksOn(shown, part, goal);
    // To fly there and do nothing always stands: it comes last.
    for (const order of [...(stay ? [{ ...fly, ...stay }] : []), ...(attacks.length > 0 ? [{ ...fly, attacks }] : []), fly])
      if (flyFaults(shown, { side, about }, order).length === 0) {
        yield order;
        break;
      }
  }
}

type Goal = (Marker | Vessel) & { readonly friend?: true };

/** A carrier is worth a way twice as long: squared. */
const WORTH_IT = 4;

/** Models worth flying to: of fighters what they hunt, of others enemy vessels, carriers before all; a carrier of their own where they are out of ammunition. */
function goalsOf(seen: Timed, side: Side, part: readonly Marker[]): Goal[] {
  const { book, open } = seen;
  const live = open.vessels.filter(isLive);
  const foes = live.filter(vessel => areEnemies(book, side, vessel.side));
  const homes = live.filter(vessel => !foes.includes(vessel) && cardOf(book, vessel).hangar);
  const own = nearestTo(part, homes).map(home => ({ ...home, friend: true as const }));
  const ships = nearestTo(part, foes, vessel => (cardOf(book, vessel).hangar ? WORTH_IT : 1));
  const isSpent = part.every(marker => !isFighter(marker) && marker.ammo === 0);
  if (isSpent && own.length > 0) return own;
  if (!part.every(isFighter)) return ships;
  // BB-4.5.4 Fighters hunt aeroplanes and flyers; where there are none they keep a patrol over a carrier.
  const planes = open.markers.filter(marker => flies(marker) && areEnemies(book, side, marker.side));
  const flyers = foes.filter(vessel => isAirborne(cardOf(book, vessel)));
  const prey = [...nearestTo(part, planes), ...nearestTo(part, flyers)];
  return prey.length === 0 && own.length > 0 ? own : [...prey, ...ships];
}

/** The two that lie nearest to a group, a way divided by what it is worth. */
function nearestTo<T extends Point>(part: readonly Marker[], all: readonly T[], worth: (one: T) => number = () => 1): T[] {
  const [{ x, y }] = part as [Marker];
  const off = (one: T): number => squaredBetween(one, { x, y }) / worth(one);
  return all.toSorted((a, b) => off(a) - off(b)).slice(0, 2);
}

/** Straight to a model, as far as they may. */
function toward(seen: Seen, { base, part, goal }: { base: Fly; part: readonly Marker[]; goal: Goal }): Fly {
  const from = base.from ?? (part[0] as Marker);
  const way = { x: goal.x - from.x, y: goal.y - from.y };
  const apart = rangeOf(squaredBetween(from, goal));
  // Torpedoes run from a distance.
  const short = part.every(({ type, ammo }) => type === 'torpedo-bomber' && ammo > 0) ? STAND_OFF : 0;
  const d = Math.min(rangeOfGroup(seen, part), Math.max(0, apart - short));
  return d === 0 ? base : { ...base, legs: [{ heading: headingTo(way), d, until: goal.id }] };
}

/** Mil from which torpedo bombers drop. */
const STAND_OFF = 5000;

function stayWith(part: readonly Marker[], goal: Goal): Pick<Fly, 'stay'> | undefined {
  if (!goal.friend || !isOnTable(goal as Vessel)) return undefined;
  if (part.every(isFighter)) return { stay: { vessel: goal.id, as: 'cap' } };
  return part.every(marker => !isFighter(marker)) ? { stay: { vessel: goal.id, as: 'landing' } } : undefined;
}

/** What each of a group does to a model it has flown to. */
function attacksOn(seen: Seen, part: readonly Marker[], goal: Goal): Attack[] {
  const ids = (of: (marker: Marker) => boolean): Id[] => part.filter(of).map(({ id }) => id);
  const fighters = mustFight(seen, part).length > 0 ? [] : ids(isFighter);
  const bombers = ids(({ type, ammo }) => type === 'bomber' && ammo > 0);
  const tubes = ids(({ type, ammo }) => type === 'torpedo-bomber' && ammo > 0);
  if ('planes' in goal) return fighters.length > 0 ? [{ kind: 'dogfight', markers: fighters }] : [];
  const isFlyer = cardOf(seen.book, goal).altitude === 'airborne';
  const [{ x, y }] = part as [Marker];
  const attacks: Attack[] = [];
  if (bombers.length > 0) attacks.push({ kind: 'bomb', markers: bombers, target: goal.id });
  if (fighters.length > 0 && isFlyer) attacks.push({ kind: 'strafe', markers: fighters, target: goal.id });
  if (tubes.length > 0 && !isFlyer)
    attacks.push({ kind: 'drop', markers: tubes, bearing: headingTo({ x: goal.x - x, y: goal.y - y }) });
  return attacks;
}

/** Any flight that stands, by chance: any part of any group, anywhere, with anything that it can then do. */
export function anyFlight(shown: Timed, { side, about }: Asking, roll: RollDie): Fly {
  const still = stillFlight(shown, about);
  if (roll(3) === 1) return drawnFrom([...likelyFlights(shown, { side, about })], roll) ?? still;
  const groups = groupsOf(shown, about);
  // BB-4.0.4
  if (groups.every(group => group.every(isAtRest)) && roll(2) === 1) return still;
  const group = groups[roll(groups.length) - 1] as Marker[];
  const part = partOf(group, roll);
  const base = begin(shown, part, roll(1001) - 1);
  const fly =
    part[0]?.on?.as === 'cap' ? { ...base, off: roll(CIRCLE) - 1 } : { ...base, legs: anyLegs(shown, { base, part }, roll) };
  const full = { ...fly, ...anyEnd(shown, { part, fly }, roll) };
  const orders = [{ ...full, press: true as const }, full, fly, base, still];
  if (roll(2) === 1) orders.shift();
  return orders.find(order => flyFaults(shown, { side, about }, order).length === 0) ?? still;
}

function drawnFrom<T>(all: readonly T[], roll: RollDie): T | undefined {
  return all.length > 0 ? all[roll(all.length) - 1] : undefined;
}

function partOf(group: readonly Marker[], roll: RollDie): Marker[] {
  const part = group.filter(() => roll(3) > 1);
  return part.length > 0 ? part : [...group];
}

/** Legs within what the slowest flies; half of them lead to some model. */
function anyLegs(shown: Timed, { base: { from }, part }: { base: Fly; part: readonly Marker[] }, roll: RollDie): FlightLeg[] {
  const legs: FlightLeg[] = [];
  let at: Point = from ?? (part[0] as Marker);
  let left = rangeOfGroup(shown, part);
  const models = [...shown.open.vessels.filter(isOnTable), ...shown.open.markers.filter(flies)];
  for (let pieces = roll(4) === 1 ? roll(MOST_PIECES) : roll(2); pieces > 0 && left > 0; pieces -= 1) {
    const goal = roll(3) > 1 ? drawnFrom(models, roll) : undefined;
    const heading = goal ? headingTo({ x: goal.x - at.x, y: goal.y - at.y }) : roll(CIRCLE) - 1;
    const leg = { heading, d: goal ? left : roll(left), ...(goal && { until: goal.id }) };
    const leads = flyLegs(shown, { ...flyersOf(shown, part), from: at, most: left }, [leg]);
    if (leads.strays || leads.length === 0) continue;
    legs.push(leg);
    left -= leads.length;
    at = leads.to;
    if (leads.halt !== null) break;
  }
  return legs;
}

/** A move that is over. */
interface Moved {
  readonly part: readonly Marker[];
  readonly to: Point;
  readonly touched: readonly Id[];
}

/** What becomes of it at the end, and what each then does, as far as that can be. */
function anyEnd(shown: Timed, { part, fly }: { part: readonly Marker[]; fly: Fly }, roll: RollDie): Partial<Fly> {
  const moved = { part, ...flyLegs(shown, flyersOf(shown, part, fly.from), fly.legs) };
  return { attacks: anyAttacks(shown, moved, roll), ...anyStay(shown, moved, roll) };
}

/** Joins whom it touches, stays with a ship it touches, leaves, or none of it. */
function anyStay(shown: Timed, { part, to }: Moved, roll: RollDie): Partial<Fly> {
  const [{ side }] = part as [Marker];
  const { markers, vessels } = shown.open;
  const friend = markers.find(
    other => other.side === side && flies(other) && !part.includes(other) && touchesMarker(shown.book, to, other),
  );
  const ship = vessels.find(vessel => isLive(vessel) && vessel.side === side && touchesVessel(shown, to, vessel));
  const isCap = part.every(isFighter) && roll(2) === 1;
  if (ship && roll(2) === 1) return { stay: { vessel: ship.id, as: isCap ? 'cap' : 'landing' } };
  if (friend && roll(2) === 1) return { join: friend.id };
  return roll(3) === 1 ? { leave: true } : {};
}

function anyAttacks(shown: Timed, { part, to, touched }: Moved, roll: RollDie): Attack[] {
  const [{ side }] = part as [Marker];
  const meets = enemiesTouched(shown, { side, x: to.x, y: to.y }).length > 0;
  const attacks = part.flatMap((marker): Attack[] => (roll(4) === 1 ? [] : anyAttack(marker, touched, roll)));
  const dogfights = attacks.filter(({ kind }) => kind === 'dogfight').flatMap(({ markers }) => markers);
  const others = attacks.filter(({ kind }) => kind !== 'dogfight');
  return meets && dogfights.length > 0 ? [{ kind: 'dogfight', markers: dogfights }, ...others] : others;
}

function anyAttack({ id, type, ammo }: Marker, touched: readonly Id[], roll: RollDie): Attack[] {
  const markers = [id];
  const target = drawnFrom(touched, roll);
  if (type === 'torpedo-bomber') return ammo > 0 ? [{ kind: 'drop', markers, bearing: roll(CIRCLE) - 1 }] : [];
  if (type === 'bomber')
    return target && ammo > 0
      ? [{ kind: 'bomb', markers, target, ...(ammo > 1 && roll(2) === 1 && { whole: true as const }) }]
      : [];
  return target && roll(2) === 1 ? [{ kind: 'strafe', markers, target }] : [{ kind: 'dogfight', markers }];
}
