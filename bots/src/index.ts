// The opponents of every rule system, by name.

import type { GameTypes, Json, Question, Refusal, Ruleset, View } from '@flagplot/kernel';
import { shelf } from '@flagplot/shelf';
import type { Asked, Bot, Think } from './bot.ts';
import { fleetAction } from './fleet-action/index.ts';
import { squadrons } from './squadrons/index.ts';

export type { Asked, Bot, Think } from './bot.ts';
export type { Mind, Player, Search, Standing } from './mind.ts';
export type { PlayerOfModule } from './module.ts';
export { botOfModule, isModule, labelOf } from './module.ts';

/** The names every rule system knows: one that plays as a sensible player would, one by chance, one that holds course and fire. */
export const BOTS: readonly string[] = ['ordinary', 'random', 'idle'];

/** How an ordinary player of one system answers; nothing: as an absent player would. */
type Answering = (v: View<GameTypes>, ask: Asked, think: Think) => Json | undefined;

/** The ordinary player of each system. */
const players: Readonly<Record<string, Answering>> = { 'fleet-action': fleetAction, squadrons };

/** An opponent for a rule system on the shelf; nothing where there is no such system or none of that name. */
export function botCalled(system: string, name: string): Bot | undefined {
  const rules = Object.hasOwn(shelf, system) ? shelf[system]?.rules : undefined;
  if (!rules) return undefined;
  if (name === 'random')
    return { name, answer: (v, ask, { face }) => questionOf(rules, ask).random(v, ask.about as object, face) as Json };
  if (name === 'idle') return { name, answer: (v, ask) => questionOf(rules, ask).idle(v, ask.about as object) as Json };
  const player = name === 'ordinary' && Object.hasOwn(players, system) ? players[system] : undefined;
  return player && { name, answer: (v, ask, think) => sound(questionOf(rules, ask), player)(v, ask, think) };
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
