// What questions say of themselves: that they are open, and of which parts their orders are made.

import type { GameTypes, Json, State } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import { answersAt, attempt, breakOff } from './battles.ts';
import { CANDIDATES } from './looking.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

export const openNeedsNoFolder: DemandOfMoment = {
  id: 'open-needs-no-folder',
  of: 'moment',
  says: 'an open question is judged and answered from the table alone',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    for (const answer of answersAt(moment)) {
      const put = new Put(moment.battle.rules, moment.s, answer);
      if (put.isOpen) answerBlindly(moment, new Put(moment.battle.rules, shut(moment.s), answer), answer.order);
    }
  },
};

/** Every look into a folder throws. */
const SHUT: object = new Proxy(
  {},
  {
    get(): never {
      throw new Error('it looks into the folder');
    },
    ownKeys(): never {
      throw new Error('it looks into the folder');
    },
    has(): never {
      throw new Error('it looks into the folder');
    },
  },
);

/** A battle with all folders shut. */
function shut<G extends GameTypes>(s: State<G>): State<G> {
  return { ...s, sealed: Object.fromEntries(Object.keys(s.sealed).map(side => [side, SHUT as G['sealed']])) };
}

function answerBlindly<G extends GameTypes>({ battle, s }: Moment<G>, put: Put<G>, order: AnyOrder<G>): void {
  const { kind } = put.ask;
  const roll = stream(`${battle.seed} ${s.clock.step} open`);
  const look = (what: string, act: () => unknown): void =>
    void attempt({ battle, step: s.clock.step, what: `${what} of ${kind}, an open question,` }, act);
  look('judge', () => put.judge(order));
  look('idle', () => put.idle());
  look('candidates', () => put.candidates(CANDIDATES));
  look('random', () => put.random(roll));
}

export const partsAreThere: DemandOfMoment = {
  id: 'parts-are-there',
  of: 'moment',
  says: 'the parts of an order that a question names are entries of one unit each',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    const { battle, s } = moment;
    for (const { kind, order } of answersAt(moment)) {
      const fault = partFault(battle.rules.questions[kind].parts ?? [], order as unknown as Json);
      if (fault) breakOff(battle, s.clock.step, `${kind}: ${fault}`);
    }
  },
};

function partFault(parts: readonly { list: string; by: string }[], order: Json): string | undefined {
  for (const { list, by } of parts) {
    const entries = (order as Record<string, Json>)[list];
    if (entries === undefined) continue;
    if (!Array.isArray(entries)) return `${list} is no list`;
    const units = entries.map(entry => (entry as Record<string, Json>)[by]);
    if (units.some(unit => typeof unit !== 'string' && typeof unit !== 'number')) return `an entry of ${list} names no ${by}`;
    if (new Set(units).size < units.length) return `two entries of ${list} are of one ${by}`;
  }
  return undefined;
}
