import type { GameTypes, HandFall, HostMatch, Refusal, Saved, Side } from '@flagplot/kernel';
import { type Chair, type Draft, type LocalTable, localTable, play, type Seat, SeatError } from '@flagplot/seat';
import { computerAgrees, type Owed, type Think } from './bots.ts';
import type { SystemModules } from './modules.ts';
import { type Seat as Holder, isUmpired } from './seats.ts';

/** Where the seats of a battle are had: at a table on this device, or at one far away. */
export interface SeatSource {
  /** The seat of a side that is played here, the same each time; without a side, a watcher's. In a study, and for an umpire, each is a chair, with all folders open. */
  seat(side: Side | undefined): Seat<GameTypes>;
  /** Where the battle lies on this device: what is kept of it, and who plays the sides that nobody here does. */
  readonly host?: Host;
  close(): void;
}

/** What the device that holds a battle does for it. */
export interface Host {
  record(): Saved;
  /** The same to be kept: its entries are the same ones every time. */
  recordToKeep(): Saved;
  /** How many entries that record has. */
  number(): number;
  /** Half-made orders, to be kept beside the record. */
  drafts(): Readonly<Record<Side, Draft>>;
  lay(side: Side, draft: Draft): void;
  /** Sets the computers to play. */
  setComputers(of: Computers): void;
  /** Hands a seat to a person here or to a computer, from here on. */
  hand(holder: Holder): void;
  /** The chair of a side, or one of nobody's: for an umpire, and in a study. Throws `forbidden` where players sit. */
  chair(side: Side | undefined): Chair<GameTypes>;
  /** Dice by hand: what was typed and may be put right, the last of it by oneself, the rest where all agree. */
  falls(): readonly HandFall[];
  /** Puts other faces in the place of those; `agreed`: everybody at the table says so, though other dice have fallen since. */
  putRight(faces: PutRight): readonly Refusal[];
  /** Lets other windows of this device sit down at the sides that people play here. */
  serve(): void;
  /** Computers think no more, and no other window is served: another one of this device does both. */
  rest(): void;
}

/** Faces that were typed wrong, by the number of their entry, and what they should be. */
export interface PutRight {
  readonly number: number;
  readonly by: Side;
  readonly faces: readonly number[];
  readonly agreed?: true;
}

/** How the computers of a battle play. */
export interface Computers {
  readonly gear: SystemModules;
  readonly think: Think;
  /** Resolves when nothing is being shown: a computer thinks once what was opened has been seen. */
  pause(): Promise<void>;
  /** A computer that could not answer; it then does what silence would. */
  stumble(side: Side, error: unknown): void;
}

/** A battle that this device holds. `isStudy`: every seat is a chair. */
export function hostedSource(of: {
  id: string;
  match: HostMatch<GameTypes>;
  seats: readonly Holder[];
  isStudy: boolean;
}): SeatSource {
  const { id, match, seats, isStudy } = of;
  const sitters = seats.map(({ side, by }) => ({
    side,
    name: side,
    by: by === 'computer' ? ('bot' as const) : ('person' as const),
  }));
  return new HostedSource(localTable(match, { id, seats: sitters, study: isStudy }), seats, isStudy);
}

/** Listens for another window that wants to sit at a side, and serves the seat from then on. Returns how to stop. */
function serveWindows(table: LocalTable<GameTypes>, side: Side): () => void {
  const channel = new BroadcastChannel(seatChannel(table.battle.id, side));
  let stop: (() => void) | undefined;
  let isClosed = false;
  // What serves is fetched for the first word of another window. That window says it again until it is heard.
  channel.addEventListener('message', async () => {
    const { serveSeat } = await import('@flagplot/seat/serve');
    if (!isClosed) stop ??= serveSeat(channel, table.seat(side));
  });
  return () => {
    isClosed = true;
    stop?.();
    channel.close();
  };
}

/** Where the windows of one device speak of one seat at one battle. */
export function seatChannel(battle: string, side: Side): string {
  return `flagplot.seat.${battle}.${side}`;
}

class HostedSource implements SeatSource, Host {
  readonly host: Host = this;
  readonly #table: LocalTable<GameTypes>;
  #holders: readonly Holder[];
  #computers: Computers | undefined;
  #isServing = false;
  readonly #isStudy: boolean;
  readonly #seats = new Map<Side | undefined, Seat<GameTypes>>();
  /** How whatever goes on at a seat is stopped: its computer, or its windows. */
  readonly #stops = new Map<Side, () => void>();

  constructor(table: LocalTable<GameTypes>, holders: readonly Holder[], isStudy: boolean) {
    this.#table = table;
    this.#holders = holders;
    this.#isStudy = isStudy;
  }

  seat(side: Side | undefined): Seat<GameTypes> {
    const known = this.#seats.get(side);
    if (known) return known;
    const made = this.#isStudy || isUmpired(this.#holders) ? this.#table.chair(side) : this.#table.seat(side);
    this.#seats.set(side, made);
    return made;
  }

  chair(side: Side | undefined): Chair<GameTypes> {
    if (!this.#isStudy && !isUmpired(this.#holders)) throw new SeatError('forbidden');
    return this.seat(side) as Chair<GameTypes>;
  }

  falls(): readonly HandFall[] {
    return this.#table.match.falls();
  }

  putRight({ number, by, faces, agreed }: PutRight): readonly Refusal[] {
    const reply = this.#table.enter({ kind: 'faces', by, faces: [...faces], instead: number, ...(agreed && { agreed }) });
    return 'refusals' in reply ? reply.refusals : [];
  }

  record(): Saved {
    return this.#table.record();
  }

  recordToKeep(): Saved {
    return { ...this.record(), journal: [...this.#table.match.entries()] };
  }

  number(): number {
    return this.#table.match.number();
  }

  drafts(): Readonly<Record<Side, Draft>> {
    return this.#table.drafts();
  }

  lay(side: Side, draft: Draft): void {
    this.#table.lay(side, draft);
  }

  setComputers(computers: Computers): void {
    this.#computers = computers;
    for (const holder of this.#holders) if (holder.by === 'computer') this.#seatComputer(holder);
  }

  hand(holder: Holder): void {
    const { side, by } = holder;
    this.#stops.get(side)?.();
    this.#stops.delete(side);
    this.#holders = this.#holders.map(one => (one.side === side ? holder : one));
    this.#table.sit({ side, name: side, by: by === 'computer' ? 'bot' : 'person' });
    if (holder.by === 'computer') this.#seatComputer(holder);
    else if (this.#isServing) this.#stops.set(side, serveWindows(this.#table, side));
  }

  #seatComputer({ side, bot: name }: Extract<Holder, { by: 'computer' }>): void {
    if (!this.#computers) return;
    const { gear, think, pause, stumble } = this.#computers;
    const { rules } = gear;
    const stop = play(this.#table.seat(side, 'computer'), rules, {
      answer: async (view: Owed['view'], ask: Owed['ask']) => {
        await pause();
        return think({ rules, bot: name, battle: this.#table.battle.id, view, ask });
      },
      // Who cannot look at the table plays on.
      agrees: ({ seen }, offer) => computerAgrees(rules, seen as Owed['view'], offer).catch(() => false),
      stumble: (error: unknown) => stumble(side, error),
    });
    this.#stops.set(side, stop);
  }

  serve(): void {
    this.#isServing = true;
    for (const { side, by } of this.#holders) if (by === 'person') this.#stops.set(side, serveWindows(this.#table, side));
  }

  rest(): void {
    this.#computers = undefined;
    this.#isServing = false;
    for (const stop of this.#stops.values()) stop();
    this.#stops.clear();
  }

  close(): void {
    this.rest();
    for (const seat of this.#seats.values()) seat.close();
  }
}
