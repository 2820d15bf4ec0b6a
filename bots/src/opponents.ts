// The opponents of a rule system, by name: the names are the same in every list there is.

import type { Ask, GameTypes, Json, Order, Question, Refusal, Ruleset } from '@flagplot/kernel';
import type { Bot, Think } from './bot.ts';
import type { Mind, Player } from './mind.ts';
import { BOTS, type BotName } from './names.ts';

/** A rule system as far as its opponents need it. */
interface Played {
  readonly rules: Ruleset<GameTypes>;
  readonly mind?: Mind<GameTypes>;
}

/** The opponents that a system has: without a mind, those that need none. */
export function botsOf({ mind }: Pick<Played, 'mind'>): readonly BotName[] {
  return BOTS.filter(name => mind || name !== 'ordinary');
}

/** The opponent of a name; nothing where the system has none of that name. */
export function botCalled({ rules, mind }: Played, name: string): Bot | undefined {
  switch (name) {
    case 'ordinary':
      return (
        mind && { name, answer: (v, ask, think) => ({ order: soundOrder({ rules, player: mind.ordinary }, { v, ask }, think) }) }
      );
    case 'random':
      return { name, answer: (v, ask, { roll }) => ({ order: questionOf(rules, ask).random(v, ask.about, roll) as Json }) };
    case 'idle':
      return { name, answer: (v, ask) => ({ order: questionOf(rules, ask).idle(v, ask.about) as Json }) };
    default:
      return undefined;
  }
}

function questionOf(rules: Ruleset<GameTypes>, ask: Ask<GameTypes>): Question<GameTypes, string> {
  const found = Object.hasOwn(rules.questions, ask.kind) ? rules.questions[ask.kind] : undefined;
  if (!found) throw new Error(`${rules.name} has no question ${ask.kind}`);
  return found;
}

/** An order of a player that the rules refuse is its fault: that is said, never passed over, and the idle order is given. */
function soundOrder(
  { rules, player }: { rules: Ruleset<GameTypes>; player: Player<GameTypes> },
  { v, ask }: { v: Parameters<Bot['answer']>[0]; ask: Ask<GameTypes> },
  think: Think,
): Json {
  const question = questionOf(rules, ask);
  const { about } = ask;
  const order = player[ask.kind]?.(v, about, think) as Order<GameTypes, string> | undefined;
  const refusals = order === undefined ? [] : question.judge(v, about, order);
  if (refusals.length > 0) complain(refusals, think);
  return (order === undefined || refusals.length > 0 ? question.idle(v, about) : order) as Json;
}

function complain(refusals: readonly Refusal[], think: Think): void {
  const said = refusals.map(({ rule, say }) => `${rule} ${say}`).join(' ');
  if (!think.fault) throw new Error(`an order that cannot stand: ${said}`);
  think.fault(refusals);
}
