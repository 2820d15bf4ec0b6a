// The same battle by other ways: answers in another order, dice by hand, nobody listening, steps taken back.

import type { Ask, Chained, GameTypes, Reading, RollDie, State, Table, Why } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import type { HostMatch } from '../host.ts';
import { canonical } from '../json.ts';
import { play } from '../loop.ts';
import { cloned } from '../step.ts';
import { rolled } from '../table.ts';
import { Put } from './asking.ts';
import {
  answerAsk,
  answersAt,
  attempt,
  beginBattle,
  breakOff,
  diceOf,
  momentsOf,
  nextMoment,
  orderOf,
  playMatch,
  sidesOf,
  textOf,
} from './battles.ts';
import type { Battle, DemandOfBattle, DemandOfMoment, Moment } from './subject.ts';

/** Dice of a handful that are tried in another order. */
const LOOKED_AT = 6;

export const arrivalIsFree: DemandOfBattle = {
  id: 'arrival-is-free',
  of: 'battle',
  says: 'answers in any order of arrival give the same battle',
  holds<G extends GameTypes>(battle: Battle<G>): void {
    for (const arrange of [backwards, atRandom]) sameBattle(battle, beginBattle(battle), arrange);
  },
};

type Arrange = <G extends GameTypes>(asks: readonly Ask<G>[], face: RollDie) => Ask<G>[];
const backwards: Arrange = asks => asks.toReversed();
/** Of three askers and more each must be the first somewhere, the last, and between any two others. */
const atRandom: Arrange = (asks, face) => {
  const left = [...asks];
  return asks.flatMap(() => left.splice(face(left.length) - 1, 1));
};

function sameBattle<G extends GameTypes>(battle: Battle<G>, twin: HostMatch<G>, arrange: Arrange): void {
  const match = beginBattle(battle);
  const face = stream(`${battle.seed} arrival`);
  const when = 'when answers arrive in another order';
  while (!match.outcome() && match.shown().clock.step <= battle.subject.bound) {
    const asks = match.asks();
    const orders = new Map(asks.map(ask => [ask.side, orderOf(battle, new Put(battle.rules, match.state(), ask))]));
    const from = match.everything().length;
    for (const ask of asks) answerAsk(battle, match, { ask, order: orders.get(ask.side)! });
    for (const ask of arrange(asks, face)) answerAsk(battle, twin, { ask, order: orders.get(ask.side)! });
    statesAlike(battle, [match, twin], when);
    // What was told before is the same: who has been told what is asked anew where what is told now is not.
    if (canonical(match.everything().slice(from)) !== canonical(twin.everything().slice(from)))
      alike(battle, [match, twin], when);
    if (asks.length === 0) breakOff(battle, match.shown().clock.step, 'nobody is asked anything and the battle is not over');
  }
  alike(battle, [match, twin], when);
}

type Both<G extends GameTypes> = readonly [HostMatch<G>, HostMatch<G>];

function statesAlike<G extends GameTypes>(battle: Battle<G>, [a, b]: Both<G>, when: string): void {
  if (textOf(a.state()) !== textOf(b.state())) breakOff(battle, a.shown().clock.step, `the battle is another ${when}`);
}

/** Two matches at the same point: their states and all that was told. */
export function alike<G extends GameTypes>(battle: Battle<G>, both: Both<G>, when: string): void {
  statesAlike(battle, both, when);
  const [a, b] = both;
  const { step } = a.shown().clock;
  for (const side of [undefined, ...sidesOf(a.state())]) {
    if (canonical(a.told(side)) !== canonical(b.told(side)))
      breakOff(battle, step, `${side ?? 'a watcher'} is told otherwise ${when}`);
  }
}

export const handsThrowAlike: DemandOfBattle = {
  id: 'hands-throw-alike',
  of: 'battle',
  says: 'dice by hand, all at once or one by one, give the same battle',
  once: true,
  holds<G extends GameTypes>(battle: Battle<G>): void {
    alike(battle, [byHand(battle, 99), byHand(battle, 1)], 'when dice are thrown one by one');
  },
};

function byHand<G extends GameTypes>(battle: Battle<G>, most: number): HostMatch<G> {
  const match = beginBattle(battle, 'by hand');
  const face = stream(battle.seed);
  const fall = (): void => {
    for (let wanted = match.wanted(); wanted; wanted = match.wanted()) {
      const { dice, sides } = wanted;
      const faces = Array.from({ length: Math.min(dice, most) }, () => face(sides));
      const refusals = attempt({ battle, step: match.shown().clock.step, what: 'a throw by hand' }, () =>
        match.fell(sidesOf(match.state())[0]!, faces),
      );
      if (refusals.length > 0) breakOff(battle, match.shown().clock.step, `dice are refused: ${refusals[0]!.say}`);
    }
  };
  fall();
  while (!match.outcome() && match.shown().clock.step <= battle.subject.bound) {
    for (const ask of match.asks())
      answerAsk(battle, match, { ask, order: orderOf(battle, new Put(battle.rules, match.state(), ask)) });
    fall();
  }
  return match;
}

export const silenceIsEqual: DemandOfMoment = {
  id: 'silence-is-equal',
  of: 'moment',
  says: 'a step from the same dice goes the same way again, when nobody listens too',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    const { battle, s, asks } = moment;
    if (asks.length > 0 && textOf(silently(moment)) !== textOf(nextMoment(moment, answersAt(moment)).s))
      breakOff(battle, s.clock.step, 'the battle is another when nobody listens');
  },
};

export const matchesPlayAlike: DemandOfBattle = {
  id: 'matches-play-alike',
  of: 'battle',
  says: 'a battle goes the same way in a match as on a bare state',
  holds<G extends GameTypes>(battle: Battle<G>): void {
    const { s } = [...momentsOf(battle)].at(-1)!;
    const match = playMatch(battle, beginBattle(battle));
    if (textOf(match.state()) !== textOf(s)) breakOff(battle, s.clock.step, 'the battle ends otherwise in a match');
  },
};

/** The next step on a copy with nobody listening, at a table of one's own where one is given. */
export function silently<G extends GameTypes>(moment: Moment<G>, table?: (t: Table<G>) => Table<G>): State<G> {
  const { battle, s } = moment;
  const twin = cloned(s);
  const t = rolled<G>(diceOf(battle, s.clock.step));
  attempt({ battle, step: s.clock.step, what: 'a silent step' }, () =>
    play({ rules: battle.rules, t: table?.(t) ?? t }, twin, answersAt(moment)),
  );
  return twin;
}

export const readingsAreBlind: DemandOfMoment = {
  id: 'readings-are-blind',
  of: 'moment',
  says: 'every reading of a handful is blind to the order in which its dice land, of the best to all others, and none changes anything',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    const { battle, s, asks } = moment;
    const roll = stream(`${battle.seed} ${s.clock.step} landed`);
    const fall = (dice: number, sides: number): number[] => Array.from({ length: Math.min(dice, LOOKED_AT) }, () => roll(sides));
    const looks: Looks = {
      handful: (reading, dice) => isBlind(moment, reading, fall(dice, reading.sides)),
      chain: reading => isSteady(moment, reading, fall(LOOKED_AT, reading.sides)),
    };
    if (asks.length > 0) silently(moment, t => tableWithLooks(t, looks));
  },
};

/** What is done with every reading before it is thrown, and with every thing that is handed on. */
export interface Looks {
  handful<A>(reading: Reading<A>, dice: number, why: () => Why): void;
  chain<A>(reading: Chained<A>, why: () => Why): void;
  /** An item of `each`, or what a part is given. */
  item?(item: unknown): void;
}

function isBlind<G extends GameTypes, A>({ battle, s }: Moment<G>, reading: Reading<A>, faces: number[]): void {
  const { sides, start, add, best } = reading;
  const read = (landed: number[]): string => canonical(landed.reduce(add, start));
  const before = canonical(start);
  if (read(faces) !== read(faces.toReversed()))
    breakOff(battle, s.clock.step, `a reading of d${sides} minds the order they land in`);
  if (best !== undefined && read(faces) !== read(faces.toSorted((a, b) => b - a).slice(0, best)))
    breakOff(battle, s.clock.step, `a reading of the best ${best} d${sides} minds the others`);
  if (canonical(start) !== before) breakOff(battle, s.clock.step, `a reading of d${sides} changes what it starts from`);
}

/** The faces of a chain come in an order of their own: they are read twice as they might fall, to one that goes no further. */
function isSteady<G extends GameTypes, A>({ battle, s }: Moment<G>, reading: Chained<A>, fallen: number[]): void {
  const { sides, start, add } = reading;
  const ways = (): boolean[] => Array.from({ length: sides }, (_, i) => reading.again(i + 1));
  const [before, again] = [canonical(start), ways()];
  const faces = fallen.slice(0, fallen.findIndex(face => !again[face - 1]) + 1 || undefined);
  const read = (): string => canonical(faces.reduce(add, start));
  const first = read();
  const say = (what: string): never => breakOff(battle, s.clock.step, `a chain of d${sides} ${what}`);
  if (again.every(Boolean)) say('is thrown again on every face');
  if (canonical(start) !== before) say('changes what it starts from');
  if (read() !== first) say('reads the same faces otherwise the second time');
  if (canonical(ways()) !== canonical(again)) say('is thrown again otherwise the second time');
}

/** A table that looks at each reading before it throws, and at each thing that is handed on. */
export function tableWithLooks<G extends GameTypes>(t: Table<G>, looks: Looks): Table<G> {
  const table: Table<G> = {
    throw(dice, reading, why, to) {
      looks.handful(reading, dice, why);
      return t.throw(dice, reading, why, to);
    },
    chain(reading, why, to) {
      looks.chain(reading, why);
      return t.chain(reading, why, to);
    },
    each(items, start, once, done) {
      for (const item of items) looks.item?.(item);
      return t.each(items, start, (soFar, item) => once(soFar, item, table), done);
    },
    inTurn: (dice, sides, start, once, why) => t.inTurn(dice, sides, start, (soFar, face) => once(soFar, face, table), why),
    part(piece, ...x) {
      looks.item?.(x);
      return piece(table, ...x);
    },
    tell: (event, to) => t.tell(event, to),
    reveal: of => t.reveal(of),
  };
  return table;
}

export const undoGivesBack: DemandOfBattle = {
  id: 'undo-gives-back',
  of: 'battle',
  says: 'what is undone is as it was, and the same answers lead to the same battle again',
  holds<G extends GameTypes>(battle: Battle<G>): void {
    const hesitant = playMatch(battle, beginBattle(battle), match => takenBack(battle, match));
    alike(battle, [playMatch(battle, beginBattle(battle)), hesitant], 'when answers are taken back and given again');
  },
};

function takenBack<G extends GameTypes>(battle: Battle<G>, match: HostMatch<G>): void {
  const [ask, other, third] = match.asks();
  if (!ask) return;
  const { step } = match.shown().clock;
  // What one of them takes back leaves alone what another has answered meanwhile.
  if (other && third)
    answerAsk(battle, match, { ask: other, order: orderOf(battle, new Put(battle.rules, match.state(), other)) });
  const before = textOf(match.state());
  const asks = canonical(match.asks());
  answerAsk(battle, match, { ask, order: orderOf(battle, new Put(battle.rules, match.state(), ask)) });
  if (match.undo(ask.side, step).length > 0) return;
  if (textOf(match.state()) !== before) breakOff(battle, step, 'undo does not give the battle back as it was');
  if (canonical(match.asks()) !== asks) breakOff(battle, step, 'undo does not give the questions back as they were');
}
