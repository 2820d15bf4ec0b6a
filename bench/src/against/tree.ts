// What a tree of the sources shows of itself to be measured against another: little, and the same for every tree there was or will be.
// All that is played with it is written once, above it. A tree brings its own `today.ts`; those from before it come through `before.ts`.
// What stands here may grow by what a tree may lack; nothing of it may change or go.

/** Throws one die: 1 to `sides`. */
export type Roll = (sides: number) => number;

/** A battle: plain JSON, of which no more is known here than every edition has. */
export interface State {
  readonly clock: { readonly turn: number; readonly step: number };
  readonly sealed: Readonly<Record<string, object>>;
}

export interface Ask {
  readonly side: string;
  readonly kind: string;
  readonly about: object;
}

export interface Answer extends Ask {
  readonly order: object;
}

/** An opponent: sees what its side sees, is asked, and answers. */
export type Player = (view: object, ask: Ask, roll: Roll) => object;

export type PlayerName = 'ordinary' | 'random' | 'idle';

/** A table of fallen dice: how many dice, in how many throws. */
export interface Table {
  readonly dice: number;
  readonly throws: number;
}

/** A battle through a match: checked, judged, told, kept in the journal. */
export interface Match {
  asks(): readonly Ask[];
  /** The step that is being asked. */
  step(): number;
  view(side: string): object;
  /** Throws where the order is refused. */
  answer(side: string, step: number, order: object): void;
  state(): State;
}

/** A rule system with a scenario of it. */
export interface Game {
  setUp(): State;
  /** A table for one step. What happens there is kept as a match of this tree keeps it, where there is a list to keep it in. */
  table(roll: Roll, kept?: { readonly s: State; readonly told: unknown[] }): Table;
  begin(s: State, table: Table): readonly Ask[];
  play(s: State, answers: readonly Answer[], table: Table): readonly Ask[];
  view(s: State, side: string): object;
  /** The answer that needs no person. */
  standing(view: object, ask: Ask): object | undefined;
  player(name: PlayerName): Promise<Player>;
  /** The likeliest order of a question, as its rules offer it first; a tree may lack it. */
  likeliest?(view: object, ask: Ask): object | undefined;
  copy(s: State): State;
  match(seed: string): Match;
  /** The outcomes a forecast finds, with their chances. */
  odds(s: State, forecast: string, of: object): unknown;
}

/** The scenarios that are played: of the two systems, and the small fleet fight of the bench. */
export const GAMES = [
  'duel',
  'five thousand points',
  'fifteen a side',
  'six a side',
  'sixty a side',
  'patrol',
  'two squadrons',
  'sixteen squadrons',
  'fleet fight',
] as const;

export type GameName = (typeof GAMES)[number];

/** A fleet fight as it is played again: the seed of its dice, and its shots in their order. */
export interface Fight {
  readonly seed: string;
  readonly shots: readonly object[];
}

/** `weights[i]` in `of` for `values[i]`. */
export interface Outcomes {
  readonly values: readonly unknown[];
  readonly weights: readonly (number | bigint)[];
  readonly of: number | bigint;
}

/** Reckons the odds of what is done with an exact table: one of the tree's own. */
export type Exact = (act: (t: never) => unknown, limits: { readonly work: number }) => Outcomes;

export interface Tree {
  game(name: GameName): Promise<Game>;
  fights(): Promise<readonly Fight[]>;
  /** The exact odds of anything done with a table, however much work it takes; a tree may lack it. */
  exact?: Exact;
  /** The dice of one step of a battle, and a stream of dice for whoever thinks. */
  dice(seed: string, step: number): Roll;
  stream(seed: string): Roll;
}
