// One ship under fire, as far as odds are asked of it: dice are counted by what they cost, and what they cost is marked once, at the end.

import type { Blow } from '../combat/damage.ts';
import { damageWhy } from '../combat/damage.ts';
import type { Spot } from '../combat/severity.ts';
import { armourAgainst, costOf, MATTER, severityOf } from '../combat/severity.ts';
import type { Aim, Sight } from '../combat/shot.ts';
import { blowOf, toHit } from '../combat/volley.ts';
import { shipOf } from '../roster.ts';
import type { FaTable, Ship } from '../state.ts';
import type { Lost, Sort } from './systems.ts';
import { boxesLost, sortOf, systemsOf } from './systems.ts';

/** What is told of a ship under fire: structure left, and whether a primary or a secondary weapon lost a box. Destroyed, it has lost all it had. */
export type Condition = Omit<Lost, 'points'> & { readonly structure: number };

/**
 * What dice have come to so far: the structure left, then hits on systems by sort; all 0 once the ship is destroyed. Where hits of a sort fall
 * makes no odds before all are known: in whatever order they come, they take the same boxes of a ship that outlives them.
 */
type Tally = readonly number[];

/** What one damage die costs: structure at once, and hits of some sorts by their number. */
interface Toll {
  readonly structure: number;
  readonly hits: readonly { readonly sort: number; readonly times: number }[];
}

/** Weapons whose damage dice cost the same, face by face. */
interface Battery {
  readonly aims: Aim[];
  readonly blow: Blow;
  readonly tolls: readonly Toll[];
}

/** The fire of some weapons at one ship, with all that no die changes. Its functions are made once: exact tables tell pieces apart by them. */
export interface Fire {
  /** The batteries by number. */
  readonly batteries: readonly number[];
  readonly start: Tally;
  readonly destroyed: Condition;
  fired(tally: Tally, battery: number, t: FaTable): Tally;
  systems(t: FaTable, hits: readonly number[]): Lost;
}

/** The fire of weapons at their target. Batteries with few hits come first, while the tallies are few. */
export function fireOf(sight: Sight, aims: readonly Aim[], target: Ship): Fire {
  const sorts: Sort[] = [];
  const batteries = batteriesOf(sight, aims, sorts).sort((a, b) => mostHits(a) - mostHits(b));
  const volleys = batteries.map(battery => volleyOf(sight, battery));
  const of = shipOf(sight.book, target);
  return {
    batteries: [...batteries.keys()],
    start: [target.structure, ...sorts.map(() => 0)],
    destroyed: { structure: 0, ...boxesLost(of, target, { ...target, weapons: target.weapons.map(() => 0) }) },
    fired: (tally, battery, t) => (volleys[battery] as Volley)(tally, t),
    systems: systemsOf(of, target, sorts),
  };
}

/** FA-6.6, FA-7 What becomes of the target. */
export function suffered({ batteries, start, destroyed, fired, systems }: Fire, t: FaTable): Condition {
  const [structure = 0, ...hits] = t.each(batteries, start, fired);
  if (structure === 0) return destroyed;
  const { points, primary, secondary } = t.part(systems, hits);
  return points < structure ? { structure: structure - points, primary, secondary } : destroyed;
}

/** Weapons alike in what their damage dice cost, together; enters the sorts of their hits. */
function batteriesOf(sight: Sight, aims: readonly Aim[], sorts: Sort[]): Battery[] {
  const found = new Map<string, Battery>();
  for (const aim of aims) {
    const blow = blowOf(sight, aim);
    const tolls = Array.from({ length: blow.die }, (_, i) =>
      tollOf(blow, i + 1, sort => entered(sorts, sortOf(blow, aim.target, sort))),
    );
    const key = JSON.stringify(tolls);
    const battery = found.get(key) ?? { aims: [], blow, tolls };
    battery.aims.push(aim);
    found.set(key, battery);
  }
  return [...found.values()];
}

/** The number of a sort, newly entered if there is none like it. */
function entered(sorts: Sort[], sort: Sort): number {
  const known = sorts.findIndex(other => other.key === sort.key);
  return known < 0 ? sorts.push(sort) - 1 : known;
}

/** What a damage die costs: FA-7.1.6, FA-7.1.7, FA-7.1.9, FA-8.4.1 by how bad it is, FA-8.1.3 of matter by the place. */
function tollOf(blow: Blow, face: number, numberOf: (sort: Pick<Sort, 'on' | 'points'>) => number): Toll {
  const { points } = blow.weapon;
  if (points > 0) {
    const on = MATTER[face - 1] as Spot;
    return on === 'structure'
      ? { structure: points, hits: [] }
      : { structure: 0, hits: [{ sort: numberOf({ on, points }), times: 1 }] };
  }
  const severity = severityOf(face, armourAgainst(blow.weapon, blow.struck.armour));
  if (!severity) return { structure: 0, hits: [] };
  const { structure, minor, primary } = costOf(severity, face, blow.weapon);
  const hits = [
    { on: 'minor' as const, times: minor },
    { on: 'major' as const, times: primary },
  ];
  return {
    structure,
    hits: hits.flatMap(({ on, times }) => (times > 0 ? [{ sort: numberOf({ on, points: 1 }), times }] : [])),
  };
}

type Volley = (tally: Tally, t: FaTable) => Tally;

/** FA-6.6.4, FA-7.1.1 All dice to hit of a battery, then a damage die for each hit. */
function volleyOf(sight: Sight, { aims, blow, tolls }: Battery): Volley {
  const weapons = [...aims.keys()];
  const hit = (sum: number, weapon: number, t: FaTable): number => sum + toHit(sight, aims[weapon] as Aim, t);
  const struck = (tally: Tally, face: number): Tally => charged(tally, tolls[face - 1] as Toll);
  return (tally, t) => {
    if (tally[0] === 0) return tally;
    const hits = t.each(weapons, 0, hit);
    return t.inTurn(hits, blow.die, tally, struck, () => damageWhy(blow));
  };
}

/** The tally with what one die costs. FA-6.6.6 A ship that is gone suffers no more. */
function charged(tally: Tally, { structure, hits }: Toll): Tally {
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
