import type { Ask, Check, Clock, Held, Json, Outcome, Refusal, Ruleset, Saved, Shapes, Side, Told } from '@flagplot/kernel';
import type { AskWords, Seen, SystemPanels } from '../panels/index.ts';
import type { Beat, Scene } from '../scene.ts';
import type { Think } from './bots.ts';
import { Drafts } from './drafts.svelte.ts';
import { type Fault, faultOf } from './fault.ts';
import { type Kept, keep, satHere, sits } from './keep.ts';
import { asOf, caseOf, type Moment, moments } from './replay.ts';
import { persons, type Seat } from './seats.ts';
import { lineWords, type TurnLine, turnLines } from './turn.ts';

/** What a battle needs besides its match: the rules, how they are drawn, and who thinks for the computer. */
export interface Gear {
  rules: Ruleset<Shapes>;
  check: Check;
  panels: SystemPanels | undefined;
  think: Think;
}

/** What is being played before the board shows how things came out. */
export interface Showing {
  scene: Scene;
  beats: readonly Beat[];
}

/**
 * A battle under way on this device. It alone holds the match; components see `seen`, `told`, `ask` and what else is offered here,
 * which is never more than whoever sits at the screen may know. Everything is kept after every change.
 */
export class Battle {
  readonly id: string;
  readonly gear: Gear;
  readonly seats: readonly Seat[];
  readonly drafts: Drafts = new Drafts();
  #match: Held<Shapes>;
  /** Counted up whenever the match has changed, which it cannot say by itself. */
  #change: number = $state(0);
  /** Who sits at the screen. */
  sitting: Side | undefined = $state();
  /** Who is to sit down next; while this is set the screen is covered. */
  handTo: Side | undefined = $state();
  /** The side whose orders were just sealed, as the cover says. */
  sealedBy: Side | undefined = $state();
  /** Why the last answer was not taken. */
  refused: readonly Refusal[] = $state.raw([]);
  fault: Fault | undefined = $state.raw();
  showing: Showing | undefined = $state.raw();
  /** Storage has no room: the battle goes on, but a reload would lose it. */
  unkept: boolean = $state(false);
  /** Back in time: the moment, and the table as it lay then. */
  then: { moment: Moment; match: Held<Shapes> } | undefined = $state.raw();
  #thinking = new Set<Side>();
  #last: Record<Side, { scene: Scene; told: number }> = {};

  constructor(of: { id: string; match: Held<Shapes>; seats: readonly Seat[]; gear: Gear }) {
    this.id = of.id;
    this.#match = of.match;
    this.seats = of.seats;
    this.gear = of.gear;
  }

  /** Sits down, or covers the screen where more than one person plays here. */
  open(drafts: Kept['drafts'] = []): void {
    this.drafts.restore(drafts);
    const here = persons(this.seats);
    const sat = satHere(this.id);
    if (here.length === 1) this.sitting = here[0];
    else if (sat !== undefined && here.includes(sat)) this.sitting = sat;
    this.#onward();
  }

  get sides(): readonly Side[] {
    return this.seats.map(seat => seat.side);
  }

  get covered(): boolean {
    return this.handTo !== undefined;
  }

  /** What may be seen now: the view of who sits here, or the public table. In the past: that side's view then. */
  seen: Seen = $derived.by(() => {
    this.#change;
    const match = this.then?.match ?? this.#match;
    return this.sitting !== undefined && !this.covered ? match.view(this.sitting) : match.shown();
  });

  /** What was told to whoever sits here. */
  told: readonly Told<Shapes>[] = $derived.by(() => {
    this.#change;
    return this.#match.told(this.covered ? undefined : this.sitting);
  });

  scene: Scene = $derived.by(() => this.#sceneOf(this.seen, this.then ? this.then.match.told(this.sitting) : this.told));

  asks: readonly Ask<Shapes>[] = $derived.by(() => {
    this.#change;
    return this.#match.asks();
  });

  /** The question to whoever sits here, if there is one. */
  ask: Ask<Shapes> | undefined = $derived(this.covered || this.then ? undefined : this.asks.find(ask => ask.side === this.sitting));

  words: AskWords | undefined = $derived(this.ask && this.wordsOf(this.ask));

  outcome: Outcome | undefined = $derived.by(() => {
    this.#change;
    return this.#match.outcome();
  });

  lines: readonly TurnLine[] = $derived.by(() => turnLines(this.gear.rules, this.seen, this.gear.panels?.phaseName));

  /** Where the battle stands now, whatever moment is looked at. */
  get present(): Clock {
    this.#change;
    return this.#match.shown().clock;
  }

  get title(): string {
    return titleOf(this.seen.book) ?? this.gear.rules.name;
  }

  /** `Turn 4, orders`. */
  when: string = $derived(lineWords(this.lines, this.seen.clock));

  /** The order as it stands, and whether anybody has touched it. */
  order: { now: Json; touched: boolean } | undefined = $derived.by(() => {
    if (!this.ask || this.sitting === undefined) return undefined;
    const drafted = this.drafts.order(this.sitting, this.seen.clock.step);
    if (drafted !== undefined) return { now: drafted, touched: true };
    return { now: this.#idle(this.ask), touched: false };
  });

  /** What the book says of the order as it stands. */
  judged: readonly Refusal[] = $derived.by(() => {
    const { ask, order } = this;
    if (!ask || !order) return [];
    const faults = this.gear.check(this.#question(ask).schema, order.now);
    if (faults.length > 0) return faults;
    return this.#guarded('judging an order', [], () => this.#question(ask).judge(this.#match.view(ask.side), ask.about, order.now as object));
  });

  /** The moments one can go back to; worked out when somebody first wants to. */
  get history(): Moment[] {
    return this.#guarded('looking back', [], () => moments(this.gear.rules, this.#match.saved(), this.gear.check));
  }

  sideName(side: Side): string {
    return this.gear.panels?.sideName(side, this.seen.book) ?? side;
  }

  /** What was told, in a sentence. */
  narrated(told: Told<Shapes>): string {
    return this.#guarded('telling what happened', '', () => this.gear.rules.narrate(told, this.seen.book));
  }

  wordsOf(ask: Ask<Shapes>): AskWords {
    const plain: AskWords = { title: `${this.sideName(ask.side)}: ${ask.kind}`, commit: 'Answer' };
    return this.#guarded('wording an ask', plain, () => this.gear.panels?.words(ask, this.seen) ?? plain);
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
    this.refused = this.#answer(sitting, order.now);
    if (this.refused.length > 0 || this.fault) return this.refused;
    this.drafts.drop(sitting);
    this.sealedBy = sitting;
    this.then = undefined;
    this.#onward();
    return [];
  }

  /** Takes back an answer that nobody has seen yet, or the last step if nothing fell and nobody else has answered since. */
  takeBack(side: Side): readonly Refusal[] {
    const { step } = this.#match.shown().clock;
    let refusals = this.#match.undo(side, step);
    const before = this.history.filter(moment => moment.step < step).at(-1);
    if (refusals.length > 0 && before) refusals = this.#match.undo(side, before.step);
    if (refusals.length > 0) return refusals;
    this.handTo = undefined;
    this.sit(side);
    return [];
  }

  resign(side: Side): readonly Refusal[] {
    const refusals = this.#match.resign(side);
    if (refusals.length === 0) this.#onward();
    return refusals;
  }

  /** The one the screen was passed to sits down. */
  sit(side: Side): void {
    this.sitting = side;
    this.handTo = undefined;
    this.sealedBy = undefined;
    this.refused = [];
    this.then = undefined;
    this.#onward();
  }

  /** Covers the screen by hand, for whoever is asked next. */
  cover(): void {
    const here = persons(this.seats);
    this.handTo = here.find(side => side !== this.sitting) ?? here[0];
  }

  /** The film is through: the board shows how things came out. */
  played(): void {
    this.showing = undefined;
  }

  goTo(moment: Moment | undefined): void {
    if (!moment || moment.entries >= this.#match.saved().journal.length) this.then = undefined;
    else {
      const match = this.#guarded('looking back', undefined, () =>
        asOf(this.gear.rules, this.#match.saved(), { entries: moment.entries, check: this.gear.check }),
      );
      this.then = match ? { moment, match } : undefined;
    }
  }

  /** Whether a side has answered the step that is being played; public, as its sealed envelope on the table would be. */
  hasAnswered(side: Side): boolean {
    this.#change;
    const { step } = this.#match.shown().clock;
    const last = this.#match.saved().journal.findLast(entry => (entry.kind === 'answer' && entry.side === side) || (entry.kind === 'undo' && entry.by === side));
    return last?.kind === 'answer' && last.step === step;
  }

  /** The record, both folders in it. */
  saved(): Saved {
    return this.#match.saved();
  }

  /** What went wrong while something was drawn: the battle itself is as it was. */
  broke(doing: string, error: unknown): void {
    this.fault = faultOf(doing, error, caseOf(this.#match.saved()));
  }

  #question(ask: Ask<Shapes>): Ruleset<Shapes>['questions'][string] {
    const question = this.gear.rules.questions[ask.kind];
    if (!question) throw new Error(`${this.gear.rules.name} has no question ${ask.kind}`);
    return question;
  }

  #idle(ask: Ask<Shapes>): Json {
    return this.#guarded('making the default order', {}, () => this.#question(ask).idle(this.#match.view(ask.side), ask.about) as Json);
  }

  #sceneOf(seen: Seen, told: readonly Told<Shapes>[]): Scene {
    const empty: Scene = { sheet: { columns: 20, rows: 20 }, items: [] };
    return this.#guarded('drawing the table', empty, () => this.gear.panels?.scene(seen, told) ?? empty);
  }

  #answer(side: Side, order: Json): Refusal[] {
    try {
      return this.#match.answer(side, this.#match.shown().clock.step, order);
    } catch (error) {
      this.fault = faultOf('playing an answer', error, caseOf(this.#match.saved(), { side, order }));
      return [];
    }
  }

  /** What must not take the page with it: a fault becomes a panel, and something plain stands in. */
  #guarded<T>(doing: string, instead: T, act: () => T): T {
    try {
      return act();
    } catch (error) {
      queueMicrotask(() => this.broke(doing, error));
      return instead;
    }
  }

  /** After every change: who is next, what the computer owes, what is to be shown, what is to be kept. */
  #onward(): void {
    this.#change += 1;
    this.#next();
    this.#film();
    this.#keep();
    this.#think();
  }

  #next(): void {
    const here = persons(this.seats);
    const asked = this.#match.asks().flatMap(ask => (here.includes(ask.side) ? [ask.side] : []));
    if (this.sitting === undefined && here.length > 1) this.handTo = asked[0] ?? here[0];
    else if (asked.length > 0 && (this.sitting === undefined || !asked.includes(this.sitting))) this.#pass(asked[0], here.length);
    sits(this.id, this.covered ? undefined : this.sitting);
  }

  #pass(to: Side | undefined, people: number): void {
    if (people > 1) this.handTo = to;
    else this.sitting = to;
  }

  /** What has been told to whoever sits here since they last looked is played over the board as they last saw it. */
  #film(): void {
    if (this.covered) return;
    const { sitting } = this;
    const eyes = sitting ?? '';
    const told = this.#match.told(sitting);
    const last = this.#last[eyes];
    const seen = sitting === undefined ? this.#match.shown() : this.#match.view(sitting);
    const fresh = told.slice(last?.told ?? told.length);
    const beats = fresh.length > 0 ? this.#guarded('playing what was told', [], () => this.gear.panels?.beats?.(fresh, seen) ?? []) : [];
    this.showing = last && beats.length > 0 ? { scene: last.scene, beats } : undefined;
    this.#last[eyes] = { scene: this.#sceneOf(seen, told), told: told.length };
  }

  #think(): void {
    const { step } = this.#match.shown().clock;
    for (const ask of this.#match.asks()) {
      const seat = this.seats.find(one => one.side === ask.side);
      if (seat?.by !== 'computer' || this.#thinking.has(ask.side)) continue;
      this.#thinking.add(ask.side);
      this.gear
        .think({ rules: this.gear.rules, bot: seat.bot, view: this.#match.view(ask.side), ask })
        .then(order => this.#thought(ask.side, step, order))
        .catch(error => {
          this.#thinking.delete(ask.side);
          this.broke(`${seat.bot} was thinking`, error);
        });
    }
  }

  #thought(side: Side, step: number, order: Json): void {
    this.#thinking.delete(side);
    if (this.#match.shown().clock.step !== step) return this.#think();
    const refusals = this.#answer(side, order);
    if (refusals.length > 0) this.broke('the computer answered', new Error(refusals.map(one => `${one.rule}: ${one.say}`).join('\n')));
    if (!this.fault) this.#onward();
  }

  #keep(): void {
    const ask = this.#match.asks().find(one => persons(this.seats).includes(one.side));
    const outcome = this.#match.outcome();
    const summary = {
      title: this.title,
      system: this.gear.rules.name,
      when: lineWords(this.lines, this.#match.shown().clock),
      says: outcome ? outcome.why : ask ? this.wordsOf(ask).title : 'The computer is thinking',
      over: outcome !== undefined,
      sides: this.sides,
      ...(ask ? { side: ask.side } : {}),
    };
    const { id, seats, drafts } = this;
    this.unkept = !keep({ id, at: Date.now(), seats, saved: this.#match.saved(), drafts: drafts.kept(), summary });
  }
}

function titleOf(book: object): string | undefined {
  return 'title' in book && typeof book.title === 'string' ? book.title : undefined;
}
