// What only looks: it changes nothing, and sees the same thing twice.

import type { GameTypes } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { canonical } from '../json.ts';
import { asked } from '../loop.ts';
import { viewOf } from '../view.ts';
import { Put } from './asking.ts';
import { answerTo, attempt, breakOff, orderOf, sidesOf, textOf } from './battles.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

/** Candidates looked at in one ask: rules make them as they are drawn, and may make them without end. */
export const CANDIDATES = 50;

type Look = [what: string, look: () => unknown];

/** Every look at a frozen battle, then every look again the other way round: a look that leaves a trace anywhere shows. */
export const looksChangeNothing: DemandOfMoment = {
  id: 'looks-change-nothing',
  of: 'moment',
  says: 'judge, idle, standing, candidates, random, asks, outcome, imagine and narrate change nothing and see the same twice',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    lookTwice(moment);
  },
};

function lookTwice<G extends GameTypes>(moment: Moment<G>): void {
  const { battle, s } = moment;
  const { step } = s.clock;
  const before = textOf(s);
  const looks = looksAt(moment);
  const seen = looks.map(([what, look]) => canonical(attempt({ battle, step, what: `${what}, on a frozen battle,` }, look)));
  for (const [i, [what, look]] of [...looks.entries()].reverse()) {
    if (canonical(attempt({ battle, step, what }, look)) !== seen[i])
      breakOff(battle, step, `${what} gives something else the second time`);
  }
  if (textOf(s) !== before) breakOff(battle, step, 'somebody who only looked has changed the battle');
}

function looksAt<G extends GameTypes>(moment: Moment<G>): Look[] {
  const { battle, s, told } = moment;
  const { rules } = battle;
  const face = (): ReturnType<typeof stream> => stream(`${battle.seed} ${s.clock.step}`);
  return [
    ...moment.asks.flatMap(ask => looksOf(moment, new Put(rules, s, ask))),
    ['asks', () => asked(rules, s)],
    ['outcome', () => rules.outcome(s)],
    ...sidesOf(s).map((side): Look => [`imagine for ${side}`, () => rules.imagine(viewOf(s, side), face())]),
    ...told.map((one): Look => [`narrate of ${one.event.kind}`, () => battle.subject.words.narrate(one, s.book)]),
  ];
}

function looksOf<G extends GameTypes>({ battle, s }: Moment<G>, put: Put<G>): Look[] {
  const { kind } = put.ask;
  const { order } = answerTo(put.ask, orderOf(battle, put));
  return [
    [`judge of ${kind}`, () => put.judge(order)],
    [`idle of ${kind}`, () => put.idle()],
    [`standing of ${kind}`, () => put.standing()],
    [`candidates of ${kind}`, () => put.candidates(CANDIDATES)],
    [`random of ${kind}`, () => put.random(stream(`${battle.seed} any ${s.clock.step}`))],
  ];
}
