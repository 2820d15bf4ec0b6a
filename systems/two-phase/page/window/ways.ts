/** The ways in which a weapon may be fired, as they are offered to be chosen. */

import type { WeaponWay } from '@flagplot/pagekit/fire/choosing.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import { count } from '../../rules/names.ts';
import type { Shot } from '../../rules/orders.ts';
import type { Prospect } from '../../rules/weapons/ways.ts';
import { MODES } from '../../words/terms.ts';

/** A chance, in a hundred, from which a weapon is fired without a second thought. */
const WORTH = 33;

/** What a torpedo or a caster is armed for is something else: so it is fired at somebody's word alone. */
const DELIBERATE: ReadonlySet<Shot['as']> = new Set<Shot['as']>(['bolt', 'fist']);

/** Ways that need no second thought, the best first: what hits one time in three before what does not, then what does most; none that spends a torpedo or batteries. */
export function likelyWays(ways: readonly Prospect[]): Prospect[] {
  const free = ways.filter(({ shot }) => !shot.reserve && !DELIBERATE.has(shot.as) && shot.as !== 'enveloping');
  return free.toSorted((a, b) => Number(isWorth(b)) - Number(isWorth(a)) || b.damage - a.damage);
}

export function isWorth({ chance }: Prospect): boolean {
  return chance >= WORTH;
}

/** `overloaded`, `2 shots of 4`, `standard, 1 point of reserve`. */
export function wayWords({ as, shots, reserve }: Shot, most: number): string {
  const plain = as ? MODES[as].trim() : 'standard';
  const how = shots === undefined ? plain : count(shots, 'shot', 'shots');
  const of = shots !== undefined && most > shots ? ` of ${most}` : '';
  return `${how}${of}${reserve ? `, ${count(reserve, 'point', 'points')} of reserve` : ''}`;
}

/** The same among several, apart from all others. */
export function wayId({ as, shots = 1, reserve = 0 }: Shot): string {
  return `${as ?? 'standard'}-${shots}-${reserve}`;
}

/** What a way promises. */
function promiseWords({ chance, damage }: Prospect): string {
  return `${percent(chance / 100)}, ${pointsWords(damage)}`;
}

/** Hundredths as they stand in a table. */
export function pointsWords(damage: number): string {
  return (damage / 100).toFixed(1);
}

/** The ways of a weapon as buttons. */
export function wayRows(ways: readonly Prospect[], most: number): WeaponWay[] {
  return ways.map(way => ({ id: wayId(way.shot), name: wayWords(way.shot, most), says: promiseWords(way) }));
}
