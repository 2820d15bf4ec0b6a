// What the rules themselves would order stands, and battles of such orders come to an end.

import type { Answer, GameTypes, Json, Told } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { asked } from '../loop.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import {
  answersAt,
  attempt,
  battlesOf,
  beginBattle,
  breakOff,
  idle,
  momentsOf,
  nextMoment,
  playersOf,
  playMatch,
  random,
  sidesOf,
} from './battles.ts';
import { CANDIDATES } from './looking.ts';
import { shapesFitAt, unplain } from './plain.ts';
import type { Battle, DemandOfBattle, DemandOfMoment, DemandOfSystem, Moment, Subject } from './subject.ts';
import { Broken } from './subject.ts';

const DRAWS = 5;
const REACH = 50;

export const ordersStand: DemandOfMoment = {
  id: 'orders-stand',
  of: 'moment',
  says: 'idle, standing, every candidate and every random order fit the schema and stand',
  holds<G extends GameTypes>({ battle, s, asks }: Moment<G>): void {
    for (const ask of asks) allStand(battle, new Put(battle.rules, s, ask));
  },
};

function allStand<G extends GameTypes>(battle: Battle<G>, put: Put<G>): void {
  const { kind, side } = put.ask;
  const { step } = put.view.clock;
  const stand = (whose: string, orders: () => AnyOrder<G>[]): void => {
    const what = `${whose} of ${kind} for ${side}`;
    for (const order of attempt({ battle, step, what }, orders)) stands(battle, put, { what, order });
  };
  stand('idle', () => [put.idle()]);
  stand('standing', () => [put.standing()].filter(order => order !== undefined));
  stand('a candidate', () => put.candidates(CANDIDATES));
  const face = stream(`${battle.seed} ${step} ${side} draws`);
  stand('a random order', () => Array.from({ length: DRAWS }, () => put.random(face)));
}

function stands<G extends GameTypes>(
  battle: Battle<G>,
  put: Put<G>,
  { what, order }: { what: string; order: AnyOrder<G> },
): void {
  const { step } = put.view.clock;
  const said = JSON.stringify(order);
  const answers = [{ side: put.ask.side, order: order as Json }];
  const breakOn = (say: string): never => breakOff(battle, step, { say: `${what} ${say}`, answers });
  const odd = unplain(order);
  if (odd) breakOn(`is no plain JSON: ${odd}`);
  const faults = battle.subject.check(put.schema, order);
  if (faults.length > 0) breakOn(`does not fit the schema: ${faults[0]!.at} ${faults[0]!.say}, in ${said}`);
  const refusals = attempt({ battle, step, what: `judge of ${what}` }, () => put.judge(order));
  if (refusals.length > 0) breakOn(`does not stand: ${refusals[0]!.say} [${refusals[0]!.rule}], in ${said}`);
}

export const ordersAreCarriedOut: DemandOfMoment = {
  id: 'orders-are-carried-out',
  of: 'moment',
  says: 'the rules carry out every order that stands, and leave a battle that fits its schemas',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    if (moment.asks.length > 0) shapesFitAt(nextMoment(moment, answersAt(moment)));
  },
};

export const asksAreWellMade: DemandOfMoment = {
  id: 'asks-are-well-made',
  of: 'moment',
  says: 'each side is asked once at most, a question the rules have; nobody is asked after the end, and somebody before it',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    wellAsked(moment);
  },
};

function wellAsked<G extends GameTypes>({ battle, s, asks }: Moment<G>): void {
  const { step } = s.clock;
  const sides = asks.map(ask => ask.side);
  const twice = sides.find((side, i) => sides.indexOf(side) !== i);
  if (twice !== undefined) breakOff(battle, step, `${twice} is asked twice at once`);
  const stranger = sides.find(side => !Object.hasOwn(s.sealed, side));
  if (stranger !== undefined) breakOff(battle, step, `${stranger} is asked and has no folder`);
  const unknown = asks.find(ask => !Object.hasOwn(battle.rules.questions, ask.kind));
  if (unknown) breakOff(battle, step, `${unknown.kind} is asked, which is no question of these rules`);
  const over = battle.rules.outcome(s) !== undefined;
  if (over && asks.length > 0) breakOff(battle, step, 'the battle is over and somebody is still asked');
  if (!over && asks.length === 0) breakOff(battle, step, 'nobody is asked anything and the battle is not over');
  if (asks.length !== asked(battle.rules, s).length) breakOff(battle, step, 'the table alone would ask other questions');
}

export const battlesEnd: DemandOfBattle = {
  id: 'battles-end',
  of: 'battle',
  says: 'every battle ends within its bound, whoever plays, and nobody is ever stuck',
  battles: subject =>
    Object.entries({ ...playersOf(subject), idle: idle(subject.rules) }).flatMap(player => battlesOf(subject, player)),
  holds<G extends GameTypes>(battle: Battle<G>): void {
    ends(battle);
  },
};

function ends<G extends GameTypes>(battle: Battle<G>): void {
  const { subject, playedBy } = battle;
  const match = playMatch(battle, beginBattle(battle));
  const { step } = match.shown().clock;
  const outcome = match.outcome();
  if (outcome === undefined) {
    if (!subject.endless?.includes(playedBy)) breakOff(battle, step, `no end after ${step} steps of ${playedBy}`);
    return;
  }
  const sides = sidesOf(match.state());
  const stranger = [...outcome.winners, ...Object.keys(outcome.points)].find(side => !sides.includes(side));
  if (stranger !== undefined) breakOff(battle, step, `${stranger} is in the outcome and not in the battle`);
}

export const randomReachesAll: DemandOfSystem = {
  id: 'random-reaches-all',
  of: 'system',
  says: 'random orders reach every branch: every question, event and order named',
  holds<G extends GameTypes>(subject: Subject<G>): void {
    const { battles = REACH, events, orders = {} } = subject.reach;
    const missing = new Map<string, (moment: Moment<G>, answers: readonly Answer<G>[]) => boolean>([
      ...Object.keys(subject.rules.questions).map(kind => [`question ${kind}`, hasAsked<G>(kind)] as const),
      ...events.map(kind => [`event ${kind}`, hasTold<G>(kind)] as const),
      ...Object.entries(orders).map(([name, is]) => [`order ${name}`, hasOrdered<G>(is)] as const),
    ]);
    for (const battle of battlesOf(subject, ['random', random(subject.rules)], battles)) {
      for (const moment of momentsOf(battle)) {
        if (missing.size === 0) return;
        const answers = answersAt(moment);
        for (const [name, happened] of missing) if (happened(moment, answers)) missing.delete(name);
      }
    }
    if (missing.size > 0)
      throw new Broken(`${battles} random battles of each scenario bring about no ${[...missing.keys()].join(', no ')}`);
  },
};

const hasAsked =
  <G extends GameTypes>(kind: string) =>
  ({ asks }: Moment<G>): boolean =>
    asks.some(ask => ask.kind === kind);
const hasTold =
  <G extends GameTypes>(kind: string) =>
  ({ told }: Moment<G>): boolean =>
    told.some((one: Told<G>) => one.event.kind === kind);
const hasOrdered =
  <G extends GameTypes>(is: (answer: Answer<G>) => boolean) =>
  (_: Moment<G>, answers: readonly Answer<G>[]): boolean =>
    answers.some(is);
