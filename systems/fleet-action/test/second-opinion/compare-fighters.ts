// Both asked about fighters: positions of carriers by chance, what mines do among them, their anti-fighter fire, attacks and dogfights thrown by
// the rules and read again.

import { quickDice } from '@flagplot/kernel/bare';
import type { FaState } from '../../rules/state.ts';
import { boxesOf, boxesThere, hexThere } from './adapter.ts';
import type { Asking, Questions } from './ask.ts';
import { left } from './cards.ts';
import { compareDrift } from './compare-drift.ts';
import { compareFlightFire } from './compare-flight-fire.ts';
import { compareWays } from './compare-flight-ways.ts';
import { compareMines } from './compare-mines.ts';
import type { Given } from './compare-step.ts';
import { compareStep } from './compare-step.ts';
import type { Die, Struck } from './damage.ts';
import type { Fallen } from './fallen.ts';
import type { Sky, Suffered } from './fighters.ts';
import { antiFighter, attack, dogfight, fightsOf, share, sink } from './fighters.ts';
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
  compareWays(s, { die: quickDice(seed * 17 + 3), questions });
  if (die(2) === 1) mine(pulse, asking);
  guard(pulse, asking);
  compareFlightFire(pulse, asking);
  compareFlights(s, sky, questions);
  compareStep(s, { name: `Pulse ${s.open.pulse}: fighter attacks`, read: at => attack(sky, struck, at) }, asking);
  compareShips(s, struck, questions);
  fight(pulse, asking);
  compareDrift(s, asking);
}

/** Anti-fighter fire. */
function guard({ s, table, sky }: Pulse, asking: Asking): void {
  const gunsHere = (ship: number) => gunsOf(s, table, ship);
  const nameOf = (ship: number, mount: number) => [s.book.ships[ship]!.id, s.book.ships[ship]!.card.mounts[mount]!.weapon];
  const read = (at: Die, _: Fallen, orders: readonly Given[]) => {
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
  compareStep(s, { name: `Pulse ${s.open.pulse}: anti-fighter fire`, read }, asking);
  compareFlights(s, sky, asking.questions);
}

/** FA-9.2.11, FA-9.2.12 Mines go off among ships and flights of either side. */
function mine({ s, table, sky, struck }: Pulse, asking: Asking): void {
  const mines = layMines(s, asking.die);
  if (mines.length === 0) return;
  const field = { struck, isHere: (i: number) => left(table.ships[i]!, 'structure') > 0, flights: sky.flights };
  const idOf = ({ kind, at }: { kind: string; at: number }) => (kind === 'ship' ? s.book.ships[at]!.id : sky.flights[at]!.id);
  const read = (at: Die, fell: Fallen) => compareMines({ mines, field, fell, idOf }, at, asking.questions);
  compareStep(s, { name: `Pulse ${s.open.pulse}: ballistics`, read }, asking);
  compareFlights(s, sky, asking.questions);
  compareShips(s, struck, asking.questions);
}

/** The last of a pulse: who has lost his carrier, and all dogfights, their dice before anybody is lost. */
function fight({ s, sky }: Pulse, asking: Asking): void {
  let suffered: Suffered[] = [];
  const read = (at: Die, _: Fallen, orders: readonly Given[]) => {
    sink(sky);
    const told = new Map(orders.flatMap(({ against = [] }) => against.map(({ flight, type }) => [flight, type] as const)));
    suffered = fightsOf(sky).flatMap(one => dogfight(sky, { fight: one, told }, at));
  };
  compareStep(s, { name: `Pulse ${s.open.pulse}: dogfights`, read }, asking);
  const ours = suffered.map(one => ({ ...hexThere(one.fight[0]!.hex), side: one.side, type: one.type, kills: one.kills }));
  asking.questions.ask('kills', { ours, theirs: s.open.kills ?? [] }, () => 'in dogfights');
  // in the order in which they were shared out: escorts of one type may take what another suffers
  const lose = (_: Die, { told }: Fallen) => {
    for (const event of told) {
      const one = event.kind === 'kills' ? suffered.find(other => isSame(other, event)) : undefined;
      if (one) share(sky, one);
    }
  };
  compareStep(s, { name: `Pulse ${s.open.pulse}: kills`, read: lose }, asking);
  compareFlights(s, sky, asking.questions);
}

function isSame({ fight, side, type }: Suffered, there: { at: { q: number; r: number }; side: string; type: string }): boolean {
  const { q, r } = hexThere(fight[0]!.hex);
  return q === there.at.q && r === there.at.r && side === there.side && type === there.type;
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
