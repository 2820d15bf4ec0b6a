// What every opponent is, and those that any rule system has.

import type { GameTypes, Json, Question, Refusal, Ruleset, View } from '@flagplot/kernel';
import type { Asked, Bot, Think } from './bot.ts';

export type { Asked, Bot, Think } from './bot.ts';
export type { Mind, Player, Search, Standing } from './mind.ts';
export type { PlayerOfModule } from './module.ts';
export { botOfModule, isModule, labelOf } from './module.ts';

/** The names every rule system knows: one that plays as a sensible player would, one by chance, one that holds course and fire. */
export const BOTS: readonly string[] = ['ordinary', 'random', 'idle'];

/** How an ordinary player of one system answers; nothing: as an absent player would. */
export type Answering = (v: View<GameTypes>, ask: Asked, think: Think) => Json | undefined;

/**
 * The opponent of a name, for one rule system.
 * @param ordinary how the ordinary player of the system answers, where it has one.
 * @returns nothing where there is none of that name.
 */
export function opponent(rules: Ruleset<GameTypes>, ordinary: Answering | undefined, name: string): Bot | undefined {
  if (name === 'random')
    return { name, answer: (v, ask, { face }) => questionOf(rules, ask).random(v, ask.about as object, face) as Json };
  if (name === 'idle') return { name, answer: (v, ask) => questionOf(rules, ask).idle(v, ask.about as object) as Json };
  if (name !== 'ordinary' || !ordinary) return undefined;
  return { name, answer: (v, ask, think) => sound(questionOf(rules, ask), ordinary)(v, ask, think) };
}

function questionOf(rules: Ruleset<GameTypes>, ask: Asked): Question<GameTypes, string> {
  const found = Object.hasOwn(rules.questions, ask.kind) ? rules.questions[ask.kind] : undefined;
  if (!found) throw new Error(`${rules.name} has no question ${ask.kind}`);
  return found;
}

/** A player whose orders the rules refuse is at fault: that is said, never passed over. */
function sound(question: Question<GameTypes, string>, player: Answering): Bot['answer'] {
  return (v, ask, think) => {
    const about = ask.about as object;
    const order = player(v, ask, think);
    const refusals = order === undefined ? [] : question.judge(v, about, order as object);
    if (refusals.length > 0) complain(refusals, think);
    return order === undefined || refusals.length > 0 ? (question.idle(v, about) as Json) : order;
  };
}

function complain(refusals: readonly Refusal[], think: Think): void {
  const said = refusals.map(({ rule, say }) => `${rule} ${say}`).join(' ');
  if (!think.fault) throw new Error(`an order that cannot stand: ${said}`);
  think.fault(refusals);
}
