import type { Json, Side } from '@flagplot/kernel';

interface Draft {
  step: number;
  kind: string;
  past: Json[];
  now: Json;
  future: Json[];
}

/** Half-made orders, one a side, each for one step: with undo and redo, and gone with their step. */
export class Drafts {
  #of: Record<Side, Draft> = $state.raw({});

  /** The draft of a side at a step, if it has touched anything. */
  order(side: Side, step: number): Json | undefined {
    const draft = this.#of[side];
    return draft?.step === step ? draft.now : undefined;
  }

  /** @param from what the order was before, where nothing had been drafted yet */
  set(side: Side, at: { step: number; kind: string }, order: { from: Json; to: Json }): void {
    const old = this.#of[side];
    const past = old?.step === at.step ? [...old.past, old.now] : [order.from];
    this.#put(side, { ...at, past: past.slice(-200), now: order.to, future: [] });
  }

  undo(side: Side, step: number): boolean {
    const draft = this.#of[side];
    const now = draft?.past.at(-1);
    if (!draft || draft.step !== step || now === undefined) return false;
    this.#put(side, { ...draft, past: draft.past.slice(0, -1), now, future: [draft.now, ...draft.future] });
    return true;
  }

  redo(side: Side, step: number): boolean {
    const draft = this.#of[side];
    const now = draft?.future[0];
    if (!draft || draft.step !== step || now === undefined) return false;
    this.#put(side, { ...draft, past: [...draft.past, draft.now], now, future: draft.future.slice(1) });
    return true;
  }

  drop(side: Side): void {
    const { [side]: _, ...others } = this.#of;
    this.#of = others;
  }

  #put(side: Side, draft: Draft): void {
    this.#of = { ...this.#of, [side]: draft };
  }
}
