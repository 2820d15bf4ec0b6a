import type { Ask, Clock, GameTypes, Outcome, Side, Told } from '@flagplot/kernel';
import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import type { Act, Around, Known, Reply, Seat } from '@flagplot/seat';
import type { SeatSource } from './source.ts';

/** The seat at the screen, as the page can watch it: what it knows now, what it was told, and what stands around it. */
export class LiveSeat {
  #known: Known<GameTypes>;
  #told: readonly Told<GameTypes>[];
  #around: Around;
  #seat: Seat<GameTypes>;
  #stop: () => void;
  readonly #source: SeatSource;
  readonly #changed: () => void;

  /** @param changed called when the battle has gone on, as this seat knows it */
  constructor(source: SeatSource, changed: () => void) {
    this.#source = source;
    this.#changed = changed;
    this.#seat = source.seat(undefined);
    this.#known = $state.raw(this.#seat.now());
    this.#told = $state.raw(this.#seat.told());
    this.#around = $state.raw(this.#seat.around());
    this.#stop = this.#watch();
  }

  get known(): Known<GameTypes> {
    return this.#known;
  }

  /** What may be seen here now, whatever moment is looked at. */
  get seen(): Seen {
    return this.#known.seen;
  }

  /** Where the battle stands now. */
  get clock(): Clock {
    return this.#known.seen.clock;
  }

  get asks(): readonly Ask<GameTypes>[] {
    return this.#known.asks;
  }

  get outcome(): Outcome | undefined {
    return this.#known.outcome;
  }

  /** Whether a side has answered the step that is being played; public, as its sealed envelope on the table would be. */
  hasAnswered(side: Side): boolean {
    return this.#known.answered.includes(side);
  }

  /** All that was told here. */
  get told(): readonly Told<GameTypes>[] {
    return this.#told;
  }

  get around(): Around {
    return this.#around;
  }

  get battle(): Seat<GameTypes>['battle'] {
    return this.#seat.battle;
  }

  get title(): string {
    return this.#seat.battle.title;
  }

  get side(): Side | undefined {
    return this.#seat.side;
  }

  /** Sits down at the seat of a side; without one, among the watchers: nothing of a folder is on the page then. */
  sitAt(side: Side | undefined): void {
    const seat = this.#source.seat(side);
    if (seat === this.#seat) return;
    this.#stop();
    this.#seat = seat;
    this.#stop = this.#watch();
    this.refresh();
  }

  /** Looks anew. Says whether the battle has gone on. */
  refresh(): boolean {
    const before = this.#known;
    this.#known = this.#seat.now();
    this.#told = this.#seat.told();
    this.#around = this.#seat.around();
    return this.#known !== before;
  }

  act(act: Act): Promise<Reply> {
    return this.#seat.act(act);
  }

  close(): void {
    this.#stop();
  }

  #watch(): () => void {
    return this.#seat.watch(what => {
      if (what === 'around') this.#around = this.#seat.around();
      else if (this.refresh()) this.#changed();
    });
  }
}
