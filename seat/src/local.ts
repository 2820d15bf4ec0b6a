// Seats at a table on this device: over a match that this program holds.

import type { Check, Correction, Entry, GameTypes, Hand, HostMatch, Json, Saved, Side, Told } from '@flagplot/kernel';
import { actFaults, entryOf, refusalOf } from './acts.ts';
import { Hearing } from './hearing.ts';
import { knownOf, seenBy } from './known.ts';
import type { Act, Around, Battle, Chair, Draft, Known, Next, Past, Reply, Seat } from './seat.ts';
import { SeatError } from './seat.ts';
import type { Changed, Laying, Sitter } from './table.ts';
import { Table } from './table.ts';

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
  const table = new Table(match, laying);
  return {
    battle: table.battle,
    match,
    seat: (side, hand) => new AtTable(table, { side, hand }),
    chair: side => new AtChair(table, { side, hand: undefined, everything: true }),
    sit: sitter => table.sit(sitter),
    enter: entry => table.enter(entry),
    record: () => match.saved(),
    drafts: () => table.drafts(),
    lay: (side, draft) => table.lay(side, draft),
    watch: changed => table.watch(changed),
  };
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
    return table.match.saved();
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

  async rule({ step, order }: { step: number; order: Json }, why: string): Promise<Reply> {
    const { side } = this;
    if (side === undefined) throw new SeatError('forbidden');
    return this.table.do(() => this.table.match.enter({ kind: 'answer', step, side, order, ruled: why }));
  }

  async amend(why: string, change: Correction): Promise<Reply> {
    return this.table.do(() => this.table.match.amend(this.side ?? 'referee', why, change));
  }

  fork(seed?: string): LocalChair<G> {
    const { battle, sitters, study, time } = this.table;
    const { id, title, terms } = battle;
    return localTable(this.table.match.fork(seed), { id, title, terms, seats: sitters, study, time }).chair(this.side);
  }
}
