// Both asked about plots: which may be given, where they lead, and who moves when.

import type { RollDie } from '@flagplot/kernel';
import { cloned, type Listener, rolled, viewOf } from '@flagplot/kernel/bare';
import type { NetworkJam } from '../../rules/elint/effects.ts';
import type { Event } from '../../rules/events.ts';
import { fleetAction } from '../../rules/index.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import type { Unit } from './adapter.ts';
import {
  hexOf,
  isAlive,
  plotOf,
  plotThere,
  rootOf,
  sealedThere,
  seatOf,
  sheetOf,
  shipOf,
  squadronOf,
  unitsOf,
  waysOf,
} from './adapter.ts';
import type { Asking, Questions } from './ask.ts';
import { one } from './ask.ts';
import { left } from './cards.ts';
import { Contacts } from './contact.ts';
import { Exits } from './exits.ts';
import type { Hex } from './hexes.ts';
import { anyJams } from './jams.ts';
import type { NewPlace, Plot, Squadron, Step } from './movement.ts';
import { courseOf, faultsOfFormation, faultsOfPath, paces, placesAfter, rating, reach, speeds } from './movement.ts';
import { edgeAllows } from './search.ts';
import { alternate, groupOf } from './sequence.ts';
import { sidesInOrder } from './sides.ts';
import { withdraws } from './withdrawal.ts';

/** Plots tried for each unit. */
const TRIALS = 5;

interface Sailing {
  unit: Unit;
  squadron: Squadron;
  plot: Plot;
}

/** The pulse each side names for its stricken enemy, if he is. */
type Named = Readonly<Record<string, number | undefined>>;

export function compareMovement(s: FaState, die: RollDie, questions: Questions): void {
  const sides = s.book.sides.map(({ id }) => id);
  const isStricken = (side: string): boolean =>
    s.open.fleets.some(fleet => fleet.side !== side && fleet.stricken === s.clock.turn);
  const named = Object.fromEntries(sides.map(side => [side, isStricken(side) ? die(3) : undefined]));
  const sailing = unitsOf(s).map(unit => comparePlots(s, { unit, named }, { die, questions }));
  // FA-4.8.6 none where shifts are kept until others have moved
  const jams = sailing.some(({ plot }) => plot.late) ? [] : anyJams(s, die);
  compareTurn(s, { sailing, named, jams }, questions);
}

/** Asks both about plots of one unit. Gives one that may be given. */
function comparePlots(s: FaState, { unit, named }: { unit: Unit; named: Named }, { die, questions }: Asking): Sailing {
  const squadron = squadronOf(s, unit);
  const pulse = named[unit.side];
  const view = viewOf(s, unit.side);
  const about = { turn: s.clock.turn };
  const tried: Plot[] = Array.from({ length: TRIALS }, () => anyPlot(squadron, pulse, die));
  const theirs = fleetAction.questions.orders.random(view, about, die);
  const given = theirs.squadrons.find(plot => plot.squadron === unit.id)!;
  tried.push(plotOf(s, unit, { plot: given, pulse: theirs.pulse }));
  let lawful: Plot | undefined;
  for (const [i, plot] of tried.entries()) {
    const isLast = i === tried.length - 1;
    const order = isLast ? given : plotThere(s, unit, plot);
    const named = isLast ? theirs.pulse : pulse;
    const squadrons = { squadrons: [order], ...(named && { pulse: named }) };
    const faults = fleetAction.questions.orders.judge(view, about, squadrons).filter(({ at }) => at?.startsWith('/squadrons/0'));
    const ours = isLawful(s, { unit, squadron, plot });
    questions.ask('plot', { ours, theirs: faults.length === 0 }, () => `${JSON.stringify(order)} ${JSON.stringify(faults)}`);
    if (ours && faults.length === 0) lawful ??= plot;
  }
  const plot = lawful ?? tried.at(-1)!;
  return { unit, squadron, plot: { ...plot, late: plot.late && pulse } };
}

function isLawful(s: FaState, { unit, squadron, plot }: Sailing): boolean {
  if (faultsOfPath(squadron, plot).length > 0 || faultsOfFormation(sheetOf(s), squadron, plot).length > 0) return false;
  if (unit.there.withdraws > 0) return withdraws(sheetOf(s), waysOf(s, unit), squadron, plot);
  return edgeAllows(sheetOf(s), squadron, plot);
}

/** A plot by chance: most are lawful but for one thing. */
function anyPlot(squadron: Squadron, pulse: number | undefined, die: RollDie): Plot {
  const change = die(3) === 1 ? anyChange(squadron, die) : undefined;
  const speed = squadron.speed + (change?.by ?? 0);
  const steps: Step[][] = paces(squadron.speed, speed < 0 ? undefined : change).map(pace => Array<Step>(pace).fill('ahead'));
  for (let turns = die(5) - 1, step = one(['port', 'starboard'] as const, die); turns > 1; turns -= 1) {
    const into = one(steps, die);
    into.splice(die(into.length + 1) - 1, 0, die(4) === 1 ? one(['port', 'starboard'], die) : step);
  }
  if (die(8) === 1) weave(one(steps, die), die);
  for (let slips = die(8) - 6; slips > 0; slips -= 1) {
    const into = one(steps, die);
    if (into.length > 0) into[die(into.length) - 1] = one(['slip port', 'slip starboard'], die);
  }
  if (die(12) === 1) one(steps, die).push('ahead');
  if (die(12) === 1) one(steps, die).pop();
  const order = die(4) === 1 ? one(['maintain', 'turn', 'hard', 'correct', 'about'] as const, die) : undefined;
  const isShifted = die(4) === 1;
  const shift = isShifted ? newPlace(squadron, change, die) : undefined;
  const form = die(isShifted ? 20 : 6) === 1 ? Array.from({ length: die(3) }, () => newPlace(squadron, change, die)) : undefined;
  const late = shift && pulse && die(2) === 1 ? pulse : undefined;
  return { steps, order, change, relative: die(3) === 1, shift, form, late };
}

/** Puts a hexside out and one back into a pulse, on the spot or with hexes between. */
function weave(into: Step[], die: RollDie): void {
  const [out, back] = die(2) === 1 ? (['port', 'starboard'] as const) : (['starboard', 'port'] as const);
  const at = die(into.length + 1) - 1;
  const between = die(into.length - at + 1) - 1;
  into.splice(at + between, 0, back);
  into.splice(at, 0, out);
}

function anyChange(squadron: Squadron, die: RollDie): Plot['change'] {
  const pulse = die(2) === 1 ? 1 : die(3);
  const sign = die(2) === 1 ? 1 : -1;
  const most = rating(squadron, { pulse, by: sign });
  return { pulse, by: sign * (die(4) === 1 ? most + 1 : die(Math.max(1, most))) };
}

function newPlace(squadron: Squadron, change: Plot['change'], die: RollDie): NewPlace {
  const ship = die(squadron.ships.length + (die(8) === 1 ? 1 : 0)) - 1;
  const far = squadron.speed + (change?.by ?? 0) < 0 ? 1 : reach(squadron, change) + (die(4) === 1 ? 1 : 0);
  const { x, y } = squadron.places[ship] ?? { x: 0, y: 0 };
  const across = die(2 * far + 1) - far - 1;
  const along = 2 * (die(2 * far + 1) - far - 1) + Math.abs(across % 2);
  return { ship, place: { x: x + across, y: y + along } };
}

/** Where a ship is, as both can say it. */
function standing(hex: Hex, heading: number): string {
  return `${hex.x},${hex.y}^${heading}`;
}

/** Plays the three pulses of these plots on a copy, and says beforehand where everything goes. */
function compareTurn(
  s: FaState,
  { sailing, named, jams }: { sailing: readonly Sailing[]; named: Named; jams: readonly NetworkJam[] },
  questions: Questions,
): void {
  const there = cloned(s);
  const told: Event[] = [];
  const listener: Listener<FleetAction> = { tell: event => void told.push(event as Event), reveal: () => undefined };
  const table = rolled<FleetAction>({ face: () => 1 }, listener);
  const line = (name: string) => fleetAction.sequence(s.book).turn.find(phase => phase.name === name)!;
  line('Orders').begin!(there, table);
  for (const [n, squadron] of there.open.squadrons.entries()) {
    const ours = groupHere(s, n);
    if (ours) questions.ask('group', { ours, theirs: squadron.group }, () => squadron.id);
  }
  for (const { id } of s.book.sides) {
    const plots = sailing.filter(({ unit }) => unit.side === id).map(({ unit, plot }) => sealedThere(s, unit, plot));
    there.sealed[id] = { plots, pulse: named[id] ?? 0, jumps: [] };
  }
  const gone = new Set<number>();
  const exits = new Exits(s);
  const contacts = new Contacts(s, jams);
  if (jams.length > 0) there.open.elint = { supports: [], networks: structuredClone([...jams]), targeting: [] };
  for (const pulse of [1, 2, 3]) {
    told.length = 0;
    const order = orderOf(s, { sailing, named, gone, pulse });
    there.open.pulse = pulse;
    line(`Pulse ${pulse}: movement`).begin!(there, table);
    const moved = told.flatMap(event => (event.kind === 'moved' ? [event.squadron] : []));
    questions.ask('who moves when', { ours: order, theirs: moved }, () => `pulse ${pulse}`);
    const inTurn = [...sailing].sort((a, b) => order.indexOf(a.unit.id) - order.indexOf(b.unit.id));
    contacts.begin(sailing, pulse);
    for (const one of inTurn) if (order.includes(one.unit.id)) contacts.move(one, pulse);
    for (const one of inTurn) leaveIn({ gone, exits, pulse, ...one });
    for (const place of exits.leaveLast({ sailing, gone, pulse })) gone.add(place);
    for (const one of inTurn) comparePulse(s, { there, gone, pulse, ...one }, questions);
    if (jams.length > 0) compareJams(there, { jams, contacts, gone }, questions);
    questions.ask(
      'vortices',
      { ours: exits.open(), theirs: there.open.vortices.map(({ ship }) => ship) },
      () => `after pulse ${pulse}`,
    );
  }
  for (const one of sailing) compareAfter(s, { there, gone, ...one }, questions);
}

interface Jamming {
  /** As the turn began. */
  jams: readonly NetworkJam[];
  contacts: Contacts;
  gone: ReadonlySet<number>;
}

/** FA-13.4.7 Which networks are still jammed, and by whom; of those alone in which nobody has a part who has left. */
function compareJams(there: FaState, { jams, contacts, gone }: Jamming, questions: Questions): void {
  const isHere = (id: string): boolean => !gone.has(there.book.shipAt[id]!);
  const whole = jams
    .filter(({ target, by }) => isHere(target) && by.every(({ ship }) => isHere(ship)))
    .map(({ target }) => target);
  const text = (all: readonly NetworkJam[]): string[] =>
    all
      .filter(({ target }) => whole.includes(target))
      .map(({ target, by }) => `${target} by ${by.map(({ ship }) => ship).join(' ')}`);
  const [ours, theirs] = [text(contacts.jams), text(there.open.elint!.networks)];
  questions.ask('still jammed', { ours, theirs }, () => `pulse ${there.open.pulse}`);
}

/** The group of a squadron that has ships. */
function groupHere(s: FaState, n: number): number | undefined {
  const { ships } = s.book.squadrons[n]!;
  const alive = ships.filter(i => isAlive(s.open.ships[i]!));
  if (alive.length === 0) return undefined;
  const levels = (i: number): number =>
    s.book.ships[i]!.card.elintBoxes.filter(box => box <= left(shipOf(s, i), 'sensor')).length;
  const elint = alive.some(i => s.open.ships[i]!.out === 'no' && levels(i) > 0);
  return groupOf({ leaderless: s.open.squadrons[n]!.leaderless > 0, lostShip: alive.length < ships.length, elint });
}

interface Pulse {
  sailing: readonly Sailing[];
  named: Named;
  /** Places of ships that have left. */
  gone: ReadonlySet<number>;
  pulse: number;
}

/** The units that move in a pulse, in their order. */
function orderOf(s: FaState, { sailing, named, gone, pulse }: Pulse): string[] {
  const order = sidesInOrder(s);
  const group = ({ unit }: Sailing): number =>
    unit.there.id === rootOf(s, unit) ? groupHere(s, s.book.squadronAt[unit.id]!)! : 1;
  const listOf = (side: string): Sailing[] =>
    sailing.filter(one => one.unit.side === side && one.unit.ships.some(i => !gone.has(i))).sort((a, b) => group(a) - group(b));
  const stricken = order.filter(side => order.some(other => other !== side && named[other] === pulse));
  const [first, second] = stricken.length === 1 && stricken[0] === order[1] ? [order[1], order[0]] : order;
  const lists = [listOf(first!), listOf(second!)] as const;
  const all = stricken.length === 1 ? lists.flat() : alternate(...lists);
  return all.filter(({ plot }) => plot.steps[pulse - 1]!.length > 0).map(({ unit }) => unit.id);
}

interface Moved extends Sailing {
  there: FaState;
  gone: Set<number>;
}

/** Notes which ships of a unit leave as it moves. */
function leaveIn({ gone, exits, pulse, unit, squadron, plot }: Omit<Moved, 'there'> & { exits: Exits; pulse: number }): void {
  const here = [...unit.ships.keys()].filter(n => !gone.has(unit.ships[n]!));
  for (const n of exits.take(unit, { squadron, plot, pulse, here })) gone.add(unit.ships[n]!);
}

/** Where the ships of a unit stand after a pulse, and which have left. */
function comparePulse(
  s: FaState,
  { there, gone, pulse, unit, squadron, plot }: Moved & { pulse: number },
  questions: Questions,
): void {
  const stand = courseOf(squadron, plot)[pulse - 1]!;
  for (const [n, i] of unit.ships.entries()) {
    const ship = there.open.ships[i]!;
    const ours = gone.has(i) ? 'left' : standing(stand[n]!.hex, stand[n]!.heading);
    const theirs = ship.left ? 'left' : standing(hexOf(ship), ship.heading);
    questions.ask('where', { ours, theirs }, () => `${ship.id} in pulse ${pulse}, ${JSON.stringify(plotThere(s, unit, plot))}`);
  }
}

/** Speed and formation when the turn is over. */
function compareAfter(s: FaState, { there, gone, unit, squadron, plot }: Moved, questions: Questions): void {
  if (unit.ships.some(i => gone.has(i))) return;
  const isAlone = rootOf(s, unit) !== unit.id;
  const after = isAlone
    ? there.open.strays.find(({ id }) => id === unit.id)!
    : there.open.squadrons[s.book.squadronAt[unit.id]!]!;
  questions.ask('speed', { ours: speeds(squadron.speed, plot.change)[2], theirs: after.speed }, () => unit.id);
  const places = placesAfter(squadron, plot).map(({ x, y }) => `${x},${y}`);
  const theirs = unit.ships.map(i => hexOf(after.formation[seatOf(s, unit, i)]!)).map(({ x, y }) => `${x},${y}`);
  questions.ask('formation', { ours: places, theirs }, () => `${unit.id} ${JSON.stringify(plotThere(s, unit, plot))}`);
}
