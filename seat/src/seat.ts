// One battle as one seat meets it. Page, terminal, shown battles of the lab, bots and network know no more of a battle.

import type {
  Ask,
  Correction,
  Entry,
  GameTypes,
  Json,
  Offer,
  Outcome,
  Refusal,
  Saved,
  Shown,
  Side,
  Told,
  View,
  Wanted,
} from '@flagplot/kernel';

/** Fixed while the battle lasts. The scenario is not in it, since it may hold secret set-ups; the book is everybody's. */
export interface Battle<G extends GameTypes> {
  readonly id: string;
  readonly system: string;
  readonly edition: string;
  readonly title: string;
  readonly sides: readonly Side[];
  readonly book: G['book'];
  readonly dice: 'seeded' | 'keyed' | 'by hand';
  readonly terms: Terms;
}

/** What was agreed before it began. Times in seconds. */
export interface Terms {
  readonly time: 'none' | { readonly each: number } | { readonly bank: number; readonly each: number };
  /** What silence means when the time is over. */
  readonly absent: 'idle' | 'staff' | 'forfeit';
  /** Standing answers are entered after a time between these two, drawn evenly; left out: at once. */
  readonly delay?: readonly [number, number];
  readonly watch: 'nobody' | { readonly after: number };
}

/** All that one seat knows at one moment. Frozen; the same object until something changes, and so is each part of it. */
export interface Known<G extends GameTypes> {
  /** Entries of the journal so far: version, cursor and event id in one. */
  readonly number: number;
  /** A View where somebody sits; a Shown for watchers, and while a screen is covered. */
  readonly seen: View<G> | Shown<G>;
  /** Every open ask, to whomever, and whose envelopes lie on the table. Both are public. */
  readonly asks: readonly Ask<G>[];
  readonly answered: readonly Side[];
  /** What this side gave at this step, not opened yet; and the steps it may go back to, this one included. */
  readonly mine?: { readonly order: Json; readonly number: number; readonly receipt?: string };
  readonly back: readonly number[];
  /** The same with the leave of all others, past what they have answered. */
  readonly undoable: readonly number[];
  /** Dice by hand: what must be thrown, and faces that wait for another side's word. */
  readonly wanted?: Wanted;
  /** The other dice of the same throw, and what has been told of the step by the dice that have fallen: it is told for good once the step is played. */
  readonly ahead?: readonly Wanted[];
  readonly soFar?: readonly Told<G>[];
  readonly unconfirmed?: { readonly number: number; readonly by: Side; readonly faces: readonly number[] };
  /** What is offered and waits for a word of others; `yes` has those who agreed. */
  readonly offers: readonly Offer[];
  readonly resigned: readonly Side[];
  readonly outcome?: Outcome;
  /** Length of told(). It grows, and is cut by an undo alone. */
  readonly told: number;
}

/** A half-made order: one a side, for one step, shared by all its seats and devices. The highest revision stands. */
export interface Draft {
  readonly step: number;
  readonly kind: string;
  readonly order: Json;
  readonly revision: number;
}

/** What stands around a battle and is no part of it: changes at any time, unnumbered, never replayed. */
export interface Around {
  /** Counted up by whoever says it: an older one that comes late is dropped. */
  readonly revision: number;
  /** Local seats are always here. `ended`: closed, or the right to sit here was taken away. */
  readonly line: 'here' | 'lost' | 'ended';
  /** Acts not acknowledged yet. */
  readonly sending: number;
  /** Who is waited for, in milliseconds by the far clock, which is `ahead` of ours. `until`: then `Terms.absent` happens. */
  readonly waits: readonly { readonly side: Side; readonly since: number; readonly until?: number }[];
  readonly ahead: number;
  /** `here`: left out where the battle's creator wants nobody to know. `staff`: kinds of ask handed over. */
  readonly seats: readonly {
    readonly side: Side;
    readonly name: string;
    readonly by: 'person' | 'bot';
    readonly here?: boolean;
    readonly staff?: readonly string[];
  }[];
  readonly draft?: Draft;
}

/** All that changes a battle: an entry of the journal, or nothing. */
export type Act =
  | { act: 'ready' }
  | { act: 'answer'; step: number; order: Json }
  | { act: 'undo'; step: number }
  | { act: 'resign' }
  /** `instead`: these stand in the place of the faces of that entry, which were typed wrong. */
  | { act: 'faces'; step: number; faces: number[]; instead?: number }
  | { act: 'confirm'; number: number; right: boolean }
  | { act: 'offer'; what: Offer['what']; step?: number; winners?: Side[] }
  | { act: 'reply'; number: number; yes: boolean }
  | { act: 'staff'; kinds: string[] };

/** Taken: it lasts, as this entry. Refused: nothing has changed; `late` where the time alone was wrong. */
export type Reply =
  | { readonly number: number; readonly receipt?: string }
  | { readonly refusals: readonly Refusal[]; readonly late?: true };

/** The battle as this seat knew it when a step was asked. */
export interface Past<G extends GameTypes> {
  readonly seen: View<G> | Shown<G>;
  readonly told: number;
}

export interface Seat<G extends GameTypes = GameTypes> {
  readonly battle: Battle<G>;
  readonly side: Side | undefined;
  now(): Known<G>;
  around(): Around;
  told(from?: number): readonly Told<G>[];
  /** Called once for all that changed together, never from inside a call of ours. Returns how to stop it. */
  watch(changed: (what: 'battle' | 'around') => void): () => void;
  /** Resolves when the act lasts or is refused. With one key it happens once, and has one reply, however often it is called. */
  act(act: Act, key?: string): Promise<Reply>;
  /** Never waits and never fails. Nothing: the draft is thrown away. */
  draft(order: Json | undefined): void;
  past(step: number): Promise<Past<G>>;
  /** Once the battle is over; a study's at any time. */
  record(): Promise<Saved>;
  close(): void;
}

/** For studies and referees: every folder open. Local, and inside a server; no message carries it. */
export interface Chair<G extends GameTypes = GameTypes> extends Seat<G> {
  folders(): Readonly<Record<Side, G['sealed']>>;
  /** Lets an order stand that the book refuses, for this reason: told to everybody. An order that stands by the book is given as it is. */
  rule(order: { readonly step: number; readonly order: Json }, why: string): Promise<Reply>;
  /** Puts a state in place of the one there is, for this reason; `what` the change is, in words, is told to everybody. */
  amend(why: string, change: Correction): Promise<Reply>;
  fork(seed?: string): Chair<G>;
}

/** What is no refusal: no such battle; not yours; rules of another edition; too much at once; not kept, send again; closed. */
export type Trouble = 'gone' | 'forbidden' | 'edition' | 'limited' | 'unkept' | 'closed';
export class SeatError extends Error {
  readonly why: Trouble;
  /** Milliseconds after which it may be tried again. */
  readonly after: number | undefined;
  constructor(why: Trouble, after?: number) {
    super(why);
    this.why = why;
    this.after = after;
  }
}

/** What a far seat says. Over the network: the body of one request each. */
export type Up =
  | { call: number; act: Act; key: string }
  | { call: number; past: number }
  | { call: number; record: true }
  | { draft: Draft | null }
  /** Come back, or a gap: say what comes after this entry, or the whole. Over the network: `Last-Event-ID`. */
  | { from: number }
  | { close: true };

/** What it hears. Over the network `whole`, `next` and `around` are events, the others replies to requests. */
export type Down<G extends GameTypes> =
  | { whole: { battle: Battle<G>; side?: Side; known: Known<G>; told: readonly Told<G>[] } }
  | { next: Next<G> }
  | { around: Around }
  | { call: number; done: Reply | Past<G> | Saved }
  | { call: number; failed: Trouble; after?: number };

/** What is new, as this seat may know it: one entry or several that came together. Fits `Known.number === after` alone: an older one is dropped, a later one is a gap. */
export interface Next<G extends GameTypes> {
  after: number;
  entries: readonly { number: number; kind: Entry['kind']; by?: Side; receipt?: string }[];
  /** From the Known before to the Known after, the book left out. */
  patch: Patch;
  /** Told things from this place on are these: behind an undo some go, then others come. */
  from: number;
  told: readonly Told<G>[];
}

/** null: as before. [v]: put it there. [list, 0]: put these at the end. An object goes deeper; its key '' lists what is gone. */
export type Patch =
  | null
  | readonly [unknown]
  | readonly [readonly unknown[], 0]
  | { readonly [key: string]: Patch | readonly string[] };
