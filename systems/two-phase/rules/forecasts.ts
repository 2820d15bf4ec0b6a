// What a player may ask the odds of before he commits to fire. No forecast looks into a folder: what is secret is said in what is asked.

import type { Forecast, Json, Refusal } from '@flagplot/kernel';
import { ID, list, oneOf, shape, whole } from '@flagplot/kernel/schemas';
import { rollThroughCloak } from './cloak/hits.ts';
import { isCloaked, locksOn } from './cloak/veil.ts';
import { partsAround } from './damage/envelop.ts';
import { insideOf } from './damage/through.ts';
import { strikesShield } from './damage/volley.ts';
import { gunName } from './names.ts';
import type { Unit } from './open.ts';
import type { FireMode } from './orders.ts';
import { cardOf, isHere, isShip, mountOf, unitNamed } from './roster.ts';
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

/** TP-9.3.4, TP-9.4.4, TP-9.4.6 Energy of an overload where nothing is said. */
const OVERLOADED: Readonly<Record<string, number>> = { photon: 8, disruptor: 4, fusion: 4, hellbore: 9 };
const PLAIN: Readonly<Record<string, number>> = { photon: 4, disruptor: 2, fusion: 2, hellbore: 6, 'web-caster': 5 };

/** The weapons of a volley laid on their target; none of a weapon that is not there or cannot be fired so. */
function aimsOf(s: TpState, { firer, target }: Duel, fire: readonly ShotAsked[]): AimSeen[] {
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

/** TP-1.4.4 What comes of a volley: its points, the shield that is struck, and how many come inside. */
function volleyOutcome(s: TpState, { unit, on, fire }: VolleyAsked): (t: TpTable) => Json {
  const [firer, target] = [shipNamed(s, unit), shipNamed(s, on)];
  if (!firer || !target) return () => null;
  const aims = aimsOf(s, { firer, target }, fire);
  const strike = strikeOn(s, { firer, target });
  // Exact tables read whatever is handed to them: a weapon goes by its place, for the whole battle hangs on an aim.
  const roll = (t: TpTable, at: number): number => rollShot(t, aims[at] as AimSeen, target);
  const add = ([direct, around]: Points, at: number, t: TpTable): Points => {
    const damage = t.part(roll, at);
    return aims[at]?.mode === 'enveloping' ? [direct, around + damage] : [direct + damage, around];
  };
  return t => strike(t, t.each([...aims.keys()], [0, 0], add));
}

/** TP-9.4.7 Points of a volley on one shield, and round all of them. */
type Points = readonly [direct: number, around: number];

/** What becomes of the points of a volley: on the line between two shields a die decides. */
function strikeOn(s: TpState, { firer, target }: Duel): (t: TpTable, points: Points) => Json {
  const { charts } = s.book;
  const bearing = bearingOf(target, firer);
  return (t, [direct, around]) => {
    const points = direct + around;
    const parts = partsAround({ charts, unit: target, hold: NONE }, around);
    if (direct === 0) return points === 0 ? { points } : { points, inside: insideOf(charts, target, parts) };
    const shield = strikesShield(t, { s, unit: target }, { bearing, by: firer.side });
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
  act: (s, t, of) => volleyOutcome(s, of as unknown as VolleyAsked)(t),
  prepare: (s, of) => volleyOutcome(s, of as unknown as VolleyAsked),
};
