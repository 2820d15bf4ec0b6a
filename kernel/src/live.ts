// A battle under way: played on in place, shown in pictures, and had again as it was before by playing it again.

import type { Answer, Ruleset, Shapes, State } from './contract.ts';
import { begin, play } from './loop.ts';
import type { Stepped } from './step.ts';
import { cloned, pictureOf, stepped } from './step.ts';
import type { Source } from './table.ts';
import { rolled } from './table.ts';

/** A round of answers as it is played, and can be played again; without answers, the opening. */
export interface Round<R extends Shapes> {
  readonly answers: readonly Answer<R>[] | undefined;
  /** The same faces from the first, whenever it is called. */
  dice(): Source;
}

/** A moment a battle can go back to: so many rounds after a picture of it. */
export interface Mark<R extends Shapes> {
  readonly picture: State<R>;
  readonly rounds: readonly Round<R>[];
  readonly played: number;
}

/**
 * A step is worked out by the answers and the dice alone. So nobody copies a battle before each step in case it breaks off: from the picture
 * taken last, the rounds since then are played again. A picture is taken when somebody looks, and is nobody's to change.
 */
export class Live<R extends Shapes> {
  readonly #rules: Ruleset<R>;
  #picture: State<R>;
  /** Those played since the picture. */
  #rounds: Round<R>[] = [];
  /** The battle itself; none: it is to be had from the picture and the rounds. */
  #s: State<R> | undefined;

  constructor(rules: Ruleset<R>, picture: State<R>) {
    this.#rules = rules;
    this.#picture = picture;
  }

  /** The battle for rules to look at, who change nothing; for nobody else, and not to be kept. */
  get s(): State<R> {
    return this.#rounds.length === 0 ? this.#picture : this.#underWay();
  }

  /** The battle as it is, frozen: for anybody, and for good. The same one as long as nothing has happened. */
  picture(): State<R> {
    if (this.#rounds.length > 0) {
      this.#picture = pictureOf(this.#underWay(), this.#picture);
      this.#rounds = [];
    }
    return this.#picture;
  }

  mark(): Mark<R> {
    return { picture: this.#picture, rounds: this.#rounds, played: this.#rounds.length };
  }

  back({ picture, rounds, played }: Mark<R>): void {
    this.#picture = picture;
    this.#rounds = rounds.slice(0, played);
    this.#s = undefined;
  }

  /** Puts another battle in the place of this one, by its picture. */
  put(picture: State<R>): void {
    this.back({ picture, rounds: [], played: 0 });
  }

  /** Plays a round. Where it breaks off, for want of dice or by a fault of the rules, the battle is as it was before, and the error is thrown on. */
  play(round: Round<R>): Stepped<R> {
    const before = this.mark();
    try {
      const played = { s: this.#underWay(), picture: this.#picture };
      const step = stepped(this.#rules, played, round.answers, round.dice());
      this.#rounds.push(round);
      return step;
    } catch (error) {
      this.back(before);
      throw error;
    }
  }

  #underWay(): State<R> {
    if (this.#s) return this.#s;
    const s = cloned(this.#picture);
    for (const { answers, dice } of this.#rounds) {
      const t = rolled<R>(dice());
      if (answers) play(this.#rules, s, answers, t);
      else begin(this.#rules, s, t);
    }
    this.#s = s;
    return s;
  }
}
