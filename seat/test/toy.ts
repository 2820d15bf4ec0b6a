import type { Ask, GameTypes, HostMatch, Json, Ruleset, View } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import { brawl, cutters, duel } from '../../kernel/test/toy/cutters.ts';
import type { Cutters } from '../../kernel/test/toy/shapes.ts';
import { subject } from '../../kernel/test/toy/subject.ts';
import type { SeatBot } from '../src/index.ts';

export type { Cutters };
export { brawl, cutters, duel };
export const { check } = subject;

/** A match of the toy, seeded. */
export function toy(scenario: typeof duel = duel, seed = 'toy'): HostMatch<Cutters> {
  const begun = beginMatch(cutters, scenario, { check, dice: { kind: 'seeded', generator: GENERATOR, seed } });
  if ('faults' in begun) throw new Error('the toy cannot be begun');
  return begun.match;
}

/** One that answers at once. */
interface Chance<G extends GameTypes> extends SeatBot<G> {
  answer(view: View<G>, ask: Ask<G>): { order: Json };
}

/** Answers with one of the likeliest orders, or else by chance: the same for the same step and side. */
export function chance<G extends GameTypes>(rules: Ruleset<G>): Chance<G> {
  return {
    answer(view, { kind, about, side }) {
      const roll = stream(`${view.clock.step} ${side}`);
      const likely: Json[] = [];
      for (const order of rules.questions[kind].candidates(view, about)) if (likely.push(order as Json) === 5) break;
      return { order: likely[roll(likely.length + 1) - 1] ?? (rules.questions[kind].random(view, about, roll) as Json) };
    },
    stumble(error) {
      throw error;
    },
  };
}

/** The same battle without any seat. */
export function playedOut(match: HostMatch<Cutters>): HostMatch<Cutters> {
  const bot = chance(cutters);
  while (!match.outcome()) {
    const { step } = match.shown().clock;
    for (const ask of match.asks()) match.answer(ask.side, step, bot.answer(match.view(ask.side), ask).order);
  }
  return match;
}
