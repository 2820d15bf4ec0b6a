// What a match promises: to players, and to the program that holds it.

import type { Ask, GameTypes, Json, Outcome, Refusal, RollDie, Ruleset, Shown, Side, State, Told, View } from './contract.ts';
import type { Dealings } from './dealings.ts';
import type { Amended, Dice, Entry, Saved } from './saved.ts';
import type { Wanted } from './scripted.ts';
import type { Counts } from './status.ts';

/** A referee's change; `what`: the change in words, told to everybody. Left out: nothing is told. */
export interface Correction extends Amended {
  readonly what?: string;
}

/** Checks a value against a JSON Schema: every fault, `at` its path. The kernel has no checker of its own: it is handed one. */
export type Check = (schema: object, value: unknown) => Refusal[];

/** What a match needs besides rules and scenario. */
export interface MatchOptions {
  dice: Dice;
  check: Check;
  /** `held`: an answer that needs no person is entered by whoever holds the match, when it pleases (`standing`). Left out: at once. */
  standing?: 'at once' | 'held';
  /** The dice of a stream, for keyed dice: 0 is the opening's, n + 1 those of step n. Each call of what it gives begins with the first face. */
  streams?(stream: number): () => RollDie;
  /** What was told is forgotten once it was `taken`, and steps nobody may go back to. */
  lean?: boolean;
}

/** Faces that fell on a real table and may be put right: the number of their entry, whose hand it was, and what was wanted of it. */
export interface HandFall {
  readonly number: number;
  readonly by: Side;
  readonly faces: readonly number[];
  readonly wanted: Wanted;
}

/**
 * A battle under way. Holds the dice and the unopened answers, so that no state ever does. What changes it gives the reasons why it cannot
 * be, and has then changed nothing; an empty list: it is done. Where the rules themselves throw, it throws, and is as it was before.
 */
export interface Match<G extends GameTypes> {
  /** The battle as a record: scenario, dice, all that was entered, and the hash of every turn that has ended. Holds every secret. */
  saved(): Saved;
  /** What lies open; its parts are frozen. */
  shown(): Shown<G>;
  /** What this side sees, and nobody else may; its parts are frozen. */
  view(side: Side): View<G>;
  /** The questions that wait for an answer, one a side at most; none while dice are wanted, and once the battle is over. */
  asks(): readonly Ask<G>[];
  /** Who has answered the step that is being asked: public, as envelopes on a table are. */
  answered(): Side[];
  /** A person's answer. What the schema or the book refuses, and a late or second answer, changes nothing. */
  answer(side: Side, step: number, order: Json): Refusal[];
  /** With dice by hand: what must be thrown before the step can be played. */
  wanted(): Wanted | undefined;
  /** The other dice of the same throw, where people throw them together: what is wanted after that, however it falls. */
  ahead(): readonly Wanted[];
  /** With dice by hand: what was told of the step before more dice are wanted, and will be told of it in the end: to this side, or to everybody. */
  soFar(side: Side | undefined): Told<G>[];
  /**
   * With dice by hand: faces that fell, all that are wanted or the first of them; `by` names the side whose hand it was. A single 0: a die that
   * might be thrown again is left lying.
   */
  fell(by: Side, faces: number[]): Refusal[];
  /**
   * The steps this side may go back to, the last first; the one that is being asked among them where it has answered. `agreed`: with the
   * leave of all others, past what they have answered.
   */
  back(side: Side, agreed?: boolean): number[];
  /** Back to an earlier step, if nothing was thrown or revealed since and nobody else has answered, unless the others have agreed. */
  undo(by: Side, step: number, agreed?: boolean): Refusal[];
  /** This side gives up: it does from here on what an absent player does. The battle is over where one side is left. */
  resign(side: Side): Refusal[];
  /** A referee's hand: unopened answers are put back. The state is checked against the schemas of the rules. */
  amend(by: string, why: string, state: Correction): Refusal[];
  /** The same battle from here on, with other dice: of a seed, or thrown by hand without one. */
  fork(seed?: string): Match<G>;
  /** What this side was told, from this place of its own log on; without a side, what was told to everybody. */
  told(side: Side | undefined, from?: number): Told<G>[];
  /** How the battle has ended; nothing while it goes on. */
  outcome(): Outcome | undefined;
}

/** A match as its own program holds it: with every folder open, and counted. Never to be handed to a player. */
export interface HostMatch<G extends GameTypes> extends Match<G> {
  readonly rules: Ruleset<G>;
  readonly dice: Dice['kind'];
  /** The checker it was begun with: for whatever else comes from outside. */
  readonly check: Check;
  /** The battle with every folder, frozen: the same one as long as nothing changes. */
  state(): State<G>;
  /** Any entry of a journal, as the record has it, from wherever it comes: what its schema or the book refuses changes nothing. */
  enter(entry: Entry): Refusal[];
  /** How many entries there are: the number of the last. */
  number(): number;
  /** The entries after this number, by reference. */
  entries(after?: number): readonly Entry[];
  /** What a side gave at the step that is being asked, and as which entry. */
  ownAnswer(side: Side): { readonly order: Json; readonly number: number } | undefined;
  /** The answer that needs no person, where this side is asked and there is one. */
  standing(side: Side): Json | undefined;
  /** Who is there, has resigned, has offered what. */
  dealings(): Dealings;
  /** The battle when a step was asked, and how much had been told by then; nothing where it never was, or is forgotten. */
  past(step: number): { readonly s: State<G>; readonly told: number } | undefined;
  /** From here on, in this very match, dice of another seed, or thrown by hand without one, as a fork's record says. */
  reseed(seed?: string): Refusal[];
  fork(seed?: string): HostMatch<G>;
  /** All that was told, to whomever it was. */
  everything(): readonly Told<G>[];
  /** What was told since this was asked last, and its place among all that was told: an earlier one where some was taken back. */
  taken(): { readonly from: number; readonly told: readonly Told<G>[] };
  /** With dice by hand: what fell and may be put right, the last of it by oneself, the rest where the others agree. */
  falls(): readonly HandFall[];
  /** What was thrown and decided so far. */
  counts(): Counts;
}
