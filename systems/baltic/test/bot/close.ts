// A yardstick for the ordinary player: it steers at the nearest enemy and fires all that bears.
// `npx flagplot sim --system baltic --scenario gotland-incident --bots ordinary,systems/baltic/test/bot/close.ts --swap`

import { squaredBetween } from '@flagplot/plane';
import { firingOf } from '../../rules/acts/act.ts';
import { bestActs } from '../../rules/acts/list.ts';
import { coursesOf, farthest } from '../../rules/movement/ideas.ts';
import { plannedEnd } from '../../rules/movement/plan.ts';
import type { Sail } from '../../rules/orders.ts';
import { orderFor, pickOf } from '../../rules/planning/speed-orders.ts';
import { unitsToOrder } from '../../rules/planning/telegraph.ts';
import { areEnemies, crewOf, isLive, vesselCalled } from '../../rules/roster.ts';
import type { BbAsk, BbView } from '../../rules/state.ts';

export const player = { system: 'baltic', answer: (v: BbView, ask: BbAsk): object | undefined => answerOf(v, ask) };

function answerOf(v: BbView, { kind, about }: BbAsk): object | undefined {
  switch (kind) {
    case 'telegraph':
      return { units: unitsToOrder(v, v.side).map(unit => orderFor(v, { unit, down: false }, pickOf(-1))) };
    case 'sail':
      return 'left' in about ? nearer(v, { unit: about.unit, left: about.left }) : topCard(v);
    case 'fire':
      return { acts: bestActs(firingOf(v, about.vessels)) };
    default:
      return undefined;
  }
}

function topCard(v: BbView): object | undefined {
  const [unit] = v.own.stack;
  if (unit === undefined) return undefined;
  return { way: 'top', ...nearer(v, { unit, left: crewOf(v.open, unit).map(({ id }) => id) }) };
}

/** Of straight on and a turn to either side the one whose flagship ends nearest to an enemy. */
function nearer(v: BbView, column: { unit: string; left: readonly string[] }): Sail {
  const sails = ([0, -1, 1] as const).map(side => ({ unit: column.unit, vessels: coursesOf(v, column, farthest(side)) }));
  return sails.sort((a, b) => offOf(v, a) - offOf(v, b))[0] as Sail;
}

function offOf(v: BbView, { vessels: [first] }: Sail): number {
  if (!first) return 0;
  const vessel = vesselCalled(v.open, first.vessel);
  const end = plannedEnd(vessel, first);
  const foes = v.open.vessels.filter(other => isLive(other) && areEnemies(v.book, vessel.side, other.side));
  return Math.min(...foes.map(foe => squaredBetween(end, foe)));
}
