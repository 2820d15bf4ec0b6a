import type { Json, Refusal, Side } from '@flagplot/kernel';
import { Asking } from './asking.svelte.ts';
import { Computers } from './computers.ts';
import { type Kept, keep } from './keep.ts';
import type { Laid } from './looking.svelte.ts';
import type { Moment } from './replay.ts';
import { summaryOf } from './summary.ts';

/**
 * A battle under way on this device. It alone holds the match. Everything is kept after every change; where rules throw, the battle is
 * as it was and the fault is said.
 */
export class Battle extends Asking {
  /** Why the last answer was not taken. */
  refused: readonly Refusal[] = $state.raw([]);
  /** Storage has no room: the battle goes on, but a reload would lose it. */
  unkept: boolean = $state(false);
  readonly #computers: Computers;
  readonly #keeper: Laid['keeper'];

  constructor(of: Laid) {
    super(of);
    this.#keeper = of.keeper;
    this.#computers = new Computers(of.seats, of.gear.think);
  }

  /** Sits down, or covers the screen where more than one person plays here. */
  open(drafts: Kept['drafts'] = []): void {
    this.drafts.restore(drafts);
    this.seating.open();
    this.#onward();
  }

  /** The order from here on: kept at once, one step of undo. */
  draft(order: Json): void {
    const { ask } = this;
    if (!ask || !this.order) return;
    this.drafts.set(ask.side, { step: this.seen.clock.step, kind: ask.kind }, { from: this.order.now, to: order });
    this.refused = [];
    this.#keep();
  }

  undoDraft(): boolean {
    return this.sitting !== undefined && this.drafts.undo(this.sitting, this.seen.clock.step);
  }

  redoDraft(): boolean {
    return this.sitting !== undefined && this.drafts.redo(this.sitting, this.seen.clock.step);
  }

  clearDraft(): void {
    if (this.sitting !== undefined) this.drafts.drop(this.sitting);
    this.refused = [];
    this.#keep();
  }

  /** Answers with the order as it stands. */
  commit(): readonly Refusal[] {
    const { ask, order, sitting } = this;
    if (!ask || !order || sitting === undefined) return [];
    const refusals = this.#answer(sitting, order.now);
    this.refused = refusals ?? [];
    if (!refusals || refusals.length > 0) return this.refused;
    this.drafts.drop(sitting);
    this.seating.sealedBy = sitting;
    this.goTo(undefined);
    this.#onward();
    return [];
  }

  /** Takes back an answer that nobody has seen yet, or the last step if nothing fell and nobody else has answered since. */
  takeBack(side: Side): readonly Refusal[] {
    const { step } = this.match.shown().clock;
    let refusals = this.match.undo(side, step);
    const before = this.history.filter(moment => moment.step < step).at(-1);
    if (refusals.length > 0 && before) refusals = this.match.undo(side, before.step);
    if (refusals.length > 0) return refusals;
    this.sit(side);
    return [];
  }

  resign(side: Side): readonly Refusal[] {
    const refusals = this.match.resign(side);
    if (refusals.length === 0) this.#onward();
    return refusals;
  }

  /** Enters what fell on a real table; gives what is wrong with it, nothing where it was taken. */
  fell(faces: readonly number[]): readonly Refusal[] {
    const by = this.sitting ?? this.sides[0] ?? '';
    const refusals = this.guard.attempt<readonly Refusal[]>('playing thrown dice', [], () => this.match.fell(by, [...faces]));
    if (refusals.length === 0) this.#onward();
    return refusals;
  }

  /** The one the screen was passed to sits down. */
  sit(side: Side): void {
    this.seating.sit(side);
    this.refused = [];
    this.goTo(undefined);
    this.#onward();
  }

  /** Covers the screen by hand, for whoever is asked next. */
  cover(): void {
    this.seating.cover(this.match.asks().map(ask => ask.side));
  }

  /** The film is through: the board shows how things came out. */
  endFilm(): void {
    this.shows.end();
    this.#think();
  }

  goTo(moment: Moment | undefined): void {
    this.past.goTo(moment, this.match.shown().clock.step);
  }

  /** The fault was seen. */
  clearFault(): void {
    this.guard.fault = undefined;
  }

  /** What the match says to an answer; nothing where the rules broke on it. */
  #answer(side: Side, order: Json): Refusal[] | undefined {
    try {
      return this.match.answer(side, this.match.shown().clock.step, order);
    } catch (error) {
      this.guard.broke('playing an answer', error, { side, order });
      return undefined;
    }
  }

  /** After every change: who is next, what the computer owes, what is to be shown, what is to be kept. */
  #onward(): void {
    this.changes += 1;
    this.seating.next(this.match.asks().map(ask => ask.side));
    this.#show();
    this.#keep();
    this.#think();
  }

  /** What has been told to whoever sits here since they last looked is played over the board as they last saw it. */
  #show(): void {
    if (this.covered) return;
    const { sitting, free } = this;
    const told = free ? this.match.everything() : this.match.told(sitting);
    const seen = sitting === undefined ? this.match.shown() : this.match.view(sitting);
    this.shows.look(free ? undefined : sitting, { told, scene: this.sceneOf(seen, told) }, fresh =>
      this.guard.attempt('playing what was told', [], () => this.gear.panels?.beats?.(fresh, seen) ?? []),
    );
  }

  /** The computer thinks once what was opened has been seen. */
  #think(): void {
    if (this.showing) return;
    this.#computers.ask(this.match, this.gear.rules, {
      answer: (side, step, order) => this.#thought(side, step, order),
      broke: (side, error) => this.#answerIdly(side, error),
    });
  }

  #thought(side: Side, step: number, order: Json): void {
    if (this.match.shown().clock.step !== step) {
      this.#think();
      return;
    }
    const refusals = this.#answer(side, order);
    if (refusals?.length === 0) this.#onward();
    else
      this.#answerIdly(
        side,
        new Error(refusals?.map(one => `${one.rule}: ${one.say}`).join('\n') ?? 'the rules broke on its answer'),
      );
  }

  /** A computer that cannot answer is reported, and does what silence would, so that nobody waits for ever. */
  #answerIdly(side: Side, error: unknown): void {
    this.broke(`the computer was thinking for ${this.sideName(side)}`, error);
    const ask = this.match.asks().find(one => one.side === side);
    if (ask && this.#answer(side, this.idle(ask))?.length === 0) this.#onward();
  }

  #keep(): void {
    if (this.#keeper) {
      this.unkept = !this.#keeper(this.match.saved());
      return;
    }
    const { id, seats, drafts } = this;
    const summary = summaryOf(this, this.match.asks());
    this.unkept = !keep({ id, at: Date.now(), seats, saved: this.match.saved(), drafts: drafts.toKept(), summary });
  }
}
