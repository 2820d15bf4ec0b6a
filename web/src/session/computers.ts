import type { Ask, GameTypes, HostMatch, Json, Side } from '@flagplot/kernel';
import type { Think } from './bots.ts';
import type { Seat } from './seats.ts';

/** What happens when a computer has thought, or could not. */
export interface Thought {
  answer(side: Side, step: number, order: Json): void;
  broke(side: Side, error: unknown): void;
}

/** The sides that the computer holds: each thinks about one question at a time, and only of its own view. */
export class Computers {
  readonly #seats: readonly Seat[];
  readonly #think: Think;
  readonly #thinking = new Set<Side>();

  constructor(seats: readonly Seat[], think: Think) {
    this.#seats = seats;
    this.#think = think;
  }

  /** Puts every open question of a computer to it. */
  ask(match: HostMatch<GameTypes>, rules: Parameters<Think>[0]['rules'], then: Thought): void {
    for (const ask of match.asks()) {
      const seat = this.#seats.find(one => one.side === ask.side);
      if (seat?.by === 'computer' && !this.#thinking.has(ask.side))
        this.#put({ rules, bot: seat.bot, view: match.view(ask.side), ask }, then);
    }
  }

  #put(owed: Parameters<Think>[0] & { ask: Ask<GameTypes> }, then: Thought): void {
    const { side } = owed.ask;
    const { step } = owed.view.clock;
    this.#thinking.add(side);
    this.#think(owed)
      .finally(() => this.#thinking.delete(side))
      .then(
        order => then.answer(side, step, order),
        (error: unknown) => then.broke(side, error),
      );
  }
}
