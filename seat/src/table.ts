// A table on this device: the match, who sits there, what is half made, who is waited for. Its seats look at it, and act through it.

import type { Entry, GameTypes, HostMatch, Json, Refusal, Side, Told } from '@flagplot/kernel';
import { refusalOf } from './acts.ts';
import { Drafts } from './drafts.ts';
import type { Around, Battle, Draft, Reply, Terms } from './seat.ts';
import { machineTime, type Time } from './time.ts';
import { Watchers } from './watchers.ts';

export type Changed = 'battle' | 'around';
export type Sitter = Around['seats'][number];

/** How a table is laid; all of it may be left out. */
export interface Laying {
  /** The name of the battle. */
  id?: string;
  title?: string;
  terms?: Terms;
  /** Who holds which side: bots' answers are entered as a computer's. */
  seats?: readonly Sitter[];
  /** Its record may be had at any time. */
  study?: boolean;
  time?: Time;
}

const NO_TIME: Terms = Object.freeze({ time: 'none', absent: 'idle', watch: 'nobody' });

function titleIn(book: object): string | undefined {
  return 'title' in book && typeof book.title === 'string' ? book.title : undefined;
}

/** Everything its seats share. Seats, and whoever lays the table, have it; nobody else. */
export class Table<G extends GameTypes> {
  readonly match: HostMatch<G>;
  readonly battle: Battle<G>;
  readonly study: boolean;
  readonly time: Time;
  readonly #watchers = new Watchers<Changed>();
  readonly #replies = new Map<string, Reply>();
  readonly #since = new Map<Side, number>();
  readonly #drafts = new Drafts();
  #sitters: readonly Sitter[];
  #everything: readonly Told<G>[] | undefined;
  /** Counted up with every change around the battle. */
  revision = 0;

  constructor(match: HostMatch<G>, { id = 'local', title, terms = NO_TIME, seats, study = false, time = machineTime }: Laying) {
    const { rules } = match;
    const { book, sealed } = match.state();
    const sides = Object.freeze(Object.keys(sealed));
    this.match = match;
    this.study = study;
    this.time = time;
    this.battle = Object.freeze({
      id,
      system: rules.name,
      edition: rules.edition,
      title: title ?? titleIn(book) ?? rules.name,
      sides,
      book,
      dice: match.dice,
      terms,
    });
    this.#sitters = seats ?? sides.map(side => ({ side, name: side, by: 'person' as const }));
    this.#wait();
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  sit(sitter: Sitter): void {
    const others = this.#sitters.filter(one => one.side !== sitter.side);
    this.#sitters = this.battle.sides.flatMap(side =>
      side === sitter.side ? [sitter] : others.filter(one => one.side === side),
    );
    this.notice('around');
  }

  drafts(): Readonly<Record<Side, Draft>> {
    return this.#drafts.all();
  }

  lay(side: Side, draft: Draft): void {
    if (this.#drafts.lay(side, draft)) this.notice('around');
  }

  /** The half-made order of a side for the step that is played. */
  draftOf(side: Side | undefined): Draft | undefined {
    return this.#drafts.at(this.match.shown().clock.step, side);
  }

  /** What a side has half made; nothing: it is thrown away. Where nothing is asked there is nothing to draft. */
  draft(side: Side, order: Json | undefined): void {
    const ask = this.match.asks().find(one => one.side === side);
    if (order !== undefined && !ask) return;
    if (order === undefined || !ask) this.#drafts.throwAway(side);
    else this.#drafts.sketch(side, { step: this.match.shown().clock.step, kind: ask.kind, order });
    this.notice('around');
  }

  /** All that was told, to whomever; the same list as long as nothing changes. */
  everything(): readonly Told<G>[] {
    this.#everything ??= this.match.everything();
    return this.#everything;
  }

  waits(): Around['waits'] {
    return [...this.#since].map(([side, since]) => ({ side, since }));
  }

  /** With one key of one seat an act happens once. */
  act(entry: Entry, key?: string): Reply {
    const known = key === undefined ? undefined : this.#replies.get(key);
    if (known) return known;
    const reply = this.enter(entry);
    if (key !== undefined) this.#replies.set(key, reply);
    return reply;
  }

  enter(entry: Entry): Reply {
    return this.do(() => this.match.enter(entry));
  }

  do(change: () => Refusal[]): Reply {
    const refusals = change();
    if (refusals.length > 0) return refusalOf(refusals);
    this.#everything = undefined;
    this.#wait();
    this.notice('battle', 'around');
    return Object.freeze({ number: this.match.number() });
  }

  watch(changed: (what: Changed) => void): () => void {
    return this.#watchers.add(changed);
  }

  /** Tells the watchers once what is running has come to its end. */
  notice(...what: readonly Changed[]): void {
    this.revision += 1;
    this.#watchers.notice(...what);
  }

  /** Notes since when each side is waited for. */
  #wait(): void {
    const asked = this.match.asks().map(ask => ask.side);
    for (const side of [...this.#since.keys()]) if (!asked.includes(side)) this.#since.delete(side);
    for (const side of asked) if (!this.#since.has(side)) this.#since.set(side, this.time.now());
  }
}
