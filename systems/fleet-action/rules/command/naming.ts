// Chapters 4.7 and 4.8: who leads when a commander or the flagship is lost.

import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import { ratingOver } from '../abilities/rating.ts';
import type { Book, ShipOfBook } from '../book.ts';
import { offsetOf } from '../map.ts';
import type { Fleet, Ship, Squadron } from '../open.ts';
import type { Named, Naming } from '../orders.ts';
import type { Member } from '../roster.ts';
import {
  fleetId,
  isActive,
  isOf,
  ownSquadron,
  reliefOnly,
  shipCalled,
  shipIndices,
  shipOf,
  squadronCalled,
  squadronMembers,
  squadronOf,
  unitMembers,
} from '../roster.ts';
import type { FaState, FaTable, FaView } from '../state.ts';
import { castOut, squadronUnder, takeBack } from './radius.ts';
import { formSurplus, putNetworkDown, surplusFor } from './surplus.ts';

type Shown = Pick<FaView, 'book' | 'open' | 'clock'>;

/** A naming and the side whose word it is. */
export interface Due {
  side: string;
  naming: Naming;
}

/** FA-4.7.7, FA-4.7.8 Those who can command so many others; where none can, those of the highest rating, as `rating` has it. */
function able(from: readonly Member[], others: number, rating: (of: ShipOfBook) => number): Member[] {
  const most = Math.max(0, ...from.map(({ of }) => rating(of)));
  return from.filter(({ of }) => rating(of) >= Math.min(others, most));
}

/** FA-4.3.9 How many squadrons a ship leads as flagship: as its card has it. */
const ratingAsPrinted = ({ card }: ShipOfBook): number => card.command;

/** Nothing to be named: as in most turns. */
const NONE: readonly Due[] = [];

/** FA-4.8.11, FA-4.7.5 What is to be named as a turn begins: a new flagship, and guides for squadrons without a commander. */
export function dueAtStart(shown: Shown): readonly Due[] {
  const { open, clock } = shown;
  if (!open.fleets.some(({ vacant }) => vacant) && !hasLeaderless(shown)) return NONE;
  const flags = open.fleets.flatMap(fleet => (fleet.vacant ? flagshipDue(shown, fleet) : []));
  const leaderless = open.squadrons.filter(one => one.leaderless === clock.turn && !isActive(shipCalled(shown, one.commander)));
  return [...flags, ...leaderless.flatMap(one => guideDue(shown, one))];
}

/** FA-4.7.6, FA-A13 What is to be named as it ends: commanders of the squadrons that fought a turn without one. */
export function dueAtEnd(shown: Shown): readonly Due[] {
  const { open, clock } = shown;
  if (!hasLeaderless(shown)) return NONE;
  return open.squadrons.filter(one => one.leaderless === clock.turn).flatMap(one => commanderDue(shown, one));
}

function hasLeaderless({ open, clock }: Shown): boolean {
  for (const { leaderless } of open.squadrons) if (leaderless === clock.turn) return true;
  return false;
}

/** FA-4.8.11 A squadron commander whose rating is the highest; FA-4.8.12 the squadrons beyond that rating are left outside, never its own. None while no squadron has a commander (ruling R21). */
function flagshipDue(shown: Shown, fleet: Fleet): Due[] {
  const { book, open } = shown;
  const { side } = fleet;
  const all = open.squadrons.filter(one => isOf(fleet, squadronOf(book, one.id)) && squadronMembers(shown, one.id).length > 0);
  // FA-4.3.8 One of surplus ships is outside the network of its fleet: it takes no place in it, and leads it only where no other can (ruling R74).
  const own = all.filter(({ start }) => start === undefined);
  const inNetwork = leadersOf(shown, own);
  const commanders = inNetwork.length > 0 ? inNetwork : leadersOf(shown, all);
  const best = able(commanders, Number.POSITIVE_INFINITY, ratingAsPrinted);
  const [first] = best;
  if (!first) return [];
  const outside = { of: own.map(({ id }) => id), count: Math.max(0, own.length - Math.max(1, first.of.card.command)) };
  return [{ side, naming: { office: 'flagship', of: fleetId(fleet), ships: best.map(({ ship }) => ship.id), outside } }];
}

/** The commanders of those squadrons that have one. */
function leadersOf(shown: Shown, squadrons: readonly Squadron[]): Member[] {
  const led = squadrons.filter(one => one.leaderless !== shown.clock.turn && isActive(shipCalled(shown, one.commander)));
  return led.map(({ commander }) => memberCalled(shown, commander));
}

function guideDue(shown: Shown, squadron: Squadron): Due[] {
  const able = unitMembers(shown, squadron.id).map(({ ship }) => ship.id);
  if (able.length === 0) return [];
  const naming: Naming = { office: 'guide', of: squadron.id, ships: able, outside: { of: [], count: 0 } };
  return [{ side: sideOf(shown.book, squadron), naming }];
}

/** FA-4.7.7, FA-4.7.8, FA-4.7.9 The next commander, and as many ships left outside as are beyond its rating. */
function commanderDue(shown: Shown, squadron: Squadron): Due[] {
  const remain = remaining(shown, squadron);
  const heirs = able(heirsOf(remain), remain.length - 1, ratingOver);
  const [first] = heirs;
  if (!first) return [];
  const count = Math.max(0, remain.length - 1 - ratingOver(first.of));
  const outside = { of: remain.map(({ ship }) => ship.id), count };
  const surplus = count > 0 ? surplusFor(shown, squadron.id) : undefined;
  const ships = heirs.map(({ ship }) => ship.id);
  const naming: Naming = { office: 'commander', of: squadron.id, ships, outside, ...(surplus !== undefined && { surplus }) };
  return [{ side: sideOf(shown.book, squadron), naming }];
}

/** FA-4.7.10 The ships a squadron has left to lead; those beyond a rating once are so for the rest of the battle. */
export function remaining(shown: Pick<FaView, 'book' | 'open'>, squadron: Squadron): Member[] {
  return squadronMembers(shown, squadron.id).filter(({ ship }) => ship.out !== 'excess');
}

/** Ships in command come before those that are out of it for being far away (ruling R16). */
function heirsOf(remain: readonly Member[]): Member[] {
  const near = remain.filter(({ ship }) => ship.out === 'no');
  return near.length > 0 ? near : [...remain];
}

/** Whether a squadron has lost its commander, destroyed or gone (ruling R22), and has a ship left that can be named. */
export function lacksCommander(s: Shown, squadron: Squadron): boolean {
  return !isActive(shipCalled(s, squadron.commander)) && remaining(s, squadron).length > 0;
}

function memberCalled(s: Pick<Shown, 'book' | 'open'>, id: string): Member {
  const ship = shipCalled(s, id);
  return { ship, of: shipOf(s.book, ship) };
}

function sideOf(book: Book, squadron: Squadron): string {
  return squadronOf(book, squadron.id).side;
}

/** Ships and squadrons as they are looked up for a naming. */
type Lists = { readonly book: Book; readonly open: Pick<Shown['open'], 'squadrons' | 'strays' | 'units'> };

/** Who may be left outside when this ship is named: all but itself, or its own squadron. */
export function outsiders({ book, open }: Lists, { office, outside }: Naming, ship: string): string[] {
  const own = office === 'flagship' ? ownSquadron(open, shipOf(book, { id: ship })) : ship;
  return outside.of.filter(id => id !== own);
}

/** Whether there is anything to choose: else nobody is asked. */
export function hasChoice({ ships, outside, surplus }: Naming): boolean {
  const hasFlag = surplus !== undefined && outside.count > 1;
  return ships.length > 1 || hasFlag || (outside.count > 0 && outside.count < outside.of.length - 1);
}

/** FA-4.7.8 What an owner does who says nothing: the highest rating, the first in the roster; the last in the roster are left outside. */
export function defaultNaming(seen: Lists, naming: Naming): Named {
  const ratingAs = naming.office === 'flagship' ? ratingAsPrinted : ratingOver;
  const rating = (id: string) => ratingAs(shipOf(seen.book, { id }));
  const ship = naming.ships.reduce((best, id) => (rating(id) > rating(best) ? id : best));
  const { count } = naming.outside;
  const outside = count > 0 ? outsiders(seen, naming, ship).slice(-count) : [];
  return { of: naming.of, ship, outside, ...usualFlag(seen, naming, outside) };
}

/** FA-4.3.7 Who leads those outside where their owner says nothing: of those in command, or else of all, the highest rating, the first in the roster. */
export function usualFlag({ book, open }: Lists, { surplus }: Naming, outside: readonly string[]): Pick<Named, 'flag'> {
  if (surplus === undefined || outside.length === 0) return {};
  const near = outside.filter(id => !open.strays.some(stray => stray.id === id));
  const rating = (id: string) => ratingOver(shipOf(book, { id }));
  return { flag: (near.length > 0 ? near : outside).reduce((best, id) => (rating(id) > rating(best) ? id : best)) };
}

/** Carries a naming out. */
export function carryOut(s: FaState, t: FaTable, { naming, ...named }: Due & Omit<Named, 'of'>): void {
  if (naming.office === 'commander') putNetworkDown(s, naming.of);
  if (naming.office === 'flagship') nameFlagship(s, t, { ...named, of: naming.of });
  else nameLeader(s, t, { naming, ...named });
}

/** FA-4.8.11, FA-4.8.12 The flagship is named, with the squadrons it has no room for. */
function nameFlagship(s: FaState, t: FaTable, { of, ship, outside }: Named): void {
  const fleet = s.open.fleets.find(one => fleetId(one) === of) as Fleet;
  const { side } = fleet;
  Object.assign(fleet, { flagship: ship, vacant: false, outside: [...outside] });
  t.tell(() => ({ kind: 'flagship', side, ship, ...reliefOnly(fleet) }));
  if (outside.length > 0) t.tell(() => ({ kind: 'outside', side, squadrons: [...outside], ...reliefOnly(fleet) }));
}

/** FA-4.7.5, FA-5.7.1 A guide or commander is named, and the formation is stored around it; FA-4.7.9 those beyond its rating are out of command. */
function nameLeader(s: FaState, t: FaTable, { naming, ship: id, outside, flag }: Omit<Named, 'of'> & { naming: Naming }): void {
  const { office, of, surplus } = naming;
  const squadron = squadronCalled(s, of);
  const ship = shipCalled(s, id);
  if (ship.out === 'far') takeOver(s, t, ship);
  squadron.commander = id;
  if (office === 'commander') squadron.leaderless = 0;
  const { q, r, heading } = ship;
  const formation = shipIndices(s, of).map(i => offsetOf(ship, s.open.ships[i] as Ship));
  Object.assign(squadron, { q, r, heading, formation });
  t.tell(() => ({ kind: office === 'guide' ? 'guide' : 'commander', squadron: of, ship: id }));
  // FA-4.3.6 Beyond a better network that is lost they form a squadron, in the order of the roster.
  if (surplus !== undefined && flag !== undefined)
    formSurplus(s, t, { from: squadron, id: surplus, flag, ships: naming.outside.of.filter(one => outside.includes(one)) });
  else for (const other of outside) castOut(s, t, { ship: shipCalled(s, other), why: 'excess' });
}

/** A ship far away that is all its squadron has left to lead it brings its own place and speed. */
function takeOver(s: FaState, t: FaTable, ship: Ship): void {
  const { q, r, heading, speed } = squadronCalled(s, ship.id);
  Object.assign(squadronUnder(s, ship), { q, r, heading, speed });
  takeBack(s, t, ship);
}

/** The row that says who may be named to each office. */
const RULE = { flagship: 'FA-4.8.11', guide: 'FA-4.7.5', commander: 'FA-4.7.7' } as const;
const OUTSIDE = { flagship: 'FA-4.8.12', guide: 'FA-4.7.5', commander: 'FA-4.7.9' } as const;

/** Everything wrong with the answers to namings. */
export function namingFaults(seen: Lists, namings: readonly Naming[], names: readonly Named[]): Refusal[] {
  const { book } = seen;
  const missing = namings.filter(({ of }) => !names.some(one => one.of === of));
  return [
    ...missing.map(({ of, office }) => ({
      rule: RULE[office],
      at: '/names',
      say: `${nameOf(book, of)}: no ${office} is named yet.`,
      lacking: true as const,
    })),
    ...names.flatMap((named, i) => namedFaults(seen, namings, { named, first: names.findIndex(one => one.of === named.of), i })),
  ];
}

function namedFaults(seen: Lists, namings: readonly Naming[], given: { named: Named; first: number; i: number }): Refusal[] {
  const { book } = seen;
  const { named, first, i } = given;
  const at = `/names/${i}`;
  const naming = namings.find(({ of }) => of === named.of);
  if (!naming) return [{ rule: 'FA-4.1.1', at: `${at}/of`, say: `Nobody is to be named for ${named.of}.` }];
  const { office, ships } = naming;
  if (first < i) return [{ rule: 'FA-4.1.1', at: `${at}/of`, say: `${nameOf(book, named.of)} has a ${office} already.` }];
  if (!ships.includes(named.ship)) {
    const say = `${nameOf(book, named.of)}: the ${office} is ${ships.map(id => shipOf(book, { id }).name).join(' or ')}.`;
    return [{ rule: RULE[office], at: `${at}/ship`, say }];
  }
  return [...outsideFaults(seen, naming, named).map(under(`${at}/outside`)), ...flagFaults(seen, naming, named).map(under(at))];
}

/** FA-4.3.7 One of those outside leads the squadron that they form; where they form none nobody does. */
function flagFaults({ book }: Lists, { surplus }: Naming, { outside, flag }: Named): Refusal[] {
  const fault = (say: string): Refusal => ({ rule: 'FA-4.3.7', at: '/flag', say });
  if (surplus === undefined) return flag === undefined ? [] : [fault(`Those outside form no squadron for ${flag} to lead.`)];
  if (flag === undefined) return [{ ...fault(`${nameOf(book, surplus)}: no commander is named yet.`), lacking: true as const }];
  return outside.includes(flag) ? [] : [fault(`${nameOf(book, surplus)} is led by one of its ships: ${flag} is none.`)];
}

/** FA-4.7.9, FA-4.8.12 Just as many are left outside as are beyond the rating, each once. */
function outsideFaults(seen: Lists, naming: Naming, { ship, outside }: Named): Refusal[] {
  const { count } = naming.outside;
  const may = outsiders(seen, naming, ship);
  const rule = OUTSIDE[naming.office];
  const strange = outside.findIndex((id, n) => !may.includes(id) || outside.indexOf(id) < n);
  if (strange >= 0) return [{ rule, at: `/${strange}`, say: `${outside[strange]} cannot be left outside here.` }];
  if (outside.length === count) return [];
  const fault: Refusal = {
    rule,
    say: `${count} are beyond its rating; ${outside.length} are left outside.`,
  };
  return [outside.length < count ? { ...fault, lacking: true as const } : fault];
}

function nameOf(book: Book, id: string): string {
  const relieved = book.sides.find(({ id: side }) => id === fleetId({ side, relief: true }));
  if (relieved) return `the reinforcements of ${relieved.name}`;
  return book.sides.find(side => side.id === id)?.name ?? book.squadrons.find(one => one.id === id)?.name ?? id;
}
