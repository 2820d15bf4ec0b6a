// Every fault of a scenario that its schema cannot see, each with its place.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import type { ShipCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { LAYOUT } from '../geometry/map.ts';
import { droneOf } from '../loads.ts';
import { forcePoints, optionFaults } from '../opening/force.ts';
import type { Refit, Scenario, ScenarioShip, ScenarioSide } from '../scenario-file.ts';
import { cardFaults } from './card-faults.ts';
import { chartFaults } from './chart-faults.ts';

interface Terms {
  readonly cards: ReadonlyMap<string, ShipCard>;
  readonly charts: Charts;
}

/** Every fault, from the first line of the file to the last. */
export function scenarioFaults(scenario: Scenario, terms: Terms): Refusal[] {
  const { sides, cards, charts } = scenario;
  const known = new Set(terms.cards.keys());
  return [
    ...nebulaFaults(scenario),
    ...musterFaults(scenario),
    ...printedFaults(scenario, terms),
    ...peaceFaults(sides),
    ...repeatFaults(sides, '/sides', 'TP-16.1.1'),
    ...sides.flatMap((side, i) => sideFaults(side, scenario, `/sides/${i}`)),
    ...sides.flatMap((side, i) => side.ships.flatMap((ship, j) => shipFaults(ship, terms, `/sides/${i}/ships/${j}`))),
    ...shipRepeats(sides),
    ...cardFaults(cards?.ships ?? [], { charts: terms.charts, known }).map(under('/cards/ships')),
    ...(charts ? chartFaults(charts).map(under('/charts')) : []),
  ];
}

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

function repeatFaults(things: readonly { readonly id: string }[], at: string, rule: string): Refusal[] {
  return things.flatMap(({ id }, i) =>
    things.findIndex(one => one.id === id) < i ? [fault(rule, `${at}/${i}/id`, `${id} is there twice`)] : [],
  );
}

/** Ships are named by their ids in orders, whatever side they are of. */
function shipRepeats(sides: readonly ScenarioSide[]): Refusal[] {
  const all = sides.flatMap(({ ships }, i) => ships.map(({ id }, j) => ({ id, at: `/sides/${i}/ships/${j}/id` })));
  return all.flatMap(({ id, at }, i) =>
    all.findIndex(one => one.id === id) < i ? [fault('TP-16.1.1', at, `${id} is there twice`)] : [],
  );
}

/** TP-16.1.5 A nebula covers hexes of the map. */
function nebulaFaults({ nebula = [], map }: Scenario): Refusal[] {
  if (nebula === 'all') return [];
  return nebula.flatMap((name, i) =>
    isOnMap(name, map) ? [] : [fault('TP-16.1.5', `/nebula/${i}`, `${name} is not on the map`)],
  );
}

/** TP-15.2.1 Sides buy for points. */
function musterFaults({ muster, points }: Scenario): Refusal[] {
  return muster && points === undefined
    ? [fault('TP-15.2.1', '/muster', 'sides are asked what they buy, and there are no points to buy for')]
    : [];
}

/** TP-1.3.1 Who buys nothing comes with the printed ships: they cost no more than anybody may spend. */
function printedFaults({ muster, points, sides }: Scenario, { cards, charts }: Terms): Refusal[] {
  if (!muster || points === undefined) return [];
  return sides.flatMap(({ name, ships }, i) => {
    const shown = ships.map(ship => ({ ...ship, card: cards.get(ship.card)?.cover ?? ship.card }));
    const cost = forcePoints(shown, { cards, charts });
    return cost > points
      ? [fault('TP-15.2.1', `/sides/${i}/ships`, `the ships of ${name} cost ${cost}, and ${points} may be spent`)]
      : [];
  });
}

/** TP-9.1.5 Somebody has an enemy. */
function peaceFaults(sides: readonly ScenarioSide[]): Refusal[] {
  const [first] = sides;
  const allies = first?.alliance !== undefined && sides.every(({ alliance }) => alliance === first.alliance);
  return allies ? [fault('TP-9.1.5', '/sides', 'all sides are allies: there is nobody to fight')] : [];
}

/** TP-16.1.1 A side whose ships have no hexes has a zone on the map, with a hex for each (TP-16.1.2). */
function sideFaults({ name, zone, ships }: ScenarioSide, { map, muster }: Scenario, at: string): Refusal[] {
  const free = ships.filter(({ hex }) => hex === undefined).length;
  const off = ships.flatMap(({ hex, id }, i) =>
    hex === undefined || isOnMap(hex, map)
      ? []
      : [fault('TP-4.1.1', `${at}/ships/${i}/hex`, `${id} stands at ${hex}, which is not on the map`)],
  );
  if (!zone)
    return free > 0 || muster
      ? [...off, fault('TP-16.1.1', at, `${name} has ships without a hex, and no zone to set them up in`)]
      : off;
  const spans = [
    ...spanFaults(zone.columns, map.columns, `${at}/zone/columns`),
    ...spanFaults(zone.rows, map.rows, `${at}/zone/rows`),
  ];
  const room = (zone.columns[1] - zone.columns[0] + 1) * (zone.rows[1] - zone.rows[0] + 1);
  const crowd = `${name} sets up ${free} ships in ${room} hexes, one in each`;
  return [...off, ...spans, ...(spans.length === 0 && room < free ? [fault('TP-16.1.2', `${at}/zone`, crowd)] : [])];
}

function spanFaults([first, last]: readonly [number, number], most: number, at: string): Refusal[] {
  return first > last || last > most ? [fault('TP-16.1.1', at, `${first} to ${last} is no span of a map of ${most}`)] : [];
}

function isOnMap(name: string, map: Scenario['map']): boolean {
  const hex = hexes.parseName(name, LAYOUT);
  return hex !== undefined && hexes.onMap(hex, map, LAYOUT);
}

function shipFaults(ship: ScenarioShip, { cards, charts }: Terms, at: string): Refusal[] {
  const { id, speed = 0, drone = 'i', refits = [] } = ship;
  const card = cards.get(ship.card);
  const fast = `${id} comes with speed ${speed}, and no ship is faster than ${charts.speeds.ships}`;
  const own = [
    ...(speed > charts.speeds.ships ? [fault('TP-3.1.1', `${at}/speed`, fast)] : []),
    ...(droneOf(charts, drone) ? [] : [fault('TP-9.6.1', `${at}/drone`, `there is no drone ${drone}`)]),
  ];
  if (!card) return [...own, fault('TP-15.1.1', `${at}/card`, `there is no ship card ${ship.card}`)];
  return [
    ...own,
    ...coverFaults(ship, card, at),
    ...refits.flatMap((refit, i) => refitFaults(refit, card, { charts, at: `${at}/refits/${i}` })),
    ...optionFaults(ship, card, { charts, at }),
  ];
}

/** TP-6.5.3 Whatever is hidden looks like any other of its cover: nothing is fitted to it that would tell. */
function coverFaults({ id, refits, options }: ScenarioShip, { cover }: ShipCard, at: string): Refusal[] {
  if (cover === undefined) return [];
  const told = (field: string): Refusal =>
    fault('TP-6.5.3', `${at}/${field}`, `${id} hides what it is, and its ${field} would tell`);
  return [...(refits ? [told('refits')] : []), ...(options ? [told('options')] : [])];
}

/** TP-15.1.5, TP-16.1.4 A mount that is there, and a weapon that mounts hold. */
function refitFaults(
  { mount, weapon }: Refit,
  card: ShipCard,
  { charts: { mounts }, at }: { charts: Pick<Charts, 'mounts'>; at: string },
): Refusal[] {
  const there = card.weapons.some(({ id }) => id === mount);
  const known = mounts.some(({ id }) => id === weapon);
  return [
    ...(there ? [] : [fault('TP-15.1.5', `${at}/mount`, `the ${card.name} has no mount ${mount}`)]),
    ...(known
      ? []
      : [fault('TP-15.1.5', `${at}/weapon`, `no mount holds ${weapon}; there is ${mounts.map(({ id }) => id).join(', ')}`)]),
  ];
}
