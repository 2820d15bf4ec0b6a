// One ship under fire, as far as odds are asked of it: dice are counted by what they cost, and what they cost is marked once, at the end.

import type { DamageRoll } from '../combat/damage.ts';
import { damageWhy } from '../combat/damage.ts';
import type { Cost, Spot } from '../combat/severity.ts';
import { armourAgainst, costOf, MATTER, severityOf } from '../combat/severity.ts';
import type { Aim, FireContext } from '../combat/shot.ts';
import { damageRollOf, toHit } from '../combat/volley.ts';
import type { Ship } from '../open.ts';
import { shipOf } from '../roster.ts';
import type { FaTable } from '../state.ts';
import type { Lost, Stage, Tally } from './systems.ts';
import { HitSorts, systemsOf } from './systems.ts';

/** What is told of a ship under fire: structure left, and whether a primary or a secondary weapon lost a box. Destroyed, it has lost all it had. */
export type Condition = Omit<Lost, 'points'> & { readonly structure: number };

/** What one damage die costs: structure at once, and hits of some sorts by their number. */
interface Toll {
  readonly structure: number;
  readonly hits: readonly { readonly sort: number; readonly times: number }[];
}

/** Weapons whose damage dice cost the same, face by face. */
interface Battery {
  readonly aims: Aim[];
  readonly roll: DamageRoll;
  readonly tolls: readonly Toll[];
}

/**
 * The fire of some weapons at one ship, with all that no die changes. Where hits fall is not asked before all are known: in whatever order they
 * come through the same arcs, they take the same boxes of a ship that outlives them.
 */
export interface Fire {
  /** The stages by number: the dice of the batteries, then where their hits fall. */
  readonly stages: readonly number[];
  readonly start: Tally;
  readonly destroyed: Condition;
  /** Made once: exact tables tell pieces apart by their function. */
  stage(tally: Tally, stage: number, t: FaTable): Tally;
}

/** The fire of weapons at their target. Batteries with few hits come first, while the tallies are few. */
export function fireOf(sight: FireContext, aims: readonly Aim[], target: Ship): Fire {
  const struck = new HitSorts(shipOf(sight.book, target), target);
  const batteries = batteriesOf(aims, struck).sort((a, b) => mostHits(a) - mostHits(b));
  const stages = [...batteries.map(battery => volleyOf(sight, battery)), ...systemsOf(struck)];
  return {
    stages: [...stages.keys()],
    start: [target.structure, ...struck.sorts.map(() => 0)],
    destroyed: { structure: 0, ...struck.losses({ ...target, weapons: target.weapons.map(() => 0) }) },
    stage: (tally, n, t) => (stages[n] as Stage)(tally, t),
  };
}

/** FA-6.6, FA-7 What becomes of the target. */
export function conditionAfter({ stages, start, destroyed, stage }: Fire, t: FaTable): Condition {
  const [structure = 0, primary, secondary] = t.each(stages, start, stage);
  return structure === 0 ? destroyed : { structure, primary: primary === 1, secondary: secondary === 1 };
}

/** Weapons alike in what their damage dice cost, together; enters the sorts of their hits. */
function batteriesOf(aims: readonly Aim[], struck: HitSorts): Battery[] {
  const found = new Map<string, Battery>();
  for (const aim of aims) {
    const roll = damageRollOf(aim, aim.to.squadron);
    const tolls = Array.from({ length: roll.die }, (_, i) => tollOf(roll, i + 1, struck));
    const key = JSON.stringify(tolls);
    const battery = found.get(key) ?? { aims: [], roll, tolls };
    battery.aims.push(aim);
    found.set(key, battery);
  }
  return [...found.values()];
}

/** What a damage die costs: by how bad it is, FA-8.1.3 of matter by the place. */
function tollOf(roll: DamageRoll, face: number, struck: HitSorts): Toll {
  const { points } = roll.weapon;
  if (points > 0) {
    const on = MATTER[face - 1] as Spot;
    if (on === 'structure') return { structure: points, hits: [] };
    return { structure: 0, hits: [{ sort: struck.numberOf(roll, { on, points }), times: 1 }] };
  }
  const severity = severityOf(face, armourAgainst(roll.weapon, roll.struck.armour));
  const { structure, minor, primary } = severity ? costOf(severity, face, roll.weapon) : NOTHING;
  const hits = [
    { on: 'minor' as const, times: minor },
    { on: 'major' as const, times: primary },
  ];
  const some = hits.filter(({ times }) => times > 0);
  return { structure, hits: some.map(({ on, times }) => ({ sort: struck.numberOf(roll, { on, points: 1 }), times })) };
}
const NOTHING: Cost = { structure: 0, minor: 0, primary: 0 };

/** FA-6.6.4, FA-7.1.1 All dice to hit of a battery, then a damage die for each hit. */
function volleyOf(sight: FireContext, { aims, roll, tolls }: Battery): Stage {
  const weapons = [...aims.keys()];
  const hit = (sum: number, weapon: number, t: FaTable): number => sum + toHit(sight, aims[weapon] as Aim, t);
  const afterDie = (tally: Tally, face: number): Tally => tallyAfter(tally, tolls[face - 1] as Toll);
  return (tally, t) => {
    if (tally[0] === 0) return tally;
    const hits = t.each(weapons, 0, hit);
    return t.inTurn(hits, roll.die, tally, afterDie, () => damageWhy(roll));
  };
}

/** The tally with what one die costs. FA-6.6.6 A ship that is gone suffers no more. */
function tallyAfter(tally: Tally, { structure, hits }: Toll): Tally {
  const before = tally[0] as number;
  if (before === 0 || (structure === 0 && hits.length === 0)) return tally;
  if (structure >= before) return tally.map(() => 0);
  const after = [...tally];
  after[0] = before - structure;
  for (const { sort, times } of hits) after[sort + 1] = (after[sort + 1] as number) + times;
  return after;
}

/** The most hits of all weapons of a battery. */
function mostHits({ aims }: Battery): number {
  return aims.reduce((sum, { dice, weapon, sides, needs }) => sum + dice * Math.min(weapon.pulses, sides - needs + 1), 0);
}
