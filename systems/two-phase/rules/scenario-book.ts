// The book of a scenario that brings every card and chart it uses.

import { hexes } from '@flagplot/hexes';
import type { Book, CardOfBook, ShipOfBook, SideOfBook } from './book.ts';
import type { ShipCard } from './cards.ts';
import type { Charts } from './charts.ts';
import { cardOfBook, mountWeapon } from './fitting.ts';
import { directionOf, LAYOUT } from './geometry/map.ts';
import { asId } from './names.ts';
import { cardUnder, chartsUnder, chosenOf } from './options.ts';
import { shipPoints } from './price.ts';
import type { Scenario, ScenarioShip, ScenarioSide } from './scenario-file.ts';

/** What a scenario is read by. */
export interface ScenarioTerms {
  readonly cards: ReadonlyMap<string, ShipCard>;
  readonly charts: Charts;
}

/** TP-15.1.8 The cards and charts that a scenario brings, under its options. */
export function termsIn({ cards, charts, options }: Brought): ScenarioTerms {
  const chosen = chosenOf(options);
  const ships = (cards?.ships ?? []).map(card => [card.id, cardUnder(card, chosen)] as const);
  return { cards: new Map(ships), charts: chartsUnder(charts as Charts, chosen) };
}

type Brought = Pick<Scenario, 'cards' | 'charts' | 'options'>;

/** Whether a scenario names no card that it does not bring: those that its sides buy are chosen among all there are (TP-1.3.1). */
export function bringsAll({ cards, charts, muster, sides }: Scenario): boolean {
  const own = new Map(cards?.ships?.map(card => [card.id, card]));
  const brings = (id: string): boolean => own.has(id) && own.has(own.get(id)?.cover ?? id);
  return charts !== undefined && !muster && sides.every(({ ships }) => ships.every(({ card }) => brings(card)));
}

/**
 * Cards by id that a battle may come to speak of: those seen, and TP-6.5.3 whatever may hide under one of them, used or not, so that the
 * book says nothing of what is hidden; TP-1.3.1 all where sides muster.
 */
export function cardsUsed({ sides, muster }: Scenario, cards: ReadonlyMap<string, ShipCard>): ReadonlySet<string> {
  if (muster) return new Set(cards.keys());
  const seen = new Set(sides.flatMap(({ ships }) => ships.map(({ card }) => cards.get(card)?.cover ?? card)));
  const hidden = [...cards.values()].filter(({ cover = '' }) => seen.has(cover));
  return new Set([...seen, ...hidden.map(({ id }) => id)]);
}

/** The book of a scenario in which nothing is wrong. */
export function bookOf(scenario: Scenario): Book {
  const terms = termsIn(scenario);
  const { title, map, turns, points = 0, muster = false, nebula = 'none' } = scenario;
  const sides = scenario.sides.map(side => sideOfBook(side, scenario.sides));
  const cards = cardsOfBook(scenario, terms);
  const ships = scenario.sides.flatMap((side, i) => shipsOfBook(side, sides[i] as SideOfBook, terms));
  return {
    title,
    map,
    turns,
    options: chosenOf(scenario.options),
    nebula,
    musters: muster ? points : 0,
    deploys: isOpen(scenario),
    sides,
    sideAt: Object.fromEntries(sides.map(({ id }, i) => [id, i])),
    ships,
    shipAt: Object.fromEntries(ships.map(({ id }, i) => [id, i])),
    cards,
    classes: Object.fromEntries(Object.values(cards).map(({ id, name }) => [id, asId(name)])),
    charts: terms.charts,
  };
}

/** TP-1.3.1, TP-15.1.5 Whether a battle opens before its first turn: anybody has a force, a place or a mount to choose. */
export function isOpen({ muster = false, sides, cards }: Scenario): boolean {
  const fitted = new Set(
    cards?.ships?.filter(({ weapons }) => weapons.some(({ type }) => type === 'option')).map(({ id }) => id),
  );
  return muster || sides.some(({ ships }) => ships.some(({ hex, card }) => hex === undefined || fitted.has(card)));
}

/** TP-9.1.5 Every other side is an enemy unless both have the same alliance. */
function sideOfBook(side: ScenarioSide, sides: readonly ScenarioSide[]): SideOfBook {
  const { id, name, zone, facing } = side;
  const alliance = side.alliance ?? id;
  const enemies = sides.filter(other => (other.alliance ?? other.id) !== alliance).map(other => other.id);
  return { id, name, alliance, enemies, zone: zone ?? null, facing: directionOf(facing) };
}

/** TP-16.1.1 The speed of a ship whose scenario names none. */
const USUAL_SPEED = 8;
/** TP-15.2.3 Type I. */
const USUAL_DRONE = 'i';

function shipsOfBook(side: ScenarioSide, of: SideOfBook, { cards, charts }: ScenarioTerms): ShipOfBook[] {
  const shown = side.ships.map(({ card }) => coverOf(card, cards));
  const names = namesOf(shown, of);
  return side.ships.map((ship, i) => ({
    id: ship.id,
    name: names[i] as string,
    side: side.id,
    card: ship.refits ? refitId(ship) : (shown[i] as ShipCard).id,
    hex: ship.hex === undefined ? null : (hexes.parseName(ship.hex, LAYOUT) ?? null),
    facing: ship.facing === undefined ? of.facing : directionOf(ship.facing),
    speed: ship.speed ?? USUAL_SPEED,
    drone: ship.drone ?? USUAL_DRONE,
    options: ship.options ?? [],
    points: shipPoints(charts, shown[i] as ShipCard, ship.options),
  }));
}

/** TP-6.5.3 The card a ship is seen as. */
function coverOf(id: string, cards: ReadonlyMap<string, ShipCard>): ShipCard {
  const card = cards.get(id) as ShipCard;
  return card.cover === undefined ? card : (cards.get(card.cover) as ShipCard);
}

/** `heavy cruiser, blue`; with a number where a side has several of one name. */
function namesOf(cards: readonly ShipCard[], { name: side }: SideOfBook): string[] {
  const alike = (name: string, before: number) => cards.slice(0, before).filter(card => card.name === name).length;
  return cards.map(({ name }, i) => {
    const number = alike(name, cards.length) > 1 ? ` ${alike(name, i) + 1}` : '';
    return `${name}${number}, ${side.toLowerCase()}`;
  });
}

/** The id of the card of a ship that is refitted: nobody else has it. */
function refitId({ card, id }: ScenarioShip): string {
  return `${card}-${id}`;
}

function cardsOfBook(scenario: Scenario, { cards, charts }: ScenarioTerms): Readonly<Record<string, CardOfBook>> {
  const used = cardsUsed(scenario, cards);
  const plain = [...cards.values()].filter(({ id }) => used.has(id));
  const refitted = scenario.sides.flatMap(({ ships }) =>
    ships.flatMap(ship => (ship.refits ? [refit(ship, cards.get(ship.card) as ShipCard, charts)] : [])),
  );
  return Object.fromEntries([...plain, ...refitted].map(card => [card.id, cardOfBook(card, charts)]));
}

/** TP-16.1.4 A card with other weapons in some of its mounts. */
function refit(ship: ScenarioShip, card: ShipCard, charts: Charts): ShipCard {
  const by = new Map(ship.refits?.map(one => [one.mount, one]));
  const weapons = card.weapons.map(weapon => {
    const change = by.get(weapon.id);
    return change ? mountWeapon(weapon, change, charts) : weapon;
  });
  return { ...card, id: refitId(ship), weapons };
}
