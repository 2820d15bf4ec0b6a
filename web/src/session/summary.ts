import type { Ask, Clock, GameTypes, Outcome, Ruleset, Side } from '@flagplot/kernel';
import type { Summary } from './keep.ts';
import { persons, type Seat } from './seats.ts';

/** What is summed up: a battle as its seat knows it. */
export interface Summed {
  readonly title: string;
  readonly gear: { readonly rules: Ruleset<GameTypes> };
  readonly asks: readonly Ask<GameTypes>[];
  readonly outcome: Outcome | undefined;
  readonly present: Clock;
  readonly seats: readonly Seat[];
  readonly sides: readonly Side[];
  whenAt(clock: Clock): string;
  wordsOf(ask: Ask<GameTypes>): { readonly title: string };
}

/** What the list of battles shows of one. */
export function summaryOf(battle: Summed): Summary {
  const { asks, outcome } = battle;
  const ask = asks.find(one => persons(battle.seats).includes(one.side));
  return {
    title: battle.title,
    system: battle.gear.rules.name,
    when: battle.whenAt(battle.present),
    says: outcome ? outcome.why : ask ? battle.wordsOf(ask).title : 'The computer is thinking',
    over: outcome !== undefined,
    sides: battle.sides,
    ...(ask ? { side: ask.side } : {}),
  };
}
