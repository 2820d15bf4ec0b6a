// What hits do to a vessel.

import { loseAboard } from '../aeroplanes/adrift.ts';
import type { Card } from '../cards.ts';
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

/** What of them a vessel suffers. */
interface Losses {
  readonly jinked: number;
  readonly boxes: number;
  readonly tenners: number;
}

/** BB-3.2.59 to BB-3.2.75 Deals a handful of hits to a vessel on the table; those beyond what it can take are lost (BB-3.2.67). */
export function dealHits(s: BbState, t: BbTable, { vessel, ...dealt }: Hits & { vessel: Vessel }): void {
  const card = cardOf(s.book, vessel);
  const before = { ...vessel };
  const { jinked, boxes, tenners } = lossesOf(card, vessel, dealt);
  vessel.splash += jinked;
  vessel.lost += boxes;
  vessel.tenners += tenners;
  if (vessel.status === 'wreck') vessel.wreckHits += dealt.hits;
  const { id, x, y, heading, lost } = vessel;
  const at = { x, y, heading };
  t.tell(() => ({ kind: 'struck', vessel: id, hits: dealt.hits, jinked, boxes, tenners, left: card.hull - lost, at }));
  becomeOf(s, t, { vessel, before });
  if (dealt.hits > 0) strainTow(s, t, vessel);
}

/** Crosses off boxes that no shot takes: BB-5.2.1 a fire, BB-5.3.7 a bunker that blows up. */
export function crossOff(s: BbState, t: BbTable, { vessel, boxes }: { vessel: Vessel; boxes: number }): void {
  const before = { ...vessel };
  vessel.lost = Math.min(vessel.lost + boxes, cardOf(s.book, vessel).hull);
  becomeOf(s, t, { vessel, before });
}

/** BB-3.2.72 An unrated vessel turns the first hits into splash, as far as it has jink left; the rest cross off boxes, black ones first. */
function lossesOf(card: Card, vessel: Vessel, { hits, tenners, jinks }: Hits): Losses {
  if (vessel.status === 'wreck') return { jinked: 0, boxes: 0, tenners: 0 };
  const jinked = isSotl(card) || !jinks ? 0 : Math.min(hits, card.jink - vessel.splash);
  const boxes = Math.min(hits - jinked, card.hull - vessel.lost);
  return { jinked, boxes, tenners: isSotl(card) ? tenners : 0 };
}

/** BB-3.2.60, BB-3.2.63, BB-3.2.64 Crippled, a wreck, BB-3.2.68, BB-3.2.69 sunk. */
function becomeOf(s: BbState, t: BbTable, { vessel, before }: { vessel: Vessel; before: Vessel }): void {
  const card = cardOf(s.book, vessel);
  const { options } = s.book;
  if (before.status === 'wreck') {
    const enough = !isSotl(card) || 2 * vessel.wreckHits >= card.hull;
    if (enough && vessel.wreckHits > 0 && !options['lasting-wrecks']) sink(t, vessel);
  } else if (vessel.lost >= card.hull) {
    vessel.status = 'wreck';
    vessel.wrecked = s.clock.turn;
    // BB-3.2.71
    vessel.tenners = 0;
    tellBecame(t, vessel, 'wreck');
    loseAboard(s, t, vessel);
    // BB-3.2.70 Where the table plays it so, what is hit in the air falls out of it.
    if (options['falling-flyers'] && isAirborne(card)) sink(t, vessel);
  } else if (isCrippled(card, vessel) && !isCrippled(card, before)) {
    tellBecame(t, vessel, 'crippled');
  }
}

/** Takes a wreck off the table. */
export function sink(t: BbTable, vessel: Vessel): void {
  vessel.status = 'sunk';
  tellBecame(t, vessel, 'sunk');
}

function tellBecame(t: BbTable, { id, x, y, heading }: Vessel, status: 'wreck' | 'sunk' | 'crippled'): void {
  t.tell(() => ({ kind: 'became', vessel: id, status, at: { x, y, heading } }));
}
