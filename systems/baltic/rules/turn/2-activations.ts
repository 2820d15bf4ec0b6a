// The activations: a card, the courses of its vessels, their fire.

import type { Side } from '@flagplot/kernel';
import { discardDead, turnUp, waysOf } from '../activations/cards.ts';
import { activate, meetingAsks, sailAll, settleMeeting } from '../activations/column.ts';
import { carryActs } from '../acts/list.ts';
import type { Sealed } from '../folder.ts';
import { followTug } from '../goals/tow.ts';
import type { Activation } from '../open.ts';
import type { Act, Sail } from '../orders.ts';
import { nextUnderCard } from '../planning/deck.ts';
import { crewOf, unitCalled } from '../roster.ts';
import type { BbAnswer, BbAsk, BbPhase, BbShown, BbState, BbTable } from '../state.ts';

/** BB-3.0.1 Slot by slot: BB-3.0.19 a unit moves, then it fires. */
export const activations: BbPhase<'sail' | 'meet' | 'fire'> = {
  name: 'Activations',
  rule: 'BB-3.0.1',
  run(s, t) {
    if (s.open.activation === null) passEmptySlots(s, t);
  },
  asks: shown => (shown.open.activation ? askOfUnit(shown, shown.open.activation) : askForCard(shown)),
  carry(s, t, answers) {
    for (const answer of answers) {
      if (answer.kind === 'sail') sail(s, t, { side: answer.side, order: answer.order });
      else if (answer.kind === 'fire') fire(s, t, { side: answer.side, acts: answer.order.acts });
    }
    const meetings = answers.filter(answer => answer.kind === 'meet');
    if (meetings.length > 0) meet(s, t, meetings);
  },
};

/** BB-3.0.15 A slot for which its side has no card left is passed over. */
function passEmptySlots(s: BbState, t: BbTable): void {
  for (let side = s.open.slots[0]; side !== undefined; side = s.open.slots[0]) {
    discardDead(s, t, side);
    if ((s.open.cards[side] ?? 0) > 0) return;
    s.open.slots = s.open.slots.slice(1);
    const passing = side;
    t.tell(() => ({ kind: 'passed', side: passing }));
  }
}

function askForCard(shown: BbShown): BbAsk<'sail'>[] {
  const [side] = shown.open.slots;
  return side === undefined ? [] : [{ side, kind: 'sail', about: { slot: shown.open.slots.length, ways: waysOf(shown, side) } }];
}

/** BB-3.1.26 Those who have met, BB-3.1.59 the vessels whose orders have lapsed, or BB-3.2.2 the fire of those that have one. */
function askOfUnit(shown: BbShown, { unit, left, under }: Activation): BbAsk<'sail' | 'meet' | 'fire'>[] {
  if (under) return meetingAsks(shown, under);
  const { book, open } = shown;
  const { side } = unitCalled(book, unit);
  if (left.length > 0) return [{ side, kind: 'sail', about: { unit, left } }];
  return [{ side, kind: 'fire', about: { unit, vessels: firers(open, unit) } }];
}

/** BB-3.1.50 Who ran aground or onto a solid in this activation has no fire step. */
function firers(open: BbShown['open'], unit: string): string[] {
  const barred = open.activation?.barred ?? [];
  return crewOf(open, unit).flatMap(({ id }) => (barred.includes(id) ? [] : [id]));
}

function sail(s: BbState, t: BbTable, { side, order }: { side: Side; order: Sail }): void {
  if (order.way) {
    turnUp(s, t, { side, unit: order.unit, way: order.way });
    activate(s, order.unit);
  }
  t.reveal(side);
  sailAll(s, t, order.vessels);
  endMovement(s, t);
}

/** BB-2.0.6 Evade or force, opened together. */
function meet(s: BbState, t: BbTable, answers: readonly BbAnswer<'meet'>[]): void {
  for (const { side } of answers) t.reveal(side);
  settleMeeting(
    s,
    t,
    answers.filter(({ order }) => order.force).map(({ side }) => side),
  );
  endMovement(s, t);
}

/** BB-3.2.2 All have moved: their fire is due, BB-3.1.50 where any of them has it. */
function endMovement(s: BbState, t: BbTable): void {
  const { unit, left, under } = s.open.activation as Activation;
  if (left.length > 0 || under) return;
  followTug(s, t);
  if (firers(s.open, unit).length === 0) close(s, t);
  else t.tell(() => ({ kind: 'ready', unit }));
}

/** BB-3.2.3 The entries of the list in their order; BB-3.2.5 what has become impossible is passed over. */
function fire(s: BbState, t: BbTable, { side, acts }: { side: Side; acts: readonly Act[] }): void {
  const { book, open } = s;
  const vessels = firers(open, (open.activation as Activation).unit);
  carryActs(s, t, { firing: { book, open, side, own: s.sealed[side] as Sealed, turn: s.clock.turn, vessels }, acts });
  close(s, t);
}

function close(s: BbState, t: BbTable): void {
  const { unit } = s.open.activation as Activation;
  const next = nextUnderCard(s, unit);
  s.open.activation = null;
  if (next !== undefined) activate(s, next);
  t.tell(() => ({ kind: 'done', unit, ...(next !== undefined && { next }) }));
}
