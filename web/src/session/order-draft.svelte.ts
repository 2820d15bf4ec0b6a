import type { Answer, Ask, GameTypes, Json, Question, Refusal, Side, View } from '@flagplot/kernel';
import { asked } from '@flagplot/kernel';
import { Drafts } from './drafts.svelte.ts';
import type { Guard } from './guard.svelte.ts';
import type { LiveSeat } from './live-seat.svelte.ts';
import type { SystemModules } from './modules.ts';
import type { SeatSource } from './source.ts';

/** What an order in the making needs. */
export interface OrderDraftInit {
  seat: LiveSeat;
  source: SeatSource;
  gear: SystemModules;
  guard: Guard;
  /** Whose orders are made here, at the common table too. */
  sitting(): Side | undefined;
  /** Called when a draft has been laid down or taken up. */
  keep(): void;
}

/** The order in the making at the seat that is sat at: the question, what stands as its answer, and what the book says of it. */
export class OrderDraft {
  /** Why the last answer was not taken. */
  refused: readonly Refusal[] = $state.raw([]);
  readonly #drafts: Drafts = new Drafts();
  readonly #seat: LiveSeat;
  readonly #source: SeatSource;
  readonly #gear: SystemModules;
  readonly #guard: Guard;

  readonly #sitting: () => Side | undefined;
  readonly #keep: () => void;

  constructor(of: OrderDraftInit) {
    this.#sitting = of.sitting;
    this.#keep = of.keep;
    this.#seat = of.seat;
    this.#source = of.source;
    this.#gear = of.gear;
    this.#guard = of.guard;
  }

  /** The question to whoever sits here, if there is one. */
  get ask(): Ask<GameTypes> | undefined {
    const side = this.#sitting();
    return side === undefined ? undefined : this.#seat.known.asks.find(ask => ask.side === side);
  }

  /** The order as it stands, and whether anybody has touched it. */
  order: { now: Json; touched: boolean } | undefined = $derived.by(() => {
    const { ask } = this;
    if (!ask) return undefined;
    const drafted = this.#draftOf(ask);
    return drafted === undefined ? { now: this.idle, touched: false } : { now: drafted, touched: true };
  });

  /** What stands as the answer of whoever sits here: the order in the making, else what was sealed and waits for the others. */
  get answer(): Answer<GameTypes> | undefined {
    const { ask, order } = this;
    if (ask) return order && { ...ask, order: order.now as object };
    const { mine, seen } = this.#seat.known;
    const sealed = mine && asked(this.#gear.rules, seen).find(one => one.side === this.#sitting());
    return sealed && { ...sealed, order: mine.order as object };
  }

  /** The order that silence would give. */
  idle: Json = $derived.by(() => (this.ask ? this.#idle(this.ask) : {}));

  /** What the book says of the order as it stands. */
  judged: readonly Refusal[] = $derived.by(() => {
    const { ask, order } = this;
    if (!ask || !order) return [];
    const faults = this.#gear.check(this.question(ask).schema, order.now);
    if (faults.length > 0) return faults;
    return this.#guard.attempt('judging an order', [], () => this.question(ask).judge(this.view, ask.about, order.now as object));
  });

  question(ask: Ask<GameTypes>): Question<GameTypes, string> {
    const question = this.#gear.rules.questions[ask.kind];
    if (!question) throw new Error(`${this.#gear.rules.name} has no question ${ask.kind}`);
    return question;
  }

  /** The order from here on: kept at once, one step of undo. */
  set(order: Json): void {
    const { ask } = this;
    if (!ask || !this.order) return;
    this.#drafts.set(ask.side, { step: this.#step, kind: ask.kind }, { from: this.order.now, to: order });
    this.#lay();
  }

  undo(): boolean {
    const side = this.#sitting();
    return this.#layIf(side !== undefined && this.#drafts.undo(side, this.#step));
  }

  redo(): boolean {
    const side = this.#sitting();
    return this.#layIf(side !== undefined && this.#drafts.redo(side, this.#step));
  }

  /** Back to the default order. */
  clear(): void {
    const side = this.#sitting();
    if (side !== undefined) this.#drafts.drop(side);
    this.#lay();
  }

  get #step(): number {
    return this.#seat.known.seen.clock.step;
  }

  /** The battle as the side that is asked knows it. */
  get view(): View<GameTypes> {
    const { seen } = this.#seat.known;
    if ('own' in seen) return seen;
    const side = this.#sitting();
    // Only a side is asked: at the common table, where the screen is a watcher's, the view is that of its seat.
    return (side === undefined ? seen : this.#source.seat(side).now().seen) as View<GameTypes>;
  }

  /** What was drawn here; else what another device, or this one before it was loaded anew, has laid down for this seat. */
  #draftOf(ask: Ask<GameTypes>): Json | undefined {
    const own = this.#drafts.order(ask.side, this.#step);
    if (own !== undefined) return own;
    const { draft } = this.#source.seat(ask.side).around();
    return draft?.step === this.#step && draft.kind === ask.kind ? draft.order : undefined;
  }

  #layIf(isDone: boolean): boolean {
    if (isDone) this.#lay();
    return isDone;
  }

  /** Lays the draft down with the seat, so that it outlasts the page. */
  #lay(): void {
    const side = this.#sitting();
    this.refused = [];
    if (side === undefined) return;
    this.#source.seat(side).draft(this.#drafts.order(side, this.#step));
    this.#seat.refresh();
    this.#keep();
  }

  #idle(ask: Ask<GameTypes>): Json {
    return this.#guard.attempt('making the default order', {}, () => this.question(ask).idle(this.view, ask.about) as Json);
  }
}
