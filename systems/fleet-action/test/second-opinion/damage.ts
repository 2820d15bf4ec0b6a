// Second opinion: what hits do, through armour to boxes (FA-7, FA-8, 9.1.9 to 9.1.12).

import type { Ship, Weapon } from './cards.ts';
import { cap, isSecondary, left } from './cards.ts';
import type { Hex } from './hexes.ts';
import { arcsOf } from './hexes.ts';

/** Through what a hit comes. */
export interface Facing {
  readonly armour: number;
  /** Weapons that bear in one of these may be hit. */
  readonly arcs: readonly number[];
  /** What the drive suffers as from. */
  readonly drive: 'front' | 'side' | 'aft';
}

type Part = 'structure' | 'manoeuvring' | 'sensor' | 'secondary' | 'primary';

/** FA-7.4.7 The division of a capital ship, arc by arc. */
const DIVISION = ['front', 'side', 'side', 'aft', 'side', 'side'] as const;
/** FA-6.3.3, FA-6.3.4 Which of the armour values on the card lies in which arc. */
const ARMOUR = { capital: [0, 1, 1, 2, 1, 1], heavy: [0, 0, 1, 1, 1, 0], medium: [0, 0, 0, 0, 0, 0] };
const ALL = [0, 1, 2, 3, 4, 5];

/** The arcs covered by one of the values on the card. */
function arcsWith(ship: Ship, value: number): number[] {
  return ALL.filter(arc => ARMOUR[ship.card.category][arc] === value);
}

/** FA-6.3.2, FA-6.3.6, R2, R3 Where fire from a hex strikes. */
export function facingTo(ship: Ship, from: Hex): Facing {
  const { armour, category } = ship.card;
  const arcs = arcsOf(ship.hex, ship.heading, from);
  if (arcs.length === 6) {
    const value = category === 'capital' ? 1 : 0;
    return { armour: armour[value]!, arcs: arcsWith(ship, value), drive: 'side' };
  }
  const worth = (arc: number): number => armour[ARMOUR[category][arc]!]!;
  const best = Math.max(...arcs.map(worth));
  const through = arcs.filter(arc => worth(arc) === best);
  const drive = (['front', 'side', 'aft'] as const).find(side => through.some(arc => DIVISION[arc] === side))!;
  return { armour: best, arcs: through, drive };
}

/** FA-9.1.10 to 9.1.12 Where a ballistic shot strikes. */
export function bestFacing(ship: Ship): Facing {
  const { armour, category } = ship.card;
  const value = armour.indexOf(Math.max(...armour));
  const drive = category === 'capital' ? (['front', 'side', 'aft'] as const)[value]! : value === 0 ? 'front' : 'aft';
  return { armour: armour[value]!, arcs: arcsWith(ship, value), drive };
}

/** FA-8.2.1, FA-8.2.2 The armour as that weapon meets it. */
export function armourAgainst(weapon: Weapon, armour: number): number {
  return weapon.class.startsWith('plasma') ? Math.min(armour, Math.max(2, armour - 2)) : armour;
}

/** How bad a hit is: nothing, minor, moderate, severe. */
export function severity(over: number): 0 | 1 | 2 | 3 {
  if (over < 0) return 0;
  return over < 2 ? 1 : over < 4 ? 2 : 3;
}

/** Points of structure, minor and primary systems that a damage die causes (FA-7.1, FA-8.4). */
export function effectOf(weapon: Weapon, face: number, armour: number): { structure: number; minor: number; primary: number } {
  const how = severity(face - armourAgainst(weapon, armour));
  const isEven = face % 2 === 0;
  if (how === 0) return { structure: 0, minor: 0, primary: 0 };
  if (how === 1) return { structure: 1, minor: 0, primary: 0 };
  const isFlash = weapon.class.endsWith('flash');
  if (how === 2) {
    if (isFlash) return { structure: 1, minor: 1, primary: 1 };
    return isEven ? { structure: 0, minor: 0, primary: 1 } : { structure: 1, minor: 1, primary: 0 };
  }
  if (isFlash) return { structure: 2, minor: 2, primary: 1 };
  return isEven ? { structure: 1, minor: 2, primary: 0 } : { structure: 2, minor: 0, primary: 1 };
}

/** FA-8.1.3 Where a matter hit strikes, by a d10. */
export function placeOf(face: number): Part {
  if (face <= 4) return 'structure';
  if (face === 9) return 'sensor';
  if (face === 10) return 'primary';
  return face % 2 === 0 ? 'secondary' : 'manoeuvring';
}

/** A hit on a weapon that waits for its owner. */
export interface Waiting {
  readonly part: 'secondary' | 'primary';
  readonly facing: Facing;
  /** FA-8.1.4 A further point of the hit before it, which goes to the same row while that has a box. */
  readonly again: boolean;
}

/** A ship under fire in a step, with the hits that wait (R4). */
export interface Struck {
  readonly ship: Ship;
  readonly waiting: Waiting[];
}

/**
 * FA-7.3.3 to 7.3.10 The weapons that such a hit may be placed on: of its own kind first, else of the other. `last` is the one that the hit
 * before it took.
 */
export function weaponsFor(ship: Ship, { part, facing, again }: Waiting, last?: number): number[] {
  if (again && last !== undefined && cap(ship, last) > 0) return [last];
  const bearing = [...ship.card.mounts.keys()].filter(mount => {
    const { arcs } = ship.card.mounts[mount]!;
    return cap(ship, mount) > 0 && (arcs.length === 0 || facing.arcs.some(arc => arcs[arc]! > 0));
  });
  const kind = bearing.filter(mount => isSecondary(ship.card.mounts[mount]!.weapon) === (part === 'secondary'));
  return kind.length > 0 ? kind : bearing;
}

function markStructure(ship: Ship): void {
  if (left(ship, 'structure') > 0) ship.marks.structure += 1;
}

function markManoeuvring(ship: Ship, { drive }: Facing): void {
  if (drive === 'front' && left(ship, 'decel') > 0) ship.marks.decel += 1;
  else if (drive === 'aft' && left(ship, 'accel') > 0) ship.marks.accel += 1;
  else if (ship.marks.turn < ship.card.turn.length) ship.marks.turn += 1;
  else markStructure(ship);
}

/** Places a hit on a weapon, or on the structure where there is none. */
export function placeWeapon(ship: Ship, mount: number | undefined): void {
  if (mount === undefined) markStructure(ship);
  else ship.marks.mounts[mount]! += 1;
}

/** A hit on a part of a ship; `again` is a further point of it. What has a choice waits, and every weapon hit behind it (R4). */
export function strike(
  { ship, waiting }: Struck,
  { part, again = false }: { part: Part; again?: boolean },
  facing: Facing,
): void {
  if (part === 'structure') markStructure(ship);
  else if (part === 'manoeuvring') markManoeuvring(ship, facing);
  else if (part === 'sensor') {
    if (left(ship, 'sensor') > 0) ship.marks.sensor += 1;
    else markStructure(ship);
  } else {
    const hit = { part, facing, again };
    if (waiting.length > 0 || weaponsFor(ship, hit).length > 1) waiting.push(hit);
    else placeWeapon(ship, weaponsFor(ship, hit)[0]);
  }
}

/** A die thrown: its sides, and what it shows. */
export type Die = (sides: number) => number;

/** What strikes a ship: hits of a weapon at a range band, through a facing. */
export interface Blow {
  readonly weapon: Weapon;
  readonly band: number;
  readonly facing: Facing;
  readonly hits: number;
}

/**
 * The hits of one shot: their damage dice together, then for each its system dice, minor before primary (FA-6.6.7). For a ship that is
 * destroyed no dice are thrown.
 */
export function damage(struck: Struck, { weapon, band, facing, hits }: Blow, die: Die): void {
  if (left(struck.ship, 'structure') <= 0) return;
  const isMatter = weapon.class === 'matter';
  const sides = isMatter ? 10 : weapon.dice[band]!;
  const faces = Array.from({ length: hits }, () => die(sides));
  for (const face of faces) {
    if (left(struck.ship, 'structure') <= 0) return;
    if (isMatter)
      for (let point = 0; point < weapon.points; point += 1) strike(struck, { part: placeOf(face), again: point > 0 }, facing);
    else strikeBy(struck, facing, { ...effectOf(weapon, face, facing.armour), die });
  }
}

function strikeBy(struck: Struck, facing: Facing, effect: ReturnType<typeof effectOf> & { die: Die }): void {
  const isGone = (): boolean => left(struck.ship, 'structure') <= 0;
  const isEven = (): boolean => effect.die(6) % 2 === 0;
  for (let point = 0; point < effect.structure; point += 1) strike(struck, { part: 'structure' }, facing);
  for (let minor = 0; minor < effect.minor && !isGone(); minor += 1)
    strike(struck, { part: isEven() ? 'secondary' : 'manoeuvring' }, facing);
  for (let primary = 0; primary < effect.primary && !isGone(); primary += 1)
    strike(struck, { part: isEven() ? 'primary' : 'sensor' }, facing);
}
