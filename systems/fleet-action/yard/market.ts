// What a side may buy, with the numbers a builder compares.

import type { Figure, Ware } from '@flagplot/manifest';
import { originOf } from '@flagplot/manifest';
import type { FighterCard, Provenance, ShipCard } from '../rules/cards.ts';
import { isFired, reach } from '../rules/combat/numbers.ts';
import { cardsOf } from '../rules/edge/scenario.ts';
import { CATEGORY_NAMES } from '../rules/movement/faults.ts';
import type { BoughtShip, BoughtSquadron } from '../rules/muster/fleet.ts';
import { withOwn } from '../rules/muster/home-made.ts';
import { ratingOf } from '../rules/muster/price.ts';
import type { Cards } from '../rules/scenario-book.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { FleetForce } from './force-file.ts';
import { idFor, idsOf, letterFor, nameFor, squadronId } from './names.ts';

/** FA-14.1.1 Every ship and every fighter by the flight, race by race; ruling R40: of which race a fleet is, its first ship says. */
export function market(scenario: Pick<Scenario, 'cards' | 'charts'>): Ware[] {
  const { ships, fighters, weapons } = cardsOf(scenario);
  return [...[...ships.values()].map(card => shipWare(card, weapons)), ...[...fighters.values()].map(fighterWare)];
}

/** A ship as it is sold. */
function shipWare(card: ShipCard, weapons: Cards['weapons']): Ware {
  const { id, name, silhouette, points, provenance } = card;
  return {
    id,
    name,
    silhouette,
    least: 1,
    prices: [{ quality: 'a ship', price: points, ...saidOf(provenance, 'points') }],
    figures: shipFigures(card, weapons),
  };
}

/** Hexes at which the fire of ships is compared. */
const RANGES = [2, 5, 10, 20] as const;

/** FA-6.2.1, FA-6.5.1 `at 2/5/10/20: 8/8/5/2`: dice that a whole ship throws ahead at so many hexes, a pulse's fire. */
function diceAhead({ mounts }: ShipCard, weapons: Cards['weapons']): string {
  const dice = RANGES.map(range =>
    mounts.reduce((sum, { weapon, arcs: [ahead = 0] }) => {
      const card = weapons.get(weapon);
      return sum + (card && isFired(card) && reach(card) >= range ? ahead : 0);
    }, 0),
  );
  return `${dice.join('/')} at ${RANGES.join('/')}`;
}

function shipFigures(card: ShipCard, weapons: Cards['weapons']): Figure[] {
  const figure = (name: string, value: number | string, field: string): Figure => ({
    name,
    value: String(value),
    ...saidOf(card.provenance, field),
  });
  return [
    figure('defence', card.def, 'def'),
    figure('structure', card.structure, 'structure'),
    figure('turns up to', Math.max(...card.turn), 'turn'),
    figure('command', card.command, 'command'),
    figure('race', card.race, 'race'),
    figure('size', CATEGORY_NAMES[card.category].replace(/^a /, ''), 'category'),
    figure('armour', card.armour.length > 1 ? card.armour.join('/') : `${card.armour[0]} all round`, 'armour'),
    figure('dice ahead', diceAhead(card, weapons), 'mounts'),
    figure('flights', card.flights > 0 ? `room for ${card.flights}` : 'none', 'flights'),
    ...(card.elint > 0 ? [figure('ELINT', `level ${card.elint}`, 'elint')] : []),
    figure('jump engine', card.jump ? 'yes' : 'no', 'jump'),
  ];
}

/** FA-14.1.1 Six fighters are sold together. */
function fighterWare(card: FighterCard): Ware {
  const { id, name, points, provenance } = card;
  const figure = (name: string, value: string, field: string): Figure => ({ name, value, ...saidOf(provenance, field) });
  return {
    id,
    name,
    silhouette: 'flight of six',
    least: 1,
    prices: [{ quality: 'a flight of six', price: points, ...saidOf(provenance, 'points') }],
    figures: [
      figure('race', card.race, 'race'),
      figure('moves', `${card.move} a turn`, 'move'),
      figure('defence', `Def ${card.def}`, 'def'),
      figure('attack', `d${card.off}, damage d${card.damage}`, 'off'),
      figure('dogfight', `d${card.dogfight}`, 'dogfight'),
    ],
  };
}

/** Where a number comes from. */
function saidOf(provenance: ShipCard['provenance'], field: string): { from?: Provenance } {
  const from = originOf(provenance, field);
  return from ? { from } : {};
}

/** One more of a ware: a ship in the last squadron that has room for her, a flight in the first hangar that has. */
export function buy(scenario: Pick<Scenario, 'cards' | 'charts'>, force: FleetForce, ware: string): FleetForce {
  const cards = withOwn(cardsOf(scenario), force.homeMade);
  const card = cards.ships.get(ware);
  if (card) return withShip(force, card, squadron => roomIn(squadron, cards));
  return cards.fighters.has(ware) ? withFlight(force, ware, ({ card }) => cards.ships.get(card)?.flights ?? 0) : force;
}

/** FA-14.1.4 Whether the commander of a squadron can command another ship. */
function roomIn({ ships }: BoughtSquadron, cards: ReturnType<typeof cardsOf>): boolean {
  const [lead] = ships;
  return !lead || ships.length - 1 < ratingOf(lead, cards);
}

/** A fleet with a ship more. */
export function withShip(force: FleetForce, card: ShipCard, hasRoom: (squadron: BoughtSquadron) => boolean): FleetForce {
  const last = force.squadrons.at(-1);
  const { squadrons } = last && hasRoom(last) ? force : withSquadron(force);
  const name = nameFor(force, card.id);
  const ship = { id: idFor(name, idsOf({ squadrons })), name, card: card.id };
  const i = squadrons.length - 1;
  const squadron = squadrons[i] as BoughtSquadron;
  return { ...force, squadrons: squadrons.with(i, { ...squadron, ships: [...squadron.ships, ship] }) };
}

/** A fleet with a squadron more, which has no ship yet. */
export function withSquadron(force: FleetForce): FleetForce {
  const name = letterFor(force);
  return { ...force, squadrons: [...force.squadrons, { id: squadronId(name, idsOf(force)), name, ships: [] }] };
}

/** FA-14.1.2 A flight more where there is room for it, else aboard the flagship, where the check says that there is none. */
export function withFlight(force: FleetForce, flight: string, roomOf: (ship: BoughtShip) => number): FleetForce {
  const all = force.squadrons.flatMap(({ ships }) => ships);
  const aboard = all.find(ship => (ship.flights?.length ?? 0) < roomOf(ship)) ?? all[0];
  const squadrons = force.squadrons.map(squadron => ({
    ...squadron,
    ships: squadron.ships.map(ship => (ship === aboard ? { ...ship, flights: [...(ship.flights ?? []), flight] } : ship)),
  }));
  return { ...force, squadrons };
}
