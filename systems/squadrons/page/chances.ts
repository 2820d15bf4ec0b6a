/** Chances of single throws, asked of the rules or of the dice themselves. */

import type { Chained, Clock, Json } from '@flagplot/kernel';
import { odds } from '@flagplot/kernel';
import type { Book } from '../rules/book.ts';
import { reaches } from '../rules/dice.ts';
import { squadrons } from '../rules/index.ts';
import { mustCheck } from '../rules/morale/check.ts';
import { levelOf } from '../rules/morale/levels.ts';
import { mayRally } from '../rules/morale/rally.ts';
import type { Open } from '../rules/open.ts';
import { squadronCalled } from '../rules/roster.ts';

/** Beyond so many top faces in a row nothing changes a percentage. */
const DEPTH = 8;

/** The chance that an open-ended d6 comes to so much; a 1 on the first face never does. */
export function chanceOn6(needs: number): number {
  return chanceOfOne(reaches(needs), 0, DEPTH);
}

function chanceOfOne(reading: Chained<number>, soFar: number, deep: number): number {
  let sum = 0;
  for (let face = 1; face <= reading.sides; face += 1) {
    const next = reading.add(soFar, face);
    if (deep > 0 && reading.again(face) && next !== 1) sum += chanceOfOne(reading, next, deep - 1);
    else sum += next === 1 ? 1 : 0;
  }
  return sum / reading.sides;
}

/** What lies open, as much as a forecast looks at. */
export interface Lies {
  book: Book;
  clock: Clock;
  open: Open;
}

function levels(seen: Lies, name: 'rally' | 'morale', of: Json): { level: number; chance: number }[] {
  const sealed = Object.fromEntries(seen.book.sides.map(({ id }) => [id, {}]));
  return odds(squadrons, { name, of, s: { ...seen, sealed } }).outcomes.flatMap(({ value, chance }) => {
    const level = (value as { level?: number } | null)?.level;
    return level === undefined ? [] : [{ level, chance }];
  });
}

/** The chance that a squadron rallies this round if it holds its fire; nothing where it cannot. */
export function rallyChance(seen: Lies, id: string): number | undefined {
  const squadron = squadronCalled(seen, id);
  if (!mayRally(seen, squadron)) return undefined;
  return levels(seen, 'rally', { squadron: id }).reduce((sum, one) => (one.level > squadron.level ? sum + one.chance : sum), 0);
}

/** What a morale check after such losses would do: the chance to lose levels, and the state it would then be in. */
export interface Checked {
  fails: number;
  state: string;
}

/** SQ-5.2 asked of the forecast; nothing where no check is made. */
export function checkOf(
  seen: Lies,
  id: string,
  { damaged, destroyed }: { damaged: number; destroyed: number },
): Checked | undefined {
  const squadron = squadronCalled(seen, id);
  if (!mustCheck(seen, { ...squadron, damaged, destroyed })) return undefined;
  const lower = levels(seen, 'morale', { squadron: id, damaged, destroyed }).filter(one => one.level < squadron.level);
  const fails = lower.reduce((sum, one) => sum + one.chance, 0);
  return { fails, state: levelOf(seen.book.charts, lower[0]?.level ?? squadron.level).state };
}
