// What opponents of Fleet Action think with: its ordinary player, and how a battle stands.

import type { Mind, Standing } from '@flagplot/bots';
import type { Side } from '@flagplot/kernel';
import { seeThrough } from '../rules/arrival/seen.ts';
import { aimQuestion } from '../rules/fighters/anti-fighter.ts';
import { attackQuestion } from '../rules/fighters/attack.ts';
import { entryOrder } from '../rules/reinforcements/entry.ts';
import type { FaState, FaView, FleetAction } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import { weaponsForHits } from './allot.ts';
import { defenceFor, directionFor, entriesFor, planFor, scheduleFor, steeringsFor, vorticesFor } from './arrival.ts';
import { withFlights } from './aside.ts';
import { deploymentsFor, shiftFor } from './deploy.ts';
import { elintFor } from './elint.ts';
import { quickShotsOf, shotsOf, strayShotsOf } from './fire.ts';
import { flightMovesOf, launchesOf, missionsFor } from './flights.ts';
import { guessFolders } from './guess.ts';
import { lapses } from './lapses.ts';
import { leave } from './leave.ts';
import { minesFor } from './mines.ts';
import { namesFor } from './name.ts';
import { plotsOf } from './orders.ts';
import { proposals } from './proposals.ts';
import { quickPlotsOf } from './quick.ts';
import { regroupFor } from './regroup.ts';
import { ordersSearch } from './search.ts';

/** What a battle is worth to a side that has won it, and half of which is a draw. */
const WON = 10_000;

/** How a battle stands: FA-15.1.1 by the points each side has scored so far, of those it could. Guessed folders do not matter. */
function evaluate({ book, open }: Pick<FaState, 'book' | 'open'>, side: Side): Standing {
  const [first, second] = book.sides.map(({ id }) => id) as [Side, Side];
  const all = scores({ book, open });
  const foe = side === first ? second : first;
  const worth = worthOf(shareLeft(all[second]), shareLeft(all[first]));
  return {
    worth: side === first ? worth : WON - worth,
    terms: [{ what: 'points scored', own: all[side]?.points ?? 0, foe: all[foe]?.points ?? 0 }],
  };
}

/** The part of a fleet that is left, as those who score its losses have it. */
function shareLeft(score: { points: number; of: number } | undefined): number {
  return score && score.of > 0 ? 1 - score.points / score.of : 1;
}

/** The chance of a fleet that has so much left against one that has so much: both whole, or both gone, an even one. */
function worthOf(own: number, foe: number): number {
  const [a, b] = [own * own * own, foe * foe * foe];
  return a + b > 0 ? Math.round((WON * a) / (a + b)) : WON / 2;
}

/** Where squadrons are set up: in a meeting engagement, against a side that jumps in, or as reinforcements. */
function setUpFor(v: FaView, about: FleetAction['asks']['deploy']['about']): FleetAction['asks']['deploy']['order'] {
  if (about.relief) return entryOrder(v, about);
  return v.book.jump === undefined ? deploymentsFor(v, about) : defenceFor(v, about);
}

/** The mind of Fleet Action. */
export const mind: Mind<FleetAction> = {
  ordinary: {
    plan: v => planFor(v),
    schedule: (v, about) => scheduleFor(v, about),
    deploy: (v, about) => setUpFor(v, about),
    redeploy: (v, about) => shiftFor(v, about),
    regroup: v => ({ squadrons: regroupFor(v) }),
    direction: v => directionFor(v),
    vortices: v => vorticesFor(v),
    steer: (v, about) => steeringsFor(v, about),
    enter: (v, about) => entriesFor(v, about),
    name: (v, about) => ({ names: namesFor(v, about) }),
    orders: (v, _about, { work = 1 }) => ({ squadrons: plotsOf(seeThrough(v), work), ...elintFor(v), ...missionsFor(v) }),
    mines: v => ({ launches: minesFor(v) }),
    fire: v => withFlights(v, 'fire', shotsOf(v)),
    stray: v => withFlights(v, 'stray', strayShotsOf(v)),
    allot: (v, about) => ({ weapons: weaponsForHits(v, about) }),
    launch: v => ({ launches: launchesOf(v) }),
    flights: (v, { round }) => ({ flights: flightMovesOf(v, round) }),
    attack: (v, about) => attackQuestion.idle(v, about),
    aim: (v, about) => aimQuestion.idle(v, about),
    dogfight: () => ({}),
  },
  quick: {
    orders: v => ({ squadrons: quickPlotsOf(seeThrough(v)) }),
    fire: v => ({ shots: quickShotsOf(v) }),
  },
  search: { orders: ordersSearch },
  proposals,
  evaluate,
  guess: guessFolders,
  leave,
  lapses,
};
