// One position, and all that both are asked about it.

import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import { cloned, quickDice, rolled } from '@flagplot/kernel/bare';
import type { Comparison } from '@flagplot/lab';
import { between, Inquiry, once, oneOf, some } from '@flagplot/lab/second-opinion';
import type { Charts } from '../../rules/charts.ts';
import { strike } from '../../rules/damage/volley.ts';
import { bears } from '../../rules/geometry/arcs.ts';
import { shieldsAt } from '../../rules/geometry/shields.ts';
import type { Target, Unit } from '../../rules/open.ts';
import type { Shot } from '../../rules/orders.ts';
import { cardOf, holdOf } from '../../rules/roster.ts';
import type { TpState, TpTable } from '../../rules/state.ts';
import { seekers } from '../../rules/turn/4-seekers.ts';
import { fireFaults, shotsAt } from '../../rules/weapons/aim.ts';
import { fire } from '../../rules/weapons/fire.ts';
import { bearingOf, sightOf } from '../../rules/weapons/sight.ts';
import type { Happened } from '../battle.ts';
import { clearLost, strikeShip } from './damage.ts';
import * as ours from './fire.ts';
import { fly } from './flight.ts';
import { diceOf, layOut } from './lay.ts';
import { holds, range, shieldsStruck } from './plane.ts';
import type { Position, Ship } from './position.ts';
import { bearingFrom, shipOf } from './position.ts';
import { positionOf, sheetOf, trackOf } from './reading.ts';
import type { Mark } from './warfare.ts';
import { effectiveRange, shiftOn } from './warfare.ts';

/** Asks both about the position of a seed. `charts`: what the rules go by instead of the charts that come with them. */
export function compare(seed: number, charts?: Charts): Comparison {
  const roll = diceOf(seed);
  const inquiry = new Inquiry();
  const s = layOut(roll, charts);
  for (const unit of s.open.units) compareSights(inquiry, s, unit);
  for (const unit of s.open.units) compareVolleys(inquiry, { s, unit }, roll);
  for (const unit of s.open.units) compareBlow(inquiry, { s, unit }, roll);
  compareFlight(inquiry, s, roll);
  return {
    position: JSON.stringify({ open: s.open, sealed: s.sealed }),
    questions: inquiry.questions,
    disagreements: inquiry.disagreements,
  };
}

/** Range, bearing, shields, arcs, effective range and shift of whatever a ship may look at. */
function compareSights(inquiry: Inquiry, s: TpState, unit: Unit): void {
  const position = positionOf(s);
  const ship = shipOf(position, unit.id) as Ship;
  for (const target of [...s.open.units, ...s.open.seekers] as Target[]) {
    if (target.id === unit.id) continue;
    const mark = ours.markNamed(position, target.id) as Mark;
    const what = (): string => `${target.id} from ${unit.id}`;
    const sight = sightOf(s, unit, target);
    const from = bearingFrom(ship, mark);
    inquiry.ask('range', [range(ship.at, mark.at), hexes.range(unit, target)], what);
    inquiry.ask('effective range', [effectiveRange(ship, mark), sight.effective], what);
    inquiry.ask('shift', [shiftOn(position, ship, mark), sight.shift], what);
    inquiry.ask('bearing', [from ?? 0, bearingOf(unit, target) + 1], what);
    if (from === undefined) continue;
    inquiry.ask('shields struck', [shieldsStruck(from), shieldsAt(from - 1)], what);
    const card = cardOf(s.book, unit);
    const bearing = ship.weapons.map(({ arc }) => holds(arc, from));
    inquiry.ask('what bears', [bearing, card.arcs.map(arc => bears(arc, from - 1))], what);
  }
}

interface Of {
  s: TpState;
  unit: Unit;
}

/** Volleys of a ship that both are asked about in one position. */
const VOLLEYS = 6;

/** Shots of one ship: whether they stand, and what comes of them. */
function compareVolleys(inquiry: Inquiry, { s, unit }: Of, roll: RollDie): void {
  for (let n = 0; n < VOLLEYS; n += 1) {
    const shots = n % 2 === 0 ? randomShots(s, unit, roll) : likelyShots(s, unit, roll);
    if (shots.length === 0) continue;
    const position = positionOf(s);
    const faults = ours.faultsOf(position, shipOf(position, unit.id) as Ship, shots);
    const refusals = fireFaults({ seen: s, unit, hold: holdOf(s, unit) }, shots, 0);
    const stands = faults.length === 0;
    const why = (): string =>
      `${unit.id} ${JSON.stringify(shots)}: ${faults.join(', ')} / ${refusals.map(({ rule, say }) => `${rule} ${say}`).join(' ')}`;
    const agree = inquiry.ask(stands ? 'fire that stands' : 'fire refused', [stands, refusals.length === 0], why);
    if (agree && stands) compareFire(inquiry, { s, unit, shots }, roll(1_000_000));
  }
}

const MODES = ['overload', 'proximity', 'bolt', 'enveloping', 'ph-3', 'fist'] as const;

/** A few shots, lawful or not. */
function randomShots({ book, open }: TpState, unit: Unit, roll: RollDie): Shot[] {
  const { weapons } = cardOf(book, unit);
  const marks = [...open.units, ...open.seekers].filter(({ id }) => id !== unit.id);
  if (weapons.length === 0) return [];
  const on = oneOf(roll, marks).id;
  return Array.from({ length: roll(2) }, () => ({
    weapon: oneOf(roll, weapons).id,
    on: once(roll, 4) ? oneOf(roll, marks).id : on,
    ...(once(roll, 3) && { as: oneOf(roll, MODES) }),
    ...(once(roll, 8) && { shots: roll(4) }),
    ...(once(roll, 6) && { reserve: roll(4) }),
  }));
}

/** Shots that the rules offer. */
function likelyShots(s: TpState, unit: Unit, roll: RollDie): Shot[] {
  const targets = [...s.open.units, ...s.open.seekers].filter(({ side }) => side !== unit.side);
  const firer = { seen: s, unit, hold: holdOf(s, unit) };
  const marks = some(roll, targets, Math.min(2, targets.length));
  const all = marks.flatMap(target => some(roll, [...shotsAt(firer, target)], roll(6)));
  return all.filter((shot, i) => all.findIndex(one => one.weapon === shot.weapon) === i);
}

/** Dice of a seed, a listener, and what both have come to. */
function tableOf(seed: number): { t: TpTable; told: Happened[]; fallen: number[] } {
  const dice = quickDice(seed);
  const told: Happened[] = [];
  const fallen: number[] = [];
  const face = (faces: number): number => {
    fallen.push(faces);
    return dice(faces);
  };
  const listener = { tell: (event: Happened) => void told.push(event), reveal: () => undefined };
  return { t: rolled({ face }, listener as never) as unknown as TpTable, told, fallen };
}

/** The same dice, six faces each. */
function dieOf(seed: number): { die: () => number; fallen: number[] } {
  const dice = quickDice(seed);
  const fallen: number[] = [];
  const die = (): number => {
    fallen.push(6);
    return dice(6);
  };
  return { die, fallen };
}

function compareFire(inquiry: Inquiry, { s, unit, shots }: Of & { shots: Shot[] }, seed: number): void {
  const there = cloned(s);
  const { t, told, fallen } = tableOf(seed);
  fire(there, t, { unit: there.open.units.find(({ id }) => id === unit.id) as Unit, shots });
  const position = positionOf(s);
  const mine = dieOf(seed);
  const volleys = ours.fire(position, shipOf(position, unit.id) as Ship, shots, mine.die);
  const what = (): string => `${unit.id} ${JSON.stringify(shots)}`;
  const theirs = told.flatMap(event =>
    event.kind === 'fired'
      ? [[event.on, event.shots.map(({ weapon, hit, damage }) => ({ weapon, ...(hit !== undefined && { hit }), damage }))]]
      : [],
  );
  inquiry.ask('what shots do', [volleys, theirs], what);
  inquiry.ask('which dice fall for a volley', [mine.fallen, fallen], what);
  compareSheets(inquiry, [position, positionOf(there)], { kind: 'after fire', what });
}

/** What has become of all ships and seekers. */
function compareSheets(
  inquiry: Inquiry,
  [mine, theirs]: readonly [Position, Position],
  { kind, what }: { kind: string; what: () => string },
): void {
  for (const [i, ship] of mine.ships.entries()) {
    const other = theirs.ships[i] as Ship;
    clearLost(other);
    inquiry.ask(`a ship ${kind}`, [sheetOf(ship), sheetOf(other)], () => `${ship.id}: ${what()}`);
  }
  inquiry.ask(`seekers ${kind}`, [mine.missiles.map(trackOf), theirs.missiles.map(trackOf)], what);
}

/** A heavy blow from anywhere: shields, panels, armour and the allocation chart. */
function compareBlow(inquiry: Inquiry, { s, unit }: Of, roll: RollDie): void {
  const points = roll(once(roll, 3) ? 120 : 40);
  const bearing = between(roll, -1, 23);
  const seed = roll(1_000_000);
  const there = cloned(s);
  const { t, fallen } = tableOf(seed);
  strike(there, t, { unit: there.open.units.find(({ id }) => id === unit.id) as Unit, points, bearing, by: unit.side });
  const position = positionOf(s);
  const ship = shipOf(position, unit.id) as Ship;
  const mine = dieOf(seed);
  strikeShip(ship, { points, around: 0, from: bearing < 0 ? undefined : bearing + 1 }, mine.die);
  clearLost(ship);
  const what = (): string => `${points} on ${unit.id} from ${bearing + 1}`;
  inquiry.ask('which dice fall for a blow', [mine.fallen, fallen], what);
  compareSheets(inquiry, [position, positionOf(there)], { kind: 'after a blow', what });
}

/** Drone and Plasma Movement, in which nobody fires. */
function compareFlight(inquiry: Inquiry, s: TpState, roll: RollDie): void {
  if (s.open.seekers.length === 0) return;
  const half = once(roll, 2) ? 1 : 2;
  const seed = roll(1_000_000);
  const there = cloned(s);
  const { t, fallen } = tableOf(seed);
  const line = seekers(half);
  line.begin?.(there, t);
  for (;;) {
    line.run?.(there, t);
    const asks = line.asks?.(there) ?? [];
    if (asks.length === 0) break;
    line.carry?.(there, t, asks.map(ask => ({ ...ask, order: { windows: [] } })) as never);
  }
  const position = positionOf(s);
  const mine = dieOf(seed);
  fly(position, half, mine.die);
  const what = (): string => `half ${half}`;
  inquiry.ask('which dice fall in flight', [mine.fallen, fallen], what);
  compareSheets(inquiry, [position, positionOf(there)], { kind: 'after a flight', what });
}
