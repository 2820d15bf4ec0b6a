// The activations: a card, the courses of its vessels, their fire.

import type { Side } from '@flagplot/kernel';
import { discardDead, turnUp, waysOf } from '../activations/cards.ts';
import { carryActs } from '../acts/list.ts';
import type { Sealed } from '../folder.ts';
import { limitsOf } from '../movement/course.ts';
import { sailVessel } from '../movement/voyage.ts';
import type { Activation } from '../open.ts';
import type { Act, Sail } from '../orders.ts';
import { nextUnderCard } from '../planning/deck.ts';
import { crewOf, flagshipOf, unitCalled, vesselCalled } from '../roster.ts';
import type { BbAsk, BbPhase, BbShown, BbState, BbTable } from '../state.ts';

/** BB-3.0.1 Slot by slot: BB-3.0.19 a unit moves, then it fires. */
export const activations: BbPhase<'sail' | 'fire'> = {
  name: 'Activations',
  rule: 'BB-3.0.1',
  run(s, t) {
    if (s.open.activation === null) passEmptySlots(s, t);
  },
  asks: shown => (shown.open.activation ? askOfUnit(shown, shown.open.activation) : askForCard(shown)),
  carry(s, t, answers) {
    for (const answer of answers) {
      if (answer.kind === 'sail') sail(s, t, { side: answer.side, order: answer.order });
      else fire(s, t, { side: answer.side, acts: answer.order.acts });
    }
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

/** BB-3.1.59 The vessels whose orders have lapsed, or BB-3.2.2 the fire of those that have one. */
function askOfUnit({ book, open }: BbShown, { unit, left }: Activation): BbAsk<'sail' | 'fire'>[] {
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
    s.open.activation = { unit: order.unit, left: crewOf(s.open, order.unit).map(({ id }) => id), barred: [] };
  }
  sailAll(s, t, order);
  const activation = s.open.activation as Activation;
  if (activation.left.length > 0) return;
  if (firers(s.open, activation.unit).length === 0) close(s, t);
  else t.tell(() => ({ kind: 'ready', unit: activation.unit }));
}

/** BB-3.1.19 One after the other; BB-3.1.59 where the flagship is stopped short the others are ordered anew. */
function sailAll(s: BbState, t: BbTable, { unit, vessels }: Sail): void {
  const activation = s.open.activation as Activation;
  for (const { vessel: id, legs } of vessels) {
    const vessel = vesselCalled(s.open, id);
    const leads = flagshipOf(s.open, unit)?.id === id;
    activation.left = activation.left.filter(other => other !== id);
    if (limitsOf(s.book, vessel).most === 0) continue;
    const halt = sailVessel(s, t, { vessel, legs });
    if (halt !== undefined && leads) return;
  }
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
  s.open.activation = next === undefined ? null : { unit: next, left: crewOf(s.open, next).map(({ id }) => id), barred: [] };
  t.tell(() => ({ kind: 'done', unit }));
}
