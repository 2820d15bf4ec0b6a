// A seat of another program, over a line that may delay, repeat, reorder and lose what is said, and may be cut.

import type { GameTypes, Json, Saved, Side, Told } from '@flagplot/kernel';
import { deepFreeze } from '@flagplot/kernel';
import { Calls } from './calls.ts';
import { applyPatch, patchOf } from './patch.ts';
import type { Act, Around, Battle, Down, Draft, Known, Next, Past, Reply, Seat, Up } from './seat.ts';
import { SeatError } from './seat.ts';
import { FIRST, machineTime, type Time, waitOf } from './time.ts';
import { Watchers } from './watchers.ts';

/** A line to the far end. */
export interface Transport<G extends GameTypes = GameTypes> {
  /** Opens it, or opens it anew once it was lost. What was under way on an earlier one may still be heard. */
  open(hear: (down: Down<G>) => void, lost: () => void): void;
  /** Never fails: what is lost is said again. */
  send(up: Up): void;
  close(): void;
}

/** Milliseconds of silence after which the line counts as lost. */
const SILENCE = 60_000;

type Changed = 'battle' | 'around';

/** Sits down over a line. Resolves once the battle is known. */
export function farSeat<G extends GameTypes>(transport: Transport<G>, time: Time = machineTime): Promise<Seat<G>> {
  return new FarSeat(transport, time).open();
}

class FarSeat<G extends GameTypes> implements Seat<G> {
  readonly #transport: Transport<G>;
  readonly #time: Time;
  readonly #watchers = new Watchers<Changed>();
  readonly #calls: Calls;
  readonly #acts = new Map<string, Promise<Reply>>();
  #battle: Battle<G> | undefined;
  #side: Side | undefined;
  #known: Known<G> | undefined;
  #told: readonly Told<G>[] = [];
  #around: Around = { revision: -1, line: 'lost', sending: 0, waits: [], ahead: 0, seats: [] };
  /** The draft as it is wanted here, by its revision; undefined: none. */
  #draft: { revision: number; draft: Draft | undefined } = { revision: 0, draft: undefined };
  #asking: (() => void) | undefined;
  #redrafting: (() => void) | undefined;
  #silence: () => void = () => {};
  #tries = 0;
  #sat: (() => void) | undefined;
  /** Acts that last, held back until what is known has them too. */
  #lasting: { number: number; settle(): void }[] = [];

  constructor(transport: Transport<G>, time: Time) {
    this.#transport = transport;
    this.#time = time;
    const sending = () => this.#setAround({ sending: this.#calls.count });
    this.#calls = new Calls(time, up => transport.send(up), sending);
  }

  open(): Promise<Seat<G>> {
    return new Promise(done => {
      this.#sat = () => done(this);
      this.#connect();
    });
  }

  get battle(): Battle<G> {
    return this.#battle!;
  }

  get side(): Side | undefined {
    return this.#side;
  }

  now(): Known<G> {
    return this.#known!;
  }

  around(): Around {
    return this.#around;
  }

  told(from = 0): readonly Told<G>[] {
    return from === 0 ? this.#told : this.#told.slice(from);
  }

  watch(changed: (what: Changed) => void): () => void {
    return this.#watchers.add(changed);
  }

  act(act: Act, key: string = this.#newKey()): Promise<Reply> {
    const known = this.#acts.get(key);
    if (known) return known;
    const made = this.#call<Reply>(call => ({ call, act, key })).then(reply => this.#whenKnown(reply));
    this.#acts.set(key, made);
    return made;
  }

  draft(order: Json | undefined): void {
    const { side } = this;
    const ask = this.now().asks.find(one => one.side === side);
    if (this.#around.line === 'ended' || (order !== undefined && !ask)) return;
    const revision = Math.max(this.#draft.revision, this.#around.draft?.revision ?? 0) + 1;
    const { step } = this.now().seen.clock;
    const draft = order === undefined || !ask ? undefined : deepFreeze({ step, kind: ask.kind, order, revision });
    this.#draft = { revision, draft };
    this.#setAround({ draft });
    this.#sayDraft(FIRST);
  }

  past(step: number): Promise<Past<G>> {
    return this.#call<Past<G>>(call => ({ call, past: step })).then(({ seen, told }) =>
      frozenBeside(this.battle.book, { seen: { ...seen, book: this.battle.book }, told }),
    );
  }

  record(): Promise<Saved> {
    return this.#call<Saved>(call => ({ call, record: true }));
  }

  close(): void {
    if (this.#around.line === 'ended') return;
    this.#transport.send({ close: true });
    this.#setAround({ line: 'ended' });
    this.#asking?.();
    this.#redrafting?.();
    this.#silence();
    this.#calls.failAll('closed');
    for (const one of this.#lasting.splice(0)) one.settle();
    this.#transport.close();
    this.#watchers.clear();
  }

  #connect(): void {
    this.#transport.open(
      down => this.#hear(down),
      () => this.#lose(),
    );
    this.#ask();
    this.#listen();
  }

  /** The line is cut, or silent for too long: it is opened anew, later each time it was in vain. */
  #lose(): void {
    if (this.#around.line === 'ended') return;
    this.#setAround({ line: 'lost' });
    this.#silence();
    this.#silence = this.#time.later(waitOf(this.#time, FIRST * 2 ** Math.min(this.#tries, 10)), () => this.#connect());
    this.#tries += 1;
  }

  #listen(): void {
    this.#silence();
    this.#silence = this.#time.later(SILENCE, () => this.#lose());
  }

  #hear(down: Down<G>): void {
    if (this.#around.line === 'ended') return;
    this.#tries = 0;
    this.#listen();
    if ('whole' in down) this.#takeWhole(down.whole);
    else if ('next' in down) this.#takeNext(down.next);
    else if ('around' in down) this.#takeAround(down.around);
    else if ('failed' in down) this.#calls.fail(down.call, down.failed, down.after);
    else this.#calls.settle(down.call, down.done);
    if (this.#known && this.#around.line === 'lost') this.#setAround({ line: 'here' });
  }

  #takeWhole({ battle, side, known, told }: Extract<Down<G>, { whole: unknown }>['whole']): void {
    if (this.#known && known.number < this.#known.number) return;
    this.#battle ??= deepFreeze(battle);
    this.#side = side;
    const seen = { ...known.seen, book: this.#battle.book };
    this.#put(applyPatch(this.#known ?? ({} as Known<G>), patchOf(this.#known ?? {}, { ...known, seen })), told);
    this.#sat?.();
    this.#sat = undefined;
  }

  #takeNext({ after, patch, from, told }: Next<G>): void {
    if (!this.#known || after > this.#known.number) this.#ask();
    else if (after === this.#known.number && patch !== null)
      this.#put(applyPatch(this.#known, patch), [...this.#told.slice(0, from), ...told]);
    else if (after === this.#known.number) this.#answered();
  }

  #put(known: Known<G>, told: readonly Told<G>[]): void {
    this.#known = frozenBeside(this.battle.book, known);
    this.#told = deepFreeze(told);
    this.#answered();
    const held = this.#lasting.filter(one => one.number > known.number);
    const through = this.#lasting.filter(one => one.number <= known.number);
    this.#lasting = held;
    this.#watchers.notice('battle');
    for (const one of through) one.settle();
    if (held.length > 0) this.#ask();
  }

  #takeAround(around: Around): void {
    if (around.revision <= this.#around.revision) return;
    const { draft } = around;
    if (draft && draft.revision > this.#draft.revision) this.#draft = { revision: draft.revision, draft };
    const { line, sending } = this.#around;
    this.#setAround({ ...around, line, sending, draft: this.#draft.draft });
    if (draft?.revision === this.#draft.draft?.revision) this.#redrafting?.();
    else if (draft) this.#sayDraft(FIRST);
  }

  /** Asks for what comes after the last entry known, again and again until it comes. */
  #ask(after: number = FIRST): void {
    if (this.#asking) return;
    this.#transport.send({ from: this.#known?.number ?? -1 });
    this.#asking = this.#time.later(waitOf(this.#time, after), () => {
      this.#asking = undefined;
      this.#ask(after * 2);
    });
  }

  /** What was asked for has come. */
  #answered(): void {
    this.#asking?.();
    this.#asking = undefined;
  }

  #sayDraft(after: number): void {
    this.#redrafting?.();
    this.#transport.send({ draft: this.#draft.draft ?? null });
    this.#redrafting = this.#time.later(waitOf(this.#time, after), () => {
      const { draft } = this.#draft;
      if (draft && draft.step === this.#known?.seen.clock.step) this.#sayDraft(after * 2);
    });
  }

  #call<T>(up: (call: number) => Up): Promise<T> {
    return this.#around.line === 'ended' ? Promise.reject(new SeatError('closed')) : this.#calls.make<T>(up);
  }

  /** Holds a reply back until what is known here has its entry too. */
  #whenKnown(reply: Reply): Reply | Promise<Reply> {
    if ('refusals' in reply || reply.number <= this.now().number || this.#around.line === 'ended') return reply;
    this.#ask();
    return new Promise(done => void this.#lasting.push({ number: reply.number, settle: () => done(reply) }));
  }

  #setAround(change: Partial<Omit<Around, 'draft'>> & { draft?: Draft | undefined }): void {
    const { draft, ...rest } = { ...this.#around, ...change };
    this.#around = deepFreeze({ ...rest, ...(draft && { draft }) });
    this.#watchers.notice('around');
  }

  #newKey(): string {
    return Array.from({ length: 4 }, () => Math.floor(this.#time.chance() * 2 ** 32).toString(36)).join('-');
  }
}

/** Frozen through and through, the book left out: it is frozen once, and large. */
function frozenBeside<T extends object>(book: object, value: T): T {
  for (const part of Object.values(value)) {
    if (part === book || typeof part !== 'object' || part === null || Object.isFrozen(part)) continue;
    frozenBeside(book, part);
  }
  return Object.freeze(value);
}
