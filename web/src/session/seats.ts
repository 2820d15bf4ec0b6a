import { BOT_WORDS, type BotName } from '@flagplot/bots/names';
import type { Side } from '@flagplot/kernel';
import { inWords } from '@flagplot/pagekit/words/numbers.ts';

export type { BotName };

/** Who holds a side: somebody at this screen, the computer, or, at a table that another window holds, somebody there. */
export type Seat = { side: Side; by: 'person' } | { side: Side; by: 'computer'; bot: BotName } | { side: Side; by: 'elsewhere' };

/** The sides people play here. More than one: the screen is handed over between them. */
export function persons(seats: readonly Seat[]): Side[] {
  return seats.flatMap(seat => (seat.by === 'person' ? [seat.side] : []));
}

/** Whom whoever plays here plays with, for the list of battles. */
export function company(seats: readonly Seat[]): string {
  const people = persons(seats).length;
  if (people > 1) return 'hotseat on this screen';
  if (people === 0) return 'the computer against itself';
  const names = new Set(seats.flatMap(seat => (seat.by === 'computer' ? [seatName(seat)] : [])));
  return seats.length > 2 ? `against ${inWords(seats.length - 1)} computers` : `against the ${[...names].join('')}`;
}

/** What a seat is called below the name of its side. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.by === 'person') return 'someone here';
  if (seat.by === 'elsewhere') return 'at the table';
  return BOT_WORDS[seat.bot].name;
}
