import type { Clock, GameTypes, Ruleset, Told } from '@flagplot/kernel';
import { asked } from '@flagplot/kernel';
import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import { type Past, type Seat, SeatError } from '@flagplot/seat';
import { Pieces } from './pieces.ts';

/** A moment one can go back to: the battle as one seat saw it when somebody had to decide. */
export interface Moment extends Clock {
  readonly seen: Seen;
  /** How much that seat had been told by then. */
  readonly told: number;
  /** How many sides were asked. */
  readonly asked: number;
}

/** What one seat saw, step by step. It grows by what is new: what is known already is never fetched or played again. */
export class History {
  #moments: readonly Moment[] = $state.raw([]);
  readonly #rules: Ruleset<GameTypes>;
  readonly #seat: Seat<GameTypes>;
  #fetching: Promise<void> | undefined;
  #isWhole = false;

  constructor(rules: Ruleset<GameTypes>, seat: Seat<GameTypes>) {
    this.#rules = rules;
    this.#seat = seat;
  }

  /** The moments from the first to this one; earlier ones that are not there yet come as they are fetched. */
  get moments(): readonly Moment[] {
    if (!this.#fetching) queueMicrotask(() => void this.fetch());
    return this.#moments;
  }

  /** Those that are there already: nothing is fetched for them. */
  get known(): readonly Moment[] {
    return this.#moments;
  }

  /** Whether all that was before is there. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** All that was told at the seat. */
  get told(): readonly Told<GameTypes>[] {
    return this.#seat.told();
  }

  /** Notes where the seat stands now. What was taken back is no moment any more. */
  note(): void {
    const { told, asks, ...now } = this.#seat.now();
    const seen: Seen = now.seen;
    const before = this.#moments.filter(({ step }) => step < seen.clock.step);
    const last = this.#moments[before.length];
    if (this.#moments.length === before.length + 1 && last?.seen.open === seen.open && last.seen.own === seen.own) return;
    this.#moments = [...before, this.#momentOf({ seen, told }, Math.max(asks.length, last?.asked ?? 0))];
  }

  /** Fetches what came before it was noted, once. */
  fetch(): Promise<void> {
    this.#fetching ??= this.#fetchAll();
    return this.#fetching;
  }

  async #fetchAll(): Promise<void> {
    const to = this.#moments[0]?.step ?? this.#seat.now().seen.clock.step;
    const fetched: Moment[] = [];
    const pieces = new Pieces();
    for (let step = 0; step < to; step += 1) {
      const past = await this.#pastAt(step);
      if (past) fetched.push(this.#momentOf(past));
      await pieces.breathe();
    }
    this.#moments = [...fetched, ...this.#moments.filter(moment => moment.step >= to)];
    this.#isWhole = true;
  }

  /** A battle that was laid in mid-turn has no step before that one. */
  async #pastAt(step: number): Promise<Past<GameTypes> | undefined> {
    try {
      return await this.#seat.past(step);
    } catch (error) {
      if (error instanceof SeatError) return undefined;
      throw error;
    }
  }

  #momentOf({ seen, told }: Past<GameTypes>, count = asked(this.#rules, seen).length): Moment {
    return { ...seen.clock, seen, told, asked: count };
  }
}
