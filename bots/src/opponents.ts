// The opponents of a rule system, by name: the names are the same in every list there is.

import type { Ask, GameTypes, Json, Question, Refusal, Ruleset } from '@flagplot/kernel';
import type { Bot, Think } from './bot.ts';
import { erringOrder } from './lapses.ts';
import type { Mind } from './mind.ts';
import { BOTS, type BotName, needsMind } from './names.ts';

/** A rule system as far as its opponents need it. */
interface Played {
  readonly rules: Ruleset<GameTypes>;
  readonly mind?: Mind<GameTypes>;
}

/** The opponents that a system has: without a mind, those that need none. */
export function botsOf({ mind }: Pick<Played, 'mind'>): readonly BotName[] {
  return BOTS.filter(name => mind || !needsMind(name));
}

/** The opponent of a name; nothing where the system has none of that name. */
export function botCalled({ rules, mind }: Played, name: string): Bot | undefined {
  switch (name) {
    case 'ordinary':
      return mind && soundBot(rules, name, (v, { kind, about }, think) => mind.ordinary[kind]?.(v, about, think));
    case 'cadet':
    case 'beginner':
      return (
        mind &&
        soundBot(rules, name, (v, { kind, about }, think) => erringOrder({ rules, mind }, name, { v, kind, about, think }))
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

/** What an opponent of the product would answer; nothing where it does not know the question. */
type Thought = (...of: Parameters<Bot['answer']>) => object | undefined;

/** An order that the rules refuse is the opponent's fault: that is said, never passed over, and the idle order is given. */
function soundBot(rules: Ruleset<GameTypes>, name: BotName, thought: Thought): Bot {
  return {
    name,
    answer(v, ask, think) {
      const question = questionOf(rules, ask);
      const order = thought(v, ask, think);
      const refusals = order === undefined ? [] : question.judge(v, ask.about, order);
      if (refusals.length > 0) complain(refusals, think);
      return { order: (order === undefined || refusals.length > 0 ? question.idle(v, ask.about) : order) as Json };
    },
  };
}

function complain(refusals: readonly Refusal[], think: Think): void {
  const said = refusals.map(({ rule, say }) => `${rule} ${say}`).join(' ');
  if (!think.fault) throw new Error(`an order that cannot stand: ${said}`);
  think.fault(refusals);
}
