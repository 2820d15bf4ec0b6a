// Rules and words: every rule that is named stands in the catalogue, and every event can be told in a sentence.

import type { GameTypes, Thrown, Told } from '../contract.ts';
import type { Moment } from './battles.ts';
import { attempt, battlesOf, breakOff, firstMoment, momentsOf, sidesOf } from './battles.ts';
import type { Demand, Subject } from './subject.ts';
import { Broken } from './subject.ts';

export const rulesAreCatalogued: Demand = {
  name: 'every rule named by a phase, question, forecast or throw is a row of the catalogue',
  run<G extends GameTypes>(subject: Subject<G>): void {
    const { rules } = subject;
    const demandRow = (rule: string, by: string): void => {
      if (!Object.hasOwn(subject.catalogue, rule)) throw new Broken(`${by} names ${rule}, which is no row of the catalogue`);
    };
    for (const [kind, { rule }] of Object.entries(rules.questions) as [string, { rule: string }][])
      demandRow(rule, `question ${kind}`);
    for (const [name, { rule }] of Object.entries(rules.forecasts)) demandRow(rule, `forecast ${name}`);
    for (const battle of battlesOf(subject)) {
      const { opening, turn } = rules.sequence(firstMoment(battle).s.book);
      for (const { name, rule } of [...opening, ...turn]) demandRow(rule, `phase ${name}`);
      for (const { told } of momentsOf(battle))
        for (const { why } of throwsIn(told)) demandRow(why.rule, `the throw "${why.what}"`);
    }
  },
};

/** The throws among what was told. */
export function throwsIn<G extends GameTypes>(told: readonly Told<G>[]): Thrown[] {
  return told.map(one => one.event).filter((event): event is Thrown => event.kind === 'thrown');
}

export const eventsAreTold: Demand = {
  name: 'every event is told in one sentence, to sides there are, with the dice that fell',
  run<G extends GameTypes>(subject: Subject<G>): void {
    for (const battle of battlesOf(subject)) for (const moment of momentsOf(battle)) toldWell(moment);
  },
};

function toldWell<G extends GameTypes>({ battle, s, told }: Moment<G>): void {
  const { step } = s.clock;
  const sides = sidesOf(s);
  for (const one of told) {
    const text = attempt(battle, step, `narrate of ${one.event.kind}`, () => battle.subject.words.narrate(one, s.book));
    if (text.trim() === '') breakOff(battle, step, `${one.event.kind} is told without a word`);
    if (text.includes('undefined') || text.includes('[object')) breakOff(battle, step, `${one.event.kind} is told as "${text}"`);
    const stranger = one.to?.find(side => !sides.includes(side));
    if (stranger !== undefined) breakOff(battle, step, `${one.event.kind} is told to ${stranger}, who is not there`);
  }
  for (const { sides: of, faces, why } of throwsIn(told)) {
    const wrong = faces.find(face => !(Number.isInteger(face) && face >= 1 && face <= of));
    if (wrong !== undefined) breakOff(battle, step, `the throw "${why.what}" shows ${wrong} on a d${of}`);
    if (faces.length === 0) breakOff(battle, step, `the throw "${why.what}" is of no dice`);
  }
}
