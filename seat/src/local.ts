// Seats at a table on this device: over a match that this program holds.

import type { Check, Entry, GameTypes, Hand, HostMatch, Json, Refusal, Saved, Side, Told } from '@flagplot/kernel';
import { actFaults, entryOf, refusalOf } from './acts.ts';
import { Hearing } from './hearing.ts';
import { knownOf, seenBy } from './known.ts';
import type { Act, Around, Battle, Chair, Draft, Known, Next, Past, Reply, Seat, Terms } from './seat.ts';
import { SeatError } from './seat.ts';
import { machineTime, type Time } from './time.ts';
import { Watchers } from './watchers.ts';

type Changed = 'battle' | 'around';
type Sitter = Around['seats'][number];

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

/** A seat that needs nobody to wait for it: for tests, the lab and what runs beside the match. */
export interface LocalSeat<G extends GameTypes = GameTypes> extends Seat<G> {
  /** The checker of schemas of its match: for what is sent here from outside. */
  readonly check: Check;
  actNow(act: Act, key?: string): Reply;
  /** What everybody may know of the entries after this number. */
  entries(after: number): Next<G>['entries'];
  /** A draft as another device has it: the highest revision stands. Nothing: it is thrown away. */
  lay(draft: Draft | null): void;
}

/** A chair on this device. A side is whose orders it gives. */
export interface LocalChair<G extends GameTypes = GameTypes> extends Chair<G>, LocalSeat<G> {
  fork(seed?: string): LocalChair<G>;
}

/** A battle on this device, as whoever lays it holds it: with every folder open. Never handed to a player. */
export interface LocalTable<G extends GameTypes = GameTypes> {
  readonly battle: Battle<G>;
  readonly match: HostMatch<G>;
  /** The seat of a side; without one, that of a watcher. `hand`: who gives its answers, where it is not whoever sits there. */
  seat(side: Side | undefined, hand?: Hand): LocalSeat<G>;
  /** For studies and referees: every folder open. */
  chair(side?: Side): LocalChair<G>;
  /** Who holds a side from here on. */
  sit(sitter: Sitter): void;
  /** An entry of no seat's: the clock's, a referee's. */
  enter(entry: Entry): Reply;
  record(): Saved;
  /** What lies half-made, by side: kept elsewhere, and laid down again as it was. */
  drafts(): Readonly<Record<Side, Draft>>;
  lay(side: Side, draft: Draft): void;
  /** As at a seat: called once for all that changed together. Storage is such a watcher. */
  watch(changed: (what: Changed) => void): () => void;
}

/** Lays a table for a match. From here on the match is changed through its table alone. */
export function localTable<G extends GameTypes>(match: HostMatch<G>, laying: Laying = {}): LocalTable<G> {
  return new Table(match, laying);
}

const NO_TIME: Terms = Object.freeze({ time: 'none', absent: 'idle', watch: 'nobody' });

function titleIn(book: object): string | undefined {
  return 'title' in book && typeof book.title === 'string' ? book.title : undefined;
}

class Table<G extends GameTypes> implements LocalTable<G> {
  readonly match: HostMatch<G>;
  readonly battle: Battle<G>;
  readonly study: boolean;
  readonly time: Time;
  readonly #watchers = new Watchers<Changed>();
  readonly #replies = new Map<string, Reply>();
  readonly #since = new Map<Side, number>();
  readonly #drafts = new Map<Side, Draft>();
  readonly #revisions = new Map<Side, number>();
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

  seat(side: Side | undefined, hand?: Hand): LocalSeat<G> {
    return new AtTable(this, { side, hand });
  }

  chair(side?: Side): LocalChair<G> {
    return new AtChair(this, { side, hand: undefined, everything: true });
  }

  sit(sitter: Sitter): void {
    const others = this.#sitters.filter(one => one.side !== sitter.side);
    this.#sitters = this.battle.sides.flatMap(side =>
      side === sitter.side ? [sitter] : others.filter(one => one.side === side),
    );
    this.notice('around');
  }

  record(): Saved {
    return this.match.saved();
  }

  drafts(): Readonly<Record<Side, Draft>> {
    return Object.fromEntries(this.#drafts);
  }

  lay(side: Side, draft: Draft): void {
    if (draft.revision <= (this.#revisions.get(side) ?? 0)) return;
    this.#revisions.set(side, draft.revision);
    this.#drafts.set(side, Object.freeze(draft));
    this.notice('around');
  }

  /** The half-made order of a side; that of an earlier step is gone. */
  draftOf(side: Side | undefined): Draft | undefined {
    const draft = side === undefined ? undefined : this.#drafts.get(side);
    return draft?.step === this.match.shown().clock.step ? draft : undefined;
  }

  draft(side: Side, order: Json | undefined): void {
    const ask = this.match.asks().find(one => one.side === side);
    const revision = (this.#revisions.get(side) ?? 0) + 1;
    if (order !== undefined && ask) this.lay(side, { step: this.match.shown().clock.step, kind: ask.kind, order, revision });
    if (order !== undefined) return;
    this.#revisions.set(side, revision);
    this.#drafts.delete(side);
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

interface Place {
  side: Side | undefined;
  hand: Hand | undefined;
  everything?: true;
}

/** A seat at a table on this device. */
class AtTable<G extends GameTypes> implements LocalSeat<G> {
  readonly side: Side | undefined;
  protected readonly table: Table<G>;
  readonly #place: Place;
  readonly #hearing: Hearing<G>;
  readonly #stops = new Set<() => void>();
  #known: Known<G> | undefined;
  #around: Around | undefined;
  #isClosed = false;

  constructor(table: Table<G>, place: Place) {
    this.table = table;
    this.side = place.side;
    this.#place = place;
    this.#hearing = new Hearing(place.side, place.everything);
  }

  get battle(): Battle<G> {
    return this.table.battle;
  }

  get check(): Check {
    return this.table.match.check;
  }

  now(): Known<G> {
    this.#known = knownOf(this.table.match, { side: this.side, told: this.told().length }, this.#known);
    return this.#known;
  }

  around(): Around {
    const { table } = this;
    const line = this.#isClosed ? 'ended' : 'here';
    if (this.#around?.revision === table.revision && this.#around.line === line) return this.#around;
    const draft = table.draftOf(this.side);
    const { revision, sitters: seats } = table;
    this.#around = Object.freeze({ revision, line, sending: 0, waits: table.waits(), ahead: 0, seats, ...(draft && { draft }) });
    return this.#around;
  }

  told(from = 0): readonly Told<G>[] {
    const heard = this.#hearing.of(this.table.everything());
    return from === 0 ? heard : heard.slice(from);
  }

  watch(changed: (what: Changed) => void): () => void {
    const stop = this.table.watch(changed);
    this.#stops.add(stop);
    return () => {
      this.#stops.delete(stop);
      stop();
    };
  }

  async act(act: Act, key?: string): Promise<Reply> {
    return this.actNow(act, key);
  }

  actNow(act: Act, key?: string): Reply {
    if (this.#isClosed) throw new SeatError('closed');
    if (this.side === undefined) throw new SeatError('forbidden');
    const faults = actFaults(act, this.check);
    if (faults.length > 0) return refusalOf(faults);
    if (act.act === 'faces' && act.step !== this.table.match.shown().clock.step && act.instead === undefined)
      return refusalOf([{ rule: 'table', say: `Step ${act.step} is not the one that is played.` }]);
    const entry = entryOf(act, this.side, this.#hand());
    return this.table.act(entry, key === undefined ? undefined : `${this.side} ${key}`);
  }

  draft(order: Json | undefined): void {
    if (this.side !== undefined && !this.#isClosed) this.table.draft(this.side, order);
  }

  lay(draft: Draft | null): void {
    if (this.side === undefined || this.#isClosed) return;
    if (draft) this.table.lay(this.side, draft);
    else this.table.draft(this.side, undefined);
  }

  entries(after: number): Next<G>['entries'] {
    return this.table.match.entries(after).map((entry, i) => {
      const by = 'side' in entry ? entry.side : 'by' in entry ? entry.by : undefined;
      return { number: after + i + 1, kind: entry.kind, ...(by !== undefined && { by }) };
    });
  }

  async past(step: number): Promise<Past<G>> {
    const past = this.table.match.past(step);
    if (!past) throw new SeatError('gone');
    return Object.freeze({ seen: seenBy(past.s, this.side), told: this.#hearing.among(this.table.everything(), past.told) });
  }

  async record(): Promise<Saved> {
    const { table } = this;
    if (!table.study && !this.#place.everything && !table.match.outcome()) throw new SeatError('forbidden');
    return table.record();
  }

  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }

  #hand(): Hand {
    const isBot = this.table.sitters.find(one => one.side === this.side)?.by === 'bot';
    return this.#place.hand ?? (isBot ? 'computer' : 'person');
  }
}

class AtChair<G extends GameTypes> extends AtTable<G> implements LocalChair<G> {
  folders(): Readonly<Record<Side, G['sealed']>> {
    return this.table.match.state().sealed;
  }

  async amend(why: string, state: Json): Promise<Reply> {
    return this.table.do(() => this.table.match.amend(this.side ?? 'referee', why, state as object));
  }

  fork(seed?: string): LocalChair<G> {
    const { battle, sitters, study, time } = this.table;
    const { id, title, terms } = battle;
    return localTable(this.table.match.fork(seed), { id, title, terms, seats: sitters, study, time }).chair(this.side);
  }
}
