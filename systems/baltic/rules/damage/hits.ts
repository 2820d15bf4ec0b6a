// What hits do to a vessel.

import type { Side } from '@flagplot/kernel';
import { loseAboard } from '../aeroplanes/adrift.ts';
import type { Book } from '../book.ts';
import type { Card } from '../cards.ts';
import { noteHit } from '../goals/prize.ts';
import { strainTow } from '../goals/tow.ts';
import type { Vessel } from '../open.ts';
import { cardOf, isAirborne, isCrippled, isSotl } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';

/** One handful of hits: BB-3.2.57 the tenners among them, BB-3.2.74 whether a small vessel may jink them. */
export interface Hits {
  readonly hits: number;
  readonly tenners: number;
  readonly jinks: boolean;
}

/** What hits change about a vessel. */
export type Condition = Pick<Vessel, 'status' | 'lost' | 'splash' | 'tenners' | 'wreckHits'>;

/** On whom hits fall, and who has scored them: nobody where a ship runs aground, or where an owner allots them. */
interface Blow {
  readonly vessel: Vessel;
  readonly by: Side | null;
}

/** BB-3.2.59 Deals a handful of hits to a vessel on the table. */
export function dealHits(s: BbState, t: BbTable, { vessel, by, ...dealt }: Hits & Blow): void {
  const card = cardOf(s.book, vessel);
  const before = { ...vessel };
  const { jinked, boxes, tenners } = lossesOf(card, vessel, dealt);
  Object.assign(vessel, conditionAfter(s.book, { card, condition: vessel }, dealt));
  const { id, x, y, heading, lost } = vessel;
  const at = { x, y, heading };
  t.tell(() => ({ kind: 'struck', vessel: id, hits: dealt.hits, jinked, boxes, tenners, left: card.hull - lost, at }));
  settle(s, t, { card, vessel, before });
  if (dealt.hits === 0) return;
  noteHit(s, t, { vessel, by });
  strainTow(s, t, { vessel, by });
}

interface Struck {
  readonly card: Card;
  readonly condition: Condition;
}

/** What a handful of hits makes of a vessel: BB-3.2.63, BB-3.2.64 a wreck without boxes; hits beyond the last are lost (BB-3.2.67). */
export function conditionAfter({ options }: Pick<Book, 'options'>, { card, condition }: Struck, dealt: Hits): Condition {
  const { status, lost, splash, tenners, wreckHits } = condition;
  if (status === 'wreck') {
    // BB-3.2.68 Half the boxes of a ship, BB-3.2.69 any hit on an unrated one.
    const all = wreckHits + dealt.hits;
    const sinks = all > 0 && (!isSotl(card) || 2 * all >= card.hull) && !options['lasting-wrecks'];
    return { status: sinks ? 'sunk' : 'wreck', lost, splash, tenners, wreckHits: all };
  }
  const losses = lossesOf(card, condition, dealt);
  const after = { lost: lost + losses.boxes, splash: splash + losses.jinked, wreckHits };
  if (after.lost < card.hull) return { status, ...after, tenners: tenners + losses.tenners };
  // BB-3.2.70 Where the table plays it so, what is wrecked in the air falls out of it; BB-3.2.71 its tenners are dropped.
  const falls = options['falling-flyers'] && isAirborne(card);
  return { status: falls ? 'sunk' : 'wreck', ...after, tenners: 0 };
}

/** Crosses off boxes of a live vessel that no shot takes: BB-5.2.1 a fire, BB-5.3.7 a bunker that blows up. */
export function crossOff(s: BbState, t: BbTable, { vessel, boxes }: { vessel: Vessel; boxes: number }): void {
  if (vessel.status !== 'live') return;
  const card = cardOf(s.book, vessel);
  const before = { ...vessel };
  Object.assign(vessel, conditionAfter(s.book, { card, condition: vessel }, { hits: boxes, tenners: 0, jinks: false }));
  settle(s, t, { card, vessel, before });
}

/** BB-3.2.72 An unrated vessel turns the first hits into splash, as far as it has jink left; the rest cross off boxes, black ones first. */
function lossesOf(
  card: Card,
  { status, splash, lost }: Condition,
  { hits, tenners, jinks }: Hits,
): Record<'jinked' | 'boxes' | 'tenners', number> {
  // BB-3.2.75 A wreck does not jink.
  if (status === 'wreck') return { jinked: 0, boxes: 0, tenners: 0 };
  // BB-3.2.74
  const jinked = isSotl(card) || !jinks ? 0 : Math.min(hits, card.jink - splash);
  const boxes = Math.min(hits - jinked, card.hull - lost);
  // BB-5.3.1
  return { jinked, boxes, tenners: isSotl(card) ? tenners : 0 };
}

/** BB-3.2.60 Crippled, BB-3.2.63, BB-3.2.64 a wreck, BB-3.2.68, BB-3.2.69 sunk: what follows from it. */
function settle(s: BbState, t: BbTable, { card, vessel, before }: { card: Card; vessel: Vessel; before: Vessel }): void {
  if (before.status === 'live' && vessel.status !== 'live') {
    vessel.wrecked = s.clock.turn;
    tellBecame(t, vessel, 'wreck');
    loseAboard(s, t, vessel);
  }
  if (vessel.status === 'sunk') tellBecame(t, vessel, 'sunk');
  if (vessel.status === 'live' && isCrippled(card, vessel) && !isCrippled(card, before)) tellBecame(t, vessel, 'crippled');
}

/** Takes a wreck off the table. */
export function sink(t: BbTable, vessel: Vessel): void {
  vessel.status = 'sunk';
  tellBecame(t, vessel, 'sunk');
}

function tellBecame(t: BbTable, { id, x, y, heading }: Vessel, status: 'wreck' | 'sunk' | 'crippled'): void {
  t.tell(() => ({ kind: 'became', vessel: id, status, at: { x, y, heading } }));
}
