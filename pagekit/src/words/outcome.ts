import type { Outcome, Side } from '@flagplot/kernel';
import { listWords } from './lists.ts';
import { number } from './numbers.ts';

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

/** Why it ended so, its points written as everywhere on the page: `Narn wins, 1,350 to 0.` */
export function outcomeWhy({ why, points }: Outcome): string {
  const scored = Object.values(points).map(Math.floor);
  return why.replace(/\d{4,}/g, figures => (scored.includes(Number(figures)) ? number(Number(figures)) : figures));
}

/** When it ended: `Over in round 4`, in a book of rounds. */
export function overIn(word: string, turn: number): string {
  return `Over in ${word.toLowerCase()} ${turn}`;
}
