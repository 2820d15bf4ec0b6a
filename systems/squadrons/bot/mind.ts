// What opponents, hints, analysis and the laboratory know of Squadrons.

import type { Mind, Player, Standing } from '@flagplot/bots';
import type { Side } from '@flagplot/kernel';
import type { SqState, Squadrons } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import { deploymentsFor } from './deploy.ts';
import { volleysFor } from './fire.ts';
import { jammersFor } from './jam.ts';
import { lapses } from './lapses.ts';
import { leave } from './leave.ts';
import { moveFor } from './moves.ts';
import { proposals } from './proposals.ts';
import { quickJammers, quickMove, quickVolleys } from './quick.ts';
import { fireSearch, moveSearch } from './search.ts';

/** The ordinary player: every order stands, and it throws no dice. */
const ordinary: Player<Squadrons> = {
  deploy: v => ({ squadrons: deploymentsFor(v) }),
  move: (v, { squadrons }, { work = 1 }) => moveFor(v, squadrons, work),
  jam: (v, { squadrons }) => ({ squadrons: jammersFor(v, squadrons) }),
  fire: (v, { squadrons }) => ({ volleys: volleysFor(v, squadrons) }),
};

/** For imagined battles; where squadrons are set up the ordinary player is quick enough. */
const quick: Partial<Player<Squadrons>> = {
  move: (v, { squadrons }) => quickMove(v, squadrons),
  jam: (v, { squadrons }) => ({ squadrons: quickJammers(v, squadrons) }),
  fire: (v, { squadrons }) => ({ volleys: quickVolleys(v, squadrons) }),
};

/** A chance of all, and of none: what a won battle and an even one are worth. */
const CERTAIN = 10_000;
const EVEN = CERTAIN / 2;
/** Part of what both sides are worth that a lead is measured against while few points are scored. */
const CALM = 0.1;

/** A battle that is over is won, lost or drawn; one under way stands by the points scored so far (SQ-8.3.1). */
function evaluate(s: SqState, side: Side): Standing {
  const all = scores(s);
  const own = all[side] ?? { points: 0, of: 0 };
  const foes = s.book.sides.find(({ id }) => id === side)?.enemies ?? [];
  const foe = Math.max(0, ...foes.map(id => all[id]?.points ?? 0));
  const terms = [{ what: 'points', own: own.points, foe }];
  const { verdict } = s.open;
  if (verdict) return { worth: verdict.winners.includes(side) ? CERTAIN : verdict.winners.length === 0 ? EVEN : 0, terms };
  const stakes = own.points + foe + CALM * (own.of + Math.max(0, ...foes.map(id => all[id]?.of ?? 0)));
  const lead = stakes > 0 ? (own.points - foe) / stakes : 0;
  return { worth: EVEN + Math.trunc(EVEN * lead), terms };
}

/** The mind of Squadrons. */
export const mind: Mind<Squadrons> = {
  ordinary,
  quick,
  search: { move: moveSearch, fire: fireSearch },
  proposals,
  evaluate,
  leave,
  lapses,
};
