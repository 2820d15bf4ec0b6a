// What a player may ask the odds of before he commits.

import type { Forecast, Json } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import type { Blow } from './combat/damage.ts';
import { damageWhy } from './combat/damage.ts';
import { isSecondary } from './combat/refire.ts';
import type { Aim, Sight } from './combat/shot.ts';
import { aims } from './combat/shot.ts';
import { leastUseful, place } from './combat/systems.ts';
import { blowOf, toHit } from './combat/volley.ts';
import { testMorale } from './morale.ts';
import { shipOf } from './roster.ts';
import type { FaState, FaTable, FleetAction, Ship, ShipOfBook, Shot } from './state.ts';
import { aimed, sightOf } from './turn/3-fire.ts';

const WEAPONS = { ...list(ID, 20, 1), title: 'Weapons; left out: all that can fire' };
const SHOT = shape({ ship: ID, target: ID, weapons: WEAPONS }, ['weapons']);

/** What is supposed of the other side in between. */
const OWNER = "The target's owner gives up the least useful weapon that qualifies.";
const FLOWN = 'Ballistic shots are taken to arrive now, at the target as it is now.';

/** FA-7.1.9 The most minor systems that one hit damages. */
const MINOR_SYSTEMS = 2;

type Asked = Omit<Shot, 'weapons'> & { weapons?: string[] };

/** The shots asked about, weapon by weapon; those that cannot be fired are left out. */
function aimsOf(s: FaState, shots: readonly Asked[]): Aim[] {
  const sight = sightOf(s);
  return shots.flatMap(shot => {
    if (shot.weapons) return aimed(sight, { ...shot, weapons: shot.weapons });
    const [firer, target] = [shot.ship, shot.target].map(id => s.open.ships[s.book.shipAt[id] ?? -1]);
    return firer && target ? aims(sight, firer, target) : [];
  });
}

/** One weapon system at its target, with what each of its damage dice does there. */
interface Strike {
  aim: Aim;
  blow: Blow;
  once: Blow['once'];
  /** The most boxes of one row that this weapon and those after it can mark. */
  ahead: number;
}

/**
 * One ship under the fire of several weapons: each weapon's dice to hit and their damage, one weapon after another. The order of the throws
 * makes no odds, and so equal ships can be counted as one after each; those with the fewest hits come first, while the states are few.
 */
function underFire(s: FaState, aims: readonly Aim[], t: FaTable): Ship | undefined {
  const target = aims[0]?.target;
  if (!target) return undefined;
  const sight = sightOf(s);
  const strikes = strikesOf(sight, aims);
  const all = aims.reduce((sum, aim) => sum + mostMarks(aim), 0);
  return t.each(strikes, unburdened(target, all), (ship, { aim, blow, once, ahead }, table) => {
    const hits = toHit(sight, aim, table);
    if (hits === 0 || ship.structure === 0) return unburdened(ship, ahead);
    return unburdened(
      table.inTurn(hits, blow.die, ship, once, () => damageWhy(blow)),
      ahead,
    );
  });
}

function strikesOf(sight: Sight, aims: readonly Aim[]): Strike[] {
  const sorted = [...aims].sort((a, b) => mostHits(a) - mostHits(b));
  return sorted.map((aim, i) => {
    const blow = blowOf(sight, aim);
    const ahead = sorted.slice(i + 1).reduce((sum, one) => sum + mostMarks(one), 0);
    return { aim, blow, once: (ship, fell, t) => settled(blow.of, blow.once(ship, fell, t)), ahead };
  });
}

/**
 * The ship as far as it can still matter to its structure and weapons: of sensors and drive no more boxes than are yet to be marked, since one
 * more is as good as ten; of the rows that are only marked beside the Turn row none; once it is destroyed nothing.
 */
function unburdened(ship: Ship, ahead: number): Ship {
  const most = ship.structure === 0 ? 0 : ahead;
  const { sensor, accel, decel, turn } = ship;
  const rows = {
    sensor: Math.min(sensor, most),
    accel: Math.min(accel, most),
    decel: Math.min(decel, most),
    turn: Math.min(turn, most),
  };
  return { ...ship, ...rows, hard: 0, correct: 0, about: 0 };
}

/** FA-7.1.9, FA-8.1.2 The most boxes of one row that the hits of a weapon can mark: two minor systems a hit, or all points of a matter hit. */
function mostMarks(aim: Aim): number {
  return mostHits(aim) * Math.max(MINOR_SYSTEMS, aim.weapon.points);
}

function mostHits(aim: Aim): number {
  return aim.dice * Math.min(aim.weapon.pulses, aim.sides - aim.needs + 1);
}

/** FA-7.3.9 The hits that wait go where an owner puts them who says nothing. */
function settled(of: ShipOfBook, ship: Ship): Ship {
  if (ship.pending.length === 0) return ship;
  const after: Ship = { ...ship, weapons: [...ship.weapons], pending: [...ship.pending] };
  place(of, after, open => leastUseful(of, after, open));
  return after;
}

/** What is told of a ship under fire: structure left, and whether a primary or a secondary weapon lost a box. */
function condition(s: FaState, before: Ship | undefined, after: Ship | undefined): Json {
  if (!before || !after) return null;
  const of = shipOf(s.book, after);
  const lost = (secondary: boolean) =>
    of.weapons.some(
      (weapon, i) => isSecondary(weapon) === secondary && (after.weapons[i] as number) < (before.weapons[i] as number),
    );
  return { structure: after.structure, primary: lost(false), secondary: lost(true) };
}

/** FA-6.6, FA-7 The fire of one ship at another: what becomes of the target. */
const volley: Forecast<FleetAction> = {
  rule: 'FA-6.6.1',
  schema: { ...SHOT, title: 'One ship fires at another' },
  assumes: [OWNER, FLOWN],
  act(s, t, of) {
    const aims = aimsOf(s, [of as unknown as Asked]);
    return condition(s, aims[0]?.target, underFire(s, aims, t));
  },
};

/** FA-6.4.1 The fire of several ships at one: what becomes of the target. */
const squadron: Forecast<FleetAction> = {
  rule: 'FA-6.4.1',
  schema: {
    ...shape({
      target: ID,
      shots: list(shape({ ship: ID, weapons: WEAPONS }, ['weapons']), 24, 1),
    }),
    title: 'Several ships fire at one',
  },
  assumes: [OWNER, FLOWN],
  act(s, t, of) {
    const { target, shots } = of as unknown as { target: string; shots: Omit<Asked, 'target'>[] };
    const aims = aimsOf(
      s,
      shots.map(shot => ({ ...shot, target })),
    );
    return condition(s, aims[0]?.target, underFire(s, aims, t));
  },
};

/** FA-6.6.1 How many hits the fire of one ship scores, pulses counted one by one. */
const hits: Forecast<FleetAction> = {
  rule: 'FA-6.6.1',
  schema: { ...SHOT, title: 'Hits of one ship on another' },
  assumes: [FLOWN],
  act(s, t, of) {
    const sight = sightOf(s);
    return t.each(aimsOf(s, [of as unknown as Asked]), 0, (sum: number, one, table) => sum + toHit(sight, one, table));
  },
};

/** FA-11.2.3 Whether a squadron would withdraw if the turn ended now: tested for every circle it has reached since. */
const heart: Forecast<FleetAction> = {
  rule: 'FA-11.2.3',
  schema: { ...shape({ squadron: ID }), title: 'The morale of a squadron at the end of this turn' },
  assumes: ['The turn ends as the table stands: no more is lost, and no other squadron withdraws.'],
  act(s, t, of) {
    const { squadron: id } = of as unknown as { squadron: string };
    const place = Object.hasOwn(s.book.squadronAt, id) ? (s.book.squadronAt[id] as number) : -1;
    const squadron = s.open.squadrons[place];
    if (!squadron) return null;
    const before = squadron.tested;
    testMorale(s, t, squadron);
    return { withdraws: squadron.withdraws > 0, tests: squadron.tested - before };
  },
};

/** The forecasts of Fleet Action, by name. */
export const forecasts: Readonly<Record<string, Forecast<FleetAction>>> = { volley, squadron, hits, morale: heart };
