import { type FleetAction, fleetAction } from '@flagplot/fleet-action';
import { type Asked, type Reply, reckonedBy } from '../../../odds/asked.ts';

/** The odds that were asked for. Folders are left empty: fire does not look into them. */
export function reckoned(asked: Asked<FleetAction>): Reply {
  return reckonedBy(fleetAction, asked, Object.fromEntries(asked.table.book.sides.map(({ id }) => [id, { plots: [] }])));
}
