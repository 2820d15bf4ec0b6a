// Chapter 4.2: who may use an ability now, and how often he has.

import { hexes } from '@flagplot/hexes';
import type { Book, ShipOfBook, SquadronOfBook } from '../book.ts';
import type { Ship, Squadron } from '../open.ts';
import { hasActive, isActive, isOf, ownSquadron, shipCalled, shipOf, squadronOf } from '../roster.ts';
import type { FaState, FaTable, FaView } from '../state.ts';
import type { Ability } from './commanders.ts';

type Shown = Pick<FaView, 'book' | 'open' | 'clock'>;

/** FA-4.2.1 How often a commander may still use what was paid for him. */
function usesLeft({ book, open }: Shown, ship: string, ability: Ability): number {
  const bought = shipOf(book, { id: ship }).abilities.filter(one => one === ability).length;
  return bought - (open.commanders?.used ?? []).filter(one => one.ship === ship && one.ability === ability).length;
}

/** FA-4.2.2 A triggered ability is used once a turn; FA-4.2.3 those that hold all the time, or before the battle, are never put down as used. */
function hasUsedNow({ open, clock }: Shown, ship: string): boolean {
  return (open.commanders?.used ?? []).some(
    one => one.ship === ship && one.turn === clock.turn && one.ability !== 'rapid-net-change',
  );
}

/** FA-4.3.14 Who has a failed test of a squadron thrown again: its commander, or FA-4.4.1 the admiral of its fleet; nobody where it was nobody's. */
export function stubbornFor(s: FaState, squadron: Squadron): string | undefined {
  return serves(s, squadron, id => usesLeft(s, id, 'stubborn') > 0);
}

/** FA-4.3.10 Who may have ships taken into a squadron in this turn: its commander, or FA-4.4.1 the admiral of its fleet; in any number of turns. */
export function regrouperFor(s: Shown, squadron: Squadron): string | undefined {
  return serves(s, squadron, id => shipOf(s.book, { id }).abilities.includes('command-reorganization'));
}

/** FA-4.4.1 Whose ability serves a squadron: its own commander's, or that of the admiral of its fleet; FA-4.2.2 who has used none in this turn. */
function serves(s: Shown, squadron: Squadron, has: (ship: string) => boolean): string | undefined {
  if (!s.open.commanders) return undefined;
  const of = squadronOf(s.book, squadron.id);
  const admiral = s.open.fleets.find(fleet => isOf(fleet, of) && !fleet.vacant)?.flagship;
  const able = [squadron.commander, admiral].filter(id => id !== undefined);
  return able.find(id => leads(s, id) && has(id) && !hasUsedNow(s, id));
}

/** Whether a ship that was bought an ability still leads the squadron it led at first: it is its commander's, and not the ship's. */
function leads(s: Shown, id: string): boolean {
  const of: ShipOfBook = shipOf(s.book, { id });
  const first = (s.book.squadrons[of.squadronAt] as SquadronOfBook).ships[0];
  return isActive(shipCalled(s, id)) && first === of.at;
}

/** FA-4.2.1 The flagship of a side, or of its reinforcements, whose admiral was bought an ability. */
export function hasBought(book: Book, side: string, ability: Ability): string | undefined {
  return book.ships.find(of => of.side === side && of.abilities.includes(ability))?.id;
}

/** FA-4.3.17, FA-4.3.18 Whether whoever commands a squadron was in fighter operations: its own flights get new missions in every turn, and no others. */
export function hasFlightOps(s: Shown, squadron: string): boolean {
  const [first = -1] = squadronOf(s.book, squadron).ships;
  const of = s.book.ships[first];
  if (!of) return false;
  const { commander } = s.open.squadrons[of.squadronAt] as Squadron;
  return of.abilities.includes('ex-fighter-ops-commander') && commander === of.id && isActive(shipCalled(s, of.id));
}

/** FA-4.3.1 Whether the net of a commander whose ship is destroyed is changed at once; FA-4.3.2 once. */
export function changesNet(s: FaState, squadron: Squadron): boolean {
  if (!s.open.commanders) return false;
  const ship: Ship = shipCalled(s, squadron.commander);
  return ship.structure === 0 && usesLeft(s, ship.id, 'rapid-net-change') > 0;
}

/** FA-4.4.3 Hexes from the flagship to the command ship of a squadron that its ELINT supports. */
const PRIORITY = 15;

/** FA-4.4.2 The admiral by whose word a ship of his squadron may support another squadron of his fleet in this turn; FA-4.4.3 one that is near him. */
export function priorityOf(s: Shown, by: ShipOfBook, squadron: string): string | undefined {
  const admiral = s.open.fleets.find(fleet => isOf(fleet, by) && !fleet.vacant)?.flagship;
  const of = s.book.squadrons.find(one => one.id === squadron);
  if (!s.open.commanders || admiral === undefined || of?.side !== by.side || !hasActive(s.open, of)) return undefined;
  const flag = shipCalled(s, admiral);
  const other = s.open.squadrons[s.book.squadronAt[squadron] as number] as Squadron;
  const may = leads(s, admiral) && usesLeft(s, admiral, 'elint-priority-support') > 0 && !hasUsedNow(s, admiral);
  const near =
    hexes.range(flag, other) <= PRIORITY && isActive(shipCalled(s, other.commander)) && other.leaderless !== s.clock.turn;
  const beside = ownSquadron(s.open, shipOf(s.book, flag)) === ownSquadron(s.open, by);
  return may && near && beside ? admiral : undefined;
}

/** FA-4.3.2, FA-4.3.15 Puts a use down, and tells it. */
export function use(s: FaState, t: FaTable, one: { ship: string; ability: Ability; squadron: string }): void {
  const { ship, ability, squadron } = one;
  s.open.commanders?.used.push({ ship, ability, turn: s.clock.turn });
  t.tell(() => ({ kind: 'ability', ship, ability, squadron }));
}
