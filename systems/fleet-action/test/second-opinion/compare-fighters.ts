// Both asked about fighters: positions of carriers by chance, what mines do among them, their anti-fighter fire, attacks and dogfights thrown by
// the rules and read again.

import { quickDice } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import { boxesOf, boxesThere } from './adapter.ts';
import type { Asking, Questions } from './ask.ts';
import { left } from './cards.ts';
import type { Fallen } from './compare-blows.ts';
import { FallenAgain, fallen } from './compare-blows.ts';
import { compareMines } from './compare-mines.ts';
import type { Die, Struck } from './damage.ts';
import type { Flight, Sky } from './fighters.ts';
import { antiFighter, attack, dogfight, sink } from './fighters.ts';
import { layMines } from './lay-mines.ts';
import { gunsOf, positionOf, skyOf } from './skies.ts';
import { Table } from './table.ts';

type Kind = keyof FleetAction['asks'];

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
  if (die(2) === 1) mine(pulse, asking);
  const { sky, struck } = pulse;
  compareStep(s, { name: 'anti-fighter fire', read: at => antiFighter(sky, ship => gunsOf(s, table, ship), at) }, asking);
  compareFlights(s, sky, questions);
  compareStep(s, { name: 'fighter attacks', read: at => attack(sky, struck, at) }, asking);
  compareShips(s, struck, questions);
  compareStep(s, { name: 'dogfights', read: at => fight(sky, at), after: 'kills' }, asking);
  compareFlights(s, sky, questions);
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

/** The last of a pulse: who has lost his carrier, and all dogfights. */
function fight(sky: Sky, die: Die): void {
  sink(sky);
  for (const one of fightsOf(sky)) dogfight(sky, one, die);
}

interface Step {
  /** The line of the pulse. */
  name: string;
  /** Reads the same dice. */
  read: (die: Die, fell: Fallen) => void;
  /** A line that is played after it, whose dice are none. */
  after?: string;
}

function compareStep(s: FaState, { name, read: reading, after }: Step, { die, questions }: Asking): void {
  const fell = fallen(t => {
    for (const line of [name, after]) {
      const phase = fleetAction.sequence(s.book).turn.find(each => each.name === `Pulse ${s.open.pulse}: ${line}`);
      if (!phase) continue;
      s.clock.round = 0;
      phase.begin?.(s, t);
      phase.run?.(s, t);
      for (let asks = phase.asks?.(s) ?? []; asks.length > 0; asks = phase.asks?.(s) ?? []) {
        s.clock.round += 1;
        phase.carry?.(s, t, asks.map(ask => ({ ...ask, order: IDLE[ask.kind] ?? {} })) as never);
        phase.run?.(s, t);
      }
    }
  }, die);
  const { faces } = fell;
  const again = new FallenAgain(faces);
  reading(again.read, fell);
  const { read: count, wrong } = again.account();
  questions.ask('fighters throw', { ours: { read: count, wrong }, theirs: { read: faces.length, wrong: [] } }, () => name);
}

const IDLE: Partial<Record<Kind, object>> = { aim: { aims: [] } };

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
