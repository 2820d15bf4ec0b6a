// What opponents of Baltic think with: its ordinary player, a quick one, and how a battle stands.

import type { Mind, Player } from '@flagplot/bots';
import type { About, Kind, Order } from '@flagplot/kernel';
import { unitsFor } from '../rules/activations/cards.ts';
import { firingOf } from '../rules/acts/act.ts';
import { battleRules } from '../rules/battle.ts';
import type { Column } from '../rules/movement/unit.ts';
import type { Sail, Sailing } from '../rules/orders.ts';
import { unitsToOrder } from '../rules/planning/telegraph.ts';
import { crewOf } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import { bidFor } from './bids.ts';
import { evaluate } from './evaluate.ts';
import { guessFolders } from './guess.ts';
import { actsFor } from './gunnery.ts';
import { sailingsFor } from './helm.ts';
import { lapses } from './lapses.ts';
import { leave } from './leave.ts';
import { proposals } from './proposals.ts';
import { quickActs } from './quick.ts';
import { quickSailings } from './quick-helm.ts';
import { sailSearch, stackSearch, telegraphSearch } from './search.ts';
import { nearPrize } from './setting-up.ts';
import { speedsFor } from './signals.ts';
import { stackOf } from './stacks.ts';

type Likeliest = <K extends Kind<Baltic>>(kind: K) => (v: BbView, about: About<Baltic, K>) => Order<Baltic, K>;

/** What the rules themselves have first. */
const likeliest: Likeliest = kind => (v, about) => {
  const question = battleRules.questions[kind];
  for (const order of question.candidates(v, about)) return order;
  return question.idle(v, about);
};

/** How somebody lays the courses of those that have still to sail. */
type Sails = (v: BbView, column: Column) => Sailing[];

/** BB-3.0.8 The top card, else whatever may be played. */
function sailOf(v: BbView, about: About<Baltic, 'sail'>, sails: Sails): Sail {
  if ('left' in about) return { unit: about.unit, vessels: sails(v, about) };
  for (const way of about.ways) {
    const [unit] = unitsFor(v, v.own, way);
    if (unit === undefined) continue;
    const left = crewOf(v.open, unit).map(({ id }) => id);
    return { way, unit, vessels: sails(v, { unit, left }) };
  }
  return likeliest('sail')(v, about);
}

const WIDE: Sails = (v, column) => sailingsFor(v, column, { width: 'wide' });

const own: Partial<Player<Baltic>> = {
  telegraph: v => ({ units: speedsFor(v, v.side, unitsToOrder(v, v.side)) }),
  bid: bidFor,
  deploy: (v, about) => nearPrize(v, about.units) ?? likeliest('deploy')(v, about),
  // BB-2.2.4 Who strikes first strikes from a whole fleet.
  place: (_v, { free }) => ({ place: Math.min(...free) }),
  stack: (v, { cards }) => ({ cards: stackOf(v, cards), reserve: null }),
  sail: (v, about) => sailOf(v, about, WIDE),
  fire: (v, { vessels }) => ({ acts: actsFor(firingOf(v, vessels)) }),
};

/** For imagined battles. */
const quick: Partial<Player<Baltic>> = {
  bid: (_v, { pool }) => ({ points: Math.min(pool, 1) }),
  stack: (_v, { cards }) => ({ cards: [...cards], reserve: null }),
  sail: (v, about) => sailOf(v, about, quickSailings),
  fire: (v, { vessels }) => ({ acts: quickActs(firingOf(v, vessels)) }),
};

const usual = Object.fromEntries(
  (Object.keys(battleRules.questions) as Kind<Baltic>[]).map(kind => [kind, likeliest(kind)]),
) as unknown as Player<Baltic>;

/** The mind of Baltic. */
export const mind: Mind<Baltic> = {
  ordinary: { ...usual, ...own },
  quick,
  search: { telegraph: telegraphSearch, stack: stackSearch, sail: sailSearch },
  proposals,
  evaluate,
  guess: guessFolders,
  leave,
  lapses,
};
