import type { Outcome, Side } from '@flagplot/kernel';
import { listWords } from './lists.ts';

/** How a battle ended, above the reason: `Narn wins`, `Rim and Free Traders win`, `Drawn`. */
export function outcomeTitle({ winners }: Outcome, sideName: (side: Side) => string): string {
  if (winners.length === 0) return 'Drawn';
  return `${listWords(winners.map(sideName))} ${winners.length === 1 ? 'wins' : 'win'}`;
}

/** What an ended battle is for one side. */
export function endedAs({ winners }: Outcome, side: Side): string {
  if (winners.length === 0) return 'drew';
  return winners.includes(side) ? 'won' : 'lost';
}

/** When it ended: `Over in round 4`, in a book of rounds. */
export function overIn(word: string, turn: number): string {
  return `Over in ${word.toLowerCase()} ${turn}`;
}
