// Fleets are set up: whose turn it is, and what lies on the table then.

import type { Side } from '@flagplot/kernel';
import type { UnitOfBook } from '../book.ts';
import type { Class } from '../cards.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf } from '../roster.ts';
import type { Baltic, BbAsk, BbShown, BbState, BbTable } from '../state.ts';
import { hasPlace } from './search.ts';

/** Units of a side that it sets up itself, of one class or of all. */
function ownUnits({ book }: Pick<Seen, 'book'>, side: Side, size?: Class): UnitOfBook[] {
  return book.units.filter(
    unit => unit.side === side && unit.poses.length === 0 && (size === undefined || cardOf(book, unit).class === size),
  );
}

function isDue({ open }: Pick<Seen, 'open'>, { id }: UnitOfBook): boolean {
  return open.vessels.some(({ unit, status }) => unit === id && status === 'due');
}

/** Sides with anything to set up. */
export function sidesToSetUp(seen: Seen): Side[] {
  return seen.book.sides.map(({ id }) => id).filter(side => ownUnits(seen, side).length > 0);
}

/** BB-1.5.2 Of those with a unit of the class left, the first in the order among those who have set up fewest. */
export function deploymentsDue(shown: BbShown, size: Class): BbAsk<'deploy'>[] {
  const rows = shown.open.order.map(side => {
    const own = ownUnits(shown, side, size);
    const units = own.filter(unit => isDue(shown, unit));
    return { side, units, set: own.length - units.length };
  });
  // Ruling A-139: a unit for which its zone has no room left waits, and takes no part. One with room is enough: a crowded zone takes long to search.
  const next = rows.sort((a, b) => a.set - b.set).find(({ units }) => units.some(unit => hasPlace(shown, unit)));
  return next ? [{ side: next.side, kind: 'deploy', about: { class: size, units: next.units.map(({ id }) => id) } }] : [];
}

/** BB-1.5.2 Sets up one unit; BB-1.5.7 the vessel named first is its flagship from here on. */
export function deploy(s: BbState, t: BbTable, { side, order }: { side: Side; order: Baltic['asks']['deploy']['order'] }): void {
  const { open } = s;
  const first = open.vessels.findIndex(({ unit }) => unit === order.unit);
  const placed = order.vessels.map(({ vessel, x, y, heading }): Vessel => {
    const own = open.vessels.find(({ id }) => id === vessel) as Vessel;
    return { ...own, x, y, heading, status: 'live' };
  });
  open.vessels.splice(first, placed.length, ...placed);
  t.tell(() => ({ kind: 'deployed', side, unit: order.unit, vessels: order.vessels.map(one => ({ ...one })) }));
}
