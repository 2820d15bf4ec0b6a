// Vessels as the board has them.

import type { Point, Pose } from '@flagplot/plane';
import type { Footprint, UnitFacts, UnitItem } from '@flagplot/scene';
import type { Book } from '../rules/book.ts';
import type { Card } from '../rules/cards.ts';
import { vesselName } from '../rules/names.ts';
import type { Vessel } from '../rules/open.ts';
import { cardOf, isAirborne, isLive, isOnTable, isSotl, unitCalled } from '../rules/roster.ts';
import { HULLS } from './hulls.ts';
import { marksOf } from './marks.ts';
import { type BbSeen, spotOf } from './seen.ts';

/** A vessel where it lies, or where it went down. */
export function vesselItem(seen: BbSeen, vessel: Vessel): UnitItem<Point> {
  const { book } = seen;
  const card = cardOf(book, vessel);
  const mine = vessel.side === seen.side;
  const marks = isOnTable(vessel) ? marksOf(seen, vessel) : [];
  return {
    ...{ kind: 'unit', id: vessel.id, side: vessel.side, role: mine ? 'mine' : 'told', name: vesselName(book, vessel.id) },
    ...{
      at: spotOf(vessel),
      facing: vessel.heading,
      hull: HULLS[card.type],
      shape: shapeOf(book, card),
      facts: factsOf(seen, vessel),
    },
    ...(isSotl(card) ? {} : { squadron: vessel.unit, number: numberOf(book, vessel) }),
    ...(marks.length > 0 ? { marks } : {}),
    ...(isOnTable(vessel) ? {} : { lost: true as const }),
    ...(mine && isAsked(seen, vessel) ? { waits: true as const } : {}),
  };
}

/** BB-6.2.1 The footprint, and what stands on it by where it is mounted. */
export function shapeOf({ bodies, charts }: Book, card: Card): Footprint {
  const body = bodies[card.id] as readonly number[];
  const [length, width] = card.size;
  const places = {
    fore: [length / 4, 0],
    aft: [-length / 4, 0],
    middle: [0, 0],
    port: [0, -width / 4],
    starboard: [0, width / 4],
  };
  const mounts = card.weapons.flatMap(({ kind, arc }) => (kind === 'gun' && arc ? [charts.arcs[arc].mount] : []));
  const turrets = [...new Set(mounts)].map(mount => places[mount] as [number, number]);
  return { body, turrets, ...(isAirborne(card) && { lines: [wings(length, width)] }) };
}

/** Who flies bears a chevron from wing to wing, by which it is told from ships and shows where it heads. */
function wings(length: number, width: number): (readonly [number, number])[] {
  return [
    [-length / 4, -width / 2],
    [length / 4, 0],
    [-length / 4, width / 2],
  ];
}

/** What a vessel of a squadron is called among them. */
function numberOf(book: Book, { unit, id }: Vessel): string {
  return `${unitCalled(book, unit).vessels.indexOf(id) + 1}`;
}

/** It has still to sail, or to fire. */
function isAsked({ open: { activation, verdict } }: BbSeen, { id, unit }: Vessel): boolean {
  if (verdict || activation?.unit !== unit) return false;
  return activation.left.length === 0 || activation.left.includes(id);
}

function factsOf({ book }: BbSeen, vessel: Vessel): UnitFacts {
  const card = cardOf(book, vessel);
  const how = [
    `${card.name} class ${card.type.replaceAll('-', ' ')}`,
    ...(isAirborne(card) ? ['airborne'] : []),
    ...(vessel.down ? ['Hull Down'] : []),
    ...(isLive(vessel) ? [] : [vessel.status === 'wreck' ? 'a wreck' : vessel.status]),
    ...(vessel.held ? ['held fast'] : []),
  ];
  return {
    what: how.join(', '),
    speed: vessel.setting,
    condition: { left: Math.max(0, card.hull - vessel.lost), of: card.hull, word: 'boxes' },
    ...(vessel.moved ? { order: 'has moved' } : {}),
  };
}

/** A vessel in another pose. */
export function standingAt(vessel: Vessel, { x, y, heading }: Pose): Vessel {
  return { ...vessel, x, y, heading };
}
