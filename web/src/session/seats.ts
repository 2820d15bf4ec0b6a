import { BOT_WORDS, type BotName } from '@flagplot/bots/names';
import type { Side } from '@flagplot/kernel';
import { inWords } from '@flagplot/pagekit/words/numbers.ts';

export type { BotName };

/**
 * Who holds a side: somebody at this screen, an umpire who keys in what its players tell him, the computer, or, at a table that another
 * window holds, somebody there.
 */
export type Seat = { side: Side; by: 'person' | 'umpire' | 'elsewhere' } | { side: Side; by: 'computer'; bot: BotName };

/** The sides people play here, or an umpire for them. More than one person: the screen is handed over between them. */
export function persons(seats: readonly Seat[]): Side[] {
  return seats.flatMap(({ side, by }) => (by === 'person' || by === 'umpire' ? [side] : []));
}

/** Whether an umpire sits at the screen: every folder lies open to him, and nothing is covered. */
export function isUmpired(seats: readonly Seat[]): boolean {
  return seats.some(seat => seat.by === 'umpire');
}

/** Whom whoever plays here plays with, for the list of battles. */
export function company(seats: readonly Seat[]): string {
  if (isUmpired(seats)) return 'with an umpire at this screen';
  const people = persons(seats).length;
  if (people > 1) return 'hotseat on this screen';
  if (people === 0) return 'the computer against itself';
  const names = new Set(seats.flatMap(seat => (seat.by === 'computer' ? [seatName(seat)] : [])));
  return seats.length > 2 ? `against ${inWords(seats.length - 1)} computers` : `against the ${[...names].join('')}`;
}

/** What a seat is called below the name of its side. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.by !== 'computer') return { person: 'someone here', elsewhere: 'at the table', umpire: 'by the umpire' }[seat.by];
  return BOT_WORDS[seat.bot].name;
}
