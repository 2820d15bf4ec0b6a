// Criticals between turns: the throws, who has a choice, the effects.

import { copy } from '@flagplot/kernel';
import { vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import { cardOf, isLive, isSotl, vesselCalled } from '../roster.ts';
import type { BbAsk, BbShown, BbState, BbTable } from '../state.ts';
import { effectsOf, throwCritical, throwerFor, throwsTwice } from './critical-rolls.ts';
import { suffer } from './effects.ts';

/** BB-5.3.19 The throws of all ships with tenners, in the order of the lists; BB-5.3.2 then their tenners are cleared. */
export function criticalThrows(s: BbState, t: BbTable): void {
  s.open.stricken = [];
  for (const vessel of s.open.vessels) {
    // BB-5.3.18 A wreck throws nothing, nor does who has left.
    if (!isLive(vessel)) continue;
    // BB-5.3.3 None without a tenner.
    if (vessel.tenners > 0 && isSotl(cardOf(s.book, vessel))) throwFor(s, t, vessel);
    vessel.tenners = 0;
  }
}

function throwFor({ book, open }: BbState, t: BbTable, { id: ship, card, side, tenners }: Vessel): void {
  const twice = throwsTwice(cardOf(book, { card }));
  const struck = { ship: vesselName(book, ship), tenners, by: twice ? throwerFor(book, side) : side };
  const rolls = Array.from({ length: twice ? 2 : 1 }, () => throwCritical(t, book.charts, struck));
  open.stricken.push({ ship, rolls, take: twice ? null : 0 });
  t.tell(() => ({ kind: 'stricken', ship, tenners, rolls: copy(rolls) }));
}

/** BB-5.3.15 Owners who have still to choose between two throws. */
export function choicesDue({ book, open }: BbShown): BbAsk<'critical'>[] {
  const due = open.stricken.filter(({ take }) => take === null);
  return book.sides.flatMap(({ id: side }) => {
    const ships = due.filter(({ ship }) => vesselCalled(open, ship).side === side).map(({ ship, rolls }) => ({ ship, rolls }));
    return ships.length > 0 ? [{ side, kind: 'critical' as const, about: { ships } }] : [];
  });
}

/** BB-5.3.17 The effects of what was taken, ship by ship. */
export function carryOut(s: BbState, t: BbTable): void {
  for (const { ship, rolls, take } of s.open.stricken) {
    const roll = rolls[take ?? 0];
    if (roll) suffer(s, t, { vessel: vesselCalled(s.open, ship), effects: effectsOf(s.book.charts, roll) });
  }
  s.open.stricken = [];
}
