// What opponents of Baltic think with: the likeliest order of each question, and how a battle stands by its points.

import type { Mind, Player } from '@flagplot/bots';
import { standingByScore } from '@flagplot/bots';
import type { About, Kind, Order } from '@flagplot/kernel';
import { baltic } from '../rules/index.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import { scoreShown } from '../rules/victory.ts';

type Likeliest = <K extends Kind<Baltic>>(kind: K) => (v: BbView, about: About<Baltic, K>) => Order<Baltic, K>;

const likeliest: Likeliest = kind => (v, about) => {
  const question = baltic.questions[kind];
  for (const order of question.candidates(v, about)) return order;
  return question.idle(v, about);
};

const ordinary = Object.fromEntries(
  (Object.keys(baltic.questions) as Kind<Baltic>[]).map(kind => [kind, likeliest(kind)]),
) as unknown as Player<Baltic>;

/** The mind of Baltic. */
export const mind: Mind<Baltic> = {
  ordinary,
  quick: {},
  search: {},
  evaluate: (s, side) => standingByScore(scoreShown(s), side),
};
