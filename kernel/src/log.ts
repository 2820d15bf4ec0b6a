// What grows as a match goes on: what was told, how turns ended, what was asked at each step.

import type { Checkpoint, CheckpointedState } from './checkpoints.ts';
import type { GameTypes, Told } from './contract.ts';
import { deepFreeze } from './json.ts';
import type { MatchStatus, Moment } from './status.ts';
import type { Stepped } from './step.ts';

type Lengths<G extends GameTypes> = Pick<MatchStatus<G>, 'told' | 'ends' | 'moments'>;

/** Three lists that only grow. To cut them is to make another log, so that a change that breaks off finds the one before as it was. */
export class MatchLog<G extends GameTypes> {
  #told: Told<G>[] = [];
  /** So many told things are forgotten: those in the list come after them. */
  #forgotten = 0;
  /** How much of what was told has been taken. */
  #taken = 0;
  /** How many in the list are frozen: those that somebody has been handed. */
  #frozen = 0;
  /** How every turn ended: its hash, once somebody has asked for it; before that, what stood before the round in which it ended. */
  #ends: (Checkpoint<G> | string)[] = [];
  #moments: Moment<G>[] = [];

  get moments(): readonly Moment<G>[] {
    return this.#moments;
  }

  get ends(): number {
    return this.#ends.length;
  }

  /** Files what a step brought about; `mark`: what stood before it. */
  add(played: Pick<Stepped<G>, 'told' | 'ends'>, mark: Checkpoint<G>, moment: Moment<G> | undefined): void {
    for (const one of played.told) this.#told.push(one);
    for (let n = 0; n < played.ends; n += 1) this.#ends.push(mark);
    if (moment) this.#moments.push(moment);
  }

  /** All that was told and is not forgotten. */
  told(): readonly Told<G>[] {
    for (; this.#frozen < this.#told.length; this.#frozen += 1) deepFreeze(this.#told[this.#frozen]);
    return this.#told;
  }

  /** What was told behind the first so many, as far as it is not forgotten. */
  since(count: number): readonly Told<G>[] {
    return this.told().slice(Math.max(0, count - this.#forgotten));
  }

  /** What was told since this was asked last, and its place among all that was told: an earlier one where some was taken back. */
  take(): { from: number; told: readonly Told<G>[] } {
    const from = this.#taken;
    const told = this.told().slice(from - this.#forgotten);
    this.#taken = this.#forgotten + this.#told.length;
    return { from, told };
  }

  /** Forgets what was taken. */
  forget(): void {
    this.#told = this.#told.slice(this.#taken - this.#forgotten);
    this.#forgotten = this.#taken;
    this.#frozen = 0;
  }

  /** The hash of every turn that has ended. */
  hashes(battle: CheckpointedState<G>): string[] {
    const ends = this.#ends;
    for (let i = 0; i < ends.length; i += 1) {
      const first = ends[i]!;
      if (typeof first === 'string') continue;
      // All turns that ended in one run of rounds are had from playing it once.
      const run = ends.slice(i).filter(end => typeof end !== 'string' && end.rounds === first.rounds) as Checkpoint<G>[];
      ends.splice(i, run.length, ...battle.hashes(run.at(-1)!).slice(-run.length));
    }
    return ends as string[];
  }

  /** The same log cut to these lengths. */
  cutTo({ told, ends, moments }: Lengths<G>): MatchLog<G> {
    const log = new MatchLog<G>();
    log.#forgotten = Math.min(this.#forgotten, told);
    log.#told = told < this.#forgotten ? [] : this.#told.slice(0, told - this.#forgotten);
    log.#taken = Math.min(this.#taken, told);
    log.#frozen = Math.min(this.#frozen, log.#told.length);
    log.#ends = this.#ends.slice(0, ends);
    log.#moments = this.#moments.slice(0, moments);
    return log;
  }

  /** Takes off what a step has filed that broke off after it. */
  trimTo({ told, ends, moments }: Lengths<G>): void {
    this.#told.length = told - this.#forgotten;
    this.#frozen = Math.min(this.#frozen, this.#told.length);
    this.#ends.length = ends;
    this.#moments.length = moments;
  }
}
