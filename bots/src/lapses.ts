// Opponents one can beat: they play as the ordinary one does, but in some turns some of their units are not minded.

import type { GameTypes, Json, Question, Ruleset, View } from '@flagplot/kernel';
import { canonical, seeded } from '@flagplot/kernel';
import type { Think } from './bot.ts';
import type { Erring, LapseRates, Mind } from './mind.ts';
import type { Learner } from './names.ts';

/** For a system that has measured none of its own. */
const USUAL: LapseRates = { cadet: 20, beginner: 50 };
const HUNDRED = 100;

/** A rule system with what its opponents think with. */
export interface Minded {
  readonly rules: Ruleset<GameTypes>;
  readonly mind: Mind<GameTypes>;
}

/** A question as it is put to an opponent. */
export interface Put {
  readonly v: View<GameTypes>;
  readonly kind: string;
  readonly about: object;
  readonly think: Think;
}

/** What an opponent that errs answers; nothing where the mind does not know the question. */
export function erringOrder({ rules, mind }: Minded, learner: Learner, put: Put): object | undefined {
  const { v, kind, about, think } = put;
  const base = mind.ordinary[kind]?.(v, about, think);
  if (base === undefined) return undefined;
  const erring = { base, errs: whoErrs(mind, learner, put), think };
  const lapse = mind.lapses?.by[kind];
  return lapse ? lapse(v, about, erring) : forget(rules.questions[kind] as Question<GameTypes, string>, put, erring);
}

/** By seed, turn and unit alone, so that whoever asks again is told the same. */
function whoErrs(mind: Mind<GameTypes>, learner: Learner, { v, think }: Put): Erring<object>['errs'] {
  const rate = (mind.lapses?.rates ?? USUAL)[learner];
  const seed = think.seed ?? `${think.roll(HUNDRED)}`;
  return unit => seeded(`${seed}/${v.side}/${unit}`, v.clock.turn)(HUNDRED) <= rate;
}

/** Where a system says nothing of its own: what an absent player has for a unit, wherever the order stands with it. */
function forget(question: Question<GameTypes, string>, { v, about }: Put, { base, errs }: Erring<object>): object {
  const absent = question.idle(v, about) as Lists;
  let order = base as Lists;
  for (const { list, by } of question.parts ?? [])
    for (const entry of order[list] ?? []) {
      const instead = absent[list]?.find(one => one[by] === entry[by]);
      if (!instead || !errs(String(entry[by])) || canonical(instead) === canonical(entry)) continue;
      const tried = { ...order, [list]: (order[list] ?? []).map(one => (one === entry ? instead : one)) };
      if (question.judge(v, about, tried).length === 0) order = tried;
    }
  return order;
}

/** An order by its lists of entries, each of one unit. */
type Lists = Readonly<Record<string, readonly Readonly<Record<string, Json>>[] | undefined>>;
