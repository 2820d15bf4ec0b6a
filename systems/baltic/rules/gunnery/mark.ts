// What may be fired at: vessels, and structures that the scenario names.

import type { Outline, Pose } from '@flagplot/plane';
import { quotient } from '@flagplot/plane';
import type { FeatureOfBook } from '../book.ts';
import type { Level } from '../charts.ts';
import type { Structure, Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, footprint, isOnTable, vesselNamed } from '../roster.ts';

/** A target as a shot has it: a vessel, or a structure with its boxes. */
export interface Mark {
  readonly id: Id;
  readonly pose: Pose;
  readonly outline: Outline;
  readonly level: Level;
  readonly vessel: Vessel | null;
  readonly structure: Structure | null;
}

/** The target of this name: of vessel and structure the vessel; nothing where there is neither. */
export function markNamed(seen: Seen, id: Id): Mark | undefined {
  const vessel = vesselNamed(seen.open, id);
  if (vessel) return markOf(seen, vessel);
  const structure = seen.open.structures.find(one => one.id === id);
  return structure && structureMark(seen, structure);
}

export function markOf(seen: Seen, vessel: Vessel): Mark {
  const { id, x, y, heading } = vessel;
  return {
    id,
    pose: { x, y, heading },
    outline: footprint(seen.book, vessel),
    level: levelOf(seen, vessel),
    vessel,
    structure: null,
  };
}

/** BB-3.2.23 Hull Down is at the surface, unless the table plays it as submerged. */
export function levelOf({ book }: Seen, vessel: Vessel): Level {
  return vessel.down && book.options['submerged-hulls'] ? 'submerged' : cardOf(book, vessel).altitude;
}

/** BB-6.2.11 The middle of a structure is that of its box; it is looked at as what lies at the surface (ruling A-149). */
function structureMark({ book }: Seen, structure: Structure): Mark {
  const { id, outline } = featureOf(book, structure);
  const middle = (axis: 0 | 1): number => {
    const values = outline.filter((_, i) => i % 2 === axis);
    return quotient(Math.min(...values) + Math.max(...values), 2);
  };
  return { id, pose: { x: middle(0), y: middle(1), heading: 0 }, outline, level: 'surface', vessel: null, structure };
}

function featureOf({ features }: Seen['book'], { id }: Structure): FeatureOfBook {
  return features.find(feature => feature.id === id) as FeatureOfBook;
}

/** What a structure has in boxes, and in which row of Table 2 it stands. */
export function targetOf(seen: Seen, structure: Structure): NonNullable<FeatureOfBook['target']> {
  return featureOf(seen.book, structure).target as NonNullable<FeatureOfBook['target']>;
}

/** BB-3.2.6 Enemy vessels on the table, wrecks included, BB-3.2.33 one by one, and structures that stand; BB-3.2.13 no friends. */
export function isTarget(seen: Seen, firer: Vessel, { vessel, structure }: Mark): boolean {
  if (vessel) return isVesselTarget(seen, firer, vessel);
  return structure !== null && structure.lost < targetOf(seen, structure).boxes;
}

function isVesselTarget({ book }: Seen, { side }: Vessel, vessel: Vessel): boolean {
  return isOnTable(vessel) && areEnemies(book, side, vessel.side);
}

/** Whatever a vessel may aim at. */
export function marksFor(seen: Seen, firer: Vessel): Mark[] {
  const vessels = seen.open.vessels.filter(vessel => isVesselTarget(seen, firer, vessel));
  const structures = seen.open.structures.map(one => structureMark(seen, one)).filter(mark => isTarget(seen, firer, mark));
  return [...vessels.map(vessel => markOf(seen, vessel)), ...structures];
}
