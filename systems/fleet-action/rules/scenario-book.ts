// The book of a scenario in which nothing is wrong, made of the cards and charts it is played with.

import type { Book, ChapterName, ShipOfBook, SquadronOfBook } from './book.ts';
import type { Charts, FighterCard, ShipCard, WeaponCard } from './cards.ts';
import type { Chapter } from './chapter.ts';
import { chaptersIn } from './chapter.ts';
import { factorsByBearing, locationsByBearing } from './combat/arcs.ts';
import { controlOf, isFired, reach } from './combat/numbers.ts';
import { directionOf, hexWritten, offsetOf, placeWritten } from './map.ts';
import { circlesOf, startingWith } from './morale/levels.ts';
import { reliefOnly } from './roster.ts';
import type { Scenario, ScenarioShip, ScenarioSide, ScenarioSquadron } from './scenario-file.ts';
import { TOP_FLEET_SPEED } from './turn/0-deploy.ts';
import { placesWith } from './turn.ts';

/** FA-16.2.1 The cards and charts of a battle: the scenario's own before those that come with the rules. */
export interface Cards {
  ships: ReadonlyMap<string, ShipCard>;
  weapons: ReadonlyMap<string, WeaponCard>;
  fighters: ReadonlyMap<string, FighterCard>;
  charts: Charts;
}

/** A ship of a scenario, and where it stands in the file. */
export interface Enlisted {
  ship: ScenarioShip;
  squadron: ScenarioSquadron;
  /** The place of the squadron among those of all sides. */
  squadronAt: number;
  side: ScenarioSide;
  at: string;
}

/** Every ship with its place in the file. */
export function* fleetOf(scenario: Scenario): Generator<Enlisted> {
  let squadronAt = 0;
  for (const [i, side] of scenario.sides.entries()) {
    for (const [j, squadron] of side.squadrons.entries()) {
      for (const [k, ship] of squadron.ships.entries())
        yield { ship, squadron, squadronAt, side, at: `/sides/${i}/squadrons/${j}/ships/${k}` };
      squadronAt += 1;
    }
  }
}

/** Whether a scenario brings every card that it names, and its charts. */
export function bringsAll({ sides, cards, charts }: Scenario): boolean {
  const [ships, fighters] = [cards?.ships, cards?.fighters].map(list => new Set(list?.map(({ id }) => id)));
  const named = sides.flatMap(({ squadrons }) => squadrons.flatMap(squadron => squadron.ships));
  const brought = named.every(({ card, flights = [] }) => ships?.has(card) && flights.every(id => fighters?.has(id)));
  return charts !== undefined && brought;
}

/** The cards that a scenario brings: all it uses, where it brings them all. */
export function cardsIn({ cards, charts }: Scenario): Cards {
  const byId = <C extends { id: string }>(list: readonly C[] | undefined) => new Map(list?.map(card => [card.id, card]));
  return {
    ships: byId(cards?.ships),
    weapons: byId(cards?.weapons),
    fighters: byId(cards?.fighters),
    charts: charts as Charts,
  };
}

/** The chapters that a battle of this scenario is played by and others do without. */
export function chaptersOf(scenario: Scenario, cards: Cards): ChapterName[] {
  const fleet = [...fleetOf(scenario)].map(({ ship }) => ship);
  const needed: readonly (readonly [ChapterName, boolean])[] = [
    ['abilities', (scenario.options?.styles ?? false) || fleet.some(({ abilities = [] }) => abilities.length > 0)],
    ['regrouping', fleet.some(({ abilities = [] }) => abilities.includes('command-reorganization'))],
    ['mines', hasMines(scenario, cards)],
    ['fighters', fleet.some(({ flights = [] }) => flights.length > 0)],
    ['reinforcements', hasRelief(scenario)],
    ['arrival', scenario.jump !== undefined || isReliefByJump(scenario)],
    ['elint', fleet.some(({ card }) => (cards.ships.get(card)?.elint ?? 0) > 0)],
  ];
  return needed.flatMap(([name, is]) => (is ? [name] : []));
}

function hasRelief({ sides }: Scenario): boolean {
  return sides.some(({ squadrons }) => squadrons.some(({ relief }) => relief));
}

/** FA-12.1.3 Whether there are reinforcements that may come by jump points. */
function isReliefByJump(scenario: Scenario): boolean {
  return (scenario.reliefJumps ?? false) && hasRelief(scenario);
}

/** FA-2.2.1 Whether any ship has mines to launch: charts of before edition 9 say nothing of them, and a scenario may leave them in their tubes. */
function hasMines(scenario: Scenario, { ships, weapons, charts }: Cards): boolean {
  if (scenario.stowed || !charts.mines) return false;
  const launches = (id: string) => ships.get(id)?.mounts.some(({ weapon }) => weapons.get(weapon)?.delivery === 'proximity');
  return scenario.sides.some(side => side.squadrons.some(squadron => squadron.ships.some(({ card }) => launches(card))));
}

/** The book of a scenario with these cards, played by these chapters where it needs them. */
export function bookOf(scenario: Scenario, cards: Cards, all: readonly Chapter[]): Book {
  const chapters = chaptersIn({ chapters: chaptersOf(scenario, cards) }, all);
  const ships = [...fleetOf(scenario)].map((one, at) => shipOfBook(one, at, cards));
  const shipAt = Object.fromEntries(ships.map((ship, i) => [ship.id, i]));
  const { charts } = cards;
  const squadrons = squadronsOf(scenario, { ships, shipAt, charts });
  return {
    title: scenario.title,
    map: scenario.map,
    turns: scenario.turns,
    attacker: scenario.attacker,
    sides: scenario.sides.map(({ id, name, rows, speed, stake = 'battle' }) => ({ id, name, rows, speed, stake })),
    ships,
    squadrons,
    shipAt,
    squadronAt: Object.fromEntries(squadrons.map((squadron, i) => [squadron.id, i])),
    units: unitsOf(squadrons, ships),
    order: orderOf(scenario),
    charts,
    deploys: scenario.deploys ?? false,
    topSpeed: scenario.start?.speed ?? TOP_FLEET_SPEED,
    ...optionsOf(scenario),
    ...waysIn(scenario),
    ...flightsOf(scenario, ships, chapters),
    chapters: chapters.map(({ name }) => name),
    places: placesWith(chapters, scenario.jump !== undefined),
  };
}

/** FA-11.4.8 The gates, FA-1.2 the side that jumps in, FA-12.1.3 and whether reinforcements may. */
function waysIn(scenario: Scenario): Pick<Book, 'gates' | 'jump' | 'reliefJumps'> {
  const { gates = [], jump } = scenario;
  const relief = isReliefByJump(scenario) ? { reliefJumps: true as const } : {};
  return { gates: gates.map(gateOf), ...(jump && { jump: jump.side }), ...relief };
}

/** FA-10.1.3 Every flight under the name of its carrier and its number aboard. */
function flightsOf(
  { options }: Scenario,
  ships: readonly ShipOfBook[],
  chapters: readonly Chapter[],
): Pick<Book, 'flights' | 'afterburners'> {
  const burners = options?.afterburners ? { afterburners: true as const } : {};
  if (!chapters.some(({ name }) => name === 'fighters')) return burners;
  const flights = ships.flatMap(of =>
    of.flights.map((card, n) => ({
      id: flightId(of.id, n),
      name: `${of.name} ${n + 1}`,
      side: of.side,
      ...reliefOnly(of),
      card,
      carrier: of.id,
    })),
  );
  return { flights, ...burners };
}

/** The id of a flight: that of its carrier, with its number aboard. */
export function flightId(ship: string, n: number): string {
  return `flight-${ship}-${n + 1}`;
}

/** FA-4.6.5 Every squadron under its own id, and every ship as the squadron that it is when it is out of command. */
function unitsOf(squadrons: readonly SquadronOfBook[], ships: readonly ShipOfBook[]): Book['units'] {
  const whole = squadrons.map(({ id, ships }, i) => [id, { squadron: i, ships, alone: false }] as const);
  const alone = squadrons.flatMap((of, i) =>
    of.ships.map(place => [ships[place]?.id as string, { squadron: i, ships: [place], alone: true }] as const),
  );
  return Object.fromEntries([...whole, ...alone]);
}

/** What is off unless the scenario says otherwise. */
function optionsOf({ options }: Scenario): Pick<Book, 'racialRadius' | 'styles' | 'styleTilt'> {
  const { racialRadius = false, styles = false, styleTilt = false } = options ?? {};
  return { racialRadius, styles, styleTilt };
}

/** FA-5.5.2 The attacker goes first in even turns, the defender in odd ones. */
function orderOf({ sides, attacker }: Scenario): Book['order'] {
  const ids = sides.map(({ id }) => id);
  const first = (side: string) => [side, ...ids.filter(id => id !== side)];
  return { even: first(attacker), odd: first(ids.find(id => id !== attacker) ?? attacker) };
}

function gateOf({ hex, side, heading }: NonNullable<Scenario['gates']>[number]): Book['gates'][number] {
  const { q, r } = hexWritten(hex);
  return { q, r, ...(side !== undefined && { side }), ...(heading !== undefined && { heading: directionOf(heading) }) };
}

function shipOfBook({ ship, squadron, squadronAt, side }: Enlisted, at: number, cards: Cards): ShipOfBook {
  const card = cards.ships.get(ship.card) as ShipCard;
  const weapons = card.mounts.map(mount => cards.weapons.get(mount.weapon) as WeaponCard);
  const flights = (ship.flights ?? []).map(id => cards.fighters.get(id) as FighterCard);
  const { id, name, escort = false, abilities = [] } = ship;
  return {
    id,
    at,
    name,
    side: side.id,
    squadron: squadron.id,
    squadronAt,
    ...reliefOnly(squadron),
    card,
    control: controlOf(card.category),
    weapons,
    reach: Math.max(-1, ...weapons.filter(isFired).map(reach)),
    factors: card.mounts.map(factorsByBearing),
    struck: locationsByBearing(card),
    flights,
    escort,
    abilities,
  };
}

/** The squadrons of all sides, and those that surplus ships may come to form. */
function squadronsOf({ sides, scatters }: Scenario, roster: Roster): SquadronOfBook[] {
  const first = sides.flatMap(({ id, squadrons }) => squadrons.map(squadron => squadronOfBook(squadron, id, roster)));
  return scatters ? first : [...first, ...surplusSquadrons(first, roster.ships)];
}

/** FA-4.3.6 Behind all others a squadron without ships for each commander who has a better network. */
function surplusSquadrons(squadrons: readonly SquadronOfBook[], ships: readonly ShipOfBook[]): SquadronOfBook[] {
  const has = ({ ships: [lead = -1] }: SquadronOfBook) => ships[lead]?.abilities.includes('improved-command-network');
  return squadrons.filter(has).map(of => ({
    id: surplusId(of.id),
    name: `${of.name} surplus`,
    side: of.side,
    ...reliefOnly(of),
    ships: [],
    place: { q: 0, r: 0, heading: 0 },
    formation: [],
    circles: [],
    surplusOf: of.id,
  }));
}

/** As much of an id as leaves room for what marks it. */
const LONGEST = 32;

/** The id of the squadron that surplus ships of another come to form. */
export function surplusId(squadron: string): string {
  return `${squadron.slice(0, LONGEST)}-surplus`;
}

type Roster = Pick<Book, 'ships' | 'shipAt' | 'charts'>;

function squadronOfBook(squadron: ScenarioSquadron, side: string, { ships, shipAt, charts }: Roster): SquadronOfBook {
  const place = placeWritten(squadron);
  const places = squadron.ships.map(ship => shipAt[ship.id] as number);
  return {
    id: squadron.id,
    name: squadron.name,
    side,
    ...reliefOnly(squadron),
    ships: places,
    place,
    formation: squadron.ships.map(({ hex }) => offsetOf(place, hex === undefined ? place : hexWritten(hex))),
    circles: circlesOf({ charts }, startingWith(places.map(place => ships[place] as ShipOfBook))),
  };
}
