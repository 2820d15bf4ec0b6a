// What a far seat is sent: the news of a local one, each fitting the one before.

import type { GameTypes, Told } from '@flagplot/kernel';
import type { LocalSeat } from './local.ts';
import { patchOf } from './patch.ts';
import type { Down, Known, Next } from './seat.ts';

/** So many are kept for whoever comes back. */
const KEPT = 64;

type Heard<G extends GameTypes> = (down: Down<G>) => void;

/** The news of one seat, for all lines that lead to it. */
export class Feed<G extends GameTypes> {
  readonly seat: LocalSeat<G>;
  readonly #lines = new Set<Heard<G>>();
  #news: Next<G>[] = [];
  #known: Known<G>;
  #told: readonly Told<G>[];

  constructor(seat: LocalSeat<G>) {
    this.seat = seat;
    this.#known = seat.now();
    this.#told = seat.told();
    seat.watch(what => this.#hear(what));
  }

  /** Sends what comes from here on. Returns how to stop it. */
  join(line: Heard<G>): () => void {
    this.#lines.add(line);
    return () => void this.#lines.delete(line);
  }

  /** Everything there is to know. The book stands in the battle alone. */
  whole(): Down<G> {
    this.#look();
    const { battle, side } = this.seat;
    const { book: _, ...seen } = this.#known.seen;
    const known = { ...this.#known, seen } as unknown as Known<G>;
    return { whole: { battle, ...(side !== undefined && { side }), known, told: this.#told } };
  }

  /** What comes after an entry, or the whole where that is not known any more. */
  after(number: number): Down<G>[] {
    this.#look();
    if (number === this.#known.number) return [this.pulse()];
    const first = this.#news.findIndex(one => one.after === number);
    return first < 0 ? [this.whole()] : this.#news.slice(first).map(next => ({ next }));
  }

  /** News of nothing: whoever has missed something sees it by its number. */
  pulse(): Down<G> {
    const { number, told } = this.#known;
    return { next: { after: number, entries: [], patch: null, from: told, told: [] } };
  }

  around(): Down<G> {
    return { around: this.seat.around() };
  }

  #hear(what: 'battle' | 'around'): void {
    const next = what === 'battle' ? this.#look() : undefined;
    if (next) this.#send({ next });
    if (what === 'around') this.#send(this.around());
  }

  #send(down: Down<G>): void {
    for (const line of this.#lines) line(down);
  }

  /** Takes up what has changed since the last look. */
  #look(): Next<G> | undefined {
    const { seat } = this;
    const before = this.#known;
    const known = seat.now();
    if (known === before) return undefined;
    const told = seat.told();
    const from = commonLength(this.#told, told);
    const entries = seat.entries(before.number);
    const next = { after: before.number, entries, patch: patchOf(before, known), from, told: told.slice(from) };
    this.#known = known;
    this.#told = told;
    this.#news = [...this.#news, next].slice(-KEPT);
    return next;
  }
}

/** How many things two lists begin with alike. They are the same objects, so the end of the shorter says most. */
function commonLength(before: readonly unknown[], after: readonly unknown[]): number {
  let length = Math.min(before.length, after.length);
  while (length > 0 && before[length - 1] !== after[length - 1]) length -= 1;
  return length;
}
