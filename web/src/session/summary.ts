import type { Battle } from './battle.svelte.ts';
import type { Summary } from './keep.ts';
import { persons } from './seats.ts';

/** What the list of battles shows of one. */
export function summaryOf(battle: Battle): Summary {
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
