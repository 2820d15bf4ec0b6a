// Chapters 4.5 to 4.7: one squadron's volley at another, its dice in the order of SQ-2.3.6.

import { face } from '@flagplot/kernel';
import { resistanceOf } from '../condition.ts';
import { reaches } from '../dice.ts';
import type { DamageResult } from '../events.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Seen } from '../roster.ts';
import { numberOf } from '../roster.ts';
import type { SqTable } from '../state.ts';
import type { DamageRoll } from './damage.ts';
import { rollDamage } from './damage.ts';
import type { Aim } from './gunnery.ts';
import { aims, aimWhy, isLaunched } from './gunnery.ts';
import type { Sighting } from './sight.ts';

/** SQ-4.10.1, SQ-4.10.2 The craft that launch this phase, by squadron: their resistance is lower against every volley of it. */
export type Launches = ReadonlyMap<Squadron, ReadonlySet<number>>;

const NOBODY: Launches = new Map();

/** SQ-4.10.2 The craft that launch in these volleys, whichever of them is rolled first. */
export function launches(sightings: readonly Sighting[]): Launches {
  const slow = sightings.filter(({ weapon }) => isLaunched(weapon.card.kind));
  return slow.length === 0 ? NOBODY : new Map(slow.map(({ from, shooters }) => [from, new Set(shooters)]));
}

/** SQ-4.5.1 Gunnery, SQ-4.6 whom the hits fall on, SQ-4.7.10 and what they do, apart from every other volley. Nothing on the table changes. */
export function rollVolley(seen: Seen, t: SqTable, { sighting, out }: { sighting: Sighting; out: Launches }): DamageResult[] {
  let hits = 0;
  for (const aim of aims(seen, sighting)) hits += rollShots(seen, t, { sighting, aim });
  const fallen = assignHits(t, sighting, hits);
  const craft: DamageResult[] = [];
  for (let i = 0; i < fallen.length; i += 1) {
    const number = fallen[i] as number;
    if (number === 0) continue;
    const place = sighting.eligible[i] as number;
    const { damage, ion, destroyed } = rollDamage(t, damageRollOn(seen, sighting, { place, out }), number);
    craft.push({ craft: numberOf(place), hits: number, damage, ion, destroyed });
  }
  return craft;
}

/** SQ-4.5.1, SQ-4.5.2 The dice of one shooter, and how many of them hit. */
function rollShots(seen: Seen, t: SqTable, { sighting, aim }: { sighting: Sighting; aim: Aim }): number {
  const reading = reaches(aim.needs);
  let hits = 0;
  for (let shot = 0; shot < aim.shots; shot += 1) hits += t.chain(reading, () => aimWhy(seen, sighting, aim));
  return hits;
}

/** SQ-4.6.1, SQ-4.6.2, SQ-4.6.3, SQ-2.3.4 A plain die for each hit with as many faces as there are targets; none where there is one. */
function assignHits(t: SqTable, { eligible, of, toOf }: Sighting, hits: number): number[] {
  const fallen = eligible.map(() => 0);
  const why = () => ({ rule: 'SQ-4.6.3', what: `Which craft of ${toOf.name} is hit`, by: of.side });
  for (let hit = 0; hit < hits; hit += 1) {
    const drawn = eligible.length > 1 ? t.throw(1, face(eligible.length), why) : 1;
    fallen[drawn - 1] = (fallen[drawn - 1] as number) + 1;
  }
  return fallen;
}

/** SQ-4.7.1, SQ-4.7.2, SQ-4.9.2 The weapon against the craft at this place of the target's roster. */
export function damageRollOn(
  seen: Seen,
  { of, toOf, to, weapon }: Pick<Sighting, 'of' | 'toOf' | 'to' | 'weapon'>,
  { place, out }: { place: number; out: Launches },
): DamageRoll {
  const { charts } = seen.book;
  const ion = weapon.card.kind === 'ion';
  const dropped = out.get(to)?.has(place) ? charts.launchPenalty : 0;
  return {
    damage: weapon.card.damage,
    resistance: resistanceOf(toOf, to.craft[place] as Craft, { ion, dropped }),
    ion,
    margin: charts.margin,
    attacker: { side: of.side, name: of.name, weapon: weapon.name },
    defender: { side: toOf.side, name: toOf.names[place] as string },
  };
}
