// Rules and words: every rule that is named stands in the catalogue, and every event can be told in a sentence.

import type { GameTypes, Rule, Ruleset, Thrown, Told } from '../contract.ts';
import { attempt, breakOff, sidesOf } from './battles.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

export const rulesAreCatalogued: DemandOfMoment = {
  id: 'rules-are-catalogued',
  of: 'moment',
  says: 'every rule named by a phase, question, forecast or throw is a row of the catalogue',
  holds<G extends GameTypes>({ battle, s, told }: Moment<G>): void {
    const named = [...(s.clock.step === 0 ? namedBy(battle.rules, s.book) : []), ...throwsIn(told).map(namedByThrow)];
    const stranger = named.find(({ rule }) => !Object.hasOwn(battle.subject.catalogue, rule));
    if (stranger) breakOff(battle, s.clock.step, `${stranger.by} names ${stranger.rule}, which is no row of the catalogue`);
  },
};

/** A rule, and what names it. */
interface Named {
  readonly rule: Rule;
  readonly by: string;
}

const namedByThrow = ({ why: { rule, what } }: Thrown): Named => ({ rule, by: `the throw "${what}"` });

/** The rules that questions, forecasts and the lines of a sequence name. */
function namedBy<G extends GameTypes>(rules: Ruleset<G>, book: G['book']): Named[] {
  const { opening, turn } = rules.sequence(book);
  const asked = Object.entries(rules.questions) as [string, { rule: Rule }][];
  return [
    ...asked.map(([kind, { rule }]) => ({ rule, by: `question ${kind}` })),
    ...Object.entries(rules.forecasts).map(([name, { rule }]) => ({ rule, by: `forecast ${name}` })),
    ...[...opening, ...turn].map(({ name, rule }) => ({ rule, by: `phase ${name}` })),
  ];
}

/** The throws among what was told. */
export function throwsIn<G extends GameTypes>(told: readonly Told<G>[]): Thrown[] {
  return told.map(one => one.event).filter((event): event is Thrown => event.kind === 'thrown');
}

export const eventsAreTold: DemandOfMoment = {
  id: 'events-are-told',
  of: 'moment',
  says: 'every event is told in one sentence, to sides there are, with the dice that fell',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    toldWell(moment);
  },
};

function toldWell<G extends GameTypes>({ battle, s, told }: Moment<G>): void {
  const { step } = s.clock;
  const sides = sidesOf(s);
  for (const one of told) {
    const text = attempt({ battle, step, what: `narrate of ${one.event.kind}` }, () => battle.subject.words.narrate(one, s.book));
    if (text.trim() === '') breakOff(battle, step, `${one.event.kind} is told without a word`);
    if (/undefined|NaN|\[object/.test(text)) breakOff(battle, step, `${one.event.kind} is told as "${text}"`);
    const stranger = one.to?.find(side => !sides.includes(side));
    if (stranger !== undefined) breakOff(battle, step, `${one.event.kind} is told to ${stranger}, who is not there`);
  }
  for (const { sides: of, faces, why } of throwsIn(told)) {
    const wrong = faces.find(face => !(Number.isInteger(face) && face >= 1 && face <= of));
    if (wrong !== undefined) breakOff(battle, step, `the throw "${why.what}" shows ${wrong} on a d${of}`);
    if (faces.length === 0) breakOff(battle, step, `the throw "${why.what}" is of no dice`);
  }
}
