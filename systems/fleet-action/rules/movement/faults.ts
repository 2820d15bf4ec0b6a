// Chapters 3.2 and 5: every reason a plot cannot stand.

import type { Refusal } from '@flagplot/kernel';
import type { ShipOfBook } from '../book.ts';
import type { Category } from '../cards.ts';
import type { OrderName, Plot, SpeedChange, Step, TurningOrder } from '../orders.ts';
import { canStay, overEdge } from './edge.ts';
import type { Limit } from './limits.ts';
import { keepsSpeed, limitOf, ratingInPulse, ratingOf } from './limits.ts';
import type { TurnMade } from './path.ts';
import { hexesIn, isSlip, isStill, isTurn, orderOfTurns, PULSES, speedIn, speedsOf, turnsOf } from './path.ts';
import type { Plotting } from './plotting.ts';
import { formationFaults } from './reforming.ts';
import { homeward } from './withdrawal.ts';

/** How an order is spoken of. */
export const ORDER_NAMES: Readonly<Record<OrderName, string>> = {
  'maintain-course': 'Maintain course',
  turn: 'Turn',
  'turn-hard': 'Hard turn',
  'come-about': 'Come about',
  'correct-course': 'Correct course',
};

/** A reason, before it is known where. */
interface Wrong {
  rule: string;
  say: string;
}

/** Every reason this plot cannot stand; `at` is where it stands in the order. */
export function plotFaults(it: Plotting, plot: Plot, at: string): Refusal[] {
  const turns = turnsOf(plot.path);
  const read: ReadPlot = { plot, turns, name: plot.order ?? orderOfTurns(turns) };
  const found = [...changeFaults(it, plot, at), ...lengthFaults(it, plot, at), ...orderFaults(read, at), ...slipFaults(read, at)];
  for (const turn of turns) found.push(...turnFaults(it, { ...read, turn }, at));
  found.push(...combinationFaults(it, read, at), ...formationFaults(it, plot, at));
  return found.length > 0 ? found : edgeFaults(it, plot, at);
}

/** A plot with what its path amounts to, read off it once. */
interface ReadPlot {
  plot: Plot;
  turns: readonly TurnMade[];
  /** The order it carries out, as `orderOfPlot` has it. */
  name: OrderName;
}

/** The same, and the one of its turns that is judged. */
interface ReadTurn extends ReadPlot {
  turn: TurnMade;
}

/** FA-5.1.2, FA-5.1.3, FA-5.4.2 A speed change keeps to the lowest rating, less two for each pulse it waits, and to 0. */
function changeFaults(it: Plotting, { change }: Plot, at: string): Refusal[] {
  if (!change) return [];
  const found: Refusal[] = [];
  const { most, ship } = ratingOf(it, change.by > 0 ? 'accel' : 'decel');
  const can = ratingInPulse(most, change.pulse);
  if (Math.abs(change.by) > can) found.push({ ...tooMuch(change, can, ship), at: `${at}/change/by` });
  if (it.squadron.speed + change.by < 0)
    found.push({ rule: 'FA-5.1.3', at: `${at}/change/by`, say: `Speed ${it.squadron.speed} cannot fall by ${-change.by}.` });
  return found;
}

function tooMuch({ pulse, by }: SpeedChange, can: number, ship: ShipOfBook): Wrong {
  const verb = by > 0 ? 'accelerates' : 'decelerates';
  const late = pulse > 1 ? ` in pulse ${pulse}` : '';
  const say = `${ship.name} ${verb} by ${can} at most${late}; this plot asks for ${Math.abs(by)}.`;
  return { rule: pulse > 1 ? 'FA-5.4.2' : 'FA-5.1.2', say };
}

/** FA-5.6.2 Each pulse has just the hexes of the speed chart. */
function lengthFaults(it: Plotting, plot: Plot, at: string): Refusal[] {
  const found: Refusal[] = [];
  for (const pulse of PULSES) {
    const speed = speedIn(it.squadron.speed, plot.change, pulse);
    const needed = hexesIn(it.book.charts, Math.max(0, speed), pulse);
    const has = hexesOf(plot.path[pulse - 1] ?? []);
    if (has === needed) continue;
    const say = `Speed ${speed} moves ${quantity(needed, 'hex', 'hexes')} in pulse ${pulse}; this plot has ${has}.`;
    const fault: Refusal = { rule: 'FA-5.6.2', at: `${at}/path/${pulse - 1}`, say };
    found.push(has < needed ? { ...fault, lacking: true as const } : fault);
  }
  return found;
}

/** How many hexes a run of steps moves. */
function hexesOf(steps: readonly Step[]): number {
  let hexes = 0;
  for (const step of steps) if (!isTurn(step)) hexes += 1;
  return hexes;
}

const quantity = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** FA-3.2 What each order may contain. */
function orderFaults({ plot, turns, name }: ReadPlot, at: string): Refusal[] {
  const wrong = name === 'correct-course' ? correctionWrong(turns) : hexsidesWrong(name, turns);
  if (!wrong) return [];
  return [{ rule: wrong.rule, at: plot.order ? `${at}/order` : `${at}/path`, say: `${ORDER_NAMES[name]}: ${wrong.say}` }];
}

/** FA-3.2.1, FA-3.2.5, FA-3.2.6, FA-3.2.8 How many hexsides an order turns. */
const HEXSIDES: Readonly<Record<Exclude<OrderName, 'correct-course'>, Wrong & { least: number; most: number }>> = {
  'maintain-course': { rule: 'FA-3.2.1', say: 'the heading stays as it is', least: 0, most: 0 },
  turn: { rule: 'FA-3.2.5', say: 'just one hexside', least: 1, most: 1 },
  'turn-hard': { rule: 'FA-3.2.6', say: 'two hexsides, no more and no less', least: 2, most: 2 },
  'come-about': { rule: 'FA-3.2.8', say: 'one to three hexsides', least: 1, most: 3 },
};

/** FA-3.2.8 Coming about, all go to one side. */
function hexsidesWrong(name: Exclude<OrderName, 'correct-course'>, turns: readonly TurnMade[]): Wrong | undefined {
  const { rule, say, least, most } = HEXSIDES[name];
  if (turns.length < least || turns.length > most) return { rule, say: `${say}; this path turns ${turns.length}.` };
  const oneWay = turns.every(turn => turn.to === turns[0]?.to);
  return name === 'come-about' && !oneWay ? { rule, say: 'all hexsides go to one side.' } : undefined;
}

/** FA-3.2.9 One hexside, at least one hex ahead, and the same hexside back. */
function correctionWrong(turns: readonly TurnMade[]): Wrong | undefined {
  const [first, second] = turns;
  const rule = 'FA-3.2.9';
  if (!first || !second || turns.length > 2)
    return { rule, say: `one hexside out and one back; this path turns ${turns.length}.` };
  if (first.to === second.to) return { rule, say: 'it ends on the heading it began with.' };
  return second.after > first.after ? undefined : { rule, say: 'at least one hex lies between the two hexsides.' };
}

/** FA-3.2.2, FA-3.2.3, FA-3.2.4 One slip a turn on a straight course; FA-5.3.2 none with any turn. */
function slipFaults({ plot, name }: ReadPlot, at: string): Refusal[] {
  let slips = 0;
  for (const steps of plot.path) for (const step of steps) if (isSlip(step)) slips += 1;
  if (slips === 0) return [];
  const found: Refusal[] = [];
  if (slips > 1) found.push({ rule: 'FA-3.2.3', at: `${at}/path`, say: `One slip a turn; this path has ${slips}.` });
  if (name !== 'maintain-course')
    found.push({ rule: 'FA-5.3.2', at: `${at}/path`, say: `${ORDER_NAMES[name]}: no slip goes with it.` });
  return found;
}

/** FA-5.3.3, FA-5.3.4, FA-5.3.5 A turn needs movement in its pulse and a speed its row allows. */
function turnFaults(it: Plotting, read: ReadTurn, at: string): Refusal[] {
  const { plot, turn } = read;
  const where = `${at}/path/${turn.pulse - 1}`;
  // FA-5.4.3 The speed of the pulse in which it turns, whatever that is later.
  const speed = speedIn(it.squadron.speed, plot.change, turn.pulse);
  const found: Refusal[] = [];
  if (hexesIn(it.book.charts, Math.max(0, speed), turn.pulse) === 0 && !isTurnInPlace(it, read)) {
    found.push({ rule: 'FA-5.3.3', at: where, say: `Nothing moves in pulse ${turn.pulse} at speed ${speed}, so nothing turns.` });
  }
  for (const order of rowsAsked(read)) {
    const limit = limitOf(it, order);
    if (limit && speed > limit.most)
      found.push({ rule: 'FA-5.3.5', at: where, say: tooFast(order, limit, { speed, pulse: turn.pulse }) });
  }
  return found;
}

function tooFast(order: OrderName, { most, ship }: Limit, { speed, pulse }: { speed: number; pulse: number }): string {
  const can = most < 0 ? `${ship.name} can do it no more` : `${ship.name} does it up to speed ${most}`;
  return `${ORDER_NAMES[order]}: ${can}; the squadron makes ${speed} in pulse ${pulse}.`;
}

/** FA-3.2.7 A hard turn to both sides asks the row of the course correction as well. */
function rowsAsked({ turns, name, turn }: ReadTurn): OrderName[] {
  const both = name === 'turn-hard' && turns.some(other => other.to !== turn.to);
  return both ? [name, 'correct-course'] : [name];
}

/** FA-5.3.4 At speed 0 the whole turn one hexside may be turned, in pulse 3. */
function isTurnInPlace(it: Plotting, { plot, turns, turn }: ReadTurn): boolean {
  return turn.pulse === 3 && turns.length === 1 && isStill(speedsOf(it.squadron.speed, plot.change));
}

/** The row of the catalogue that says whether an order goes with a speed change. */
const COMBINATION: Readonly<Record<TurningOrder, string>> = {
  turn: 'FA-5.2.2',
  'turn-hard': 'FA-5.2.4',
  'come-about': 'FA-5.2.6',
  'correct-course': 'FA-5.2.7',
};

/** How a category is spoken of. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  capital: 'a capital ship',
  heavy: 'a heavy combat vessel',
  medium: 'a medium ship',
};

/** FA-5.2, FA-M01 Which orders go with a speed change, by category (FA-5.2.3 and FA-5.2.5 allow what their neighbours forbid). */
function combinationFaults(it: Plotting, { plot: { change }, turns, name }: ReadPlot, at: string): Refusal[] {
  // FA-5.2.1 All may change speed on a straight course. FA-5.4.4 Only turns made in the pulse of the change or later count (ruling R9).
  if (name === 'maintain-course' || !change || !turns.some(turn => turn.pulse >= change.pulse)) return [];
  const unable = keepsSpeed(it, name);
  if (!unable) return [];
  const say = `${ORDER_NAMES[name]}: ${unable.name} is ${CATEGORY_NAMES[unable.card.category]} and keeps its speed in it.`;
  return [{ rule: COMBINATION[name], at: `${at}/change`, say }];
}

/** FA-5.6.3 Nothing plots over the edge of the map, unless no plot there is keeps the squadron on it (ruling R1). */
function edgeFaults(it: Plotting, plot: Plot, at: string): Refusal[] {
  if (it.squadron.withdraws > 0) return homewardFaults(it, plot, at);
  const over = overEdge(it, plot);
  if (!over || !canStay(it)) return [];
  return [
    {
      rule: 'FA-5.6.3',
      at: `${at}/path/${over.pulse - 1}`,
      say: `${over.ship.name} would leave the map in pulse ${over.pulse}.`,
    },
  ];
}

/** FA-11.4.2 A squadron that withdraws ends each turn nearer to its way out. */
function homewardFaults(it: Plotting, plot: Plot, at: string): Refusal[] {
  if (homeward(it)(plot)) return [];
  return [
    {
      rule: 'FA-11.4.2',
      at: `${at}/path`,
      say: 'The squadron withdraws: its course must bring it nearer to its edge or way out.',
    },
  ];
}
