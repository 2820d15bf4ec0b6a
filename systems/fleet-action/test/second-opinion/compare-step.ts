// A line of the turn played by the rules with orders by chance, and its dice read again.

import type { Ask, RollDie } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import type { Asking } from './ask.ts';
import type { Die } from './damage.ts';
import type { Fallen } from './fallen.ts';
import { FallenAgain, fallen } from './fallen.ts';

/** What an order of a step says of flights. */
export interface Orders {
  aims?: readonly { ship: string; weapon: string; flights: readonly string[] }[];
  against?: readonly { flight: string; type: string }[];
  part?: readonly string[];
  join?: readonly string[];
}

/** An order, and whose. */
export type Given = Orders & { side: string };

export interface Step {
  /** The line of the turn. */
  name: string;
  /** Reads the same dice. */
  read: (die: Die, fell: Fallen, orders: readonly Given[]) => void;
}

/** Plays a line of the turn with orders by chance: any, or none but that kills are never shared out but evenly. */
export function compareStep(s: FaState, { name, read: reading }: Step, { die, questions }: Asking): void {
  const orders: Given[] = [];
  const line = fleetAction.sequence(s.book).turn.find(each => each.name === name)!;
  const fell = fallen(t => {
    s.clock.round = 0;
    line.begin?.(s, t);
    line.run?.(s, t);
    for (let asks = line.asks?.(s) ?? []; asks.length > 0; asks = line.asks?.(s) ?? []) {
      s.clock.round += 1;
      const answers = asks.map(ask => ({ ...ask, order: orderOf(s, ask as Ask<FleetAction>, die) }));
      orders.push(...answers.map(({ side, order }) => ({ side, ...order })));
      line.carry?.(s, t, answers as never);
      line.run?.(s, t);
    }
  }, die);
  const { faces } = fell;
  const again = new FallenAgain(faces);
  reading(again.read, fell, orders);
  const { read: count, wrong } = again.account();
  questions.ask('fighters throw', { ours: { read: count, wrong }, theirs: { read: faces.length, wrong: [] } }, () => name);
}

function orderOf(s: FaState, { side, kind, about }: Ask<FleetAction>, die: RollDie): Orders {
  const { random, idle } = fleetAction.questions[kind];
  const isShared = kind === 'dogfight' && (about as { what: string }).what === 'share';
  const answer = isShared || die(3) === 1 ? idle : random;
  return answer(viewOf(s, side), about as never, die) as Orders;
}
