// Chapter 6.3: arcs of fire and sides struck.

import { hexes } from '@flagplot/hexes';
import { memoise } from '@flagplot/kernel';
import type { Category, Mount, ShipCard } from '../cards.ts';
import type { Place } from '../orders.ts';

/** FA-6.3.1 The six arcs clockwise from the heading, each centred on a hexside. */
export const ARCS: readonly ['F', 'FS', 'AS', 'A', 'AP', 'FP'] = ['F', 'FS', 'AS', 'A', 'AP', 'FP'];
const ALL_ROUND: readonly number[] = [0, 1, 2, 3, 4, 5];

/** FA-6.3.1, FA-6.3.2 The arc or, on the line between two, both arcs of each of the 24 bearings. */
const ARCS_AT: readonly (readonly number[])[] = Array.from({ length: 24 }, (_, bearing) => {
  const before = Math.floor(((bearing + 2) % 24) / 4);
  return bearing % 4 === 2 ? [(before + 5) % 6, before] : [before];
});

/** The arcs of `from` in which `to` lies; FA-6.3.5 in the same hex all of them. */
export function arcsTo(from: Place, to: Place): readonly number[] {
  const bearing = hexes.bearingOf(to.q - from.q, to.r - from.r, from.heading);
  return bearing === hexes.NO_BEARING ? ALL_ROUND : (ARCS_AT[bearing] as readonly number[]);
}

/** FA-6.5.1 The factor printed for the arcs in which a target lies: the best of two (FA-6.3.2) or, in the same hex, of all (FA-6.3.5). */
export function printedFactor(mount: Mount, arcs: readonly number[]): number {
  let best = 0;
  for (const arc of arcs) best = Math.max(best, mount.arcs[arc] ?? 0);
  return best;
}

/** The same by bearing, as the book lays it out: in the same hex first, then for each of the 24 bearings. */
export function factorsByBearing(mount: Mount): number[] {
  return [ALL_ROUND, ...ARCS_AT].map(arcs => printedFactor(mount, arcs));
}

/** What is laid out so for a bearing. */
function at<A>(byBearing: readonly A[], bearing: number): A {
  return byBearing[bearing - hexes.NO_BEARING] as A;
}

/** The factor laid out for a bearing. */
export function factorAt(factors: readonly number[], bearing: number): number {
  return at(factors, bearing);
}

/** A side of a ship, as armour and the damage to its drive tell them apart. */
export type Face = 'front' | 'side' | 'aft';

/** FA-6.3.3, FA-P05 The division of a capital ship by arc: front from F, aft from A, the side from the other four. */
const CAPITAL: readonly Face[] = ['front', 'side', 'side', 'aft', 'side', 'side'];
/** FA-6.3.4 A heavy combat vessel: front from F, FS and FP, aft from A, AS and AP. */
const HEAVY: readonly Face[] = ['front', 'front', 'aft', 'aft', 'aft', 'front'];

/** FA-6.1.1 Where each category prints the armour of a side. */
const ARMOUR: Readonly<Record<Category, Readonly<Record<Face, number>>>> = {
  capital: { front: 0, side: 1, aft: 2 },
  heavy: { front: 0, side: 0, aft: 1 },
  medium: { front: 0, side: 0, aft: 0 },
};

/** Where fire strikes a ship: the armour met, the arcs it came through, the side as the drive takes it (FA-7.4.7). */
export interface HitLocation {
  armour: number;
  arcs: readonly number[];
  drive: Face;
}

/** FA-6.3.6 In the same hex fire strikes the side (a heavy combat vessel: forward); so it does to the drive (ruling R3). */
const BESIDE: Readonly<Record<Category, readonly number[]>> = { capital: [1, 2, 4, 5], heavy: [0, 1, 5], medium: ALL_ROUND };

/**
 * FA-6.3.2, FA-7.1.2 Where a ship is struck by fire from `from`. On the line between two arcs its owner takes the better armour;
 * where both have the same he has the weapons of both to choose from, and the drive suffers as it would from the first (ruling R2).
 */
export function hitLocation(card: ShipCard, at: Place, from: Place): HitLocation {
  const bearing = hexes.bearingOf(from.q - at.q, from.r - at.r, at.heading);
  return bearing === hexes.NO_BEARING ? beside(card) : (locationsOf(card)[bearing] as HitLocation);
}

/** The same by the bearing that fire comes from, as the book lays it out: in the same hex first, then for each of the 24 bearings. */
export function locationsByBearing(card: ShipCard): HitLocation[] {
  return [beside(card), ...locationsOf(card)];
}

/** The location laid out for a ship `to` that is struck from `from`. */
export function locationAt(struck: readonly HitLocation[], to: Place, from: Place): HitLocation {
  return at(struck, hexes.bearingOf(from.q - to.q, from.r - to.r, to.heading));
}

/** The same for each of the 24 bearings, worked out once for a card. */
const locationsOf = memoise((card: ShipCard): readonly HitLocation[] => ARCS_AT.map(arcs => locationThrough(card, arcs)));

function locationThrough(card: ShipCard, arcs: readonly number[]): HitLocation {
  const armour = Math.max(...arcs.map(arc => armourAt(card, arc)));
  const best = arcs.filter(arc => armourAt(card, arc) === armour);
  return { armour, arcs: best, drive: drives(best) };
}

/** FA-7.4.7 The drive is divided as a capital ship is, whatever the category. */
function drives(arcs: readonly number[]): Face {
  const faces = arcs.map(arc => CAPITAL[arc]);
  return faces.includes('front') ? 'front' : faces.includes('side') ? 'side' : 'aft';
}

function beside(card: ShipCard): HitLocation {
  const arcs = BESIDE[card.category];
  return { armour: card.armour[ARMOUR[card.category].side] as number, arcs, drive: 'side' };
}

/** FA-6.3.3, FA-6.3.4 The armour fire meets that comes through an arc. */
export function armourAt(card: ShipCard, arc: number): number {
  const face = (card.category === 'heavy' ? HEAVY : CAPITAL)[arc] as Face;
  return card.armour[ARMOUR[card.category][face]] as number;
}

/** FA-9.1.12 The faces of a ship in the order in which equal armour is taken. */
const FACES: readonly Face[] = ['front', 'side', 'aft'];
/** FA-6.3.3, FA-6.3.4 The arcs of each face, by category; FA-9.1.12 the one value of a medium ship counts as front, all round. */
const DIVISION: Readonly<Record<Category, readonly Face[]>> = {
  capital: CAPITAL,
  heavy: HEAVY,
  medium: ['front', 'front', 'front', 'front', 'front', 'front'],
};

/** FA-9.1.10, FA-9.1.11, FA-9.1.12 Where a ballistic shot strikes: the face of the best armour, through all its arcs, wherever it came from. */
export function bestLocation(card: ShipCard): HitLocation {
  const division = DIVISION[card.category];
  const faces = FACES.filter(face => division.includes(face));
  const armour = (face: Face) => card.armour[ARMOUR[card.category][face]] as number;
  const drive = faces.reduce((best, face) => (armour(face) > armour(best) ? face : best));
  return { armour: armour(drive), arcs: ALL_ROUND.filter(arc => division[arc] === drive), drive };
}
