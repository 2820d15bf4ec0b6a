// Chapters 6.4 and 10.9: the fire of a side, at ships and at flights.

import { hexes } from '@flagplot/hexes';
import { HEX } from '@flagplot/hexes/schemas';
import type { Refusal, RollDie } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import type { FireContext } from '../combat/shot.ts';
import { mountNamed } from '../combat/systems.ts';
import type { FireStep } from '../combat/targets.ts';
import { firesIn } from '../combat/targets.ts';
import { hexWritten, LAYOUT } from '../map.ts';
import type { AsideShot, HexShot, Shot } from '../orders.ts';
import type { Member } from '../roster.ts';
import { isActive } from '../roster.ts';
import type { FaQuestion, FaView, FleetAction } from '../state.ts';
import { fireQuestion, sightOf, strayQuestion } from '../turn/3-fire.ts';
import type { CannotFly } from './fire.ts';
import { aimAtFlight, aimFar, farFor, firePart, flightsFor, memberOf } from './fire.ts';
import { isFlying, wingCalled } from './flights.ts';

type Fire = FleetAction['asks']['fire']['order'];

const ADDED = {
  aside: { ...list(shape({ ship: ID, weapon: ID, flight: ID }), 500), title: 'Secondary weapons at other flights' },
  longRange: { ...list(shape({ ship: ID, weapon: ID, hex: HEX }), 500), title: 'Anti-fighter weapons at long range' },
};

/** FA-6.4.8 The question of a step of fire, with flights among the targets. */
function withFlights<K extends FireStep>(plain: FaQuestion<K>, step: K): FaQuestion<K> {
  const { schema, judge, standing, random } = plain as unknown as FaQuestion<'fire'>;
  const whole: FaQuestion<'fire'> = {
    ...(plain as unknown as FaQuestion<'fire'>),
    schema: { ...schema, properties: { ...(schema as { properties: object }).properties, ...ADDED } },
    judge: (v, about, order) =>
      v.book.flights ? judgeAll(v, order, { step, ships: shots => judge(v, about, { shots }) }) : judge(v, about, order),
    ...(standing && {
      standing: (v, about) => (v.book.flights && firePart.bears(sightOf(v), v.side, step) ? undefined : standing(v, about)),
    }),
    random: (v, about, face) => (v.book.flights ? anyFire(v, random(v, about, face), { step, face }) : random(v, about, face)),
  };
  // A cast: both steps ask the same and are answered alike.
  return whole as unknown as FaQuestion<K>;
}

export const fireAtAll: FaQuestion<'fire'> = withFlights(fireQuestion, 'fire');
export const strayAtAll: FaQuestion<'stray'> = withFlights(strayQuestion, 'stray');

interface Judging {
  step: FireStep;
  ships: (shots: Shot[]) => Refusal[];
}

/** Shots at ships as ever, those at flights by themselves, and each weapon once. */
function judgeAll(v: FaView, order: Fire, { step, ships }: Judging): Refusal[] {
  const { shots, aside = [], longRange = [] } = order;
  const atFlight = (shot: Shot) => wingCalled(v, shot.target) !== undefined;
  const plain = [...shots.keys()].filter(i => !atFlight(shots[i] as Shot));
  const faults = ships(plain.map(i => shots[i] as Shot)).map(one => ({
    ...one,
    at: one.at?.replace(/^\/shots\/(\d+)/, (_, n) => `/shots/${plain[Number(n)]}`) ?? '/shots',
  }));
  return [
    ...faults,
    ...shots.flatMap((shot, i) => (atFlight(shot) ? mainFaults(v, { shots, step }, i) : [])),
    ...aside.flatMap((_, i) => asideFaults(v, { order, step }, i)),
    ...longRange.flatMap((_, i) => farFaults(v, { order, step }, i)),
  ];
}

/** The ship that is to fire, or why it does not. */
function firerFault(v: FaView, id: string, step: FireStep): Member | CannotFly {
  const from = memberOf(v, id);
  if (!from || from.of.side !== v.side || !isActive(from.ship))
    return { rule: 'FA-6.4.1', say: `You have no ship ${id} to fire with.` };
  return firesIn(v.open, from.ship, step) ? from : { rule: 'FA-4.6.2', say: `${from.of.name} does not fire in this step.` };
}

/** FA-6.4.8 A flight as the one main target of a ship. */
function mainFaults(v: FaView, { shots, step }: { shots: readonly Shot[]; step: FireStep }, i: number): Refusal[] {
  const shot = shots[i] as Shot;
  const at = `/shots/${i}`;
  const from = firerFault(v, shot.ship, step);
  if ('rule' in from) return [{ ...from, at: `${at}/ship` }];
  if (shots.some((other, n) => n !== i && other.ship === shot.ship && (n < i || wingCalled(v, other.target) === undefined)))
    return [{ rule: 'FA-6.4.8', at: `${at}/ship`, say: `${from.of.name} has one main target a pulse.` }];
  return shot.weapons.flatMap((weapon, n) => {
    if (shot.weapons.indexOf(weapon) < n)
      return [{ rule: 'FA-6.4.13', at: `${at}/weapons/${n}`, say: `${weapon} fires once a pulse.` }];
    const fault = atFlightFault(v, from, { weapon, flight: shot.target, how: 'fire' });
    return fault ? [{ ...fault, at: `${at}/${fault.rule === 'FA-6.4.1' ? 'target' : `weapons/${n}`}` }] : [];
  });
}

function atFlightFault(
  v: FaView,
  from: Member,
  { weapon, flight, how }: { weapon: string; flight: string; how: 'fire' | 'aside' },
): CannotFly | undefined {
  const wing = wingCalled(v, flight);
  const mount = mountNamed(from.of, weapon);
  if (!wing || wing.of.side === v.side || !isFlying(wing.flight))
    return { rule: 'FA-6.4.1', say: `${flight} is no enemy flight on the map.` };
  if (mount < 0) return { rule: 'FA-6.5.1', say: `${from.of.name} carries no ${weapon}.` };
  const made = aimAtFlight(sightOf(v), { from, mount, wing, how });
  return 'dice' in made ? undefined : made;
}

interface Whole {
  order: Fire;
  step: FireStep;
}

/** FA-6.4.9, FA-6.4.11 A secondary weapon beside the main target: a flight of its own. */
function asideFaults(v: FaView, { order, step }: Whole, i: number): Refusal[] {
  const { aside = [], shots } = order;
  const { ship, weapon, flight } = aside[i] as AsideShot;
  const at = `/aside/${i}`;
  const from = firerFault(v, ship, step);
  if ('rule' in from) return [{ ...from, at: `${at}/ship` }];
  const main = shots.find(one => one.ship === ship);
  if (main?.weapons.includes(weapon) || aside.findIndex(one => one.ship === ship && one.weapon === weapon) < i)
    return [{ rule: 'FA-6.4.13', at: `${at}/weapon`, say: `${weapon} of ${from.of.name} fires once a pulse.` }];
  if (main?.target === flight || aside.findIndex(one => one.ship === ship && one.flight === flight) < i)
    return [{ rule: 'FA-6.4.11', at: `${at}/flight`, say: `Each weapon of ${from.of.name} takes a flight of its own.` }];
  // FA-6.4.12 If it shoots at fighters alone, the first is its main target, at full x.
  if (!main)
    return [{ rule: 'FA-6.4.12', at: `${at}/ship`, say: `${from.of.name} has no main target: the first flight is that.` }];
  const fault = atFlightFault(v, from, { weapon, flight, how: 'aside' });
  return fault ? [{ ...fault, at: `${at}/weapon` }] : [];
}

/** FA-10.9.1 Whether a weapon goes to long range with the others of its ship. */
function isRated({ of }: Member, weapon: string): boolean {
  return of.card.mounts.some(mount => mount.weapon === weapon && mount.af > 0);
}

/** FA-10.9 Weapons at long range, FA-10.9.8 each into one hex, FA-10.7.6 and in no other mode. */
function farFaults(v: FaView, { order, step }: Whole, i: number): Refusal[] {
  const { longRange = [], aside = [], shots } = order;
  const { ship, weapon, hex } = longRange[i] as HexShot;
  const at = `/longRange/${i}`;
  const from = firerFault(v, ship, step);
  if ('rule' in from) return [{ ...from, at: `${at}/ship` }];
  const mount = mountNamed(from.of, weapon);
  if (mount < 0) return [{ rule: 'FA-6.5.1', at: `${at}/weapon`, say: `${from.of.name} carries no ${weapon}.` }];
  if (longRange.findIndex(one => one.ship === ship && one.weapon === weapon) < i)
    return [{ rule: 'FA-10.9.8', at: `${at}/hex`, say: `${weapon} of ${from.of.name} fires into one hex.` }];
  const standard = [...shots.map(one => [one.ship, ...one.weapons]), ...aside.map(one => [one.ship, one.weapon])];
  const used = standard.flatMap(([firer, ...weapons]) => (firer === ship ? weapons : []));
  if (used.includes(weapon))
    return [{ rule: 'FA-10.7.6', at: `${at}/weapon`, say: `${weapon} of ${from.of.name} fires in one mode a pulse.` }];
  const rated = used.find(one => isRated(from, one));
  if (rated !== undefined)
    return [
      {
        rule: 'FA-10.9.1',
        at: `${at}/ship`,
        say: `All that ${from.of.name} has against fighters is at long range, ${rated} too.`,
      },
    ];
  const made = aimFar(sightOf(v), { from, mount, hex: hexWritten(hex) });
  return Array.isArray(made) ? [] : [{ ...made, at: `${at}/hex` }];
}

/** Any fire at ships, and of the weapons left any at flights. */
function anyFire(v: FaView, order: Fire, { step, face }: { step: FireStep; face: RollDie }): Fire {
  const sight = sightOf(v);
  const [shots, aside, longRange]: [Shot[], AsideShot[], HexShot[]] = [[...order.shots], [], []];
  for (const [i, of] of v.book.ships.entries()) {
    const ship = v.open.ships[i] as Member['ship'];
    if (of.side !== v.side || !firesIn(v.open, ship, step)) continue;
    addFar(sight, { from: { ship, of }, shots, longRange, face });
    const far = longRange.some(one => one.ship === ship.id);
    if (!far) addFlights(sight, { from: { ship, of }, shots, aside, face });
  }
  return { shots, ...(aside.length > 0 ? { aside } : {}), ...(longRange.length > 0 ? { longRange } : {}) };
}

interface Adding {
  from: Member;
  shots: Shot[];
  face: RollDie;
}

function addFlights(sight: FireContext, { from, shots, aside, face }: Adding & { aside: AsideShot[] }): void {
  const { id } = from.of;
  const weaponAt = (mount: number) => from.of.card.mounts[mount]?.weapon as string;
  const main = shots.find(({ ship }) => ship === id);
  if (!main) {
    const all = flightsFor(sight, from);
    const one = all[face(Math.max(1, all.length)) - 1];
    if (one && face(2) === 1) shots.push({ ship: id, target: one.wing.flight.id, weapons: [weaponAt(one.mount)] });
    return;
  }
  const free = flightsFor(sight, from, 'aside').filter(({ mount }) => !main.weapons.includes(weaponAt(mount)));
  const one = free[face(Math.max(1, free.length)) - 1];
  if (one && one.wing.flight.id !== main.target && face(2) === 1)
    aside.push({ ship: id, weapon: weaponAt(one.mount), flight: one.wing.flight.id });
}

function addFar(sight: FireContext, { from, shots, longRange, face }: Adding & { longRange: HexShot[] }): void {
  const { id } = from.of;
  if (shots.some(({ ship, weapons }) => ship === id && weapons.some(weapon => isRated(from, weapon)))) return;
  const all = farFor(sight, from);
  const one = all[face(Math.max(1, all.length)) - 1];
  if (one && face(2) === 1)
    longRange.push({ ship: id, weapon: from.of.card.mounts[one.mount]?.weapon as string, hex: hexes.nameOf(one.hex, LAYOUT) });
}
