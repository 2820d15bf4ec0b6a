// Of what there are only so many: limits of availability, and the clout that waives them.

import type { Refusal } from '@flagplot/kernel';
import file from '../../data/muster.json' with { type: 'json' };
import type { BoughtFleet, FleetTerms, ShipIn } from './fleet.ts';
import { fault, shipsIn } from './fleet.ts';

/** So many of a kind for each full share of the points. */
export interface Availability {
  readonly what: string;
  /** Which cards are meant: these, or all with ELINT levels. */
  readonly cards?: readonly string[];
  readonly elint?: boolean;
  readonly each: number;
  readonly count: number;
  readonly least: number;
}

/** FA-14.1.6 What there is little of. */
export const AVAILABILITY: readonly Availability[] = file.availability;

/** FA-14.1.6 How many a fleet of so many points may hold; FA-A78 the points are those agreed, and not those spent. */
export function mostOf({ each, count, least }: Availability, total: number): number {
  return Math.max(least, count * Math.floor(total / each));
}

/** FA-14.1.6 Whether a ship is one of these. */
export function isOf({ cards, elint }: Availability, { card }: ShipIn): boolean {
  return card !== undefined && ((elint === true && card.elint > 0) || (cards?.includes(card.id) ?? false));
}

/** A ship beyond what there is of its kind. */
interface Beyond {
  readonly of: ShipIn;
  readonly limit: Availability;
  readonly most: number;
}

function beyond(fleet: BoughtFleet, { cards, total }: FleetTerms): Beyond[] {
  const all = shipsIn(fleet, cards);
  return AVAILABILITY.flatMap(limit => {
    const most = mostOf(limit, total);
    return all
      .filter(one => isOf(limit, one))
      .slice(most)
      .map(of => ({ of, limit, most }));
  });
}

/** FA-4.4.6 How often the admiral's clout was paid for. */
export function cloutOf({ squadrons }: BoughtFleet): number {
  return (squadrons[0]?.ships[0]?.abilities ?? []).filter(ability => ability === 'clout').length;
}

/** FA-14.1.6 Ships of which there are too many, but for FA-4.4.6 as many as clout was paid for; FA-4.4.11 it is paid for each such ship, and for no other. */
export function availabilityFaults(fleet: BoughtFleet, terms: FleetTerms): Refusal[] {
  const over = beyond(fleet, terms);
  const clout = cloutOf(fleet);
  const found = over
    .slice(clout)
    .map(({ of, limit, most }) =>
      fault('FA-14.1.6', `${of.at}/card`, `${of.ship.name} is one too many: of ${limit.what} ${most} may be bought.`),
    );
  const astray = shipsIn(fleet, terms.cards).flatMap(({ ship, leads, flag, squadron, at }) =>
    leads && flag && squadron.relief && ship.abilities?.includes('clout')
      ? [fault('FA-4.4.6', `${at}/abilities`, 'Clout is the admiral’s, and not of who leads the reinforcements.')]
      : [],
  );
  if (clout <= over.length) return [...found, ...astray];
  const say = `Clout is paid for ${clout} ships, and ${over.length} are beyond what may be bought.`;
  return [...found, ...astray, fault('FA-4.4.6', '/squadrons/0/ships/0/abilities', say)];
}
