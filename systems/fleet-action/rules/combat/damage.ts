// Chapter 7: what a hit does to a ship. Each function takes a ship as it is and returns it as it is then.

import type { Reading, Side, Why } from '@flagplot/kernel';
import type { ShipOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import type { BoxMark, Row, Severity } from '../events.ts';
import { greyLeft } from '../morale/levels.ts';
import type { Ship } from '../open.ts';
import { placeOf } from '../orders.ts';
import type { FaTable } from '../state.ts';
import type { HitLocation } from './arcs.ts';
import type { Cost, Spot } from './severity.ts';
import { armourAgainst, costOf, damageDie, MATTER, SYSTEM_HIT, severityOf } from './severity.ts';
import type { Hit } from './systems.ts';
import { candidates, markWeapon } from './systems.ts';

/** What one damage die does to a ship: the ship as it is then. Throws for systems, and tells. */
type DieOfDamage = (ship: Ship, fell: number, t: FaTable) => Ship;

/** One shot's hits on a ship: with what, and where they strike. */
export interface DamageRoll {
  /** The side that fires, whose hand throws for the damage. */
  by: Side;
  of: ShipOfBook;
  weapon: WeaponCard;
  struck: HitLocation;
  /** FA-7.1.1 The armour there as it stands against this weapon. */
  armour: number;
  /** FA-10.6.5 What a flight adds to each die: the armour is that much less. */
  bonus?: number | undefined;
  /** FA-4.3.13 The squadron whose morale falls with it: the one it belongs to now. */
  squadron: string;
  /** Sides of the damage die; matter throws one for the place. */
  die: number;
  /** What one die does, made once a shot: exact tables tell pieces apart by their function. */
  once: DieOfDamage;
}

/** FA-7.1.11, FA-7.1.12, FA-A61 The die for a system: any will do, since it is only odd or even. */
const SYSTEM: Reading<'' | 'even' | 'odd'> = { sides: 6, start: '', add: (_, fell) => (fell % 2 === 0 ? 'even' : 'odd') };
/** FA-8.1.3 The die that places a matter hit. */
const MATTER_DIE = 10;

/** A shot's hits on a ship at a range band. */
export function damageRoll(
  { by, of, weapon, struck, bonus, squadron }: Pick<DamageRoll, 'by' | 'of' | 'weapon' | 'struck' | 'bonus' | 'squadron'>,
  band: number,
): DamageRoll {
  const die = weapon.points > 0 ? MATTER_DIE : damageDie(weapon, band);
  const armour = armourAgainst(weapon, struck.armour) - (bonus ?? 0);
  const rolling = { by, of, weapon, struck, bonus, squadron, armour, die };
  const once = weapon.points > 0 ? matterHit(rolling) : dieHit(rolling);
  return { ...rolling, once };
}

/** FA-7.1.1, FA-7.1.14, FA-6.6.7 The damage of one shot's hits: all its dice together (FA-8.3.3 a die for each pulse), then each in turn with its system dice. */
export function damage(ship: Ship, { roll, hits }: { roll: DamageRoll; hits: number }, t: FaTable): Ship {
  return t.inTurn(hits, roll.die, ship, roll.once, () => damageWhy(roll));
}

/** FA-8.1.3 What the dice of a matter hit are for, FA-7.1.1 and those of any other. */
export function damageWhy(roll: DamageRoll): Why {
  const { by } = roll;
  const what = `${roll.weapon.name} strikes ${roll.of.name}`;
  if (roll.weapon.points > 0) return { rule: 'FA-8.1.3', what: `${what}: where`, by };
  return { rule: 'FA-7.1.1', what, by, test: { of: 'each', is: 'atLeast', n: roll.armour }, mods: armourMods(roll) };
}

function armourMods({ struck, of, armour, bonus }: DamageRoll): { by: number; for: string }[] {
  const mods = [{ by: struck.armour, for: `${of.name}'s armour` }];
  return armour === struck.armour
    ? mods
    : [...mods, { by: armour - struck.armour, for: bonus === undefined ? 'plasma' : 'fighters of the flight' }];
}

/** A damage roll before its dice are put to it. */
type Rolling = Omit<DamageRoll, 'once'>;

/** What is being worked out about one hit: the ship so far, and what was marked on the way. */
interface DamageResult {
  roll: Rolling;
  /** The ship before the hit. */
  before: Ship;
  /** A copy that may be written on; its lists are those of the ship before until they change. */
  ship: Ship;
  marks: BoxMark[];
}

/** FA-7.1.3, FA-7.1.4, FA-7.1.5 One damage die: nothing below the armour, else structure, minor systems, then a primary one. */
function dieHit(roll: Rolling): DieOfDamage {
  return (ship, fell, t) => {
    const severity = severityOf(fell, roll.armour);
    if (!severity || ship.structure === 0) return ship;
    const cost = costOf(severity, fell, roll.weapon);
    const result = beginResult(ship, roll);
    breakStructure(result.ship, cost.structure);
    systemHits(result, cost, t);
    return tellHit(result, severity, t);
  };
}

/** FA-7.1.11, FA-7.1.12, FA-7.1.13 A die for each minor system, then one for a primary one; a ship that is gone needs none. */
function systemHits(result: DamageResult, cost: Cost, t: FaTable): void {
  const { roll } = result;
  for (let i = 0; i < cost.minor && result.ship.structure > 0; i += 1) {
    const fell = t.throw(1, SYSTEM, () => minorWhy(roll));
    mark(result, SYSTEM_HIT.minor[fell === 'even' ? 'even' : 'odd']);
  }
  for (let i = 0; i < cost.primary && result.ship.structure > 0; i += 1) {
    const fell = t.throw(1, SYSTEM, () => primaryWhy(roll));
    mark(result, SYSTEM_HIT.primary[fell === 'even' ? 'even' : 'odd']);
  }
}

function minorWhy({ of, by }: Rolling): Why {
  return { rule: 'FA-7.1.11', what: `a minor system of ${of.name}: even a secondary weapon, odd the drive`, by };
}

function primaryWhy({ of, by }: Rolling): Why {
  return { rule: 'FA-7.1.12', what: `a primary system of ${of.name}: even a primary weapon, odd the sensors`, by };
}

/** FA-8.1.2, FA-8.1.3, FA-8.1.4 All points of a matter hit go to one place; FA-8.1.5 what no longer fits goes on by the ordinary substitutions. */
function matterHit(roll: Rolling): DieOfDamage {
  return (ship, fell, t) => {
    if (ship.structure === 0) return ship;
    const result = beginResult(ship, roll);
    markPoints(result, { on: MATTER[fell - 1] as Spot, points: roll.weapon.points });
    return tellHit(result, 'matter', t);
  };
}

/** A hit on a known spot, and its points. */
export interface SpotHit {
  on: Spot;
  points: number;
}

/** The ship with a hit marked on it: FA-7.1.11, FA-7.1.12 one point where the dice said, FA-8.1.2 with matter all of them. */
export function shipAfterHit(ship: Ship, roll: DamageRoll, hit: SpotHit): Ship {
  const result = beginResult(ship, roll);
  markPoints(result, hit);
  return result.ship;
}

function markPoints(result: DamageResult, { on, points }: SpotHit): void {
  for (let i = 0; i < points; i += 1) mark(result, on, i > 0);
}

/** A copy of a ship to mark one hit on; nothing is marked yet. */
function beginResult(before: Ship, roll: Rolling): DamageResult {
  return { roll, before, ship: { ...before }, marks: [] };
}

/** Tells a hit and what it marked; returns the ship as it is now. */
function tellHit(result: DamageResult, severity: Severity, t: FaTable): Ship {
  const { before, ship, marks, roll } = result;
  const toPlace = ship.pending.length - before.pending.length;
  t.tell(() => ({ kind: 'hit', ship: ship.id, severity, structure: ship.structure, marks, toPlace, at: placeOf(ship) }));
  tellStructure({ before, after: ship, of: roll.of, squadron: roll.squadron }, t);
  return ship;
}

/** A ship before and after it was damaged, with its card. */
interface Damaged {
  before: Ship;
  after: Ship;
  of: ShipOfBook;
  /** FA-4.3.13 The one it belongs to now. */
  squadron: string;
}

/** FA-7.2.1, FA-7.2.2 Tells the grey boxes that went and the ship itself, FA-7.2.3 with the flights aboard. */
export function tellStructure({ before, after, of, squadron }: Damaged, t: FaTable): void {
  if (before.structure === after.structure) return;
  for (let grey = greyLeft(of, before); grey > greyLeft(of, after); grey -= 1)
    t.tell(() => ({ kind: 'grey', ship: of.id, squadron }));
  if (before.structure > 0 && after.structure === 0)
    t.tell(() => ({ kind: 'destroyed', ship: of.id, flights: of.flights.length, at: placeOf(after) }));
}

/** FA-7.2.1 Structure is marked from the highest box down. */
function breakStructure(ship: Ship, points: number): void {
  ship.structure = Math.max(0, ship.structure - points);
}

/** Marks one box where the dice say, or where the substitutions lead (FA-A22). `again`: a further point of the same hit. */
function mark(result: DamageResult, spot: Spot, again = false): void {
  switch (spot) {
    case 'structure':
      breakStructure(result.ship, 1);
      break;
    case 'drive':
      markDrive(result);
      break;
    case 'sensor':
      markSensor(result);
      break;
    case 'primary':
    case 'secondary':
      hitWeapon(result, { on: spot, arcs: result.roll.struck.arcs, again });
  }
}

/** FA-7.5.1 A sensor hit marks a box; FA-7.5.2 with none left, a structure point. */
function markSensor(result: DamageResult): void {
  if (result.ship.sensor === 0) breakStructure(result.ship, 1);
  else markRow(result, 'sensor');
}

/** FA-7.4.1, FA-7.4.2, FA-7.4.3 The row of the drive that suffers: decel from the front, accel from aft, Turn from the side. */
const DRIVE = { front: 'decel', aft: 'accel', side: 'turn' } as const;

/** FA-7.4.1, FA-7.4.2, FA-7.4.3 A hit on the drive; FA-7.4.5 on Turn where the row is used up. */
function markDrive(result: DamageResult): void {
  const { roll } = result;
  const first = DRIVE[roll.struck.drive];
  if (first !== 'turn' && result.ship[first] > 0) markRow(result, first);
  else if (result.ship.turn > 0) markTurn(result, roll.of);
  else breakStructure(result.ship, 1); // FA-7.4.6
}

/** FA-7.4.4 With every second Turn box one box each of Hard turn, Course correction and Come about is marked too. */
function markTurn(result: DamageResult, of: ShipOfBook): void {
  markRow(result, 'turn');
  const marked = of.card.turn.length - result.ship.turn;
  if (marked % 2 !== 0) return;
  for (const row of ['hard', 'correct', 'about'] as const) if (result.ship[row] > 0) markRow(result, row);
}

/** FA-6.1.3 Marks the highest box of a row that is left. */
function markRow(result: DamageResult, row: Row): void {
  result.ship[row] -= 1;
  result.marks.push({ row, left: result.ship[row] });
}

/**
 * FA-7.3.1, FA-7.3.5, FA-7.3.9 A hit on a weapon: marked at once where there is no choice, else left for the owner to place (ruling R4).
 * While hits of this ship wait, later ones wait behind them, since what is left to choose from depends on the first.
 */
function hitWeapon({ ship, marks, roll: { of } }: DamageResult, hit: Hit): void {
  const open = ship.pending.length > 0 ? undefined : candidates({ of, ship }, hit);
  if (!open || open.length > 1) ship.pending = [...ship.pending, { on: hit.on, arcs: [...hit.arcs], again: hit.again }];
  else if (open.length === 0)
    breakStructure(ship, 1); // FA-7.3.4, FA-7.3.7
  else {
    ship.weapons = [...ship.weapons];
    marks.push(markWeapon(of, ship, open[0] as number));
  }
}
