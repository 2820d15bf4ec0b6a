// Every reason markers cannot attack as they are ordered, once their move is over.

import type { Refusal } from '@flagplot/kernel';
import { nameOf, namesOf } from '../names.ts';
import type { Marker, Vessel } from '../open.ts';
import type { Attack, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isAirborne, isCorvette, isLive, isOnTable, vesselNamed } from '../roster.ts';
import { cardOfPlanes, enemiesTouched, isFighter } from './markers.ts';
import type { Ordered } from './plan.ts';

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** BB-4.2.8 One attack for each marker; BB-4.3.1 none for a fighter that fights before it moves. */
export function attackFaults(seen: Seen, ordered: Ordered): Refusal[] {
  const { attacks = [] } = ordered.fly;
  const named = attacks.flatMap(({ markers }) => markers);
  const fights = mustFight(seen, ordered.group);
  const found: Refusal[] = attacks.flatMap((attack, i) =>
    faultsOf(seen, ordered, attack).map(one => ({ ...one, at: `/attacks/${i}${one.at}` })),
  );
  for (const [i, id] of named.entries()) {
    if (named.indexOf(id) < i) found.push(fault('BB-4.2.8', '/attacks', `${nameOf(seen.book, id)} attacks once.`));
    if (fights.some(marker => marker.id === id))
      found.push(fault('BB-4.3.1', '/attacks', `${nameOf(seen.book, id)} fights before it moves.`));
  }
  if (attacks.filter(({ kind }) => kind === 'dogfight').length > 1)
    found.push(fault('BB-4.3.7', '/attacks', 'All who dogfight do so together.'));
  return found;
}

/** BB-4.3.1 Fighters of a group in contact with an enemy marker as it begins. */
export function mustFight(seen: Seen, group: readonly Marker[]): Marker[] {
  const [first] = group;
  if (first?.status !== 'flies' || enemiesTouched(seen, first).length === 0) return [];
  return first.on?.as === 'cap' ? [] : group.filter(isFighter);
}

/** Every reason one entry cannot be carried out where the move ends. */
export function faultsOf(seen: Seen, ordered: Ordered, attack: Attack): Refusal[] {
  const by = attack.markers.flatMap(id => ordered.group.find(marker => marker.id === id) ?? []);
  if (by.length < attack.markers.length || by.length === 0)
    return [fault('BB-4.2.8', '/markers', 'Markers of this group attack.')];
  if (attack.kind === 'dogfight') return dogfightFaults(seen, ordered, by);
  if (attack.kind === 'drop') return armedFaults(seen, by, { type: 'torpedo-bomber', rule: 'BB-4.4.6', boxes: 1 });
  const target = vesselNamed(seen.open, attack.target);
  const isTarget = target && isOnTable(target) && areEnemies(seen.book, (by[0] as Marker).side, target.side);
  if (!isTarget || !ordered.plan.flown.touched.includes(target.id))
    return [
      fault(attack.kind === 'bomb' ? 'BB-4.4.1' : 'BB-4.3.8', '/target', `${nameOf(seen.book, attack.target)} was not touched.`),
    ];
  if (attack.kind === 'strafe') return strafeFaults(seen, by, target);
  const boxes = attack.whole ? 2 : 1;
  return armedFaults(seen, by, { type: 'bomber', rule: boxes === 2 ? 'BB-4.4.5' : 'BB-4.4.4', boxes });
}

/** BB-4.3.2 Fighters, in contact with an enemy marker when the move is over. */
function dogfightFaults(seen: Seen, { plan }: Ordered, by: readonly Marker[]): Refusal[] {
  if (!by.every(isFighter)) return [fault('BB-4.3.2', '/markers', 'Fighters dogfight.')];
  const [{ side }] = by as [Marker];
  return enemiesTouched(seen, { side, ...plan.end }).length > 0
    ? []
    : [fault('BB-4.3.2', '/kind', 'No enemy marker is in contact where the move ends.')];
}

/** BB-4.3.8 Fighters, on a flying ship or live corvettes. */
function strafeFaults({ book }: Seen, by: readonly Marker[], target: Vessel): Refusal[] {
  if (!by.every(isFighter)) return [fault('BB-4.3.8', '/markers', 'Fighters strafe.')];
  const card = cardOf(book, target);
  return isAirborne(card) && (isLive(target) || !isCorvette(card))
    ? []
    : [fault('BB-4.3.8', '/target', `${nameOf(book, target.id)} is no flyer to be strafed.`)];
}

/** BB-4.4.4, BB-4.4.5, BB-4.4.6 Markers of this type, with so many boxes left. */
function armedFaults(
  { book }: Seen,
  by: readonly Marker[],
  { type, rule, boxes }: { type: Marker['type']; rule: string; boxes: number },
): Refusal[] {
  const id = (marker: Marker): Id => marker.id;
  const others = by.filter(marker => marker.type !== type);
  if (others.length > 0)
    return [fault(rule, '/markers', `${namesOf(book, others.map(id))}: ${book.aeroplanes[type].name} do that.`)];
  const empty = by.filter(
    marker => marker.ammo < (boxes === 1 ? 1 : (cardOfPlanes({ aeroplanes: book.aeroplanes }, marker).ammo ?? 0)),
  );
  return empty.length === 0 ? [] : [fault(rule, '/markers', `Not enough ammunition: ${namesOf(book, empty.map(id))}.`)];
}
