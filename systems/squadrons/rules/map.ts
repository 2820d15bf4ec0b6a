// Chapter 3.1: hexes with a side to the east and one to the west, columns and rows counted from 1 in the north-west.

import type { Extent, Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';

/** SQ-3.1.2 Hexes with a side to the east; even rows lie half a hex further that way. */
export const LAYOUT = 'rows';

/** SQ-3.1.3 The six facings; a facing's place here is its direction on the map. */
export const FACINGS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Facing = (typeof FACINGS)[number];

/** A place on the map and the hexside faced: a direction 0 to 5, clockwise from north-east (FACINGS names them). */
export interface Place extends Hex {
  heading: number;
}

/** The place of whatever stands somewhere, by itself: what is told of it points into no craft. */
export function placeOf({ q, r, heading }: Place): Place {
  return { q, r, heading };
}

/** A map edge. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** What has a map. */
interface Mapped {
  map: Extent;
}

/** The direction of a facing. */
export function directionOf(facing: Facing): number {
  return FACINGS.indexOf(facing);
}

/** The degrees clockwise from north that a direction points to. */
export function degreesOf(direction: number): number {
  return direction * 60 + 30;
}

/** SQ-3.1.1 Whether a hex lies on the map of this battle, its columns and rows counted from 1. */
export function isOnMap({ map }: Mapped, hex: Hex): boolean {
  return hexes.onMap(hex, map, LAYOUT);
}

/** SQ-3.6.2 The edge over which a hex off the map was entered: at a corner the eastern or western one. */
export function edgeCrossed({ map }: Mapped, hex: Hex): Edge {
  const column = hexes.columnOf(hex, LAYOUT);
  if (column < 1) return 'west';
  if (column > map.columns) return 'east';
  return hexes.rowOf(hex, LAYOUT) < 1 ? 'north' : 'south';
}
