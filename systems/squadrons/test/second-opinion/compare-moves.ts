// Chapter 3, asked of both: whose turn it is, which moves stand, and where they lead.

import type { RollDie } from '@flagplot/kernel';
import { cloned, lineAt, rolled, viewOf, asked as whoIsAsked } from '@flagplot/kernel';
import type { Inquiry } from '@flagplot/lab/second-opinion';
import { once, oneOf } from '@flagplot/lab/second-opinion';
import { squadrons as rules } from '../../rules/index.ts';
import type * as Open from '../../rules/open.ts';
import type { Move } from '../../rules/orders.ts';
import type { SqAsk } from '../../rules/state.ts';
import { move, moveFaults, nextToMove, speedAfter } from './movement.ts';
import { randomMove } from './orders.ts';
import type { Craft, Position, Squadron } from './position.ts';
import { leaderAmong } from './position.ts';
import type { Battle } from './reading.ts';
import { endOf, moveOf, moveOrderOf, positionOf } from './reading.ts';

type MoveAsk = Extract<SqAsk, { kind: 'move' }>;

/** What is asked about in one position. */
interface Asked extends Battle {
  readonly position: Position;
  readonly ask: MoveAsk;
}

/** Orders that both are asked about in one position. */
const ORDERS = 8;

/** The battle stands in the Movement phase, and is left as it is. */
export function compareMoves(inquiry: Inquiry, battle: Battle, roll: RollDie): void {
  const position = positionOf(battle);
  const { s } = battle;
  const [ask] = whoIsAsked(rules, s) as [MoveAsk?];
  const ours = nextToMove(position, s.open.mover);
  const theirs = ask && { side: ask.side, squadrons: ask.about.squadrons };
  const agree = inquiry.ask('whose move', [ours, theirs], () => 'the side and its squadrons left');
  if (!agree || !ask) return;
  const asked = { ...battle, position, ask };
  for (let i = 0; i < ORDERS; i += 1) compareMove(inquiry, asked, randomOrder(asked, roll));
}

/** One of three by the rules themselves, one of fifteen of a squadron that need not be asked for. */
function randomOrder({ s, position, ask }: Asked, roll: RollDie): Move {
  if (once(roll, 3)) return rules.questions.move.random(viewOf(s, ask.side), ask.about, roll);
  const id = once(roll, 15) ? oneOf(roll, position.squadrons).id : oneOf(roll, ask.about.squadrons);
  return moveOf(id, randomMove(position, called(position, id), roll));
}

const called = ({ squadrons }: Position, id: string): Squadron => squadrons.find(one => one.id === id) as Squadron;

function compareMove(inquiry: Inquiry, asked: Asked, order: Move): void {
  const { s, position, ask } = asked;
  const isAsked = ask.about.squadrons.includes(order.squadron);
  const faults = isAsked ? moveFaults(position, called(position, order.squadron), moveOrderOf(order)) : ['SQ-3.2.2'];
  const refusals = rules.questions.move.judge(viewOf(s, ask.side), ask.about, order);
  const stands = faults.length === 0;
  const why = (): string => `${faults.join(', ')} / ${refusals.map(({ rule, say }) => `${rule} ${say}`).join(' ')}`;
  const kind = stands ? 'moves that stand' : 'moves refused';
  const agree = inquiry.ask(kind, [stands, refusals.length === 0], () => `${JSON.stringify(order)}: ${why()}`);
  if (agree && stands) compareEnds(inquiry, asked, order);
}

/** What the squadron is like after a move that stands. */
function compareEnds(inquiry: Inquiry, { scenario, s, position, ask }: Asked, order: Move): void {
  const squadron = called(position, order.squadron);
  const after = cloned(s);
  lineAt(rules, after)?.carry?.(after, rolled({ face: () => 1 }), [{ ...ask, order }]);
  const moved = after.open.squadrons[s.book.squadronAt[order.squadron] as number] as Open.Squadron;
  const ends = move(position, squadron, moveOrderOf(order));
  for (const [place, end] of Object.entries(ends)) {
    const craft = moved.craft[Number(place)] as Open.Craft;
    const theirs = endOf(craft, craft.edge ?? undefined, craft.moved);
    inquiry.ask('where a craft comes to', [{ ...end, at: end.over ? undefined : end.at }, theirs], () => JSON.stringify(order));
  }
  const ours = { moved: true, speed: speedAfter(squadron, moveOrderOf(order)) };
  inquiry.ask('the speed it has used', [ours, { moved: moved.moved, speed: moved.speed }], () => JSON.stringify(order));
  const craft = squadron.craft.map((one, place): Craft => (ends[place]?.over ? { ...one, at: undefined } : one));
  compareNext(inquiry, { scenario, s: after }, ask.side);
  inquiry.ask('who leads', [leaderAmong(squadron, craft), moved.leader], () => JSON.stringify(order));
}

/** SQ-3.2.1 Whose move it is after one of this side. */
function compareNext(inquiry: Inquiry, after: Battle, side: string): void {
  const position = positionOf(after);
  const [ask] = whoIsAsked(rules, after.s) as [MoveAsk?];
  const ours = nextToMove(position, position.order.indexOf(side) + 1);
  inquiry.ask('whose move', [ours, ask && { side: ask.side, squadrons: ask.about.squadrons }], () => `after one of ${side}`);
}
