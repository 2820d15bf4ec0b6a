// What a player may ask the odds of before he commits. No forecast looks into a folder: what is secret is said in what is asked.

import type { Forecast, Json, Refusal } from '@flagplot/kernel';
import { FLAG, ID, list, oneOf, shape, whole } from '@flagplot/kernel/schemas';
import { rollThroughCloak } from './cloak/hits.ts';
import { isCloaked, locksOn } from './cloak/veil.ts';
import { countAboard, rollRound } from './crew/board.ts';
import { boxFault, rollRaid } from './crew/raid.ts';
import { rollInside } from './damage/allocation.ts';
import { sensorOf } from './damage/condition.ts';
import { partsAround } from './damage/envelop.ts';
import type { Tally } from './damage/hull.ts';
import { hullOf, isGone, isTaken, SYSTEMS, takenOf } from './damage/hull.ts';
import { insideOf } from './damage/through.ts';
import { strikesShield } from './damage/volley.ts';
import { EMPTY } from './energy/arming.ts';
import { mineOdds } from './mines/odds.ts';
import { rollBreakdown } from './movement/het.ts';
import { gunName } from './names.ts';
import type { Unit } from './open.ts';
import type { FireMode } from './orders.ts';
import { cardOf, isHere, isShip, mountOf, unitNamed } from './roster.ts';
import { seekerOdds } from './seekers/odds.ts';
import type { TpState, TpTable, TwoPhase } from './state.ts';
import { rollLockOn } from './turn/3-initial.ts';
import type { AimSeen } from './weapons/gun.ts';
import { chartFault, isGun, rollGun } from './weapons/guns.ts';
import { bearingOf, sightOf } from './weapons/sight.ts';

const none = (at: string): Refusal => ({ rule: 'TP-9.1.1', at, say: 'There is no such ship on the map.' });

function shipNamed({ open }: Pick<TpState, 'open'>, id: string): Unit | undefined {
  const unit = unitNamed(open, id);
  return unit && isHere(unit) && isShip(unit) ? unit : undefined;
}

/** One weapon of a volley as it is asked about: `energy` that an overload has in all, the most there is where it is left out. */
interface ShotAsked {
  weapon: string;
  as?: FireMode;
  shots?: number;
  energy?: number;
}

interface VolleyAsked {
  unit: string;
  on: string;
  fire: ShotAsked[];
}

/** TP-9.3.4, TP-9.4.4, TP-9.4.6 Energy of an overload where nothing is said. */
const OVERLOADED: Readonly<Record<string, number>> = { photon: 8, disruptor: 4, fusion: 4, hellbore: 9 };
const PLAIN: Readonly<Record<string, number>> = { photon: 4, disruptor: 2, fusion: 2, hellbore: 6, 'web-caster': 5 };

/** The weapons of a volley laid on their target; none of a weapon that is not there or cannot be fired so. */
function aimsOf(s: TpState, { unit: id, on, fire }: VolleyAsked): AimSeen[] {
  const [firer, target] = [shipNamed(s, id), shipNamed(s, on)];
  if (!firer || !target) return [];
  const card = cardOf(s.book, firer);
  const sight = sightOf(s, firer, target);
  const aims = fire.flatMap(({ weapon: named, as: mode, shots = 1, energy }): AimSeen[] => {
    const weapon = card.weapons[mountOf(card, named)];
    if (!weapon || !isGun(weapon)) return [];
    const held = energy ?? (mode === 'overload' ? OVERLOADED : PLAIN)[weapon.type] ?? 0;
    const improved = locksOn(firer, target) && card.flags?.includes('derfacs') === true;
    return [
      { charts: s.book.charts, seen: s, firer, target, weapon, mode, arm: { turns: 3, energy: held }, sight, improved, shots },
    ];
  });
  return aims.filter(aim => chartFault(aim) === undefined);
}

/** TP-11.1.10 What one weapon does, and what of it gets through a full cloak. */
function rollShot(t: TpTable, aim: AimSeen, unit: Unit): number {
  const { damage } = rollGun(t, aim);
  if (damage === 0 || !isCloaked(unit)) return damage;
  const { charts, seen: roll, firer, weapon, sight } = aim;
  return rollThroughCloak(t, { charts, roll, unit, by: firer.side, weapon: gunName(weapon), shift: sight.shift }, damage);
}

/** TP-1.4.4 The points a volley does, the shield that is struck, and how many come inside. */
function volleyOutcome(s: TpState, t: TpTable, asked: VolleyAsked): Json {
  const target = shipNamed(s, asked.on);
  const firer = shipNamed(s, asked.unit);
  if (!target || !firer) return null;
  const [direct, around] = t.each(aimsOf(s, asked), [0, 0] as readonly [number, number], ([one, all], aim, table) => {
    const damage = rollShot(table, aim, target);
    return aim.mode === 'enveloping' ? [one, all + damage] : [one + damage, all];
  });
  const points = direct + around;
  const { charts } = s.book;
  const parts = partsAround({ charts, unit: target, hold: NONE }, around);
  if (direct === 0) return points === 0 ? { points } : { points, inside: insideOf(charts, target, parts) };
  const shield = strikesShield(t, { s, unit: target }, { bearing: bearingOf(target, firer), by: firer.side });
  return { points, shield, inside: insideOf(charts, target, [...parts, { shield, points: direct }]) };
}

/** No reinforcement. */
const NONE = { general: 0, specific: [] };

/** TP-9.1.1 All shots of one ship at another. */
const volley: Forecast<TwoPhase> = {
  rule: 'TP-1.4.4',
  schema: {
    ...shape({
      unit: ID,
      on: ID,
      fire: list(
        shape(
          {
            weapon: ID,
            as: oneOf('overload', 'proximity', 'bolt', 'enveloping', 'ph-3', 'fist'),
            shots: whole(1, 4),
            energy: whole(0, 16),
          },
          ['as', 'shots', 'energy'],
        ),
        40,
      ),
    }),
    title: 'A volley',
  },
  assumes: ['The target has no reinforcement.', 'Every weapon named is armed.'],
  judge: (s, of) => {
    const { unit, on } = of as unknown as VolleyAsked;
    return [...(shipNamed(s, unit) ? [] : [none('/unit')]), ...(shipNamed(s, on) ? [] : [none('/on')])];
  },
  act: (s, t, of) => volleyOutcome(s, t, of as unknown as VolleyAsked),
};

/** Work after which the inside of a ship is sampled: a point more is eight times the work. */
const INSIDE_WORK = 400_000;

/** TP-10.2.1 What so many points inside a ship take. */
const inside: Forecast<TwoPhase> = {
  rule: 'TP-10.2.1',
  schema: { ...shape({ unit: ID, points: whole(1, 60), bearing: whole(0, 23) }, ['bearing']), title: 'Points inside a ship' },
  assumes: ['Its owner gives up boxes as the book has it, and what takes energy has none.'],
  work: INSIDE_WORK,
  judge: (s, of) => {
    const { unit } = of as { unit: string };
    return shipNamed(s, unit) ? [] : [none('/unit')];
  },
  act(s, t, of) {
    const { unit: id, points, bearing = -1 } = of as { unit: string; points: number; bearing?: number };
    const unit = shipNamed(s, id);
    if (!unit) return null;
    const card = cardOf(s.book, unit);
    const hold = { arms: card.weapons.map(() => EMPTY), magazines: [], watch: null };
    const hull = hullOf(card, unit, { charts: s.book.charts, hold, bearing });
    return lossesOf(s, unit, rollInside(t, s, { unit, hull, points, by: unit.side }));
  },
};

/** A tally in words: boxes of each system, weapons by name. */
function lossesOf({ book }: TpState, unit: Unit, tally: Tally): Json {
  const boxes: Record<string, number> = {};
  for (const system of SYSTEMS) if (takenOf(tally, system) > 0) boxes[system] = takenOf(tally, system);
  const weapons = cardOf(book, unit).weapons.flatMap(({ id }, mount) => (isTaken(tally, mount) ? [id] : []));
  return { boxes, weapons, destroyed: isGone(tally) };
}

const OF_A_SHIP = { ...shape({ unit: ID }), title: 'A ship' };

function judgeShip(s: TpState, of: Json): Refusal[] {
  const { unit } = of as { unit: string };
  return shipNamed(s, unit) ? [] : [none('/unit')];
}

/** TP-4.4.6 Whether a ship breaks down in a high energy turn. */
const breakdown: Forecast<TwoPhase> = {
  rule: 'TP-4.4.6',
  schema: OF_A_SHIP,
  assumes: [],
  judge: judgeShip,
  act(s, t, of) {
    const unit = shipNamed(s, (of as { unit: string }).unit);
    return unit ? { breaksDown: rollBreakdown(t, s, unit) } : null;
  },
};

/** TP-8.3.1 Whether a ship has lock-on in the next turn, as its sensors are now. */
const lock: Forecast<TwoPhase> = {
  rule: 'TP-8.3.1',
  schema: OF_A_SHIP,
  assumes: ['Fire control is paid for.'],
  judge: judgeShip,
  act(s, t, of) {
    const unit = shipNamed(s, (of as { unit: string }).unit);
    if (!unit) return null;
    const rating = sensorOf(cardOf(s.book, unit), unit);
    return { lockOn: rating >= 6 || rollLockOn(s, t, { unit, rating }) };
  },
};

interface RaidAsked {
  unit: string;
  on: string;
  box: string;
  guarded?: boolean;
}

/** TP-13.4.1, TP-13.4.2 What comes of one raid. */
const raid: Forecast<TwoPhase> = {
  rule: 'TP-13.4.1',
  schema: { ...shape({ unit: ID, on: ID, box: ID, guarded: FLAG }, ['guarded']), title: 'A raid' },
  assumes: ['The raiders arrive.', 'The box has no guard, unless it is said to have one.'],
  judge(s, of) {
    const { unit, on, box } = of as unknown as RaidAsked;
    const to = shipNamed(s, on);
    const fault = to && boxFault(s, to, box);
    return [...(shipNamed(s, unit) ? [] : [none('/unit')]), ...(to ? [] : [none('/on')]), ...(fault ? [fault] : [])];
  },
  act(s, t, of) {
    const { unit: by, on: at, box, guarded = false } = of as unknown as RaidAsked;
    const [unit, on] = [shipNamed(s, by), shipNamed(s, at)];
    return unit && on ? { ...rollRaid(s, t, { unit, on, box, guarded }) } : null;
  },
};

interface BoardingAsked {
  unit: string;
  boarders?: number;
}

/** TP-13.4.4, TP-13.4.5 One round for a ship, and whether it is captured. */
const boarding: Forecast<TwoPhase> = {
  rule: 'TP-13.4.4',
  schema: { ...shape({ unit: ID, boarders: whole(1, 60) }, ['boarders']), title: 'Boarding combat' },
  assumes: ['Nobody else comes aboard, or leaves.'],
  judge: judgeShip,
  act(s, t, of) {
    const { unit: id, boarders } = of as unknown as BoardingAsked;
    const unit = shipNamed(s, id);
    if (!unit) return null;
    const aboard = countAboard(s, unit);
    const left = rollRound(s, t, { unit, ...aboard, ...(boarders !== undefined && { boarders }) });
    return { ...left, captured: left.home === 0 && left.boarders > 0 };
  },
};

/** The forecasts of Two-Phase, by name. */
export const forecasts: Readonly<Record<string, Forecast<TwoPhase>>> = {
  ...{ volley, inside, breakdown, lock, raid, boarding },
  ...{ mine: mineOdds, seeker: seekerOdds },
};
