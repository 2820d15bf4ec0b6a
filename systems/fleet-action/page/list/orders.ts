/** What each ship is about to be ordered, as an answer stands. */

import { hexes } from '@flagplot/hexes';
import type { Answer } from '@flagplot/kernel';
import type { UnitOrder } from '@flagplot/pagekit/list/words.ts';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { type FireStep, firesIn } from '../../rules/combat/targets.ts';
import { directionOf } from '../../rules/map.ts';
import { destination, take } from '../../rules/movement/path.ts';
import type { Deployment, FlightMove, Place, Plot } from '../../rules/orders.ts';
import { isActive, shipOf, unitMembers } from '../../rules/roster.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { firers, sightOf } from '../../rules/turn/3-fire.ts';
import { stands } from '../../scene/deploy.ts';
import { ghosts } from '../../scene/scene.ts';
import { squadronOf } from '../../scene/seen.ts';
import { flightName, taskWords } from '../../words/flights.ts';
import { compass, hexName, orderWords, quantity, shipName, squadronName } from '../../words/names.ts';
import { hitLines } from '../allot/hits.ts';
import { aimsOf, type FireOrder, shotOf } from '../fire/shots.ts';
import { namedOf, officeWords } from '../name/names.ts';

export function orders(answer: Answer<FleetAction>, view: FaView): UnitOrder[] {
  const { kind, order } = answer;
  switch (kind) {
    case 'deploy':
      return order.squadrons.flatMap(one => setUpOrders(view, one, order.speed));
    case 'orders':
      return order.squadrons.flatMap(plot => plotOrders(view, plot));
    case 'redeploy':
    case 'regroup':
    case 'schedule':
      return squadronOrders(view, answer);
    case 'plan':
    case 'direction':
    case 'vortices':
    case 'steer':
    case 'enter':
      return jumpOrders(answer);
    case 'mines':
      return order.launches.flatMap(({ hex, ships }) => ships.map(unit => ({ unit, says: `launches mines at ${hex}` })));
    case 'fire':
    case 'stray':
      return fire(view, order, kind);
    case 'allot':
      return hits(view, answer.about, order.weapons);
    case 'name':
      return nameOrders(view, answer);
    default:
      return flightOrders(view, answer);
  }
}

/** FA-4.4.8 Squadrons that are shifted, FA-4.3.10 ships that are taken in. */
function squadronOrders(
  view: FaView,
  { kind, order }: Extract<Answer<FleetAction>, { kind: 'redeploy' | 'regroup' | 'schedule' }>,
): UnitOrder[] {
  if (kind === 'schedule') return opening(order.jump?.openers ?? []);
  if (kind === 'redeploy') return order.squadrons.flatMap(({ squadron, hex }) => shiftOrders(view, squadron, hex));
  return order.squadrons.flatMap(({ squadron, ships }) =>
    ships.map(unit => ({ unit, says: `is taken in by ${squadronName(view.book, squadron)}` })),
  );
}

/** FA-4.4.8 Where a squadron is shifted to before the battle, as its ships are told. */
function shiftOrders(view: FaView, squadron: string, hex: string): UnitOrder[] {
  return unitMembers(view, squadron).map(({ ship }) => ({ unit: ship.id, says: `is shifted with its squadron to ${hex}` }));
}

/** Who is named, and left outside. */
function nameOrders(view: FaView, { about, order }: Extract<Answer<FleetAction>, { kind: 'name' }>): UnitOrder[] {
  return about.namings.flatMap(naming => {
    const { ship, outside, flag } = namedOf(view, naming, order);
    const left = naming.surplus === undefined ? 'left outside' : `forms ${squadronName(view.book, naming.surplus)}`;
    const office = officeWords(view.book, naming);
    return [
      { unit: ship, says: `named ${office.charAt(0).toLowerCase()}${office.slice(1)}` },
      ...outside.map(unit => ({ unit, says: unit === flag ? `${left}, and leads it` : left })),
    ];
  });
}

/** FA-1.2.1, FA-12.1.3 Who opens a vortex for those that jump in. */
function opening(ships: readonly string[]): UnitOrder[] {
  return ships.map(unit => ({ unit, says: 'opens a vortex' }));
}

/** What is ordered of vortices. */
function jumpOrders({
  kind,
  order,
}: Extract<Answer<FleetAction>, { kind: 'plan' | 'direction' | 'vortices' | 'steer' | 'enter' }>): UnitOrder[] {
  switch (kind) {
    case 'plan':
      return opening(order.openers);
    case 'vortices':
      return order.vortices.map(({ ship, hex }) => ({ unit: ship, says: `its vortex is meant for ${hex}` }));
    case 'direction':
    case 'steer':
    case 'enter':
      return [];
  }
}

/** What is ordered of flights. */
function flightOrders(
  view: FaView,
  { kind, order }: Extract<Answer<FleetAction>, { kind: 'launch' | 'flights' | 'attack' | 'aim' | 'dogfight' }>,
): UnitOrder[] {
  switch (kind) {
    case 'launch':
      return order.launches.map(({ flight, hex, ...task }) => ({
        unit: flight,
        says: `is launched into ${hex}, and ${taskWords(view.book, task)}`,
      }));
    case 'flights':
      return order.flights.map(move => ({ unit: move.flight, says: flightWords(view, move) }));
    case 'attack':
      return order.attacks.map(({ flight, ship }) => ({ unit: flight, says: `attacks ${shipName(view.book, ship)}` }));
    case 'dogfight':
      return [
        ...(order.against ?? []).map(({ flight, type }) => ({ unit: flight, says: `attacks ${type}` })),
        ...(order.lost ?? []).map(({ flight, fighters }) => ({ unit: flight, says: `loses ${fighters}` })),
        ...(order.join ?? []).map(flight => ({ unit: flight, says: 'joins' })),
      ];
    case 'aim':
      return order.aims.map(({ ship, flights }) => ({
        unit: ship,
        says: `aims at ${quantity(flights.length, 'flight', 'flights')}`,
      }));
  }
}

/** `flies to 2010, to fight`. */
function flightWords(view: FaView, move: FlightMove): string {
  const flight = view.open.flights?.find(({ id }) => id === move.flight);
  const to = flight
    ? move.path.reduce(take, { ...flight, heading: move.heading ? directionOf(move.heading) : flight.heading })
    : undefined;
  const way = to && move.path.length > 0 ? `flies to ${hexName(to)}` : 'stays';
  const land = move.land === undefined ? '' : `, lands on ${shipName(view.book, move.land)}`;
  return `${way}${move.engage ? ', to fight' : ''}${move.burn ? ', burning' : ''}${land}`;
}

/** `1404, heading north-east`. */
const whereWords = ({ heading, ...at }: Place): string => `${hexName(at)}, heading ${compass(heading)}`;

function setUpOrders({ book }: FaView, given: Deployment, speed: number): UnitOrder[] {
  const of = book.squadrons[book.squadronAt[given.squadron] ?? -1];
  const all = of ? stands(book, of, given) : [];
  return all.map(({ ship, at }) => ({ unit: ship.id, says: `set up at ${whereWords(at)}, speed ${speed}` }));
}

/** Every ship of a squadron, with where it ends. */
function plotOrders(view: FaView, plot: Plot): UnitOrder[] {
  const squadron = squadronOf(view, plot.squadron);
  if (!squadron) return [];
  const words = orderWords(plot);
  const at = destination(squadron, plot.path.flat());
  const ends = ghosts(view, squadron, { at, role: 'intent', id: 'end', plot });
  return ends.map(({ id, at: { q, r }, facing }) => ({
    unit: id.slice('end/'.length),
    says: `${words}, to ${whereWords({ q, r, heading: facing })}`,
  }));
}

function fire(view: FaView, order: FireOrder, step: FireStep): UnitOrder[] {
  const sight = sightOf(view);
  const able = new Set(firers(sight, view.side, step).map(ship => ship.id));
  const own = view.open.ships.filter(
    ship => isActive(ship) && firesIn(view.open, ship, step) && shipOf(view.book, ship).side === view.side,
  );
  return own.map(ship => {
    const shot = shotOf(order, ship.id);
    const target = shot && view.open.ships[view.book.shipAt[shot.target] ?? -1];
    if (shot && !target) return { unit: ship.id, says: `fires at ${flightName(view.book, shot.target)}`, aims: [shot.target] };
    if (!shot || !target) return { unit: ship.id, says: able.has(ship.id) ? 'holds fire' : 'nothing to fire at' };
    const dice = aimsOf(sight, shot).reduce((sum, one) => sum + one.dice, 0);
    const at = `${shipName(view.book, target.id)}, ${hexes.range(ship, target)}`;
    return { unit: ship.id, says: `fires at ${at}: ${quantity(dice, 'die', 'dice')}`, aims: [target.id] };
  });
}

/** `2 hits: heavy laser and structure`. */
function hits(view: FaView, about: FleetAction['asks']['allot']['about'], weapons: readonly string[]): UnitOrder[] {
  return [...Map.groupBy(hitLines(view, about, weapons), line => line.ship)].map(([unit, lines]) => {
    const on = lines.map(({ open, takes }) => open.find(one => one.mount === takes)?.name.toLowerCase() ?? 'structure');
    return { unit, says: `${quantity(lines.length, 'hit', 'hits')}: ${listWords(on)}` };
  });
}
