// Whom an ordinary player names when a commander or the flagship is lost.

import { outsiders, usualFlag } from '../rules/command/naming.ts';
import type { Named, Naming } from '../rules/orders.ts';
import { shipOf, shipsOfSquadron } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';

type About = FleetAction['asks']['name']['about'];

/** A name for every office. */
export function namesFor(v: FaView, { namings }: About): Named[] {
  return namings.map(naming => bestNaming(v, naming));
}

/** FA-4.7.7, FA-4.8.11 Of those who may lead, the one that will last longest; what is beyond its rating is what counts least. */
function bestNaming(v: FaView, naming: Naming): Named {
  const ship = naming.ships.reduce((best, id) => (lasting(v, id) > lasting(v, best) ? id : best));
  const { count } = naming.outside;
  if (count === 0) return { of: naming.of, ship, outside: [] };
  const least = outsiders(v, naming, ship).sort((a, b) => weight(v, a) - weight(v, b));
  const outside = least.slice(0, count);
  return { of: naming.of, ship, outside, ...flagFor(v, naming, outside) };
}

/** FA-4.3.7 Who leads those that form a squadron of their own: of the ones in command the one that will last longest. */
function flagFor(v: FaView, naming: Naming, outside: readonly string[]): Pick<Named, 'flag'> {
  const { flag } = usualFlag(v, naming, outside);
  if (flag === undefined) return {};
  const near = outside.filter(id => v.open.ships[v.book.shipAt[id] ?? -1]?.out === 'no');
  return { flag: near.reduce((best, id) => (lasting(v, id) > lasting(v, best) ? id : best), flag) };
}

/** Structure left, by how hard the ship is to hit and to pierce. */
function lasting(v: FaView, id: string): number {
  const { card } = shipOf(v.book, { id });
  return (v.open.ships[v.book.shipAt[id] as number]?.structure ?? 0) * (card.def + Math.min(...card.armour));
}

/** What a ship, or all ships of a squadron, can still lose. */
function weight(v: FaView, id: string): number {
  const squadron = v.book.squadrons[v.book.squadronAt[id] ?? -1];
  const ships = squadron ? shipsOfSquadron(v.open, squadron) : [v.book.shipAt[id] as number];
  return ships.reduce((sum, i) => {
    const card = v.book.ships[i]?.card;
    return card ? sum + (card.points * (v.open.ships[i]?.structure ?? 0)) / card.structure : sum;
  }, 0);
}
