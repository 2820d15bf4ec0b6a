/** What a squadron could hit from where its move ends, if nobody else moved any more. */

import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { Count } from '@flagplot/scene';
import type { Seen } from '../../rules/roster.ts';
import { afterwards, type Making } from '../../scene/flights.ts';
import { tableWith } from '../../scene/outlook.ts';
import { count, squadronName } from '../../words/names.ts';
import { choicesOf, type Laid } from '../fire/volleys.ts';

/** `40 % at Alpha, 4 shots`: the volley of which most hits are to be expected; nothing where none could be fired. */
export function chanceFrom(seen: Seen, it: Making): Count | undefined {
  const then = tableWith(seen, afterwards(it));
  const all = choicesOf(then, it.squadron.id).flatMap(({ laid }) => laid);
  const best = all.reduce<Laid | undefined>((most, one) => (one.hits > (most?.hits ?? 0) ? one : most), undefined);
  if (!best) return undefined;
  const shots = best.aims.reduce((sum, aim) => sum + aim.shots, 0);
  const at = squadronName(seen.book, best.volley.target);
  return { figure: percent(best.hits / shots), word: `at ${at}, ${count(shots, 'shot', 'shots')}` };
}
