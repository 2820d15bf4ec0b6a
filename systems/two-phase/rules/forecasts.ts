// What a player may ask the odds of before he commits to fire. No forecast looks into a folder: what is secret is said in what is asked.

import type { Forecast, Json, Refusal } from '@flagplot/kernel';
import { ID, list, shape, whole } from '@flagplot/kernel/schemas';
import { rollThroughCloak } from './cloak/hits.ts';
import { isCloaked, locksOn } from './cloak/veil.ts';
import { partsAround } from './damage/envelop.ts';
import { insideOf } from './damage/through.ts';
import { strikesShield } from './damage/volley.ts';
import { gunName } from './names.ts';
import type { Unit } from './open.ts';
import type { FireMode } from './orders.ts';
import { cardOf, isHere, isShip, mountOf, unitNamed } from './roster.ts';
import { MANNER } from './schemas.ts';
import type { TpState, TpTable, TwoPhase } from './state.ts';
import type { AimSeen } from './weapons/gun.ts';
import { chartFault, isGun, rollGun } from './weapons/guns.ts';
import { bearingOf, sightOf } from './weapons/sight.ts';

/** What is refused of a ship that is not there. */
export const none = (at: string): Refusal => ({ rule: 'TP-9.1.1', at, say: 'There is no such ship on the map.' });

/** A ship on the map; nothing where there is none of this name. */
export function shipNamed({ open }: Pick<TpState, 'open'>, id: string): Unit | undefined {
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

/** Who fires at whom. */
interface Duel {
  firer: Unit;
  target: Unit;
}

/** TP-9.3.4, TP-9.4.4, TP-9.4.6 Energy of a weapon that is armed, and overloaded, where nothing is said. */
const ARMED: Readonly<Record<string, readonly number[]>> = {
  photon: [4, 8],
  disruptor: [2, 4],
  fusion: [2, 4],
  hellbore: [6, 9],
  'web-caster': [5],
};

/** The weapons of a volley laid on their target; none of a weapon that is not there or cannot be fired so. */
function aimsOf(s: TpState, { firer, target }: Duel, fire: readonly ShotAsked[]): AimSeen[] {
  const card = cardOf(s.book, firer);
  const sight = sightOf(s, firer, target);
  const aims = fire.flatMap(({ weapon: named, as: mode, shots = 1, energy }): AimSeen[] => {
    const weapon = card.weapons[mountOf(card, named)];
    if (!weapon || !isGun(weapon)) return [];
    const held = energy ?? ARMED[weapon.type]?.[mode === 'overload' ? 1 : 0] ?? 0;
    const improved = locksOn(firer, target) && card.flags?.includes('derfacs') === true;
    return [
      { charts: s.book.charts, seen: s, firer, target, weapon, mode, arm: { turns: 3, energy: held }, sight, improved, shots },
    ];
  });
  return aims.filter(aim => chartFault(aim) === undefined);
}

type Points = readonly [direct: number, around: number];

/** The points of all shots: on one shield, and TP-9.4.7 round all of them. */
function rollShots(s: TpState, { firer, target: unit }: Duel, aims: readonly AimSeen[]): (t: TpTable) => Points {
  /** TP-11.1.10 What one weapon does, and what of it gets through a full cloak. */
  const roll = (t: TpTable, at: number): number => {
    const aim = aims[at] as AimSeen;
    const { damage } = rollGun(t, aim);
    if (damage === 0 || !isCloaked(unit)) return damage;
    return rollThroughCloak(t, { seen: s, unit, by: firer.side, shift: aim.sight.shift, weapon: gunName(aim.weapon) }, damage);
  };
  const add = ([direct, around]: Points, at: number, t: TpTable): Points => {
    const damage = t.part(roll, at);
    return aims[at]?.mode === 'enveloping' ? [direct, around + damage] : [direct + damage, around];
  };
  // Exact tables read every part of what they are handed: weapons go by their places, since the whole battle hangs on an aim.
  return t => t.each([...aims.keys()], [0, 0], add);
}

/** TP-1.4.4 The points a volley does, the shield that is struck, and how many come inside. */
function volleyOutcome(s: TpState, of: Json): (t: TpTable) => Json {
  const { unit, on, fire } = of as unknown as VolleyAsked;
  const [firer, target] = [shipNamed(s, unit), shipNamed(s, on)];
  if (!target || !firer) return () => null;
  const { charts } = s.book;
  const duel = { firer, target };
  const shots = rollShots(s, duel, aimsOf(s, duel, fire));
  return t => {
    const [direct, around] = shots(t);
    const points = direct + around;
    const parts = partsAround({ charts, unit: target, hold: NONE }, around);
    if (direct === 0) return points === 0 ? { points } : { points, inside: insideOf(charts, target, parts) };
    const shield = strikesShield(t, { s, unit: target }, { bearing: bearingOf(target, firer), by: firer.side });
    return { points, shield, inside: insideOf(charts, target, [...parts, { shield, points: direct }]) };
  };
}

/** No reinforcement. */
const NONE = { general: 0, specific: [] };

/** TP-9.1.1 All shots of one ship at another. */
export const volley: Forecast<TwoPhase> = {
  rule: 'TP-1.4.4',
  schema: {
    ...shape({
      unit: ID,
      on: ID,
      fire: list(shape({ weapon: ID, ...MANNER, energy: whole(0, 16) }, ['as', 'shots', 'energy']), 40),
    }),
    title: 'A volley',
  },
  assumes: ['The target has no reinforcement.', 'Every weapon named is armed.'],
  judge: (s, of) => {
    const asked = of as unknown as VolleyAsked;
    return (['unit', 'on'] as const).flatMap(at => (shipNamed(s, asked[at]) ? [] : [none(`/${at}`)]));
  },
  act: (s, t, of) => volleyOutcome(s, of)(t),
  prepare: volleyOutcome,
};
