// Second opinion: dogfights at the end of a turn, called off or adrift (FA-10.10.15 to 10.10.21).

import type { Die } from './damage.ts';
import type { Flight, Sky } from './fighters.ts';
import { escortsOf } from './fighters.ts';
import type { Hex, Sheet } from './hexes.ts';
import { ahead, isOnSheet, range } from './hexes.ts';

/** What the sides have said. */
export interface Said {
  /** FA-10.10.20 Where each side calls its dogfight off. */
  readonly part: readonly { side: string; hex: Hex }[];
  /** FA-10.10.16, FA-10.10.18 The flights that each side says join. */
  readonly join: readonly { side: string; flight: string }[];
}

/** FA-10.10.20 Those in dogfights that all sides in it call off are free. */
export function callOff(fights: readonly (readonly Flight[])[], { part }: Said): void {
  for (const fight of fights) {
    const hasSaid = (side: string) => part.some(one => one.side === side && range(one.hex, fight[0]!.hex) === 0);
    if (fight.every(({ side }) => hasSaid(side))) for (const flight of fight) flight.fights = false;
  }
}

/** FA-10.10.15 Where each dogfight comes to, hex by hex: FA-A73 no further than the map. All dice before anything moves. */
export function pathsOf(fights: readonly (readonly Flight[])[], sheet: Sheet, die: Die): Hex[][] {
  return fights.map(([first]) => {
    const direction = die(6) - 1;
    const path: Hex[] = [];
    for (let left = die(4), at = ahead(first!.hex, direction); left > 0 && isOnSheet(sheet, at); left -= 1) {
      path.push(at);
      at = ahead(at, direction);
    }
    return path;
  });
}

/** FA-10.10.16 to 10.10.19 A dogfight goes its way, and draws in whom it meets. */
export function drift(sky: Sky, { fight, path }: { fight: readonly Flight[]; path: readonly Hex[] }, said: Said): void {
  const all = [...fight];
  for (const hex of path) {
    const here = sky.flights.filter(
      one => !all.includes(one) && !one.fights && !one.aboard && one.fighters > 0 && range(one.hex, hex) === 0,
    );
    const drawn = here.flatMap(one => {
      const escorts = escortsOf(sky, one);
      return escorts.length > 0 ? escorts : joins(one, all, said) ? [one] : [];
    });
    all.push(...new Set(drawn));
  }
  for (const flight of all) Object.assign(flight, { hex: path.at(-1) ?? flight.hex, fights: true });
}

function joins(one: Flight, fight: readonly Flight[], { join }: Said): boolean {
  const calls = join.filter(({ flight }) => flight === one.id);
  if (calls.some(({ side }) => side === one.side)) return true;
  const fighters = (isOwn: boolean) =>
    fight.filter(({ side }) => (side === one.side) === isOwn).reduce((sum, other) => sum + other.fighters, 0);
  return fighters(false) > fighters(true) && (one.isPatrol || calls.length > 0);
}
