// Both asked about fighters: positions of carriers by chance, what mines do among them, their anti-fighter fire, attacks and dogfights thrown by
// the rules and read again.

import type { Ask, RollDie } from '@flagplot/kernel';
import { quickDice, viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import { boxesOf, boxesThere, hexThere } from './adapter.ts';
import type { Asking, Questions } from './ask.ts';
import { left } from './cards.ts';
import type { Fallen } from './compare-blows.ts';
import { FallenAgain, fallen } from './compare-blows.ts';
import { compareFlightFire } from './compare-flight-fire.ts';
import { compareMines } from './compare-mines.ts';
import type { Die, Struck } from './damage.ts';
import type { Flight, Sky, Suffered } from './fighters.ts';
import { antiFighter, attack, dogfight, share, sink } from './fighters.ts';
import { layMines } from './lay-mines.ts';
import { gunsOf, positionOf, skyOf } from './skies.ts';
import { Table } from './table.ts';

/** A pulse of carriers: their table as the rules have it, and as the second opinion does. */
interface Pulse {
  s: FaState;
  table: Table;
  sky: Sky;
  struck: readonly Struck[];
}

export function compareFighters(seed: number, questions: Questions): void {
  const die = quickDice(seed * 31 + 7);
  const s = positionOf(die);
  const table = new Table(s);
  const pulse: Pulse = { s, table, sky: skyOf(s, table), struck: table.ships.map(ship => ({ ship, waiting: [] })) };
  const asking = { die, questions };
  const { sky, struck } = pulse;
  if (die(2) === 1) mine(pulse, asking);
  guard(pulse, asking);
  compareFlightFire(pulse, asking);
  compareFlights(s, sky, questions);
  compareStep(s, { name: 'fighter attacks', read: at => attack(sky, struck, at) }, asking);
  compareShips(s, struck, questions);
  fight(pulse, asking);
}

/** Anti-fighter fire. */
function guard({ s, table, sky }: Pulse, asking: Asking): void {
  const gunsHere = (ship: number) => gunsOf(s, table, ship);
  const nameOf = (ship: number, mount: number) => [s.book.ships[ship]!.id, s.book.ships[ship]!.card.mounts[mount]!.weapon];
  const read = (at: Die, _: Fallen, orders: readonly Orders[]) => {
    const aims = orders.flatMap(({ aims = [] }) => aims);
    const picks = (place: number, mount: number) => {
      const [ship, weapon] = nameOf(place, mount);
      return aims.find(one => one.ship === ship && one.weapon === weapon)?.flights ?? [];
    };
    const used = antiFighter(sky, { gunsOf: gunsHere, picks }, at);
    const ours = used.map(({ ship, mount }) => `${s.book.ships[ship]!.id} ${mount}`).sort();
    const theirs = (s.open.guards ?? []).map(({ ship, mount }) => `${ship} ${mount}`).sort();
    asking.questions.ask('fired', { ours, theirs }, () => 'in anti-fighter mode');
  };
  compareStep(s, { name: 'anti-fighter fire', read }, asking);
  compareFlights(s, sky, asking.questions);
}

/** FA-9.2.11, FA-9.2.12 Mines go off among ships and flights of either side. */
function mine({ s, table, sky, struck }: Pulse, asking: Asking): void {
  const mines = layMines(s, asking.die);
  if (mines.length === 0) return;
  const field = { struck, isHere: (i: number) => left(table.ships[i]!, 'structure') > 0, flights: sky.flights };
  const idOf = ({ kind, at }: { kind: string; at: number }) => (kind === 'ship' ? s.book.ships[at]!.id : sky.flights[at]!.id);
  const read = (at: Die, fell: Fallen) => compareMines({ mines, field, fell, idOf }, at, asking.questions);
  compareStep(s, { name: 'ballistics', read }, asking);
  compareFlights(s, sky, asking.questions);
  compareShips(s, struck, asking.questions);
}

/** The last of a pulse: who has lost his carrier, and all dogfights, their dice before anybody is lost. */
function fight({ s, sky }: Pulse, asking: Asking): void {
  let suffered: Suffered[] = [];
  const read = (at: Die, _: Fallen, orders: readonly Orders[]) => {
    sink(sky);
    const told = new Map(orders.flatMap(({ against = [] }) => against.map(({ flight, type }) => [flight, type] as const)));
    suffered = fightsOf(sky).flatMap(one => dogfight(sky, { fight: one, told }, at));
  };
  compareStep(s, { name: 'dogfights', read }, asking);
  const ours = suffered.map(one => ({ ...hexThere(one.fight[0]!.hex), side: one.side, type: one.type, kills: one.kills }));
  asking.questions.ask('kills', { ours, theirs: s.open.kills ?? [] }, () => 'in dogfights');
  const lose = () => {
    for (const one of suffered) share(sky, one);
  };
  compareStep(s, { name: 'kills', read: lose }, asking);
  compareFlights(s, sky, asking.questions);
}

/** Orders of a step that say who is attacked. */
interface Orders {
  aims?: readonly { ship: string; weapon: string; flights: readonly string[] }[];
  against?: readonly { flight: string; type: string }[];
}

interface Step {
  /** The line of the pulse. */
  name: string;
  /** Reads the same dice. */
  read: (die: Die, fell: Fallen, orders: readonly Orders[]) => void;
}

/** Plays a line of the pulse with orders by chance: any, or none but that kills are never shared out but evenly. */
function compareStep(s: FaState, { name, read: reading }: Step, { die, questions }: Asking): void {
  const orders: Orders[] = [];
  const line = fleetAction.sequence(s.book).turn.find(each => each.name === `Pulse ${s.open.pulse}: ${name}`)!;
  const fell = fallen(t => {
    s.clock.round = 0;
    line.begin?.(s, t);
    line.run?.(s, t);
    for (let asks = line.asks?.(s) ?? []; asks.length > 0; asks = line.asks?.(s) ?? []) {
      s.clock.round += 1;
      const answers = asks.map(ask => ({ ...ask, order: orderOf(s, ask as Ask<FleetAction>, die) }));
      orders.push(...answers.map(({ order }) => order));
      line.carry?.(s, t, answers as never);
      line.run?.(s, t);
    }
  }, die);
  const { faces } = fell;
  const again = new FallenAgain(faces);
  reading(again.read, fell, orders);
  const { read: count, wrong } = again.account();
  questions.ask('fighters throw', { ours: { read: count, wrong }, theirs: { read: faces.length, wrong: [] } }, () => name);
}

function orderOf(s: FaState, { side, kind, about }: Ask<FleetAction>, die: RollDie): Orders {
  const { random, idle } = fleetAction.questions[kind];
  const isShared = kind === 'dogfight' && (about as { what: string }).what === 'share';
  const answer = isShared || die(3) === 1 ? idle : random;
  return answer(viewOf(s, side), about as never, die) as Orders;
}

function compareFlights(s: FaState, sky: Sky, questions: Questions): void {
  for (const [i, there] of (s.open.flights ?? []).entries())
    questions.ask('fighters left', { ours: sky.flights[i]!.fighters, theirs: there.fighters }, () => there.id);
}

function compareShips(s: FaState, struck: readonly Struck[], questions: Questions): void {
  for (const [i, { ship, waiting }] of struck.entries()) {
    const there = s.open.ships[i]!;
    const isGone = there.structure === 0;
    const ours = isGone ? ship.card.structure - ship.marks.structure : { ...boxesOf(ship), waiting: waiting.length };
    const theirs = isGone ? 0 : { ...boxesThere(there), waiting: there.pending.length };
    questions.ask('ships attacked', { ours, theirs }, () => there.id);
  }
}

/** FA-10.10.1 The dogfights as they are when fire is over. */
function fightsOf({ flights }: Sky): Flight[][] {
  const fights = new Map<string, Flight[]>();
  for (const flight of flights.filter(each => each.fights && each.fighters > 0)) {
    const key = `${flight.hex.x} ${flight.hex.y}`;
    fights.set(key, [...(fights.get(key) ?? []), flight]);
  }
  return [...fights.values()];
}
