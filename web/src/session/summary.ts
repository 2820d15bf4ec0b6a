import type { Side } from '@flagplot/kernel';
import { outcomeWhy } from '@flagplot/telling';
import type { BattleWords } from './battle-words.svelte.ts';
import type { Summary } from './heads.ts';
import type { LiveSeat } from './live-seat.svelte.ts';
import type { SystemModules } from './modules.ts';
import { persons, type Seat } from './seats.ts';

/** What is summed up: a battle as its seat knows it. */
export interface Summed {
  readonly seat: Pick<LiveSeat, 'title' | 'asks' | 'outcome' | 'seen'>;
  readonly gear: Pick<SystemModules, 'rules'>;
  readonly seats: readonly Seat[];
  readonly sides: readonly Side[];
  readonly words: Pick<BattleWords, 'whenAt' | 'of' | 'sideName'>;
}

/** What the list of battles shows of one. */
export function summaryOf(battle: Summed): Summary {
  const { asks, outcome, title, seen } = battle.seat;
  const { rules } = battle.gear;
  const ask = asks.find(one => persons(battle.seats).includes(one.side));
  const side = ask?.side ?? outcome?.winners[0];
  return {
    title,
    system: rules.name,
    when: battle.words.whenAt(seen.clock),
    says: outcome
      ? outcomeWhy(outcome, one => battle.words.sideName(one))
      : ask
        ? battle.words.of(ask).title
        : 'The computer is thinking',
    over: outcome !== undefined,
    sides: battle.sides,
    ...(side === undefined ? {} : { side }),
    ...(ask && { asks: ask.kind }),
    ...(rules.sequence(seen.book).opening.length > 0 && { opened: true }),
  };
}
