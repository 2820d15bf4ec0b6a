import type { GameTypes, Ruleset, Side, Told } from '@flagplot/kernel';
import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import type { Beat, Place } from '@flagplot/scene';
import { History, type Moment } from './history.svelte.ts';
import type { LiveSeat } from './live-seat.svelte.ts';
import { Film, type Look, type Showing } from './showing.svelte.ts';
import type { SeatSource } from './source.ts';

/** What has been: the moments each seat at this screen can go back to, the one that is looked at, and the film of what was just opened. */
export class Playback {
  /** The moment that is looked at; none: now. */
  then: Moment | undefined = $state.raw();
  readonly #shows: Film = new Film(() => this.#letOn());
  readonly #rules: Ruleset<GameTypes>;
  readonly #source: SeatSource;
  readonly #seat: LiveSeat;
  readonly #histories = new Map<Side | undefined, History>();
  #waiting: (() => void)[] = [];
  /** Ways through time that wait for its moments, in the order they were wanted. */
  #ways: (() => unknown)[] = [];
  /** Stops whoever plays what has been. */
  #stopPlayer: () => void = () => undefined;

  constructor(rules: Ruleset<GameTypes>, source: SeatSource, seat: LiveSeat) {
    this.#rules = rules;
    this.#source = source;
    this.#seat = seat;
  }

  /** The moments one can go back to from the seat at the screen. */
  get history(): readonly Moment[] {
    return this.historyOf(this.#seat.side).moments;
  }

  /** Those of them that are there already: what was seen in this visit, and, once time was touched, all. */
  get known(): readonly Moment[] {
    return this.historyOf(this.#seat.side).known;
  }

  /**
   * Goes through time once all its moments are there: at once where they are. What was before a battle was opened is laid when it is wanted;
   * whoever has gone somewhere by then is left there.
   */
  touch(go: () => unknown = () => undefined): void {
    const history = this.historyOf(this.#seat.side);
    if (history.isWhole) {
      go();
      return;
    }
    this.#ways.push(go);
    void history.fetch().then(() => {
      for (const way of this.#ways.splice(0)) way();
    });
  }

  /** Notes where that seat stands now. Nobody looks at what was taken back. */
  note(): void {
    this.historyOf(this.#seat.side).note();
    if (this.then) this.#lay(this.then);
  }

  /** Fetches the moments that are not there yet: after a battle was laid anew, all that went before. */
  fetch(): Promise<void> {
    return this.historyOf(this.#seat.side).fetch();
  }

  /** What was seen at each moment of the turn that is looked at, up to the one that is. */
  get thisTurn(): Seen[] {
    const { turn, step } = (this.then ?? this.#seat).seen.clock;
    return this.history.filter(one => one.turn === turn && one.step <= step).map(one => one.seen);
  }

  /** What another side saw at the moment that is looked at; nothing where it was not there. */
  seenBy(side: Side): Seen | undefined {
    const { then } = this;
    if (then) return this.historyOf(side).moments.find(one => one.step === then.step)?.seen;
    // Who sits at the screen is told of changes: what the others see now changes with it.
    return this.#seat.known && this.#source.seat(side).now().seen;
  }

  /** What had been told by a moment. */
  heardAt(moment: Moment): readonly Told<GameTypes>[] {
    return this.#seat.told.slice(0, moment.told);
  }

  /** What the seat of a side saw, step by step; without a side, what watchers saw. */
  historyOf(side: Side | undefined): History {
    const known = this.#histories.get(side);
    if (known) return known;
    const made = new History(this.#rules, this.#source.seat(side));
    this.#histories.set(side, made);
    made.note();
    return made;
  }

  /** Goes to a moment; without one, or to the last one there is, back to now. What was being played, of now or of before, ends with it. */
  goTo(moment: Moment | undefined): void {
    this.#ways = [];
    this.#stopPlayer();
    this.playOn(moment);
  }

  /** Whoever plays what has been goes on to a moment. */
  playOn(moment: Moment | undefined): void {
    this.#lay(moment);
    if (this.then) this.endFilm();
  }

  /** Somebody plays what has been, until anybody goes elsewhere. */
  onleave(stop: () => void): void {
    this.#stopPlayer = stop;
  }

  #lay(moment: Moment | undefined): void {
    this.then = moment && moment.step < this.#seat.clock.step ? moment : undefined;
  }

  /** What was just opened, as long as it is being played. */
  get showing(): Showing | undefined {
    return this.#shows.now;
  }

  /** What is new to a pair of eyes is played over the board as they last saw it. */
  look(
    side: Side | undefined,
    at: Look,
    beatsOf: (fresh: readonly Told<GameTypes>[]) => readonly Beat<Place>[] | Promise<readonly Beat<Place>[]>,
  ): void {
    if (this.#shows.isOthers(side)) this.endFilm();
    const before = this.#shows.now;
    this.#shows.look(side, at, beatsOf);
    // What is opened now goes before what was.
    if (this.then && this.#shows.now !== before) this.goTo(undefined);
  }

  /** What was played last to whoever looks; none while something is. */
  lately(side: Side | undefined): Showing | undefined {
    return this.#shows.lately(side);
  }

  /** The film is through: whoever waited for it goes on. */
  endFilm(): void {
    this.#shows.end();
    this.#letOn();
  }

  #letOn(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }

  /** Resolves when nothing is being played. */
  async filmEnd(): Promise<void> {
    while (this.#shows.now) await new Promise<void>(resolve => void this.#waiting.push(resolve));
  }
}
