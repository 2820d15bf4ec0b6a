/** Chapter 4 as one looks at it: who leads whom, how far that reaches, and who would fall out by the plots that are written. */

import { hexes } from '@flagplot/hexes';
import type { AreaItem } from '@flagplot/scene';
import { ratingOver } from '../rules/abilities/rating.ts';
import type { ShipOfBook } from '../rules/book.ts';
import { radiusOf } from '../rules/command/radius.ts';
import { on } from '../rules/map.ts';
import { destination } from '../rules/movement/path.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { AnyPlot, Place } from '../rules/orders.ts';
import type { OfFleet } from '../rules/roster.ts';
import { isActive, isOf, shipIndices, shipsOfSquadron, squadronMembers, unitMembers } from '../rules/roster.ts';
import { letterOf, shipName } from '../words/names.ts';
import { type FaSeen, formationThen, sideOfSquadron, squadronOf } from './seen.ts';

/** The browser's own: the page's words for lists come with its first piece, and what thinks in a worker must do without that. */
const LIST = new Intl.ListFormat('en-GB');

type Shown = Pick<FaSeen, 'book' | 'open' | 'clock'>;

/** A ship under its commander: now, and when the turn is over as it is plotted. */
export interface Led {
  ship: Ship;
  of: ShipOfBook;
  leads: boolean;
  /** Hexes from the command ship. */
  range: number;
  /** `excess`: beyond the commander's rating for good. */
  now: 'in' | 'far' | 'excess' | 'lost';
  /** What the plots make of it; none without a plot. */
  then?: { range: number; is: 'in' | 'falls out' | 'comes back' | 'stays out' };
}

/** A squadron as its commander has it. */
export interface Command {
  squadron: Squadron;
  commander: ShipOfBook;
  /** The command ship still fights. */
  stands: boolean;
  radius: number;
  /** FA-4.1.1 How many ships the commander can lead besides itself. */
  rating: number;
  ships: Led[];
}

/** FA-4.1.2, FA-4.6.1 The ships of a squadron of the book with their distances; FA-A12 measured anew where the plots end. */
export function commandOf(seen: Shown, id: string, plots: readonly AnyPlot[]): Command | undefined {
  const squadron = seen.open.squadrons[seen.book.squadronAt[id] ?? -1];
  const commander = squadron && seen.book.ships[seen.book.shipAt[squadron.commander] ?? -1];
  const lead = squadron && seen.open.ships[seen.book.shipAt[squadron.commander] ?? -1];
  if (!squadron || !commander || !lead) return undefined;
  const radius = radiusOf(seen.book, lead);
  const of = { squadron, lead, radius, plots };
  const ships = shipIndices(seen, id).map(i => ledOf(seen, of, i));
  return { squadron, commander, stands: isActive(lead), radius, rating: ratingOver(commander), ships };
}

interface Under {
  squadron: Squadron;
  lead: Ship;
  radius: number;
  plots: readonly AnyPlot[];
}

function ledOf(seen: Shown, under: Under, i: number): Led {
  const [ship, of] = [seen.open.ships[i] as Ship, seen.book.ships[i] as ShipOfBook];
  const now = !isActive(ship) ? 'lost' : ship.out === 'no' ? 'in' : ship.out;
  const led: Led = { ship, of, leads: ship.id === under.squadron.commander, range: hexes.range(under.lead, ship), now };
  const at = isActive(ship) && isActive(under.lead) ? placeByPlots(seen, under, ship) : undefined;
  const leadThen = endOf(under.squadron, under.plots);
  if (!at || !leadThen) return led;
  const range = hexes.range(leadThen, at);
  return { ...led, then: { range, is: becomes(now, range <= under.radius) } };
}

function becomes(now: Led['now'], near: boolean): NonNullable<Led['then']>['is'] {
  if (now === 'in') return near ? 'in' : 'falls out';
  return now === 'far' && near ? 'comes back' : 'stays out';
}

/** Where the plot of a squadron ends. */
function endOf(squadron: Squadron, plots: readonly AnyPlot[]): Place | undefined {
  const plot = plots.find(one => one.squadron === squadron.id);
  return plot && destination(squadron, plot.path.flat());
}

/** Where a ship would stand: in the formation as it would be, or out of command where its own plot ends. */
function placeByPlots(seen: Shown, { squadron, plots }: Under, ship: Ship): { q: number; r: number } | undefined {
  if (ship.out !== 'no') {
    const alone = squadronOf(seen, ship.id);
    return alone && endOf(alone, plots);
  }
  const at = endOf(squadron, plots);
  const plot = plots.find(one => one.squadron === squadron.id);
  if (!at || !plot) return undefined;
  const n = shipIndices(seen, squadron.id).indexOf(seen.book.shipAt[ship.id] ?? -1);
  const offset = formationThen(seen, squadron, { at, plot })[n];
  const turned = offset && hexes.rotate(offset, at.heading);
  return turned && { q: at.q + turned.q, r: at.r + turned.r };
}

/** The command radius of each squadron of whoever sits here, and of all where nobody does: a layer of its own on the board. */
export function radii(seen: FaSeen): AreaItem[] {
  if (seen.open.verdict) return [];
  return seen.open.squadrons.flatMap(squadron => {
    const side = sideOfSquadron(seen.book, squadron.id);
    const lead = seen.open.ships[seen.book.shipAt[squadron.commander] ?? -1];
    const own = seen.side === undefined || side === seen.side;
    const led = squadronMembers(seen, squadron.id);
    if (!own || !lead || !isActive(lead) || led.length < 2) return [];
    return [area(seen, { squadron, lead, side })];
  });
}

function area(seen: FaSeen, { squadron, lead, side }: { squadron: Squadron; lead: Ship; side: string }): AreaItem {
  const radius = radiusOf(seen.book, lead);
  const far = squadronMembers(seen, squadron.id).filter(({ ship }) => hexes.range(lead, ship) > radius);
  const names = LIST.format(far.map(({ ship }) => shipName(seen.book, ship.id)));
  return {
    kind: 'area',
    id: `radius/${squadron.id}`,
    role: seen.side === side ? 'mine' : 'told',
    side,
    places: hexes.within({ q: lead.q, r: lead.r }, radius).filter(hex => on(seen, hex)),
    look: 'dashes',
    of: 'radius',
    label: `command of ${letterOf(seen.book, squadron.id)}, ${radius}`,
    says: `${radius} hexes about ${shipName(seen.book, lead.id)}; ${names ? `outside it: ${names}` : 'all its ships are inside'}`,
  };
}

/** FA-4.8.12 The flagship of a side, or FA-12.2.9 of its reinforcements, what it may lead, and the squadrons in the order of the book. */
export interface Chain {
  flagship: ShipOfBook | undefined;
  vacant: boolean;
  rating: number;
  squadrons: Chained[];
}

/** A squadron in it; `surplus`: FA-4.3.8 outside the network of the fleet for good. */
interface Chained {
  id: string;
  commander: ShipOfBook | undefined;
  outside: boolean;
  surplus: boolean;
  ships: number;
  leaderless: boolean;
}

export function chainOf(seen: Shown, whole: OfFleet): Chain {
  const fleet = seen.open.fleets.find(one => isOf(whole, one));
  const ofShip = (id: string | undefined) => seen.book.ships[seen.book.shipAt[id ?? ''] ?? -1];
  const flagship = ofShip(fleet?.flagship);
  const squadrons = seen.book.squadrons
    .filter(of => isOf(whole, of) && shipsOfSquadron(seen.open, of).length > 0)
    .map(({ id }): Chained => {
      const now = squadronOf(seen, id);
      const leaderless = seen.clock.turn > 0 && now?.leaderless === seen.clock.turn;
      const ships = unitMembers(seen, id).length;
      const [outside, surplus] = [fleet?.outside.includes(id) ?? false, now?.start !== undefined];
      return { id, commander: ofShip(now?.commander), outside, surplus, ships, leaderless };
    });
  return { flagship, vacant: fleet?.vacant ?? false, rating: flagship?.card.command ?? 0, squadrons };
}
