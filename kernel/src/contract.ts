// kernel/src/contract.ts: all that a rule system promises, and all that it is given.

/** The id of a side, as the scenario has it: a key of the folders of a battle. */
export type Side = string;
/** A row of the catalogue: two letters of the book, chapter, section, row. Stands beside every phase, question, throw and refusal. */
export type Rule = string;
/** A value as it comes out of a file or a message. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** Throws one die and gives its face: 1 to `sides`, both included. Each call throws again. */
export type RollDie = (sides: number) => number;

/** The types a rule system fills in. All are plain JSON: stored and sent as they are. */
export interface GameTypes {
  scenario: object;
  /** What no order changes: cards, charts, map, options. Made once from the scenario; shared, never copied or hashed. */
  book: object;
  open: object;
  sealed: object;
  /** Every kind of question: what it is about, and what answers it. */
  asks: Record<string, { about: object; order: object }>;
  event: { kind: string };
}
/** The name of a kind of question of a rule system. */
export type Kind<G extends GameTypes> = keyof G['asks'] & string;
/** What a question of one kind is about: plain JSON that everybody may see. */
export type About<G extends GameTypes, K extends Kind<G>> = G['asks'][K]['about'];
/** What answers a question of one kind: plain JSON that fits the question's schema. */
export type Order<G extends GameTypes, K extends Kind<G>> = G['asks'][K]['order'];

/** Where a battle stands. `turn` 0 is the opening; `line` counts along the sequence, `round` how often this line was answered in this turn, `step` all rounds of answers so far. */
export interface Clock { turn: number; line: number; round: number; step: number }

/** What lies on the table: all that a watcher sees, and all that decides who is asked. */
export interface Shown<G extends GameTypes> { readonly book: G['book']; clock: Clock; open: G['open'] }

/** A battle between two decisions: the table, and what each side keeps face down, half-carried orders included. */
export interface State<G extends GameTypes> extends Shown<G> { sealed: Record<Side, G['sealed']> }

/** A battle as one side knows it: the table and its own folder. Only the kernel makes one. */
export interface View<G extends GameTypes> extends Shown<G> { readonly side: Side; readonly own: G['sealed'] }

/** A question to one side; public. Those asked together answer in secret, and are opened together. */
export type Ask<G extends GameTypes, K extends Kind<G> = Kind<G>> = { [P in K]: { side: Side; kind: P; about: About<G, P> } }[K];
/** An order with the question it answers: what a phase is given to carry out. */
export type Answer<G extends GameTypes, K extends Kind<G> = Kind<G>> = { [P in K]: { side: Side; kind: P; about: About<G, P>; order: Order<G, P> } }[K];

/** One reason an order cannot stand. `at` points into it: `/plots/0/turns`. `lacking`: not wrong, only not yet whole. */
export interface Refusal { rule: Rule; say: string; at?: string; lacking?: true }

/**
 * How a rule reads a handful of like dice: a fold from `start`, blind to the order they land in. `add` changes nothing it is given; values are plain
 * JSON. `best`: so many of the highest faces are all it reads, and a lower one changes nothing; exact tables then count faces, and not dice.
 */
export interface Reading<A> { sides: number; start: A; add(soFar: A, face: number): A; best?: number }

/** How a rule reads one die thrown again and again. Its faces come as they fell, so `add` may mind their order; `again` knows the last alone. */
export interface Chained<A> extends Reading<A> {
  again(face: number): boolean;
  /** With dice by hand: once no face can change what is read, the book lets the die lie as it is. */
  readonly mayLie?: true;
}

/** What dice must show: each die by itself, or all together added up. A chain is one die: its faces are added up. */
export interface Test { of: 'each' | 'sum'; is: 'atLeast' | 'atMost'; n: number }
/**
 * What a throw is for. `mods`: each modifier under its own name, the base and every limit that bites among them; they add up to `test.n`.
 * `from`: how a number of dice, a column, a row or what is added to the dice came about (`12 factors: row 10 to 14`, `+3: Damage Resistance`).
 * `by`: whose hand throws, where dice are real.
 */
export interface Why { rule: Rule; what: string; by?: Side; test?: Test; mods?: { by: number; for: string }[]; from?: { is: string; for: string }[] }
/**
 * A throw as it was told: its faces in the order they fell, what the rule read off them, and what it was for. `chained`: one die thrown again and again, on which faces; its own in the order they fell. `met`: how many of the tests were met, of one a
 * die or one in all; the table works it out.
 */
export interface Thrown { kind: 'thrown'; sides: number; faces: number[]; chained?: readonly number[]; read: unknown; met?: number; why: Why }

/**
 * A referee's word as told, of the kernel's own making: an order he let stand, dice that were put right, a state he corrected. `say`: what was
 * refused, thrown or changed, in words; `why`: his reason, left out where nobody gives one.
 */
export interface Ruled { kind: 'ruled'; what: 'order' | 'dice' | 'state'; side?: Side; say: string; why?: string }

/** An event as told: when, and to whom. No `to`: to everyone. */
export interface Told<G extends GameTypes> { clock: Clock; to?: readonly Side[]; event: G['event'] | Thrown | Ruled }

/** All that rules may touch besides the state. `why` and `event` are called only where somebody listens. */
export interface Table<G extends GameTypes> {
  /** Throws a handful of like dice, and gives what the reading makes of them. `to`: told to these sides alone. */
  throw<A>(dice: number, reading: Reading<A>, why: () => Why, to?: readonly Side[]): A;
  /** One die, thrown again as long as `again` says so of the last face; told as one throw, its faces in the order they fell. Exact tables merge equal values after each. */
  chain<A>(reading: Chained<A>, why: () => Why, to?: readonly Side[]): A;
  /** One thing after another done to one plain value: hits to a ship, a die that explodes. Exact tables merge equal values after each. */
  each<I, A>(items: readonly I[], start: A, once: (soFar: A, item: I, t: Table<G>) => A, done?: (soFar: A) => boolean): A;
  /** A handful thrown together, then taken up die by die as they fell; each may throw more. Exact tables merge equal values after each die. */
  inTurn<A>(dice: number, sides: number, start: A, once: (soFar: A, face: number, t: Table<G>) => A, why: () => Why): A;
  /** A piece of a rule that depends on its arguments and on dice alone: exact tables work it out once. */
  part<X extends readonly unknown[], A>(piece: (t: Table<G>, ...x: X) => A, ...x: X): A;
  /** Whatever changes on the table is told. A side that was told the same sees the same (the conformance suite holds it). */
  tell(event: () => G['event'], to?: readonly Side[]): void;
  /** Something of this side's folder is seen from here on: undo stops here, as it does at a throw. */
  reveal(of: Side): void;
}

/** One kind of question, wherever the sequence asks it. Changes nothing (tests freeze what it is given). */
export interface Question<G extends GameTypes, K extends Kind<G>> {
  readonly rule: Rule;
  /** JSON Schema of the order, checked at the edge before `judge` sees it. Lists, not maps keyed by what a player sends. */
  readonly schema: object;
  /** The order stays face down when it is carried, until `reveal`. */
  readonly sealed?: true;
  /** Answered from the table alone: who shares a screen need not cover it. */
  readonly open?: true;
  /** Entries of the order that speak of one unit each: `{ list: 'plots', by: 'squadron' }`. Drafts, staff and search change one and leave the others. */
  readonly parts?: readonly { readonly list: string; readonly by: string }[];
  /** Every reason this order cannot stand, as far as the answering side can know. */
  judge(v: View<G>, about: About<G, K>, order: Order<G, K>): Refusal[];
  /** What an absent player does: hold course, hold fire. Always stands, so that nothing is ever stuck. */
  idle(v: View<G>, about: About<G, K>): Order<G, K>;
  /** The answer that needs no person: nothing to choose, or a standing order in the folder. Others see a quick answer. */
  standing?(v: View<G>, about: About<G, K>): Order<G, K> | undefined;
  /** Orders worth a thought, likeliest first, made as they are drawn; each stands. */
  candidates(v: View<G>, about: About<G, K>): Iterable<Order<G, K>>;
  /** Any order the book allows, by chance, none out of reach: for fuzzing, rollouts and the random bot. */
  random(v: View<G>, about: About<G, K>, roll: RollDie): Order<G, K>;
}

/** One line of the book's sequence, with the kinds of question it asks; over when it asks nothing more. */
export interface Phase<G extends GameTypes, K extends Kind<G> = Kind<G>> {
  readonly name: string; readonly rule: Rule;
  /** Once, as the phase begins. */
  begin?(s: State<G>, t: Table<G>): void;
  /** All that happens by itself until somebody must decide: after `begin` and after every `carry`. */
  run?(s: State<G>, t: Table<G>): void;
  /** Who must decide now, and what: from the table alone, so that being asked betrays nothing. Once a side at most. */
  asks?(shown: Shown<G>): Ask<G, K>[];
  /** What the answers do, in the order of the asks, whoever answered first. Orders are frozen: copy what is kept. */
  carry?(s: State<G>, t: Table<G>, answers: readonly Answer<G, K>[]): void;
}

/** What a player may ask the odds of: the rules themselves, on a copy of what he sees. `of` obeys the schema. */
export interface Forecast<G extends GameTypes> {
  readonly rule: Rule; readonly schema: object;
  /** What it takes for granted, in sentences: choices the other side is supposed to make. */
  readonly assumes: readonly string[];
  /** Work after which what is asked is sampled, where its pieces are dearer than most; left out: the kernel's own limit. */
  work?(of: Json): number;
  /** Every reason the rules forbid what is asked, or know nothing of it, as far as whoever asks sees; `at` points into what it is asked of. */
  judge?(s: State<G>, of: Json): Refusal[];
  act(s: State<G>, t: Table<G>, of: Json): Json;
  /** `act` for a battle that stays as it is while it is played over and over: what no die changes is worked out once, and what this gives is called for each run. */
  prepare?(s: State<G>, of: Json): (t: Table<G>) => Json;
  /** What runs that end in bare numbers, so as to be counted soon, come to in words: equal ends to equal outcomes, other ends to others. */
  spell?(s: State<G>, of: Json): (end: Json) => Json;
}

/** What a side has scored by the book, and the most there is to score. */
export interface Score { points: number; of: number }

/** How a battle has ended. Nobody wins a draw: `winners` is empty, or has every side. `points` by side, as the book counts them; `why` in a sentence. */
export interface Outcome { winners: Side[]; points: Record<Side, number>; why: string }

/**
 * How what an edition of before wrote is written now; what is left out was written as it is now. All are given values of any form, and give
 * what is as it should be as it is: what they cannot read they leave to the schemas.
 */
export interface Earlier<G extends GameTypes> {
  readonly edition: string;
  /** What lay open. */
  open?(open: Json): Json;
  scenario?(scenario: Json): Json;
  /** The scenario of a battle that was begun then, as it is written now: what a battle of now has and that one had not is left out of it. */
  battle?(scenario: Json): Json;
  /** An order, on the table on which it was given; nothing where it hangs on one that is not known. */
  order?(order: Json, shown: Shown<G> | undefined): Json | undefined;
}

/** A rule system: all that the kernel, and everything above it, knows of one book. Plain functions of what they are given: nothing is kept between calls. */
export interface Ruleset<G extends GameTypes> {
  readonly name: string;
  /** Changes whenever a saved battle could replay otherwise. */
  readonly edition: string;
  /** Editions before whose stored battles play on as they did, the oldest first. */
  readonly earlier?: readonly Earlier<G>[];
  /** JSON Schema of a scenario: sides and their alliances, forces with their cards, map, options, changed charts. */
  readonly schema: object;
  /** JSON Schemas of what lies open and of one folder, for states that come from outside. */
  readonly stateSchemas: { readonly open: object; readonly sealed: object };
  /**
   * Why a state from outside, though it fits its schemas, is none that a battle of this book could come to: every fault, `at` its place in the state
   * (`/open/ships/3/structure`, `/sealed/red`). The rules can play whatever passes; whatever a battle comes to passes.
   */
  sense?(s: State<G>): Refusal[];
  /** The scenario made ready, or every fault in it. The book is everybody's: no side's secrets go in. */
  read(scenario: G['scenario']): { book: G['book'] } | { faults: Refusal[] };
  /** The opening once, then the turn over and over, as this book with these options prints them. */
  sequence(book: G['book']): { readonly opening: readonly Phase<G>[]; readonly turn: readonly Phase<G>[] };
  readonly questions: { readonly [K in Kind<G>]: Question<G, K> };
  readonly forecasts: Readonly<Record<string, Forecast<G>>>;
  setUp(scenario: G['scenario'], book: G['book']): Omit<State<G>, 'clock' | 'book'>;
  /** Read off the table, where the line that judges victory laid it: books do not end a battle in mid-turn. */
  outcome(shown: Shown<G>): Outcome | undefined;
  /** The book's points as they lie on the table, of how many: for the strip above the board, graphs and opponents. */
  score(shown: Shown<G>): Record<Side, Score>;
  /** Folders that would fit this view: a guess at the other sides', for bots to think in. */
  imagine(v: View<G>, roll: RollDie): State<G>['sealed'];
}

/** Every row of a book in our own words, by its id, in the book's order: for refusals, throws and help. Loaded where somebody reads a row. */
export type Catalogue = Readonly<Record<Rule, string>>;

/** The words of a rule system, loaded where somebody reads them. */
export interface Words<G extends GameTypes> {
  /** What the book calls a turn: `Round`. */
  readonly turn: string;
  /** What a side is called: the scenario's word for it. */
  side(side: Side, book: G['book']): string;
  /** Lines with the same `head` share a place on the strip of the turn, `part` stands below it. */
  phase(name: string): { head: string; part?: string };
  /** Rules whose throws try nerve, morale above all: what they come to is nobody's luck. */
  readonly nerve?: readonly Rule[];
  /** One sentence for everything that is told. */
  narrate(told: Told<G>, book: G['book']): string;
}
