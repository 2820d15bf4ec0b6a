// A shot: what stands in its way, whether it can be fired, and how many dice it has.

import type { WeaponCard } from '../../rules/cards.ts';
import type { Target } from './firepower.ts';
import { columnFor, diceIn, halvesOn } from './firepower.ts';
import type { Place } from './numbers.ts';
import { apart, shape } from './plane.ts';
import type { Position, Ship } from './position.ts';
import { channel, freeLines, inArc, isFree, mount, shows } from './sight.ts';

const flies = ({ card }: Ship): boolean => card.altitude === 'airborne';

/** What is in the way from one to the other. */
export function obstacles({ ships, rocks }: Position, firer: Ship, target: Ship): Place[][] {
  const over = flies(target) ? ['airborne'] : ['surface', 'airborne'];
  const under = [firer, target].filter(flies).map(shape);
  const land = rocks.filter(({ heights, polygon }) => {
    return heights.some(height => over.includes(height)) && under.every(outline => apart(outline, polygon) > 0n);
  });
  if (flies(firer) || flies(target)) return land.map(({ polygon }) => polygon);
  const hulls = ships.filter(
    ship => ship !== firer && ship !== target && !flies(ship) && (ship.wreck || ship.side !== firer.side),
  );
  return [...land.map(({ polygon }) => polygon), ...hulls.map(shape)];
}

/** The channel of two ships with its ends as the first of the list has them, turned to firer and target. */
function channelOf({ ships }: Position, firer: Ship, target: Ship): { lines: [Place[], Place[]]; places: Place[] } {
  const first = ships.indexOf(firer) < ships.indexOf(target);
  const lines = first ? channel(firer, target) : channel(target, firer);
  return { lines, places: lines[first ? 1 : 0] };
}

export interface Look {
  squared: bigint;
  free: [number, number];
  open: boolean;
}

export function look(position: Position, firer: Ship, target: Ship): Look {
  const squared = apart(shape(firer), shape(target));
  const free = freeLines(channelOf(position, firer, target).lines, obstacles(position, firer, target));
  return { squared, free, open: squared <= 100n || free[0] > 0 };
}

/** A pair of ships, and what they see of each other. */
export interface Pair {
  firer: Ship;
  target: Ship;
  seen: Look;
}

/** The dice of a weapon; nothing where it cannot be fired. */
export function diceOf(
  position: Position,
  weapon: WeaponCard,
  { firer, target, seen: { squared, open } }: Pair,
): number | undefined {
  if (firer.wreck || (firer.down && weapon.dorsal !== true) || !open) return undefined;
  const range = BigInt(weapon.range ?? 0);
  if (squared > range * range || (weapon.kind === 'rocket' && squared < 10_000n ** 2n)) return undefined;
  const stand = mount(firer, weapon.arc as string, weapon.dorsal === true);
  const walls = obstacles(position, firer, target);
  const bears = channelOf(position, firer, target).places.some(
    place =>
      inArc(weapon.arc as string, firer.heading, { x: place.x - stand.x, y: place.y - stand.y }) && isFree([stand, place], walls),
  );
  if (!bears) return undefined;
  const fp = firepowerOf(position, firer, weapon.fp);
  if (weapon.cal === undefined) return fp;
  const seen = targetOf(target, firer);
  return Math.floor((diceIn(fp, columnFor(seen, squared, weapon.kind === 'rocket')) * halvesOn(seen, weapon.cal)) / 2);
}

function firepowerOf({ ships }: Position, ship: Ship, fp: number): number {
  if (ship.card.rating === 'sotl') return ship.lost >= ship.card.black ? Math.floor(fp / 2) : fp;
  const flagship = ships.find(({ unit, wreck }) => unit === ship.unit && !wreck) as Ship;
  const near = flagship === ship || apart(shape(ship), shape(flagship)) <= 4000n ** 2n;
  return near ? fp : Math.floor(fp / 2);
}

function targetOf(target: Ship, firer: Ship): Target {
  const { card, down, held, setting } = target;
  return {
    ...{ corvette: card.type === 'aerial-corvette', unrated: card.rating === 'unrated', flies: flies(target), down },
    ...{ size: card.class, still: held || setting === 'Stop', setting, shows: shows(target, firer) },
  };
}
