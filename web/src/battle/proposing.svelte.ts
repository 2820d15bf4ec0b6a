/** What is proposed at one press, and what goes on so by itself: fetched with the first press. */

import type { Json } from '@flagplot/kernel';
import type { Desk } from '@flagplot/pagekit/desk/desk.svelte.ts';
import type { ProposalPage } from '@flagplot/pagekit/desk/panels.ts';
import { keepSetting, readSetting } from '@flagplot/pagekit/ui/settings.ts';
import { tick } from 'svelte';
import type { Battle } from '../session/battle.svelte.ts';
import { lastOrder } from '../session/last-orders.ts';
import { type Outcome, Proposer } from '../session/proposer.svelte.ts';

/** What promises most, or what was ordered the last time. */
export type Way = 'best' | 'again';

/** The setting under which it is kept what is proposed each time that a kind of question is asked. */
const HABITS = 'proposals';

/** What is said where no order was laid. */
const SAID = {
  none: 'Nothing could be proposed.',
  broken: 'What works out proposals did not start, or broke off. Press again to start it anew.',
} as const;

/** Whom fire was proposed to last in each battle, and how: to the same side it goes on so until the turn is over. */
const pressed = new WeakMap<Battle, { turn: number; side: string; kind: string; way: Way }>();

function readHabits(): Record<string, Way> {
  try {
    const kept = JSON.parse(readSetting(HABITS) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([kind, way]) => (way === 'best' || way === 'again' ? [[kind, way]] : [])),
    );
  } catch {
    return {};
  }
}

/** Proposes orders to whoever sits at a battle, and lays them. */
export class Proposing {
  readonly #battle: Battle;
  readonly #desk: Desk;
  readonly #page: ProposalPage;
  readonly #proposer: Proposer;
  /** By the kind of question, in which way its orders are laid without a press; kinds left out when somebody presses alone. */
  #habits: Readonly<Record<string, Way>> = $state.raw(readHabits());
  /** What was laid last. */
  #laid: { way: Way; order: Json } | undefined = $state.raw();
  /** What is being worked out: a second press of the same waits for it with the first. */
  #under: { way: Way; from: string; through: Promise<void> } | undefined;
  /** Why nothing could be proposed at the last press; none where it could. */
  fault: string | undefined = $state();

  constructor(battle: Battle, desk: Desk, page: ProposalPage) {
    this.#battle = battle;
    this.#desk = desk;
    this.#page = page;
    this.#proposer = new Proposer(page.start);
  }

  /** The way in which what lies there was proposed; none once somebody has changed it. */
  get lies(): Way | undefined {
    return this.#laid && this.#laid.order === this.#battle.draft.order?.now ? this.#laid.way : undefined;
  }

  get working(): boolean {
    return this.#proposer.working;
  }

  /** Whether what is asked is laid so each time. */
  get isHabit(): boolean {
    const { ask } = this.#battle;
    return ask !== undefined && ask.kind in this.#habits;
  }

  /** Lays what is proposed, where nobody has drawn on meanwhile. */
  propose(way: Way): Promise<void> {
    const from = this.#standing();
    const { working } = this.#proposer;
    if (working && this.#under?.way === way && this.#under.from === from) return this.#under.through;
    const through = this.#propose(way, from);
    this.#under = { way, from, through };
    return through;
  }

  async #propose(way: Way, from: string): Promise<void> {
    const { ask, draft } = this.#battle;
    const wish = way === 'best' ? way : this.#before();
    this.fault = undefined;
    if (!ask || !wish) return;
    const found = await this.#proposer.propose({ view: draft.view, ask, wish });
    if (found === 'stopped' || this.#standing() !== from) return;
    await this.#tell(way, found);
  }

  /** Lays the order, and says what it would do, or why there is none. */
  async #tell(way: Way, found: Exclude<Outcome, 'stopped'>): Promise<void> {
    if (typeof found === 'string') this.fault = SAID[found];
    else this.#lay(way, found.order);
    await tick();
    this.#desk.say(this.fault ?? `${this.#battle.words.commit}.`);
  }

  /** Lays without a press what somebody wants each time, or has pressed before in this turn. */
  begin(): void {
    const { ask, draft, seat } = this.#battle;
    const before = pressed.get(this.#battle);
    const isAlike = this.#page.through === true || before?.kind === ask?.kind;
    const isSame = isAlike && before?.side === ask?.side && before?.turn === seat.clock.turn;
    const way = (ask && this.#habits[ask.kind]) ?? (isSame ? before?.way : undefined);
    if (way && !draft.order?.touched) void this.propose(way === 'again' && !this.#before() ? 'best' : way);
  }

  /** Lays it so each time that this is asked, or no longer. */
  setHabit(on: boolean): void {
    const { ask } = this.#battle;
    if (!ask) return;
    const { [ask.kind]: _, ...others } = this.#habits;
    this.#habits = on ? { ...others, [ask.kind]: this.lies ?? 'best' } : others;
    if (!on) pressed.delete(this.#battle);
    keepSetting(HABITS, Object.keys(this.#habits).length > 0 ? JSON.stringify(this.#habits) : undefined);
  }

  /** What is being worked out is wanted no more, and what could not be is past. */
  stop(): void {
    this.fault = undefined;
    this.#proposer.stop();
  }

  end(): void {
    this.#proposer.end();
  }

  #before(): { before: Json } | undefined {
    const { ask, id } = this.#battle;
    const before = ask && lastOrder({ battle: id, side: ask.side, kind: ask.kind });
    return before === undefined ? undefined : { before };
  }

  /** What is asked, and what somebody has drawn of its answer. */
  #standing(): string {
    const { ask, draft, seat } = this.#battle;
    return JSON.stringify([ask && seat.clock.step, ask?.side, draft.order?.touched && draft.order.now]);
  }

  #lay(way: Way, order: Json): void {
    const { ask, draft, seat } = this.#battle;
    // What else somebody has said in his answer stays, where it stands with what is proposed.
    draft.set({ ...(draft.order?.now as object), ...(order as object) });
    if (draft.judged.length > 0) draft.set(order);
    const goesOn = ask && (this.#page.through === true || this.#page.words[ask.kind]?.again !== undefined);
    if (goesOn) pressed.set(this.#battle, { turn: seat.clock.turn, side: ask.side, kind: ask.kind, way });
    const now = draft.order?.now;
    this.#laid = now === undefined ? undefined : { way, order: now };
  }
}
