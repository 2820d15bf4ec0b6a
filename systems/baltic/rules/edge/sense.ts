// Whether a state from outside makes sense: what lies on the table is what the scenario has, as battles can leave it.

import type { Refusal } from '@flagplot/kernel';
import { towGoalOf } from '../goals/tow.ts';
import { ladder } from '../movement/settings.ts';
import type { Vessel } from '../open.ts';
import { deckOf } from '../planning/deck.ts';
import { cardOf } from '../roster.ts';
import type { BbState } from '../state.ts';
import { betweenFaults } from './between-sense.ts';
import { holdFaults, markerFaults } from './sense-air.ts';
import { armFaults } from './sense-arms.ts';
import { courseFaults } from './sense-course.ts';
import { placeFaults } from './sense-place.ts';

/** Every reason a state cannot be one of this battle, each with its row and its place. */
export function sense(s: BbState): Refusal[] {
  const strange = rosterFaults(s);
  if (strange.length > 0) return strange;
  return [
    ...s.open.vessels.flatMap((vessel, i) => vesselFaults(s, vessel, `/open/vessels/${i}`)),
    ...placeFaults(s),
    ...sideFaults(s),
    ...betweenFaults(s),
    ...cardFaults(s),
    ...courseFaults(s),
    ...markerFaults(s),
    ...holdFaults(s),
    ...armFaults(s),
  ];
}

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** BB-2.0.4 The units of the scenario, each in its place; BB-1.5.7 the vessels of a squadron as they were set up. */
function rosterFaults({ book, open }: BbState): Refusal[] {
  const due = book.units.flatMap(({ id: unit, side, card, vessels }) => vessels.map(() => ({ unit, side, card, vessels })));
  const ids = open.vessels.map(({ id }) => id);
  const found = due.flatMap(({ unit, side, card, vessels }, i) => {
    const vessel = open.vessels[i];
    const isOwn = vessel !== undefined && vessels.includes(vessel.id) && ids.indexOf(vessel.id) === i;
    // BB-7.2.8 A prize may have changed hands.
    const hasSide = vessel?.side === side || (towGoalOf(book)?.unit === unit && book.sides.some(({ id }) => id === vessel?.side));
    const same = isOwn && vessel.unit === unit && hasSide && vessel.card === card;
    return same ? [] : [fault('BB-2.0.4', `/open/vessels/${i}`, `Here stands a vessel of ${unit}, a ${card} of ${side}.`)];
  });
  if (open.vessels.length > due.length) found.push(fault('BB-2.0.4', '/open/vessels', `There are ${due.length} vessels.`));
  return found;
}

/** BB-1.2.3 As many boxes as its sheet has, BB-2.1.1 a setting of its ladder, BB-3.2.9 weapons of its own. */
function vesselFaults({ book }: BbState, vessel: Vessel, at: string): Refusal[] {
  const card = cardOf(book, vessel);
  const found: Refusal[] = [];
  // A wreck may coast off the table.
  const afloat = vessel.status === 'live' || (vessel.status === 'withdrawn' && vessel.wrecked === 0);
  if (vessel.lost > card.hull || (afloat && vessel.lost === card.hull))
    found.push(fault('BB-1.2.3', `${at}/lost`, `${vessel.id} has ${card.hull} boxes.`));
  if (card.telegraph !== undefined && !ladder(book, card).includes(vessel.setting))
    found.push(fault('BB-2.1.1', `${at}/setting`, `${vessel.id} has no ${vessel.setting}.`));
  if ([...vessel.out, ...vessel.silent].some(id => !card.weapons.some(weapon => weapon.id === id)))
    found.push(fault('BB-3.2.9', `${at}/out`, `${vessel.id} has no such weapon.`));
  return found;
}

/** BB-1.4.3 Every side has a pool and a stack, and nobody else has. */
function sideFaults({ book, open }: BbState): Refusal[] {
  const ids = book.sides
    .map(({ id }) => id)
    .sort()
    .join();
  return (['pools', 'cards', 'scored'] as const).flatMap(of =>
    Object.keys(open[of]).sort().join() === ids ? [] : [fault('BB-1.4.3', `/open/${of}`, 'There is one for each side.')],
  );
}

/** BB-2.2.8 Cards in a folder are those of its side that are counted on the table, each once. */
function cardFaults({ book, open, sealed }: BbState): Refusal[] {
  return book.sides.flatMap(({ id: side }) => {
    const { stack, reserve } = sealed[side] as BbState['sealed'][string];
    const cards = reserve === null ? stack : [...stack, reserve];
    const own = deckOf({ book }, side).filter(card => !open.played.includes(card));
    const wrong = cards.some((card, i) => !own.includes(card) || cards.indexOf(card) < i);
    const counted = cards.length === open.cards[side] && !(open.reserved.includes(side) && reserve !== null);
    return wrong || !counted ? [fault('BB-2.2.8', `/sealed/${side}`, `${side} has other cards.`)] : [];
  });
}
