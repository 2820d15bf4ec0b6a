/** What a pointer may take hold of by its picture: a ghost before the unit it stands for. */
import type { GhostItem, Place, UnitItem } from '@flagplot/scene';
import type { Point } from './geometry.ts';
import type { Ground } from './ground.ts';
import { offFrom } from './picking.ts';
import type { Placement } from './placement.ts';

/** What is drawn and may be held. */
export interface Grabbing {
  ground: Ground;
  placement: Placement;
  units: readonly UnitItem<Place>[];
  ghosts: readonly GhostItem<Place>[];
  /** So far from its middle, on the sheet, a thing can still be taken hold of. */
  reach: number;
  /** Pixels a unit of the sheet. */
  k: number;
  may(id: string): boolean;
}

/** A thing that is held by its own picture, and where its middle would lie with the pointer so. */
export interface HeldUnit {
  unit: string;
  /** Pixels from the pointer to its middle. */
  off: number;
  placeAt(event: At): Place;
}

type At = { clientX: number; clientY: number };

/** The nearest thing that may be dragged; while it is, the pointer stays where on it it took hold. */
export function grabbedAt(event: At, onSheet: (event: At) => Point, of: Grabbing): HeldUnit | undefined {
  const point = onSheet(event);
  const all = [
    ...of.ghosts.map(ghost => ({ id: ghost.id, stood: ghost, middle: of.placement.ghost(ghost).at })),
    ...of.units.map(unit => ({ id: unit.id, stood: unit, middle: of.placement.unit(unit).at })),
  ];
  const near = all
    .map(one => ({ ...one, off: offFrom(point, one.stood, { ground: of.ground, middle: one.middle }) }))
    .filter(({ off }) => off <= of.reach)
    .sort((a, b) => a.off - b.off);
  const held = near.find(({ id }) => of.may(id));
  if (!held) return undefined;
  const middle = of.ground.middle(held.stood.at);
  const by: Point = { x: middle.x - point.x, y: middle.y - point.y };
  const placeAt = (to: At): Place => {
    const { x, y } = onSheet(to);
    return of.ground.under({ x: x + by.x, y: y + by.y });
  };
  return { unit: held.id, off: held.off * of.k, placeAt };
}
