import type { Ask, Clock, GameTypes, Json, Outcome, Refusal, Saved, Side, Told } from '@flagplot/kernel';
import { emptyScene } from '@flagplot/pagekit/board/grounds.ts';
import type { AskWords, Seen } from '@flagplot/pagekit/desk/panels.ts';
import { type Layer, layOver, type Scene } from '@flagplot/scene';
import type { Act, Known } from '@flagplot/seat';
import { lineWords, type TurnLine, turnLines } from '@flagplot/telling';
import type { Think } from './bots.ts';
import type { Fault } from './fault.ts';
import { Guard } from './guard.svelte.ts';
import type { Moment } from './history.svelte.ts';
import { battles, type KeptDraft, keepDrafts } from './keep.ts';
import { LiveSeat } from './live-seat.svelte.ts';
import type { SystemModules } from './modules.ts';
import { OrderDraft } from './order-draft.svelte.ts';
import { Playback } from './playback.svelte.ts';
import { caseOf } from './replay.ts';
import { Seating } from './seating.svelte.ts';
import type { Seat } from './seats.ts';
import type { Showing } from './showing.svelte.ts';
import type { SeatSource } from './source.ts';
import { summaryOf } from './summary.ts';

/** A battle put on the screen. */
export interface BattleInit {
  id: string;
  source: SeatSource;
  seats: readonly Seat[];
  gear: SystemModules;
  /** Thinks for the computers, where the battle lies on this device. */
  think: Think;
  /** Keeps the record elsewhere than among the battles: then it is a study. False where there is no room. */
  keeper?: ((saved: Saved) => boolean) | undefined;
}

/**
 * A battle on the screen: a seat, the order in the making at it, and what has been, side by side. Nothing here is more than whoever sits
 * at the screen may know: a seat gives no more, and while the screen is covered it is a watcher's.
 */
export class Battle {
  readonly id: string;
  readonly gear: SystemModules;
  readonly seats: readonly Seat[];
  /** Every folder lies open, and whoever sits here answers for all: in a study. */
  readonly free: boolean;
  readonly seat: LiveSeat;
  readonly draft: OrderDraft;
  readonly playback: Playback;
  readonly seating: Seating;
  /** Storage has no room: the battle goes on, but a reload would lose it. */
  unkept: boolean = $state(false);
  readonly #source: SeatSource;
  readonly #guard: Guard;
  readonly #of: BattleInit;
  /** The step whose answer is under way: it is not given twice. */
  #sealing: number | undefined = $state();

  constructor(of: BattleInit) {
    this.#of = of;
    this.id = of.id;
    this.gear = of.gear;
    this.seats = of.seats;
    this.free = of.keeper !== undefined;
    this.#source = of.source;
    this.#guard = new Guard(last => this.#caseOf(last));
    this.seat = new LiveSeat(of.source, () => this.#onward());
    this.draft = new OrderDraft({
      seat: this.seat,
      source: of.source,
      gear: of.gear,
      guard: this.#guard,
      sitting: () => this.seating.sitting,
    });
    this.playback = new Playback(of.gear.rules, of.source);
    this.seating = new Seating(of.id, of.seats, this.free);
  }

  /** Sits down, or covers the screen where more than one person plays here; from here on computers think. */
  open(drafts: readonly KeptDraft[] = []): void {
    const { host } = this.#source;
    for (const { side, ...draft } of drafts) host?.lay(side, { ...draft, revision: 1 });
    this.seating.open();
    this.#onward();
    host?.setComputers({
      gear: this.gear,
      think: this.#of.think,
      pause: () => this.playback.filmEnd(),
      stumble: (side, error) => this.broke(`the computer was thinking for ${this.sideName(side)}`, error),
    });
    if (!this.free) host?.serve();
    void this.fetchHistory();
  }

  /** Gets up for good: nobody plays on, and nothing is watched any more. */
  close(): void {
    this.seat.close();
    this.#source.close();
  }

  get sides(): readonly Side[] {
    return this.seats.map(seat => seat.side);
  }

  /** Who sits at the screen. */
  get sitting(): Side | undefined {
    return this.seating.sitting;
  }

  get covered(): boolean {
    return this.seating.covered;
  }

  get known(): Known<GameTypes> {
    return this.seat.known;
  }

  /** What may be seen now, whatever moment is looked at. */
  get current(): Seen {
    return this.known.seen;
  }

  /** What may be seen: now, or at the moment that is looked at. */
  get seen(): Seen {
    return this.then?.seen ?? this.current;
  }

  /** What was told to whoever sits here. */
  get told(): readonly Told<GameTypes>[] {
    return this.seat.told;
  }

  /** What they had been told at the moment that is looked at. */
  heard: readonly Told<GameTypes>[] = $derived.by(() => (this.then ? this.heardAt(this.then) : this.told));

  scene: Scene = $derived.by(() => {
    const scene = this.sceneOf(this.seen, this.heard);
    return this.free ? layOver(scene, ...this.#others().map(seen => secretsOf(this.sceneOf(seen, this.heard)))) : scene;
  });

  get asks(): readonly Ask<GameTypes>[] {
    return this.known.asks;
  }

  get outcome(): Outcome | undefined {
    return this.known.outcome;
  }

  /** The question to whoever sits here; none while the past is looked at. */
  get ask(): Ask<GameTypes> | undefined {
    return this.covered || this.then ? undefined : this.draft.ask;
  }

  words: AskWords | undefined = $derived.by(() => this.ask && this.wordsOf(this.ask));

  lines: readonly TurnLine[] = $derived.by(() => turnLines(this.gear, this.seen));

  /** Where the battle stands now, whatever moment is looked at. */
  get present(): Clock {
    return this.current.clock;
  }

  get title(): string {
    return this.seat.battle.title;
  }

  /** `Turn 4, orders`. */
  when: string = $derived.by(() => lineWords(this.lines, this.seen.clock, this.turnWord));

  /** The same of any moment of the battle. */
  whenAt(clock: Clock): string {
    return lineWords(turnLines(this.gear, { ...this.current, clock }), clock, this.turnWord);
  }

  /** What the book calls a turn. */
  get turnWord(): string {
    return this.gear.words.turn;
  }

  /** The moments one can go back to. */
  get history(): readonly Moment[] {
    return this.playback.historyOf(this.seat.side).moments;
  }

  /** Fetches the moments that are not there yet: after a battle was laid anew, all that went before. */
  fetchHistory(): Promise<void> {
    return this.playback.historyOf(this.seat.side).fetch();
  }

  /** What whoever sits here saw at each moment of the turn that is looked at, up to the one that is. */
  get thisTurn(): Seen[] {
    const { turn, step } = this.seen.clock;
    return this.history.filter(one => one.turn === turn && one.step <= step).map(one => one.seen);
  }

  /** Back in time: the moment that is looked at. */
  get then(): Moment | undefined {
    return this.playback.then;
  }

  /** What whoever sits here had been told by a moment. */
  heardAt(moment: Moment): readonly Told<GameTypes>[] {
    return this.told.slice(0, moment.told);
  }

  /** What was just opened, as long as it is being played. */
  get showing(): Showing | undefined {
    return this.playback.showing;
  }

  /** Whether a side has answered the step that is being played; public, as its sealed envelope on the table would be. */
  hasAnswered(side: Side): boolean {
    return this.known.answered.includes(side);
  }

  wordsOf(ask: Ask<GameTypes>): AskWords {
    const plain: AskWords = { title: `${this.sideName(ask.side)}: ${ask.kind}`, commit: 'Answer' };
    return this.#guard.attempt('wording an ask', plain, () => this.gear.panels?.words(ask, this.seen) ?? plain);
  }

  sideName(side: Side): string {
    return this.gear.words.side(side, this.seen.book);
  }

  /** What was told, in a sentence. */
  narrate(told: Told<GameTypes>): string {
    return this.#guard.attempt('telling what happened', '', () => this.gear.words.narrate(told, this.seen.book));
  }

  /** The table as it looks to those who see and were told so much. */
  sceneOf(seen: Seen, told: readonly Told<GameTypes>[]): Scene {
    const empty = emptyScene();
    return this.#guard.attempt('drawing the table', empty, () => this.gear.panels?.scene(seen, told) ?? empty);
  }

  /** The record: at any time where this device holds the battle, else once it is over. */
  async record(): Promise<Saved> {
    return this.#source.host?.record() ?? this.#source.seat(this.sitting).record();
  }

  /** Whether this window holds the battle. */
  get isHere(): boolean {
    return this.#source.host !== undefined;
  }

  /** The same at once, where this device holds the battle; nothing where another does. */
  recordHere(): Saved | undefined {
    return this.#source.host?.record();
  }

  /** The order from here on: kept at once, one step of undo. */
  setOrder(order: Json): void {
    this.draft.draft(order);
    this.#keepDrafts();
  }

  undoDraft(): boolean {
    return this.#keepIf(this.draft.undo());
  }

  redoDraft(): boolean {
    return this.#keepIf(this.draft.redo());
  }

  clearDraft(): void {
    this.draft.clear();
    this.#keepDrafts();
  }

  /** Answers with the order as it stands; resolves to what is wrong with it, nothing where it was taken. */
  async commit(): Promise<readonly Refusal[]> {
    const { ask, draft } = this;
    const { order } = draft;
    if (!ask || !order || this.#sealing === this.present.step) return [];
    const { side } = ask;
    this.#sealing = this.present.step;
    const refusals = await this.#act(side, { act: 'answer', step: this.present.step, order: order.now }, 'playing an answer');
    this.#sealing = undefined;
    draft.refused = refusals ?? [];
    if (!refusals || refusals.length > 0) return draft.refused;
    draft.clear();
    this.seating.sealedBy = side;
    this.goTo(undefined);
    this.#onward();
    return [];
  }

  /** Whether an answer is under way to the table. */
  get sealing(): boolean {
    return this.#sealing !== undefined;
  }

  /** Takes back an answer that nobody has seen yet, or the last step if nothing fell and nobody else has answered since. */
  async takeBack(side: Side): Promise<readonly Refusal[]> {
    const step = this.#source.seat(side).now().back.at(-1) ?? this.present.step;
    const refusals = (await this.#act(side, { act: 'undo', step }, 'taking an answer back')) ?? [];
    if (refusals.length === 0) this.sit(side);
    return refusals;
  }

  async resign(side: Side): Promise<readonly Refusal[]> {
    return (await this.#act(side, { act: 'resign' }, 'resigning')) ?? [];
  }

  /** Enters what fell on a real table; resolves to what is wrong with it, nothing where it was taken. */
  async fell(faces: readonly number[]): Promise<readonly Refusal[]> {
    const by = this.sitting ?? this.sides[0] ?? '';
    const act: Act = { act: 'faces', step: this.present.step, faces: [...faces] };
    return (await this.#act(by, act, 'playing thrown dice')) ?? [];
  }

  /** The one the screen was passed to sits down. */
  sit(side: Side): void {
    this.seating.sit(side);
    this.draft.refused = [];
    this.goTo(undefined);
    this.#onward();
    void this.fetchHistory();
  }

  /** Covers the screen by hand, for whoever is asked next. */
  cover(): void {
    this.seating.cover(this.asks.map(ask => ask.side));
    this.#onward();
  }

  /** The film is through: the board shows how things came out. */
  endFilm(): void {
    this.playback.endFilm();
  }

  goTo(moment: Moment | undefined): void {
    this.playback.goTo(moment, this.present.step);
  }

  /** What went wrong while something was drawn: the battle itself is as it was. */
  broke(doing: string, error: unknown): void {
    this.#guard.broke(doing, error);
  }

  get fault(): Fault | undefined {
    return this.#guard.fault;
  }

  /** The fault was seen. */
  clearFault(): void {
    this.#guard.fault = undefined;
  }

  /** Acts at the seat of a side; resolves to what was refused, to nothing at all where the rules broke on it or the seat is gone. */
  async #act(side: Side, act: Act, doing: string): Promise<readonly Refusal[] | undefined> {
    try {
      const reply = await this.#source.seat(side).act(act);
      this.#onward();
      return 'refusals' in reply ? reply.refusals : [];
    } catch (error) {
      this.#guard.broke(doing, error, act.act === 'answer' ? { side, order: act.order } : undefined);
      return undefined;
    }
  }

  /** After every change: who is next, what is to be shown, what is to be kept. */
  #onward(): void {
    this.seat.refresh();
    const { asks, seating } = this;
    seating.next(
      asks.map(ask => ask.side),
      asks.length > 0 && asks.every(ask => this.draft.question(ask).open === true),
    );
    this.seat.sitAt(seating.covered || seating.common ? undefined : seating.sitting);
    this.playback.historyOf(this.seat.side).note();
    this.#show();
    this.#keep();
  }

  /** What has been told to whoever sits here since they last looked is played over the board as they last saw it. */
  #show(): void {
    if (this.covered) return;
    const { told, current } = this;
    this.playback.look(this.free ? undefined : this.sitting, { told, scene: this.sceneOf(current, told) }, fresh =>
      this.#guard.attempt('playing what was told', [], () => this.gear.panels?.beats?.(fresh, current) ?? []),
    );
  }

  /** What the other sides saw at the moment that is looked at: for a table with every folder open. */
  #others(): Seen[] {
    const others = this.sides.filter(side => side !== this.sitting);
    const { then } = this;
    if (!then) return this.known && others.map(side => this.#source.seat(side).now().seen);
    return others.flatMap(side => this.playback.historyOf(side).moments.find(one => one.step === then.step)?.seen ?? []);
  }

  #keepIf(isDone: boolean): boolean {
    if (isDone) this.#keepDrafts();
    return isDone;
  }

  #keepDrafts(): void {
    const { host } = this.#source;
    if (host && !this.#of.keeper) keepDrafts(this.id, host.drafts());
  }

  #keep(): void {
    const saved = this.recordHere();
    if (!saved) return;
    const { keeper } = this.#of;
    const { id, seats } = this;
    this.unkept = keeper ? !keeper(saved) : !battles.keep({ id, at: Date.now(), seats, saved, summary: summaryOf(this) });
  }

  #caseOf(last?: { side: Side; order: Json }): Json {
    const saved = this.recordHere();
    if (saved) return caseOf(saved, last);
    const { system, edition } = this.seat.battle;
    return { system, edition, number: this.known.number, ...last };
  }
}

/** What is drawn of a folder. */
function secretsOf(scene: Scene): Layer {
  return scene.items.filter(item => 'role' in item && item.role === 'secret');
}
