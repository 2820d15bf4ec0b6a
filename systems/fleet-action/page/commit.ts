/** What the button says that answers an ask: what this very order would do. */

import type { Answer, View } from '@flagplot/kernel';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { seeThrough } from '../rules/arrival/seen.ts';
import type { Plot } from '../rules/orders.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FleetAction } from '../rules/state.ts';
import { sightOf } from '../rules/turn/3-fire.ts';
import { quantity, shipName } from '../words/names.ts';
import type { FireOrder } from './fire/shots.ts';
import { diceOf } from './fire/shots.ts';
import { samePlot } from './orders/same-plot.ts';

/** More names than this are counted, not told. */
const NAMES = 2;

/** `Seal 3 plots, 1 as it was`, `Fire 12 dice`: `idle` is what silence would do. */
export function commitWords(answer: Answer<FleetAction>, view: View<FleetAction>, idle: object): string {
  const { kind, order } = answer;
  switch (kind) {
    case 'plan':
    case 'direction':
    case 'vortices':
    case 'steer':
    case 'enter':
      return jumpWords(answer);
    case 'deploy':
      return `Set up ${quantity(order.squadrons.length, 'squadron', 'squadrons')} at speed ${order.speed}`;
    case 'redeploy':
    case 'regroup':
    case 'schedule':
      return fleetWords(answer);
    case 'orders':
      return sealWords(view, order.squadrons, (idle as typeof order).squadrons);
    case 'mines':
      return mineWords(order.launches.length);
    case 'fire':
    case 'stray':
      return fireWords(diceOf(sightOf(view), order.shots), shotsAtFlights(view, order));
    case 'name':
      return `Name ${namesOf(order.names.map(({ ship }) => shipName(view.book, ship)))}`;
    case 'allot':
      return `Mark ${quantity(order.weapons.length, 'hit', 'hits')}`;
    default:
      return flightsWords(answer);
  }
}

function shiftWords(squadrons: number): string {
  return squadrons === 0 ? 'Stay where you stand' : `Shift ${quantity(squadrons, 'squadron', 'squadrons')}`;
}

/** FA-4.4.8 Squadrons that are shifted; FA-4.3.10 ships that they take in; when reinforcements are meant to come. */
function fleetWords({ kind, order }: Extract<Answer<FleetAction>, { kind: 'redeploy' | 'regroup' | 'schedule' }>): string {
  if (kind === 'schedule')
    return `Write down turn ${order.turn}, ${order.jump ? `jump points at ${order.jump.hex}` : order.edge}`;
  if (kind === 'redeploy') return shiftWords(order.squadrons.length);
  const ships = order.squadrons.flatMap(one => one.ships).length;
  return ships === 0 ? 'Take in nobody' : `Take in ${quantity(ships, 'ship', 'ships')}`;
}

function mineWords(squadrons: number): string {
  return squadrons === 0 ? 'Launch no mines' : `Launch mines of ${quantity(squadrons, 'squadron', 'squadrons')}`;
}

/** The same of who jumps in, and of who waits for him. */
function jumpWords({
  kind,
  order,
}: Extract<Answer<FleetAction>, { kind: 'plan' | 'direction' | 'vortices' | 'steer' | 'enter' }>): string {
  switch (kind) {
    case 'plan':
      return `Seal the jump: ${quantity(order.openers.length, 'vortex', 'vortices')}`;
    case 'direction':
      return `Announce ${order.heading}`;
    case 'vortices':
      return order.vortices.length === 0 ? 'No other vortex' : `Place ${quantity(order.vortices.length, 'vortex', 'vortices')}`;
    case 'steer':
      return `Move ${quantity(order.squadrons.length, 'squadron', 'squadrons')}`;
    case 'enter':
      return `Bring through ${quantity(order.entries.length, 'squadron', 'squadrons')}`;
  }
}

/** The same of flights. */
function flightsWords({
  kind,
  order,
  about,
}: Extract<Answer<FleetAction>, { kind: 'launch' | 'flights' | 'attack' | 'aim' | 'dogfight' }>): string {
  switch (kind) {
    case 'launch':
      return flightWords('Launch', order.launches.length, 'Launch no flights');
    case 'flights':
      return flightWords('Move', order.flights.length, 'Leave the flights where they are');
    case 'attack':
      return flightWords('Attack with', order.attacks.length, 'Attack no ship');
    case 'aim':
      return flightWords('Aim at', order.aims.flatMap(({ flights }) => flights).length, 'Aim at the first that came');
    case 'dogfight':
      if (about.what === 'share') return order.lost ? 'Lose these fighters' : 'The smallest flight loses them';
      return Object.values(order).flat().length > 0 ? 'Say so of the dogfights' : 'Let the dogfights be';
  }
}

/** `Launch 2 flights`, or what it is called where there are none. */
function flightWords(does: string, flights: number, none: string): string {
  return flights === 0 ? none : `${does} ${quantity(flights, 'flight', 'flights')}`;
}

/** Weapons that are fired at flights, or into hexes of them. */
function shotsAtFlights({ book }: View<FleetAction>, { shots, aside = [], longRange = [] }: FireOrder): number {
  const main = shots.flatMap(({ target, weapons }) => (Object.hasOwn(book.shipAt, target) ? [] : weapons));
  return main.length + aside.length + longRange.length;
}

/** `Fire 12 dice`, `Fire 12 dice, and 2 weapons at fighters`. */
function fireWords(dice: number, atFlights: number): string {
  const beside = atFlights > 0 ? `${quantity(atFlights, 'weapon', 'weapons')} at fighters` : '';
  if (dice === 0) return beside === '' ? 'Hold all fire' : `Fire ${beside}`;
  return `Fire ${quantity(dice, 'die', 'dice')}${beside === '' ? '' : `, and ${beside}`}`;
}

/** `Seal 3 plots, 1 as it was`: one that nobody has changed holds its course. */
function sealWords(view: View<FleetAction>, plots: readonly Plot[], idle: readonly Plot[]): string {
  const n = squadronsOf(seeThrough(view), view.side).length;
  const kept = idle.filter(one => samePlot(one, plots.find(({ squadron }) => squadron === one.squadron) ?? one)).length;
  const was = kept === 1 ? 'as it was' : 'as they were';
  if (n === 1) return kept > 0 ? 'Seal the plot as it was' : 'Seal the plot';
  if (kept === 0) return `Seal ${n} plots`;
  return kept === n ? `Seal ${n} plots as they were` : `Seal ${n} plots, ${kept} ${was}`;
}

function namesOf(all: readonly string[]): string {
  const names = [...new Set(all)];
  return names.length > NAMES ? `${names.length} ships` : listWords(names);
}
