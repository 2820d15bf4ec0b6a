import type { Side } from '@flagplot/kernel';

/** How a computer plays: `ordinary` thinks, `random` does whatever the book allows, `idle` does what silence would. */
export const BOTS = ['ordinary', 'random', 'idle'] as const;
export type BotName = (typeof BOTS)[number];

/** Who holds a side: somebody at this screen, or the computer. */
export type Seat = { side: Side; by: 'person' } | { side: Side; by: 'computer'; bot: BotName };

/** The sides people play here. More than one: the screen is handed over between them. */
export function persons(seats: readonly Seat[]): Side[] {
  return seats.flatMap(seat => (seat.by === 'person' ? [seat.side] : []));
}

/** The same seats, held the other way round: each side by whoever held the next one. */
export function exchanged(seats: readonly Seat[]): Seat[] {
  return seats.map((seat, i) => ({ ...(seats[(i + 1) % seats.length] ?? seat), side: seat.side }));
}

/** What a seat is called below the name of its side. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.by === 'person') return 'someone here';
  return { ordinary: 'computer', random: 'computer, at random', idle: 'computer, idle' }[seat.bot];
}
