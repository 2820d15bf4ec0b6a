// What opponents of Baltic think with: its ordinary player, a quick one, and how a battle stands.

import type { Mind, Player } from '@flagplot/bots';
import type { About, Kind, Order } from '@flagplot/kernel';
import { unitsFor } from '../rules/activations/cards.ts';
import { firingOf } from '../rules/acts/act.ts';
import { bestActs } from '../rules/acts/list.ts';
import { baltic } from '../rules/index.ts';
import type { Sail } from '../rules/orders.ts';
import { unitsToOrder } from '../rules/planning/telegraph.ts';
import { crewOf } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import type { Width } from './courses.ts';
import { evaluate } from './evaluate.ts';
import { actsFor } from './gunnery.ts';
import { sailingsFor } from './helm.ts';
import { lapses } from './lapses.ts';
import { sailSearch, stackSearch, telegraphSearch } from './search.ts';
import { speedFor } from './signals.ts';
import { stackOf } from './stacks.ts';

type Likeliest = <K extends Kind<Baltic>>(kind: K) => (v: BbView, about: About<Baltic, K>) => Order<Baltic, K>;

/** What the rules themselves have first. */
const likeliest: Likeliest = kind => (v, about) => {
  const question = baltic.questions[kind];
  for (const order of question.candidates(v, about)) return order;
  return question.idle(v, about);
};

/** BB-3.0.8 The top card, else whatever may be played; its vessels by the best of their courses. */
function sailOf(v: BbView, about: About<Baltic, 'sail'>, width: Width): Sail {
  if ('left' in about) return { unit: about.unit, vessels: sailingsFor(v, about, { width }) };
  for (const way of about.ways) {
    const [unit] = unitsFor(v, v.own, way);
    if (unit === undefined) continue;
    const left = crewOf(v.open, unit).map(({ id }) => id);
    return { way, unit, vessels: sailingsFor(v, { unit, left }, { width }) };
  }
  return likeliest('sail')(v, about);
}

/** Points that are bid for the order of play, of a pool that has to last. */
const BID = 2;

function playerOf(width: Width): Partial<Player<Baltic>> {
  return {
    telegraph: v => ({ units: unitsToOrder(v, v.side).map(unit => speedFor(v, unit)) }),
    bid: (_v, { pool }) => ({ points: Math.min(pool, pool > 3 * BID ? BID : 1) }),
    place: (_v, { free }) => ({ place: Math.min(...free) }),
    stack: (v, { cards }) => ({ cards: stackOf(v, cards), reserve: null }),
    sail: (v, about) => sailOf(v, about, width),
    fire: (v, { vessels }) => ({ acts: width === 'wide' ? actsFor(firingOf(v, vessels)) : bestActs(firingOf(v, vessels)) }),
  };
}

const usual = Object.fromEntries(
  (Object.keys(baltic.questions) as Kind<Baltic>[]).map(kind => [kind, likeliest(kind)]),
) as unknown as Player<Baltic>;

/** The mind of Baltic. */
export const mind: Mind<Baltic> = {
  ordinary: { ...usual, ...playerOf('wide') },
  quick: playerOf('narrow'),
  search: { telegraph: telegraphSearch, stack: stackSearch, sail: sailSearch },
  evaluate,
  lapses,
};
