// The state of a battle under way: played on in place, looked at in snapshots, and had again as it was before by playing it again.

import type { Answer, GameTypes, Ruleset, State } from './contract.ts';
import type { TurnEnds } from './loop.ts';
import { begin, play } from './loop.ts';
import type { Stepped } from './step.ts';
import { cloned, hashOf, pictureOf, playStep } from './step.ts';
import type { Source } from './table.ts';
import { rolled } from './table.ts';

/** A round of answers as it is played, and can be played again; without answers, the opening. */
export interface Round<G extends GameTypes> {
  readonly answers: readonly Answer<G>[] | undefined;
  /** The same faces from the first, whenever it is called. */
  dice(): Source;
}

/** A moment a battle can go back to: so many rounds (`played`) after a snapshot of it. */
export interface Checkpoint<G extends GameTypes> {
  readonly snapshot: State<G>;
  readonly rounds: readonly Round<G>[];
  readonly played: number;
}

/** A state had again from a checkpoint: what comes later in the same rounds is played on from it. */
interface Again<G extends GameTypes> extends Checkpoint<G> {
  readonly s: State<G>;
}

/**
 * A step is worked out by the answers and the dice alone. So nobody copies a battle before each step in case it breaks off, nor at the end
 * of each turn to hash it: from the snapshot taken last, the rounds since then are played again. A snapshot is taken when somebody looks.
 */
export class CheckpointedState<G extends GameTypes> {
  readonly #rules: Ruleset<G>;
  /** Where the battle stands: the snapshot taken last, and how many rounds were played since. */
  #now: Checkpoint<G>;
  /** Those rounds: all checkpoints after one snapshot share the list, which only grows. */
  #rounds: Round<G>[] = [];
  /** The battle itself; none: it is to be had from the snapshot and the rounds. */
  #s: State<G> | undefined;
  /** The past looked at last. */
  #again: Again<G> | undefined;

  constructor(rules: Ruleset<G>, snapshot: State<G>) {
    this.#rules = rules;
    this.#now = { snapshot, rounds: this.#rounds, played: 0 };
  }

  /** The battle for rules to look at, by reference. Callers must not change or keep it. */
  get s(): State<G> {
    return this.#now.played === 0 ? this.#now.snapshot : this.#underWay();
  }

  /** The battle as it is, frozen: for anybody, and for good. The same one as long as nothing has happened. */
  snapshot(): State<G> {
    if (this.#now.played > 0) this.#begin(pictureOf(this.#underWay(), this.#now.snapshot), []);
    return this.#now.snapshot;
  }

  /** Where the battle stands now, to go back to. */
  mark(): Checkpoint<G> {
    return this.#now;
  }

  back({ snapshot, rounds, played }: Checkpoint<G>): void {
    this.#begin(snapshot, rounds.slice(0, played));
    this.#s = undefined;
  }

  /** Stands so many rounds after a snapshot, in a list of its own. */
  #begin(snapshot: State<G>, rounds: Round<G>[]): void {
    this.#rounds = rounds;
    this.#now = { snapshot, rounds, played: rounds.length };
  }

  /** Puts another battle in the place of this one, by its snapshot. */
  put(snapshot: State<G>): void {
    this.back({ snapshot, rounds: [], played: 0 });
  }

  /** The battle as it stood at a checkpoint, frozen. Cheap for one moment after another; the battle itself stays where it is. */
  at({ snapshot, rounds, played }: Checkpoint<G>): State<G> {
    if (played === 0) return snapshot;
    const last = this.#again;
    const from = last?.rounds === rounds && last.snapshot === snapshot && last.played <= played ? last : undefined;
    const left = rounds.slice(from?.played ?? 0, played);
    const s =
      left.length === 0 && from
        ? from.s
        : pictureOf(again(this.#rules, { snapshot: from?.s ?? snapshot, rounds: left }), from?.s ?? snapshot);
    this.#again = { snapshot, rounds, played, s };
    return s;
  }

  /** Plays a round. Where it breaks off, for want of dice or by a fault of the rules, the battle is as it was before, and the error goes on. */
  play(round: Round<G>): Stepped<G> {
    const before = this.#now;
    try {
      const step = playStep(this.#rules, this.#underWay(), { answers: round.answers, source: round.dice() });
      this.#now = { snapshot: before.snapshot, rounds: this.#rounds, played: this.#rounds.push(round) };
      return step;
    } catch (error) {
      this.back(before);
      throw error;
    }
  }

  /** The hash of every turn that ended after the snapshot of a checkpoint, in the rounds up to the checkpoint and the one after it. */
  hashes({ snapshot, rounds, played }: Checkpoint<G>): string[] {
    const hashes: string[] = [];
    again(this.#rules, { snapshot, rounds: rounds.slice(0, played + 1) }, end => void hashes.push(hashOf(end)));
    return hashes;
  }

  #underWay(): State<G> {
    this.#s ??= again(this.#rules, this.#now);
    return this.#s;
  }
}

/** A battle played again from a snapshot, in silence. */
function again<G extends GameTypes>(
  rules: Ruleset<G>,
  { snapshot, rounds }: Pick<Checkpoint<G>, 'snapshot' | 'rounds'>,
  turnEnds?: TurnEnds<G>,
): State<G> {
  const s = cloned(snapshot);
  for (const { answers, dice } of rounds) {
    const loop = { rules, t: rolled<G>(dice()), turnEnds };
    if (answers) play(loop, s, answers);
    else begin(loop, s);
  }
  return s;
}
