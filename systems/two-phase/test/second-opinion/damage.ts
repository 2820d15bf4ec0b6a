// Shields, panels and the allocation chart, written again from the book.

import { ALLOCATION } from './charts.ts';
import { holds, shieldsStruck } from './plane.ts';
import type { Die, Ship, Weapon } from './position.ts';

/** A volley as it comes to a ship. */
export interface Volley {
  points: number;
  /** Round all shields. */
  around: number;
  /** The printed bearing of where it comes from. */
  from: number | undefined;
  shield?: number;
}

/** The shield that faces it; on a line between two a die: 1 to 3 the one counter-clockwise. */
export function shieldFacing(from: number | undefined, die: Die): number {
  if (from === undefined) return 1;
  const [first, second] = shieldsStruck(from) as [number, number?];
  if (second === undefined) return first;
  return die() <= 3 ? first : second;
}

function boxesThatStop(ship: Ship, shield: number): number {
  if (ship.dropped[shield - 1] || ship.setting === 'off') return 0;
  const boxes = ship.shields[shield - 1] ?? 0;
  return ship.setting === 'minimum' ? Math.min(5, boxes) : boxes;
}

/** General reinforcement, then the shield's own, then its boxes; what is left comes inside. */
function stopAtShield(ship: Ship, shield: number, points: number): number {
  let left = points;
  const take = (n: number): number => {
    const taken = Math.min(n, left);
    left -= taken;
    return taken;
  };
  ship.general -= take(ship.general);
  ship.specific[shield - 1]! -= take(ship.specific[shield - 1] as number);
  if (ship.held.length > 0) {
    const bank = [1, 2, 6].includes(shield) ? 0 : 1;
    if (ship.on[bank]) ship.held[bank]! += take(Math.max(0, 10 * panels(ship, bank) - (ship.held[bank] as number)));
  } else ship.shields[shield - 1]! -= take(boxesThatStop(ship, shield));
  return left;
}

function panels({ boxes }: Ship, bank: number): number {
  return boxes[bank === 0 ? 'foreBank' : 'rearBank'] as number;
}

/** One part more than there are weakest shields; the last goes round the others from the weakest up. */
function partsRound(ship: Ship, points: number): number[] {
  const strengths = [1, 2, 3, 4, 5, 6].map(shield => boxesThatStop(ship, shield) + (ship.specific[shield - 1] as number));
  const least = Math.min(...strengths);
  const weak = strengths.filter(n => n === least).length;
  const part = Math.floor(points / (weak + 1));
  const parts = strengths.map(n => (n === least ? part : 0));
  const others = [0, 1, 2, 3, 4, 5].filter(i => strengths[i] !== least || weak === 6);
  others.sort((a, b) => (strengths[a] as number) - (strengths[b] as number) || a - b);
  for (let left = points - part * weak, i = 0; left > 0; left -= 1, i += 1) parts[others[i % others.length] as number]! += 1;
  return parts;
}

/** What a volley does to a ship. */
export function strikeShip(ship: Ship, { points, around, from, shield }: Volley, die: Die): void {
  if (!ship.isHere || points + around <= 0) return;
  let inside = 0;
  let direct = points;
  if (ship.held.length > 0) direct += around;
  else if (around > 0) {
    const off = Math.min(ship.general, around);
    ship.general -= off;
    for (const [i, part] of partsRound(ship, around - off).entries()) if (part > 0) inside += stopAtShield(ship, i + 1, part);
  }
  const struck = direct > 0 ? (shield ?? shieldFacing(from, die)) : 1;
  if (direct > 0) inside += stopAtShield(ship, struck, direct);
  comeIn(ship, { points: inside, from, struck }, die);
  const spilt = ship.isHere ? spillOf(ship) : 0;
  if (spilt === 0) return;
  comeIn(ship, { points: spilt, from, struck }, die);
  if (ship.isHere) spillOf(ship);
}

/** What banks hold beyond their panels leaves them. */
function spillOf(ship: Ship): number {
  let over = 0;
  for (const [bank, held] of ship.held.entries()) {
    ship.held[bank] = Math.min(held, 10 * panels(ship, bank));
    over += held - (ship.held[bank] as number);
  }
  return over;
}

interface Inside {
  points: number;
  from: number | undefined;
  /** The shield, or side of panels, through which it came. */
  struck: number;
}

/** Armour, then two dice a point. */
function comeIn(ship: Ship, { points, from, struck }: Inside, die: Die): void {
  const armour = Math.min(points, ship.boxes.armour as number);
  ship.boxes.armour! -= armour;
  const used = new Set<string>();
  for (let left = points - armour; left > 0 && ship.isHere; left -= 1) {
    const row = die() + die() - 2;
    const cells = ALLOCATION[row] as readonly string[];
    for (const [column, cell] of cells.entries()) {
      const key = `${row} ${column}`;
      if (used.has(key)) continue;
      const name = cell.replace('*', '');
      if (!lose(ship, name, { from, struck })) continue;
      if (cell.endsWith('*')) used.add(key);
      break;
    }
  }
  if (points > armour) settle(ship);
}

/** Capacitor and batteries hold no more than there is room for. */
function settle(ship: Ship): void {
  const room = { 'ph-1': 4, 'ph-2': 4, 'ph-3': 2, 'ph-4': 8, 'ph-g': 4 } as Readonly<Record<string, number>>;
  const quarters = ship.weapons.reduce((sum, { isLost, type }) => sum + (isLost ? 0 : (room[type] ?? 0)), 0);
  ship.capacitor = Math.min(ship.capacitor, ship.flags.includes('x') ? 2 * quarters : quarters);
  ship.battery = Math.min(ship.battery, (ship.boxes.battery as number) * ship.batteryHolds);
}

const BOXES: Readonly<Record<string, readonly string[]>> = {
  bridge: ['bridge'],
  flag: ['flag', 'security'],
  'aft hull': ['aft', 'middle'],
  'fwd hull': ['fore', 'middle'],
  'L warp': ['left'],
  'R warp': ['right'],
  'C warp': ['centre'],
  transporter: ['transporter'],
  tractor: ['tractor'],
  shuttle: ['shuttle'],
  lab: ['lab'],
  impulse: ['impulse'],
  battery: ['battery'],
  APR: ['apr'],
  probe: ['probe'],
  cargo: ['cargo'],
  'aux control': ['auxiliary'],
  'emer bridge': ['emergency'],
};
const TRACKS: Readonly<Record<string, string>> = { sensor: 'sensor', scanner: 'scanner', 'dam con': 'damageControl' };
const TORPS = /^(photon|disruptor|plasma-.|fusion|trb-.*|web-caster|special-sensor)$/;
const DRONES = /^(rack|add|esg|hellbore)$/;
const FLAGS = /^(web-generator|displacement)$/;

/** One point on a cell of the chart; whether its system had a box left. */
function lose(ship: Ship, name: string, { from, struck }: Omit<Inside, 'points'>): boolean {
  if (name === 'excess') {
    if (takeBox(ship, ['excess'])) return true;
    ship.isHere = false;
    return true;
  }
  const track = TRACKS[name];
  if (track !== undefined) return (ship.boxes[track] as number) > 1 && takeBox(ship, [track]);
  if (name === 'any warp') return takeBox(ship, [mostLeft(ship)]);
  if (name === 'phaser') {
    const phasers = ship.weapons.filter(({ type }) => type.startsWith('ph-'));
    const bearing = phasers.filter(({ arc }) => from !== undefined && holds(arc, from));
    return takeWeapon(ship, bearing) || takeWeapon(ship, phasers);
  }
  if (name === 'torp') return takeWeapon(ship, weaponsOf(ship, TORPS));
  if (name === 'any weapon')
    return takeWeapon(
      ship,
      ship.weapons.filter(({ type }) => !FLAGS.test(type)),
    );
  if (name === 'drone') {
    const banks = [1, 2, 6].includes(struck) ? ['foreBank', 'rearBank'] : ['rearBank', 'foreBank'];
    return takeWeapon(ship, weaponsOf(ship, DRONES)) || takeBox(ship, banks);
  }
  if (takeBox(ship, BOXES[name] as readonly string[])) return true;
  return name === 'flag' && takeWeapon(ship, weaponsOf(ship, FLAGS));
}

function weaponsOf({ weapons }: Ship, types: RegExp): Weapon[] {
  return weapons.filter(({ type }) => types.test(type));
}

/** The engine with most boxes, ties left, right, centre. */
function mostLeft({ boxes }: Ship): string {
  const engines = ['left', 'right', 'centre'] as const;
  const most = Math.max(...engines.map(engine => boxes[engine] as number));
  return engines.find(engine => boxes[engine] === most) as string;
}

function takeBox({ boxes }: Ship, names: readonly string[]): boolean {
  const name = names.find(one => (boxes[one] as number) > 0);
  if (name !== undefined) boxes[name]! -= 1;
  return name !== undefined;
}

const GIVEN_UP = [
  ...['ph-3', 'add', 'ph-g', 'ph-2', 'rack', 'ph-1', 'ph-4', 'fusion', 'disruptor', 'trb-light', 'trb-heavy', 'photon'],
  ...['plasma-d', 'plasma-f', 'plasma-g', 'plasma-s', 'plasma-r', 'hellbore', 'web-caster', 'esg', 'special-sensor'],
];

/** Weapons that take energy before they fire, and those that have rounds. */
const CHARGED = /^(photon|disruptor|fusion|hellbore|trb-.*|plasma-[rsgf])$/;
const LOADED = /^(rack|add|plasma-d)$/;

function isSpent({ shots, type, energy, load }: Weapon): boolean {
  return shots > 0 || (CHARGED.test(type) && energy === 0) || (LOADED.test(type) && load.length === 0);
}

/** As the owner prefers, then by type, fired or empty ones first, then the last on the card. */
function takeWeapon(ship: Ship, among: readonly Weapon[]): boolean {
  const left = among.filter(({ isLost }) => !isLost);
  const place = ({ id }: Weapon): number => (ship.prefers.includes(id) ? ship.prefers.indexOf(id) : 999);
  const before = (a: Weapon, b: Weapon): number => {
    if (place(a) !== place(b)) return place(a) - place(b);
    const byType = GIVEN_UP.indexOf(a.type) - GIVEN_UP.indexOf(b.type);
    if (byType !== 0) return byType;
    if (isSpent(a) !== isSpent(b)) return isSpent(a) ? -1 : 1;
    return ship.weapons.indexOf(b) - ship.weapons.indexOf(a);
  };
  const [weapon] = [...left].sort(before);
  if (!weapon) return false;
  weapon.isLost = true;
  return true;
}

/** A weapon that is lost holds nothing any more. */
export function clearLost({ weapons }: Ship): void {
  for (const weapon of weapons) if (weapon.isLost) Object.assign(weapon, { shots: 0, turns: 0, energy: 0, load: [] });
}
