// A scenario made ready: what it brings, what comes with the rules, and every fault in it.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import * as printed from '../../data/index.ts';
import { abilityFaults } from '../abilities/faults.ts';
import type { Book, ShipOfBook } from '../book.ts';
import { inFormation, LAYOUT } from '../map.ts';
import { reliefFaults } from '../reinforcements/faults.ts';
import { isOf, squadronOf } from '../roster.ts';
import type { Cards } from '../scenario-book.ts';
import { bookOf, fleetOf, surplusId } from '../scenario-book.ts';
import type { Scenario, ScenarioShip, ScenarioSquadron } from '../scenario-file.ts';
import { farFromFlag, positionFaults, TOP_FLEET_SPEED } from '../turn/0-deploy.ts';
import { cardFaults } from './card-faults.ts';
import { chapters } from './chapters.ts';
import { arrivalFaults, jumpFaults } from './jump-faults.ts';

/** FA-1.1.6 Hexes between the nearest ships of two fleets as the battle begins. */
const DISTANCE = 45;

/** The cards of a scenario, or of what it has of one. */
export function cardsOf({ cards, charts }: Pick<Scenario, 'cards' | 'charts'>): Cards {
  const byId = <C extends { id: string }>(own: readonly C[] | undefined, ours: readonly C[]) =>
    new Map([...ours, ...(own ?? [])].map(card => [card.id, card]));
  return {
    ships: byId(cards?.ships, printed.ships),
    weapons: byId(cards?.weapons, printed.weapons),
    fighters: byId(cards?.fighters, printed.fighters),
    charts: charts ?? printed.charts,
  };
}

/** The scenario with every card and chart it uses put in, so that it plays alike wherever it is opened. */
export function whole(scenario: Scenario): Scenario {
  const cards = cardsOf(scenario);
  const fleet = scenario.sides.flatMap(side => side.squadrons.flatMap(squadron => squadron.ships));
  const ships = unique(fleet.map(ship => ship.card)).flatMap(id => cards.ships.get(id) ?? []);
  const weapons = unique(ships.flatMap(card => card.mounts.map(mount => mount.weapon))).flatMap(
    id => cards.weapons.get(id) ?? [],
  );
  const fighters = unique(fleet.flatMap(ship => ship.flights ?? [])).flatMap(id => cards.fighters.get(id) ?? []);
  return { ...scenario, cards: { ships, weapons, fighters }, charts: cards.charts };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** Makes the book of a scenario that fits the schema, or says every fault in it. */
export function read(scenario: Scenario): { book: Book } | { faults: Refusal[] } {
  const cards = cardsOf(scenario);
  const faults = [
    ...sideFaults(scenario),
    ...jumpFaults(scenario),
    ...fleetFaults(scenario, cards),
    ...reliefFaults(scenario, cards),
    ...ownCardFaults(scenario, cards),
  ];
  if (faults.length > 0) return { faults };
  const book = bookOf(scenario, cards, chapters);
  const off = placeFaults(scenario, book);
  const found = [...off, ...distanceFaults(scenario, book), ...(off.length > 0 ? [] : arrivalFaults(book))];
  return found.length > 0 ? { faults: found } : { book };
}

/** FA-1.1.6 Where the sides set up themselves, their strips are far enough apart, or the scenario says how near they may be. */
function distanceFaults({ sides, start }: Scenario, book: Book): Refusal[] {
  const least = start?.distance ?? DISTANCE;
  const [a, b] = sides;
  if (!book.deploys || !a || !b || book.jump !== undefined) return [];
  const between = rowsBetween(a.rows, b.rows);
  const say = `The fleets begin ${least} hexes apart at least; these strips come within ${between}.`;
  return between < least ? [fault('/sides', say, 'FA-1.1.6')] : [];
}

/** The least distance between hexes of two strips of rows: down a column, or with a neighbouring one, which stands half a hex lower. */
function rowsBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const [upper, lower] = a[1] < b[0] ? [a[1], b[0]] : [b[1], a[0]];
  if (upper >= lower) return 0;
  const columns = [1, 2].map(column => hexes.hexAt(column, upper, LAYOUT));
  const below = [1, 2].map(column => hexes.hexAt(column, lower, LAYOUT));
  return Math.min(...columns.flatMap(hex => below.map(other => hexes.range(hex, other))));
}

const fault = (at: string, say: string, rule = 'FA-16.2.1'): Refusal => ({ rule, at, say });

/** The dossier's decision: Fleet Action is for two sides. FA-5.5.3 The scenario names the attacker. */
function sideFaults({ sides, attacker, map, start }: Scenario): Refusal[] {
  const found = sides.length === 2 ? [] : [fault('/sides', `Fleet Action is for two sides; here are ${sides.length}.`)];
  if (!sides.some(side => side.id === attacker)) found.push(fault('/attacker', `no side is called ${attacker}`));
  sides.forEach(({ rows: [first, last], speed }, i) => {
    const top = start?.speed ?? TOP_FLEET_SPEED;
    if (speed > top) found.push(fault(`/sides/${i}/speed`, `A fleet arrives at speed ${top} at most.`, 'FA-1.1.7'));
    if (first > last || last > map.rows)
      found.push(fault(`/sides/${i}/rows`, `rows ${first} to ${last} are no strip of a map of ${map.rows} rows`));
  });
  return [...found, ...repeatFaults(sides.map((side, i) => [side.id, `/sides/${i}/id`]))];
}

function repeatFaults(ids: readonly (readonly [id: string, at: string])[]): Refusal[] {
  const seen = new Set<string>();
  return ids.flatMap(([id, at]) => (seen.size === seen.add(id).size ? [fault(at, `${id} is there twice`)] : []));
}

function fleetFaults(scenario: Scenario, cards: Cards): Refusal[] {
  const fleet = [...fleetOf(scenario)];
  const unknown = fleet.flatMap(({ ship, squadron, side, at }) => [
    ...(cards.ships.has(ship.card) ? [] : [fault(`${at}/card`, `there is no ship card ${ship.card}`)]),
    ...(ship.flights ?? []).flatMap((id, n) =>
      cards.fighters.has(id) ? [] : [fault(`${at}/flights/${n}`, `there is no fighter card ${id}`)],
    ),
    ...hangarFaults(ship, cards, at),
    ...(ship.escort && side.squadrons[0] !== squadron
      ? [fault(`${at}/escort`, `${ship.name} is no ship of the flag squadron`, 'FA-1.1.3')]
      : []),
    ...(squadron.ships[0] === ship ? leadFaults(ship, squadron, at) : []),
    ...abilityFaults({
      ship,
      at,
      rating: cards.ships.get(ship.card)?.command ?? 0,
      leads: squadron.ships[0] === ship,
      flag: side.squadrons.find(({ relief }) => relief === squadron.relief) === squadron,
    }),
  ]);
  const squadrons = scenario.sides.flatMap((side, i) =>
    side.squadrons.map((squadron, j) => [squadron.id, `/sides/${i}/squadrons/${j}/id`] as const),
  );
  // FA-4.6.5 A ship may come to be plotted as a squadron, so both share one set of names, FA-4.3.6 with squadrons that surplus ships may form.
  const surplus = fleet.flatMap(({ ship: { abilities = [] }, squadron, at }) =>
    abilities.includes('improved-command-network') ? [[surplusId(squadron.id), `${at}/abilities`] as const] : [],
  );
  const ids = [...squadrons, ...fleet.map(({ ship, at }) => [ship.id, `${at}/id`] as const), ...surplus];
  return [...unknown, ...repeatFaults(ids)];
}

/** FA-5.7.1 Formations are counted from the command ship, which stands in the hex of its squadron. */
function leadFaults({ name, hex }: ScenarioShip, squadron: ScenarioSquadron, at: string): Refusal[] {
  const aside = hex !== undefined && hex !== squadron.hex;
  return aside ? [fault(`${at}/hex`, `${name} is the command ship and stands in the hex of its squadron`, 'FA-5.7.1')] : [];
}

function hangarFaults(ship: ScenarioShip, cards: Cards, at: string): Refusal[] {
  const room = cards.ships.get(ship.card)?.flights ?? 0;
  const flights = ship.flights?.length ?? 0;
  return flights > room ? [fault(`${at}/flights`, `${ship.name} has room for ${room} flights, not ${flights}`)] : [];
}

function ownCardFaults(scenario: Scenario, cards: Cards): Refusal[] {
  const { ships = [], weapons = [] } = scenario.cards ?? {};
  const all = [...weapons, ...[...cards.weapons.values()].filter(card => !weapons.includes(card))];
  return cardFaults(ships, all).map(under('/cards'));
}

/** FA-5.6.3 Everybody begins on the map; where the sides set up themselves, where they may: it is what an absent player does. */
function placeFaults(scenario: Scenario, book: Book): Refusal[] {
  return [...fleetOf(scenario)].flatMap(({ squadron, side, at }, n) => {
    const of = squadronOf(book, squadron.id);
    const hex = inFormation(of.place, of.formation[of.ships.indexOf(n)] as Hex);
    const ordered = book.deploys && book.jump === undefined;
    const rows = ordered && !of.relief ? side.rows : ([1, book.map.rows] as const);
    const found = positionFaults(book, { rows }, { ship: book.ships[n] as ShipOfBook, hex, lead: of.place });
    const flag = book.squadrons.find(one => isOf(of, one)) ?? of;
    if (of.ships[0] === n) found.push(...farFromFlag(flag.place, of));
    // FA-1.2.7 Where a side jumps in, the defender is looked at as he sets up.
    return found.filter(({ rule }) => ordered || rule === 'FA-5.6.3').map(one => ({ ...one, at }));
  });
}
