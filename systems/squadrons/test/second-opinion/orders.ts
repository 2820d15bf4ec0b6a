// Orders by chance for the second opinion: lawful ones as the book has them, and such as miss the law by little.

import type { RollDie } from '@flagplot/kernel';
import { between, once, oneOf, some } from '@flagplot/lab/second-opinion';
import type { Bearing, Declaration } from './fire.ts';
import type { Flight, MoveOrder } from './movement.ts';
import { fly } from './movement.ts';
import type { Craft, Position, Squadron, Weapon } from './position.ts';
import { isFrozen, present, rate, turnDistance, turns } from './position.ts';

/** A move of all craft that may be steered, lawful unless Full Throttle is not; every second one is then spoilt in one place. */
export function randomMove(position: Position, squadron: Squadron, roll: RollDie): MoveOrder {
  const steered = present(squadron).filter(place => !isFrozen(squadron, squadron.craft[place] as Craft));
  const speed = oneOf(roll, ['attack', 'full'] as const);
  const flights = steered.map(place => {
    const craft = squadron.craft[place] as Craft;
    const most = rate(squadron, craft.markers > 0 ? 'attack' : speed);
    return { place, path: randomPath(position, { squadron, craft, most }, roll) };
  });
  const declared = steered.length > 0 ? speed : undefined;
  return once(roll, 2) ? { speed: declared, flights } : spoilt({ speed: declared, flights }, squadron, roll);
}

interface Flyer {
  squadron: Squadron;
  craft: Craft;
  most: number;
}

function randomPath(position: Position, { squadron, craft, most }: Flyer, roll: RollDie): string {
  const hexes = once(roll, 3) ? most : roll(most);
  const distance = turnDistance(squadron, craft);
  let left = turns(squadron, craft);
  let path = '';
  for (let straight = 1, flown = 0; flown < hexes; straight += 1, flown += 1) {
    path += 'A';
    if (fly(position, craft, path).over) return path;
    if (straight < distance || left === 0 || once(roll, 2)) continue;
    path += oneOf(roll, ['L', 'R']);
    left -= 1;
    straight = 0;
  }
  return path;
}

/** A move with one thing in it otherwise. */
function spoilt({ speed, flights }: MoveOrder, { craft }: Squadron, roll: RollDie): MoveOrder {
  const number = between(roll, 0, craft.length);
  const drawn = flights[roll(Math.max(1, flights.length)) - 1];
  const others = flights.filter(one => one !== drawn);
  if (!drawn)
    return oneOf(roll, [
      { speed: 'attack', flights },
      { speed, flights: [{ place: number, path: 'A' }] },
    ]);
  const turn = roll(10);
  if (turn === 1) return { speed: undefined, flights };
  if (turn === 2) return { speed, flights: others };
  if (turn === 3) return { speed, flights: [...flights, { place: number, path: 'A' }] };
  return { speed, flights: [...others, { ...drawn, path: spoiltPath(drawn, roll) }] };
}

function spoiltPath({ path }: Flight, roll: RollDie): string {
  const at = roll(path.length + 1) - 1;
  const before = path.slice(0, at);
  const after = path.slice(at);
  const cut = before + after.slice(1);
  return oneOf(roll, [
    `${path}A`,
    `${path}AA`,
    `${path}${oneOf(roll, ['L', 'R'])}`,
    `${before}${oneOf(roll, ['L', 'R'])}${after}`,
    `${before}A${after}`,
    cut === '' ? 'L' : cut,
  ]);
}

/** Any volley of a squadron: mostly at an enemy with a gun of its own, and then as likely as not with nobody in sight. */
export function randomVolley({ squadrons }: Position, squadron: Squadron, roll: RollDie): Declaration {
  const own = squadron.card.weapons;
  const foreign = squadrons.flatMap(({ card }) => card.weapons).filter(({ id }) => !own.some(one => one.id === id));
  const weapon = once(roll, 12) && foreign.length > 0 ? oneOf(roll, foreign) : oneOf(roll, own);
  const foes = squadrons.filter(({ side }) => side !== squadron.side);
  const target = oneOf(roll, once(roll, 8) ? squadrons : foes);
  const places = [...squadron.craft.keys(), squadron.craft.length];
  const named = turretsNamed(weapon, roll) ? some(roll, places, between(roll, 1, places.length)) : [];
  const bearings = named.map(place => ({ place, bearing: oneOf<Bearing>(roll, [0, 1, 2, 3, 4, 5, 'own']) }));
  const [first] = bearings;
  return { squadron, weapon, target, bearings: first && once(roll, 15) ? [...bearings, first] : bearings };
}

function turretsNamed({ arc }: Weapon, roll: RollDie): boolean {
  return arc === 'turret' ? once(roll, 2) : once(roll, 15);
}
