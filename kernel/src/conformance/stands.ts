// What the rules themselves would order stands, and battles of such orders come to an end.

import type { Answer, GameTypes, Told } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { asked } from '../loop.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import type { Battle, Moment } from './battles.ts';
import {
  answersAt,
  attempt,
  battlesOf,
  beginBattle,
  breakOff,
  idle,
  momentsOf,
  playersOf,
  playMatch,
  random,
  sidesOf,
} from './battles.ts';
import { OFFERS } from './looking.ts';
import { unplain } from './plain.ts';
import type { Demand, Subject } from './subject.ts';
import { Broken } from './subject.ts';

const DRAWS = 5;
const REACH = 50;

export const ordersStand: Demand = {
  name: 'idle, standing, every offer and every any fit the schema and stand',
  run<G extends GameTypes>(subject: Subject<G>): void {
    for (const battle of battlesOf(subject)) {
      for (const { s, asks } of momentsOf(battle)) for (const ask of asks) allStand(battle, new Put(battle.rules, s, ask));
    }
  },
};

function allStand<G extends GameTypes>(battle: Battle<G>, put: Put<G>): void {
  const { kind, side } = put.ask;
  const { step } = put.view.clock;
  const stand = (whose: string, orders: () => AnyOrder<G>[]): void => {
    const what = `${whose} of ${kind} for ${side}`;
    for (const order of attempt(battle, step, what, orders)) stands(battle, put, { what, order });
  };
  stand('idle', () => [put.idle()]);
  stand('standing', () => [put.standing()].filter(order => order !== undefined));
  stand('an offer', () => put.offers(OFFERS));
  const face = stream(`${battle.seed} ${step} ${side} draws`);
  stand('any', () => Array.from({ length: DRAWS }, () => put.any(face)));
}

function stands<G extends GameTypes>(
  battle: Battle<G>,
  put: Put<G>,
  { what, order }: { what: string; order: AnyOrder<G> },
): void {
  const { step } = put.view.clock;
  const said = JSON.stringify(order);
  const odd = unplain(order);
  if (odd) breakOff(battle, step, `${what} is no plain JSON: ${odd}`);
  const faults = battle.subject.check(put.schema, order);
  if (faults.length > 0)
    breakOff(battle, step, `${what} does not fit the schema: ${faults[0]!.at} ${faults[0]!.say}, in ${said}`);
  const refusals = attempt(battle, step, `judge of ${what}`, () => put.judge(order));
  if (refusals.length > 0)
    breakOff(battle, step, `${what} does not stand: ${refusals[0]!.say} [${refusals[0]!.rule}], in ${said}`);
}

export const asksAreWellMade: Demand = {
  name: 'each side is asked once at most, a question the rules have, and nobody after the end',
  run<G extends GameTypes>(subject: Subject<G>): void {
    for (const battle of battlesOf(subject)) for (const moment of momentsOf(battle)) wellAsked(moment);
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
  if (asks.length !== asked(battle.rules, s).length) breakOff(battle, step, 'the table alone would ask other questions');
}

export const battlesEnd: Demand = {
  name: 'every battle ends within its bound, whoever plays, and nobody is ever stuck',
  run<G extends GameTypes>(subject: Subject<G>): void {
    const players = { ...playersOf(subject), idle: idle(subject.rules) };
    for (const [name, player] of Object.entries(players)) for (const battle of battlesOf(subject, player)) ends(battle, name);
  },
};

function ends<G extends GameTypes>(battle: Battle<G>, player: string): void {
  const match = playMatch(battle, beginBattle(battle));
  const { step } = match.shown().clock;
  const outcome = match.outcome();
  if (outcome === undefined) {
    if (!battle.subject.endless?.includes(player)) breakOff(battle, step, `no end after ${step} steps of ${player}`);
    return;
  }
  const sides = sidesOf(match.state());
  const stranger = [...outcome.winners, ...Object.keys(outcome.points)].find(side => !sides.includes(side));
  if (stranger !== undefined) breakOff(battle, step, `${stranger} is in the outcome and not in the battle`);
}

export const anyReachesAll: Demand = {
  name: 'any reaches every branch: every question, event and order named',
  run<G extends GameTypes>(subject: Subject<G>): void {
    const { battles = REACH, events, orders = {} } = subject.reach;
    const missing = new Map<string, (moment: Moment<G>, answers: readonly Answer<G>[]) => boolean>([
      ...Object.keys(subject.rules.questions).map(kind => [`question ${kind}`, hasAsked<G>(kind)] as const),
      ...events.map(kind => [`event ${kind}`, hasTold<G>(kind)] as const),
      ...Object.entries(orders).map(([name, is]) => [`order ${name}`, hasOrdered<G>(is)] as const),
    ]);
    for (const battle of battlesOf(subject, random(subject.rules), battles)) {
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
