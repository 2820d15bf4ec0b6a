// Who plays a card when.

/**
 * BB-3.0.2 The players, by their places in the order, as their slots come. With m the smallest stack, who has n cards plays floor(n / m) of them in each of
 * m rounds, and BB-3.0.3 one more in each of the first n mod m. BB-3.0.4 A stack without cards is no stack; BB-3.0.5 who is left alone plays all of his.
 * BB-3.0.6 All cards of a round in succession.
 */
export function schedule(cards: readonly number[]): number[] {
  const stacks = cards.filter(n => n > 0);
  if (stacks.length === 0) return [];
  const rounds = Math.min(...stacks);
  const slots: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [player, n] of cards.entries()) for (let i = 0; i < cardsIn(round, n, rounds); i += 1) slots.push(player);
  return slots;
}

function cardsIn(round: number, n: number, rounds: number): number {
  return Math.floor(n / rounds) + (round < n % rounds ? 1 : 0);
}
