// Every reason a group cannot fly as it is ordered.

import type { Refusal } from '@flagplot/kernel';
import { TOUCH } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { edgeBeyond } from '../movement/edge.ts';
import { nameOf, namesOf } from '../names.ts';
import type { Marker } from '../open.ts';
import type { Fly, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isLive, isOnTable, isSotl, sideCalled, vesselNamed } from '../roster.ts';
import type { Edge } from '../scenario-file.ts';
import { attackFaults } from './attack-faults.ts';
import { flyersOf, flyLegs, rangeOfGroup } from './flight.ts';
import type { Timed } from './goes.ts';
import { bombersDue, dueOf } from './goes.ts';
import { flies, isFighter, markerNamed, touchesMarker, touchesVessel } from './markers.ts';
import type { Ordered } from './plan.ts';
import { planOf } from './plan.ts';

/** What a go is about: the markers that may fly. */
export interface FlyAbout {
  markers: Id[];
  pressed: boolean;
}

/** Who is asked, and about what. */
export interface Asking {
  readonly side: string;
  readonly about: FlyAbout;
}

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** Every reason a flight cannot stand. */
export function flyFaults(shown: Timed, { side, about }: Asking, fly: Fly): Refusal[] {
  if (fly.markers.length === 0) return restFaults(shown, side, fly);
  const group = fly.markers.flatMap(id => (about.markers.includes(id) ? (markerNamed(shown.open, id) ?? []) : []));
  const wrong = groupFaults(shown, about, { group, fly });
  if (wrong.length > 0) return wrong;
  const begun = startFaults(shown, group, fly);
  if (begun.length > 0) return begun;
  const ordered = { group, fly, plan: planOf(shown, group, fly) };
  return [
    ...legFaults(shown, ordered),
    ...endFaults(shown, ordered),
    ...attackFaults(shown, ordered),
    ...pressFaults(shown, side, ordered),
  ];
}

/** BB-4.0.3, BB-4.0.4 Nobody flies only where nobody must. */
function restFaults(shown: Timed, side: string, { legs, attacks = [] }: Fly): Refusal[] {
  const due = dueOf(shown, side).map(({ id }) => id);
  if (due.length > 0) return [fault('BB-4.0.3', '/markers', `Still to fly: ${namesOf(shown.book, due)}.`)];
  return legs.length + attacks.length > 0 ? [fault('BB-4.2.3', '/markers', 'Nobody flies that.')] : [];
}

/** BB-4.2.3 Markers of a group, each once, BB-4.2.6 all of it or a part; BB-4.0.5 with a bomber where the others press. */
function groupFaults({ book }: Timed, { pressed, markers }: FlyAbout, { group, fly }: Omit<Ordered, 'plan'>): Refusal[] {
  const found = fly.markers.flatMap((id, i): Refusal[] => {
    const at = `/markers/${i}`;
    if (!markers.includes(id)) return [fault('BB-4.0.2', at, `${nameOf(book, id)} does not fly now.`)];
    return fly.markers.indexOf(id) < i ? [fault('BB-4.2.3', at, `${nameOf(book, id)} flies once.`)] : [];
  });
  const [first] = group;
  if (found.length > 0 || !first) return found;
  const apart = group.filter(one => one.status !== first.status || (flies(one) && (one.x !== first.x || one.y !== first.y)));
  const asOne = group.filter(one => (one.on?.as === 'cap') !== (first.on?.as === 'cap'));
  for (const { id } of [...new Set([...apart, ...asOne])])
    found.push(fault('BB-4.2.3', '/markers', `${nameOf(book, id)} is no part of this group.`));
  if (pressed && group.every(isFighter)) found.push(fault('BB-4.0.5', '/markers', 'Bombers and torpedo bombers come first.'));
  return found;
}

/** BB-3.5.16 It comes in from its edge; BB-4.5.5 a patrol breaks off and does nothing else. */
function startFaults({ book }: Timed, group: readonly Marker[], fly: Fly): Refusal[] {
  const [{ side, status, on }] = group as [Marker];
  const { edge } = sideCalled(book, side);
  if (status === 'away' && (!fly.from || !edge || !isOnEdge(book.table, edge, fly.from)))
    return [fault('BB-3.5.16', '/from', `It comes in from a place on the ${edge ?? ''} edge.`)];
  if (status !== 'away' && fly.from) return [fault('BB-3.5.16', '/from', 'It is on the table already.')];
  if (on?.as !== 'cap') return fly.off === undefined ? [] : [fault('BB-4.5.5', '/off', 'It flies no patrol.')];
  const more = fly.legs.length + (fly.attacks?.length ?? 0) > 0 || fly.join || fly.stay || fly.leave;
  return fly.off === undefined || more
    ? [fault('BB-4.5.5', '/off', 'A patrol breaks off on a bearing, half an inch from the hull, and does no more.')]
    : [];
}

function isOnEdge([width, depth]: readonly [number, number], edge: Edge, { x, y }: { x: number; y: number }): boolean {
  const along = edge === 'north' || edge === 'south' ? x >= 0 && x <= width : y >= 0 && y <= depth;
  return along && { north: y === depth, south: y === 0, east: x === width, west: x === 0 }[edge];
}

/** BB-4.2.1, BB-4.2.4 No farther than the slowest, BB-6.8.5 never off the table, BB-6.8.1 toward models that there are. */
function legFaults(seen: Seen, { group, fly, plan }: Ordered): Refusal[] {
  const found: Refusal[] = [];
  for (const [i, { until }] of fly.legs.entries())
    if (until !== undefined && !isModel(seen, until))
      found.push(fault('BB-6.8.1', `/legs/${i}/until`, `${nameOf(seen.book, until)} is not on the table.`));
  const most = rangeOfGroup(seen, group);
  const free = flyLegs(seen, { ...flyersOf(seen, group, fly.from), most: Number.MAX_SAFE_INTEGER }, fly.legs);
  const mixed = new Set(group.map(({ type }) => type)).size > 1;
  if (free.length > most)
    found.push(fault(mixed ? 'BB-4.2.4' : 'BB-4.2.1', '/legs', `It flies ${inches(most)} inches, not ${inches(free.length)}.`));
  else if (free.strays || edgeBeyond(seen.book, plan.end) !== undefined)
    found.push(fault('BB-6.8.5', fly.off === undefined ? '/legs' : '/off', 'It would leave the table.'));
  return found;
}

function isModel({ open }: Seen, id: Id): boolean {
  const vessel = vesselNamed(open, id);
  const marker = markerNamed(open, id);
  return (vessel !== undefined && isOnTable(vessel)) || (marker !== undefined && flies(marker));
}

/** What becomes of it at the end of its move: one thing at the most. */
function endFaults(seen: Seen, ordered: Ordered): Refusal[] {
  const { join, stay, leave } = ordered.fly;
  const ends = [join, stay, leave].filter(end => end !== undefined).length;
  if (ends > 1) return [fault('BB-4.2.5', '/join', 'It joins, stays or leaves.')];
  return [...joinFaults(seen, ordered), ...stayFaults(seen, ordered), ...leaveFaults(seen, ordered)];
}

/** BB-4.2.5 A friendly marker in contact, that is fast to nothing. */
export function joinFaults({ book, open }: Seen, { group, fly, plan }: Ordered): Refusal[] {
  if (fly.join === undefined) return [];
  const [{ side }] = group as [Marker];
  const other = markerNamed(open, fly.join);
  const isThere = other && flies(other) && other.side === side && other.on === null && !fly.markers.includes(other.id);
  return isThere && touchesMarker(book, plan.flown.to, other)
    ? []
    : [fault('BB-4.2.5', '/join', `${nameOf(book, fly.join)} cannot be joined where the move ends.`)];
}

/** BB-4.5.4 Fighters over a friendly Ship-of-the-Line, BB-3.5.7 anybody on a friendly carrier, in contact at the end. */
export function stayFaults(seen: Seen, { group, fly, plan }: Ordered): Refusal[] {
  if (!fly.stay) return [];
  const { vessel: id, as } = fly.stay;
  const rule = as === 'cap' ? 'BB-4.5.4' : 'BB-3.5.7';
  const [{ side }] = group as [Marker];
  const vessel = vesselNamed(seen.open, id);
  const isFriend = vessel && isLive(vessel) && !areEnemies(seen.book, side, vessel.side);
  if (!isFriend || !touchesVessel(seen, plan.flown.to, vessel))
    return [fault(rule, '/stay/vessel', `${nameOf(seen.book, id)} is no friend in contact.`)];
  const card = cardOf(seen.book, vessel);
  if (as === 'landing') return card.hangar ? [] : [fault(rule, '/stay/vessel', `${nameOf(seen.book, id)} is no carrier.`)];
  return isSotl(card) && group.every(isFighter) ? [] : [fault(rule, '/stay/as', 'Fighters fly patrol, over a Ship-of-the-Line.')];
}

/** BB-3.5.15, BB-3.5.18 Bombers that touch their edge, where no carrier of theirs is on the table; BB-3.5.17 fighters never. */
export function leaveFaults(seen: Seen, { group, fly, plan }: Ordered): Refusal[] {
  if (!fly.leave) return [];
  const { book, open } = seen;
  const [{ side }] = group as [Marker];
  const { edge } = sideCalled(book, side);
  if (group.some(isFighter)) return [fault('BB-3.5.17', '/leave', 'Fighters stay on the table.')];
  const hasCarrier = open.vessels.some(
    vessel => isLive(vessel) && !areEnemies(book, side, vessel.side) && cardOf(book, vessel).hangar,
  );
  if (!edge || hasCarrier) return [fault('BB-3.5.15', '/leave', 'It has no home beyond the edge.')];
  return isAtEdge(book, edge, plan.flown.to) ? [] : [fault('BB-3.5.18', '/leave', `It does not touch the ${edge} edge.`)];
}

function isAtEdge({ table: [width, depth], charts }: Seen['book'], edge: Edge, { x, y }: { x: number; y: number }): boolean {
  const off = { north: depth - y, south: y, east: width - x, west: x }[edge];
  return off <= charts.aeroplane.radius + TOUCH;
}

/** BB-4.0.5 Who brings on the last of his bombers may press. */
function pressFaults(shown: Timed, side: string, { group, fly }: Ordered): Refusal[] {
  if (!fly.press) return [];
  const left = bombersDue(shown, side).filter(({ id }) => !fly.markers.includes(id));
  return left.length === 0 && !group.every(isFighter)
    ? []
    : [fault('BB-4.0.5', '/press', 'Only who brings on the last of his bombers may press.')];
}
