// What is at stake with each craft, in points, for whoever fires at it.

import type { Book, SquadronOfBook } from '../rules/book.ts';
import { isLaunched } from '../rules/combat/gunnery.ts';
import { isFrozen } from '../rules/condition.ts';
import { isBroken } from '../rules/morale/levels.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';

/** Worth of a craft destroyed, of one more marker on it, of one more ion counter. */
export interface Stakes {
  kill: number;
  mark: number;
  counter: number;
  /** How many markers on it count one by one. */
  markers: number;
}

/** In parts of a craft's value: its fire to come, what a marker takes from that, a marker after the first, an ion counter. */
const FIRE = 0.3;
const MARKED = 0.12;
const COUNTER = 0.1;
/** What is left to win of a craft in flight, which counts half when it is gone. */
const FLEEING = 0.6;
/** How much more a craft counts that a goal is about, or that the goal's own side strives with. */
const GOAL = 3;
const TOOL = 1.5;
/** Share of the striving side's value that stands for reaching a goal, and what it costs to destroy what is wanted whole. */
const PRIZE = 0.7;
const SPOILT = -0.5;

/** SQ-8.3.1, SQ-8.3.2 What fire at the craft at this place of a roster can win. */
export function stakesOf(seen: Seen, squadron: Squadron, place: number): Stakes {
  const { book } = seen;
  const of = book.squadrons[book.squadronAt[squadron.id] as number] as SquadronOfBook;
  const craft = squadron.craft[place] as Craft;
  const wanted = objectiveStakes(book, of, craft);
  if (wanted) return wanted;
  const value = (of.values[place] as number) * weightOf(book, of);
  const left = isBroken(book.charts, squadron) ? FLEEING : 1;
  const half = craft.damage > 0 ? 0 : 0.5;
  const kill = value * (left - 0.5 + half + FIRE) * (left < 1 ? FLEEING : 1);
  return { kill, mark: value * (half + MARKED) * left, counter: isFrozen(of, craft) ? 0 : value * COUNTER, markers: 1 };
}

/** What a goal adds to a craft that is bought. */
function weightOf({ goal }: Book, of: SquadronOfBook): number {
  if (!goal) return 1;
  if (goal.kind === 'exit') return goal.squadron === of.id ? GOAL : 1;
  const striving = goal.side === of.side;
  if (goal.kind === 'capture') return striving && of.weapons.some(({ card }) => card.kind === 'ion') ? TOOL : 1;
  return striving && of.weapons.some(({ card }) => isLaunched(card.kind)) ? TOOL : 1;
}

/** SQ-8.4.6, SQ-8.4.8 Of the craft to be boarded or crippled; nothing for any other. */
function objectiveStakes(book: Book, of: SquadronOfBook, craft: Craft): Stakes | undefined {
  const { goal } = book;
  if (!goal || goal.kind === 'exit' || goal.squadron !== of.id) return undefined;
  const prize = PRIZE * worthOfSide(book, goal.side);
  if (goal.kind === 'cripple')
    return { kill: prize, mark: prize / goal.markers, counter: (prize * COUNTER) / goal.markers, markers: goal.markers };
  // A counter of an earlier round is taken off before the next round is over: it has to be given anew.
  const holds = isFrozen(of, { ...craft, ion: 0 });
  return { kill: prize * SPOILT, mark: 0, counter: holds ? 0 : prize / goal.rounds, markers: 1 };
}

/** What all craft of a side are worth. */
function worthOfSide({ squadrons }: Book, side: string): number {
  let sum = 0;
  for (const of of squadrons) if (of.side === side) for (const value of of.values) sum += value;
  return sum;
}
