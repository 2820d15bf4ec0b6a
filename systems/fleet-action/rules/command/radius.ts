// Chapters 4.1 and 4.6: who is near enough to its command ship to be in command, and who is out of it.

import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import { offsetOf } from '../map.ts';
import type { Ship, Squadron } from '../open.ts';
import { isActive, shipCalled, shipIndices, shipOf, squadronNow } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';

/** FA-4.1.2 The radius of a commander; FA-4.1.4 by race where the scenario has it so. */
export function radiusOf(book: Book, commander: Pick<Ship, 'id'>): number {
  const { all, races } = book.charts.commandRadius;
  const { race } = shipOf(book, commander).card;
  return book.racialRadius && Object.hasOwn(races, race) ? (races[race] as number) : all;
}

/** FA-4.1.2, FA-4.1.3, FA-4.6.1 The radius is measured when the turn is over: who is outside is out of command, who is inside again is back. */
export function measure(s: FaState, t: FaTable, squadron: Squadron): void {
  const lead = shipCalled(s, squadron.commander);
  if (!isActive(lead)) return;
  const radius = radiusOf(s.book, lead);
  for (const i of shipIndices(s, squadron.id)) {
    const ship = s.open.ships[i] as Ship;
    if (!isActive(ship) || ship.out === 'excess') continue;
    const far = hexes.range(lead, ship) > radius;
    if (ship.out === 'no' && far) castOut(s, t, { ship, why: 'far' });
    else if (ship.out === 'far' && !far) takeBack(s, t, ship);
  }
}

/** FA-4.6.5 Out of command a ship is a squadron of its own, with the speed that its squadron had. */
export function castOut(s: FaState, t: FaTable, { ship, why }: { ship: Ship; why: 'far' | 'excess' }): void {
  const { id, q, r, heading } = ship;
  const { id: squadron, speed, withdraws } = squadronUnder(s, ship);
  if (ship.out === 'no') {
    const formation = [{ q: 0, r: 0 }];
    s.open.strays.push({ id, commander: id, q, r, heading, speed, formation, leaderless: 0, group: 1, tested: 0, withdraws });
  }
  ship.out = why;
  t.tell(() => ({ kind: 'out', squadron, ship: id, why }));
}

/** FA-4.6.1 Back in command, it has its place in the formation where it stands, and takes the commander's heading (ruling R17). */
export function takeBack(s: FaState, t: FaTable, ship: Ship): void {
  const squadron = squadronUnder(s, ship);
  ship.out = 'no';
  ship.heading = squadron.heading;
  s.open.strays = s.open.strays.filter(one => one.id !== ship.id);
  squadron.formation[shipIndices(s, squadron.id).indexOf(s.book.shipAt[ship.id] as number)] = offsetOf(squadron, ship);
  const place = { q: ship.q, r: ship.r, heading: ship.heading };
  t.tell(() => ({ kind: 'back', squadron: squadron.id, ship: ship.id, place }));
}

/** The squadron a ship belongs to, in command or out of it, as it is now. */
export function squadronUnder(s: FaState, ship: Ship): Squadron {
  return squadronNow(s.open, shipOf(s.book, ship));
}
