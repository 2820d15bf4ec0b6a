import type { Ask, GameTypes, Json, Outcome, Refusal, Saved, Side, Told } from '@flagplot/kernel';
import { emptyScene } from '@flagplot/pagekit/board/grounds.ts';
import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import { type Beat, type Layer, layOver, type Place, type Scene } from '@flagplot/scene';
import type { Act, Reply } from '@flagplot/seat';
import type { Agreement } from './agreement.svelte.ts';
import { BattleWords } from './battle-words.svelte.ts';
import { BeatMaker } from './beats.ts';
import type { Think } from './bots.ts';
import { Guard } from './guard.svelte.ts';
import type { Holding, holdBattle } from './holding.ts';
import type { KeptDraft } from './keep.ts';
import { Keeping } from './keeping.svelte.ts';
import { keepLast } from './last-orders.ts';
import { LiveSeat } from './live-seat.svelte.ts';
import type { SystemModules } from './modules.ts';
import { OrderDraft } from './order-draft.svelte.ts';
import { Playback } from './playback.svelte.ts';
import { caseOf } from './replay.ts';
import { Seating } from './seating.svelte.ts';
import { isUmpired, type Seat } from './seats.ts';
import type { Showing } from './showing.svelte.ts';
import type { Host, SeatSource } from './source.ts';

/** A battle put on the screen. */
export interface BattleInit {
  id: string;
  source: SeatSource;
  seats: readonly Seat[];
  gear: SystemModules;
  /** Thinks for the computers, where the battle lies on this device. */
  think: Think;
  /** What is wrong with the record it was taken up from: looked at once it stands, and before anything is kept. */
  verify?: () => readonly Refusal[];
  /** Keeps the record elsewhere than among the battles: then it is a study. */
  keeper?: ((saved: Saved) => void) | undefined;
  /** Sees to it that one window alone plays its computers and serves its other windows; left out: this one does. */
  hold?: typeof holdBattle;
}

/**
 * A battle on the screen: a seat, the order in the making at it, and what has been, side by side. Nothing here is more than whoever sits
 * at the screen may know: a seat gives no more, and while the screen is covered it is a watcher's.
 */
export class Battle {
  readonly id: string;
  readonly gear: SystemModules;
  /** Who holds which side: between two asks a seat may change hands. */
  seats: readonly Seat[] = $state.raw([]);
  /** Every folder lies open, and whoever sits here answers for all: in a study, and where an umpire sits. */
  readonly free: boolean;
  /** An umpire sits at the screen: he keys in what players tell him, corrects and rules. */
  readonly umpired: boolean;
  readonly seat: LiveSeat;
  readonly draft: OrderDraft;
  readonly playback: Playback;
  readonly seating: Seating;
  /** What is said of it. */
  readonly words: BattleWords;
  /** What must not take the page with it, and the fault there was. */
  readonly guard: Guard;
  /** What makes beats of what was told. */
  readonly maker: BeatMaker;
  /** What the sides settle among themselves: fetched with the first word of it. */
  agreement: Agreement | undefined = $state.raw();
  /** Whether and how it is kept on this device. */
  readonly keeping: Keeping;
  #holding: Holding | undefined;
  readonly #source: SeatSource;
  readonly #of: BattleInit;
  /** The scene that was drawn last of the table as it lay then, and of what. */
  #drawn: { seen: Seen; told: readonly Told<GameTypes>[]; scene: Scene<Place> } | undefined;
  /** The step whose answer is under way: it is not given twice. */
  #sealing: number | undefined = $state();

  constructor(of: BattleInit) {
    this.#of = of;
    this.id = of.id;
    this.gear = of.gear;
    this.maker = new BeatMaker(of.gear.panels);
    this.seats = of.seats;
    this.umpired = isUmpired(of.seats);
    this.free = of.keeper !== undefined || this.umpired;
    this.#source = of.source;
    this.guard = new Guard(last => this.#caseOf(last));
    this.seat = new LiveSeat(of.source, () => this.#onward());
    this.draft = new OrderDraft({
      seat: this.seat,
      source: of.source,
      gear: of.gear,
      guard: this.guard,
      sitting: () => this.seating.sitting,
      keep: () => this.keeping.keepDrafts(),
    });
    this.playback = new Playback(of.gear.rules, of.source, this.seat);
    this.seating = new Seating(of.id, of.seats, this.free);
    this.words = new BattleWords(this);
    this.keeping = new Keeping(this, { ...of, host: of.source.host, onwrite: () => this.#holding?.take() });
  }

  /**
   * Sits down, or covers the screen where more than one person plays here; from here on computers think.
   * @param drafts half-made orders, where the battle is taken up as it was kept
   */
  open(drafts?: readonly KeptDraft[]): void {
    const { host } = this.#source;
    if (drafts) this.keeping.isKept();
    for (const { side, ...draft } of drafts ?? []) host?.lay(side, { ...draft, revision: 1 });
    this.seating.open();
    this.#onward();
    const begin = (): (() => void) => this.#playTable();
    this.#holding = this.#of.hold?.(this.id, begin) ?? { take: () => undefined, close: begin() };
  }

  /** Plays the computers, and serves the windows of others. Gives how to stop. */
  #playTable(): () => void {
    const { host } = this.#source;
    host?.setComputers({
      gear: this.gear,
      think: this.#of.think,
      pause: () => this.playback.filmEnd(),
      stumble: (side, error) => this.guard.broke(`the computer was thinking for ${this.words.sideName(side)}`, error),
    });
    if (!this.free) host?.serve();
    return () => host?.rest();
  }

  /** Gets up for good: nobody plays on, and nothing is watched any more. */
  close(): void {
    this.#holding?.close();
    this.seat.close();
    this.#source.close();
  }

  get sides(): readonly Side[] {
    return this.seats.map(seat => seat.side);
  }

  /** What may be seen: now, or at the moment that is looked at. What is still being played is seen when it is through. */
  get seen(): Seen {
    return this.playback.then?.seen ?? this.playback.showing?.seen ?? this.seat.seen;
  }

  /** What has been told to whoever sits here, but for what is still being played. */
  watched: readonly Told<GameTypes>[] = $derived.by(() => {
    const { showing } = this.playback;
    return showing ? this.seat.told.slice(0, showing.from) : this.seat.told;
  });

  /** The same by the moment that is looked at. */
  heard: readonly Told<GameTypes>[] = $derived.by(() => {
    const { then } = this.playback;
    return then ? this.playback.heardAt(then) : this.watched;
  });

  /** How it ended; none as long as its end is still being played. */
  get outcome(): Outcome | undefined {
    return this.playback.showing ? undefined : this.seat.outcome;
  }

  /** What was played last to whoever sits here. */
  get lately(): Showing | undefined {
    return this.seating.covered ? undefined : this.playback.lately(this.#eyes);
  }

  /** Whose eyes look; in a study everybody's. */
  get #eyes(): Side | undefined {
    return this.free ? undefined : this.seating.sitting;
  }

  /** The table as it lies now: drawn once a change, for the board and for the film that is played over it. */
  get #sceneNow(): Scene<Place> {
    const { seen, told } = this.seat;
    if (this.#drawn?.seen !== seen || this.#drawn.told !== told) this.#drawn = { seen, told, scene: this.sceneOf(seen, told) };
    return this.#drawn.scene;
  }

  /** The table at the moment that is looked at; with every folder open, what is drawn of the others lies over it. */
  scene: Scene<Place> = $derived.by(() => {
    const scene = this.playback.then ? this.sceneOf(this.seen, this.heard) : this.#sceneNow;
    if (!this.free) return scene;
    const others = this.sides.flatMap(side => (side === this.seating.sitting ? [] : (this.playback.seenBy(side) ?? [])));
    return layOver(scene, ...others.map(seen => this.sceneOf(seen, this.heard).items.filter(isSecret)));
  });

  /** The question to whoever sits here; none while the past is looked at. */
  get ask(): Ask<GameTypes> | undefined {
    return this.seating.covered || this.playback.then ? undefined : this.draft.ask;
  }

  /** The table as it looks to those who see and were told so much. */
  sceneOf(seen: Seen, told: readonly Told<GameTypes>[]): Scene<Place> {
    const empty = emptyScene();
    return this.guard.attempt('drawing the table', empty, () => this.gear.scene?.(seen, told) ?? empty);
  }

  /** The record: at any time where this device holds the battle, else once it is over. */
  async record(): Promise<Saved> {
    return this.#source.host?.record() ?? this.#source.seat(this.seating.sitting).record();
  }

  /** Where the battle lies on this device; nothing where another window holds it. */
  get host(): Host | undefined {
    return this.#source.host;
  }

  /** Whether this window holds the battle. */
  get isHere(): boolean {
    return this.host !== undefined;
  }

  /** The same at once, where this device holds the battle; nothing where another does. */
  recordHere(): Saved | undefined {
    return this.#source.host?.record();
  }

  /** Answers with the order as it stands; resolves to what is wrong with it, nothing where it was taken. `ruled`: why an umpire lets it stand. */
  async commit(ruled?: string): Promise<readonly Refusal[]> {
    const { ask, draft } = this;
    const { order } = draft;
    if (!ask || !order || this.#sealing === this.seat.clock.step) return [];
    const { side } = ask;
    const { step } = this.seat.clock;
    this.#sealing = step;
    const given = { step, order: order.now };
    const refusals =
      ruled === undefined
        ? await this.#act(side, { act: 'answer', ...given }, 'playing an answer')
        : await this.#rule(side, given, ruled);
    this.#sealing = undefined;
    draft.refused = refusals ?? [];
    if (!refusals || refusals.length > 0) return draft.refused;
    if (this.gear.panels?.proposals?.words[ask.kind]?.again) keepLast({ battle: this.id, side, kind: ask.kind }, order.now);
    draft.clear();
    this.seating.sealedBy = side;
    this.playback.goTo(undefined);
    this.#onward();
    return [];
  }

  /** Whether an answer is under way to the table. */
  get sealing(): boolean {
    return this.#sealing !== undefined;
  }

  /** Whether a side has an answer to take back, with the leave of all if need be. */
  canTakeBack(side: Side): boolean {
    return this.#source.seat(side).now().undoable.length > 0;
  }

  /** Takes back the last answer of a side, with the leave of all if need be. */
  async takeBack(side: Side): Promise<readonly Refusal[]> {
    return (await this.openAgreement()).takeBack(side);
  }

  /** Where the sides settle something among themselves. */
  async openAgreement(): Promise<Agreement> {
    const { Agreement } = await import('./agreement.svelte.ts');
    this.agreement ??= new Agreement({
      source: this.#source,
      reply: (side, act, doing) => this.#reply(side, act, doing),
      speaksFor: () => (this.free ? this.seating.here : []),
      onward: () => this.#onward(),
      putBack: (side, order) => this.#putBack(side, order),
    });
    return this.agreement;
  }

  /** Hands a seat to a person here or to a computer, from here on. */
  handSeat(seat: Seat): void {
    this.seats = this.seats.map(one => (one.side === seat.side ? seat : one));
    this.seating.reseat(this.seats);
    this.#source.host?.hand(seat);
    this.#onward();
  }

  /** A side has its last answer back: it sits down, with the order as it was drawn. */
  #putBack(side: Side, order: Json | undefined): void {
    this.sit(side);
    if (order !== undefined && this.ask?.side === side) this.draft.set(order);
  }

  async resign(side: Side): Promise<readonly Refusal[]> {
    return (await this.#act(side, { act: 'resign' }, 'resigning')) ?? [];
  }

  /** Enters what fell on a real table; resolves to what is wrong with it, nothing where it was taken. */
  async fell(faces: readonly number[]): Promise<readonly Refusal[]> {
    const by = this.seating.sitting ?? this.sides[0] ?? '';
    const act: Act = { act: 'faces', step: this.seat.clock.step, faces: [...faces] };
    return (await this.#act(by, act, 'playing thrown dice')) ?? [];
  }

  /** The one the screen was passed to sits down. */
  sit(side: Side): void {
    this.seating.sit(side);
    this.draft.refused = [];
    this.playback.goTo(undefined);
    this.#onward();
  }

  /** Covers the screen by hand, for whoever is asked next. */
  cover(): void {
    this.seating.cover(this.seat.asks.map(ask => ask.side));
    this.#onward();
  }

  async #rule(side: Side, given: { step: number; order: Json }, why: string): Promise<readonly Refusal[] | undefined> {
    const reply = await this.host?.chair(side).rule(given, why);
    return reply && ('refusals' in reply ? reply.refusals : []);
  }

  /** Acts at the seat of a side; resolves to what was refused, to nothing at all where the rules broke on it or the seat is gone. */
  async #act(side: Side, act: Act, doing: string): Promise<readonly Refusal[] | undefined> {
    const reply = await this.#reply(side, act, doing);
    if (reply) this.#onward();
    return reply && ('refusals' in reply ? reply.refusals : []);
  }

  async #reply(side: Side, act: Act, doing: string): Promise<Reply | undefined> {
    this.keeping.verify();
    try {
      return await this.#source.seat(side).act(act);
    } catch (error) {
      this.guard.broke(doing, error, act.act === 'answer' ? { side, order: act.order } : undefined);
      return undefined;
    }
  }

  /** After every change: who is next, what is to be shown, what is to be kept. */
  #onward(): void {
    this.seat.refresh();
    this.agreement?.settle();
    const { seating } = this;
    const { asks } = this.seat;
    seating.next(
      asks.map(ask => ask.side),
      asks.length > 0 && asks.every(ask => this.draft.question(ask).open === true),
    );
    this.seat.sitAt(seating.covered || seating.common ? undefined : seating.sitting);
    this.playback.note();
    this.#show();
    this.keeping.keep();
  }

  /** What has been told to whoever sits here since they last looked is played over the board as they last saw it. */
  #show(): void {
    if (this.seating.covered) {
      this.playback.endFilm();
      return;
    }
    const { told, seen } = this.seat;
    this.playback.look(this.#eyes, { told, seen, scene: this.#sceneNow }, fresh => this.beatsOf(fresh, seen));
  }

  /** The beats of what was told, at once where they can be made already. `seen` is the table after it. */
  beatsOf(told: readonly Told<GameTypes>[], seen: Seen): Beat<Place>[] | Promise<Beat<Place>[]> {
    const made = this.guard.attempt('playing what was told', [], () => this.maker.of(told, seen));
    if (!(made instanceof Promise)) return made;
    return made.catch((error: unknown) => {
      this.guard.broke('playing what was told', error);
      return [];
    });
  }

  #caseOf(last?: { side: Side; order: Json }): Json {
    const saved = this.recordHere();
    if (saved) return caseOf(saved, last);
    const { system, edition } = this.seat.battle;
    return { system, edition, number: this.seat.known.number, ...last };
  }
}

/** Whether it is drawn from a folder. */
const isSecret = (item: Layer<Place>[number]): boolean => 'role' in item && item.role === 'secret';
