import type { Ask, Clock, GameTypes, Side, Told } from '@flagplot/kernel';
import type { AskWords } from '@flagplot/manifest';
import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import { lineWords, type TurnLine, turnLines } from '@flagplot/telling';
import type { Guard } from './guard.svelte.ts';
import type { LiveSeat } from './live-seat.svelte.ts';
import type { SystemModules } from './modules.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

/** What the button says where no system has a word for it. */
const PLAIN = 'Answer';

/** What is spoken of: a battle as whoever sits at the screen sees it. */
export interface Spoken {
  readonly gear: SystemModules;
  readonly guard: Guard;
  readonly seat: LiveSeat;
  readonly draft: OrderDraft;
  /** The question to whoever sits here; none while the past is looked at. */
  readonly ask: Ask<GameTypes> | undefined;
  /** What may be seen now, or at the moment that is looked at. */
  readonly seen: Seen;
}

/** A battle in the words of its system; where the system has none, or they break, in plain ones. */
export class BattleWords {
  readonly #of: Spoken;

  constructor(of: Spoken) {
    this.#of = of;
  }

  /** The question to whoever sits here. */
  ask: AskWords | undefined = $derived.by(() => this.#of.ask && this.of(this.#of.ask));

  /** What the button says: what the order as it stands would do. */
  commit: string = $derived.by(() => {
    const { ask, draft, guard, gear } = this.#of;
    const { order, judged, idle, view } = draft;
    if (!ask || !order) return PLAIN;
    // Of what would be refused the reasons are shown, and that is all that is done.
    if (judged.length > 0) return judged.every(one => one.lacking) ? 'Show what is missing' : 'Show what cannot stand';
    const answer = { ...ask, order: order.now as object };
    return guard.attempt('wording an answer', PLAIN, () => gear.panels?.commit(answer, view, idle as object) ?? PLAIN);
  });

  lines: readonly TurnLine[] = $derived.by(() => turnLines(this.#of.gear, this.#of.seen));

  /** `Turn 4, orders`. */
  when: string = $derived.by(() => lineWords(this.lines, this.#of.seen.clock, this.#of.gear.words.turn));

  /** The same of any moment of the battle. */
  whenAt(clock: Clock): string {
    const { gear, seat } = this.#of;
    return lineWords(turnLines(gear, { ...seat.seen, clock }), clock, gear.words.turn);
  }

  /** A question to whomever. */
  of(ask: Ask<GameTypes>): AskWords {
    const { gear, guard, seat } = this.#of;
    const plain: AskWords = { title: `${this.sideName(ask.side)}: ${ask.kind}` };
    return guard.attempt('wording an ask', plain, () => gear.panels?.words(ask, seat.seen) ?? plain);
  }

  sideName(side: Side): string {
    const { gear, seen } = this.#of;
    return gear.words.side(side, seen.book);
  }

  /** What was told, in a sentence. */
  narrate(told: Told<GameTypes>): string {
    const { gear, guard, seen } = this.#of;
    return guard.attempt('telling what happened', '', () => gear.words.narrate(told, seen.book));
  }
}
