// A battle under way: played on in place, shown in pictures, and had again as it was before by playing it again.

import type { Answer, Ruleset, Shapes, State } from './contract.ts';
import type { TurnEnds } from './loop.ts';
import { begin, play } from './loop.ts';
import type { Stepped } from './step.ts';
import { cloned, hashOf, pictureOf, stepped } from './step.ts';
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
 * A step is worked out by the answers and the dice alone. So nobody copies a battle before each step in case it breaks off, nor at the end
 * of each turn to hash it: from the picture taken last, the rounds since then are played again. A picture is taken when somebody looks.
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

  /**
   * Plays a round. Where it breaks off, for want of dice or by a fault of the rules, the battle is as it was before, and the error goes on.
   * @returns what came of it, and how many turns ended in it.
   */
  play(round: Round<R>): Stepped<R> & { ends: number } {
    const before = this.mark();
    let ends = 0;
    const turnEnds = () => {
      ends += 1;
    };
    try {
      const step = stepped(this.#rules, this.#underWay(), { answers: round.answers, source: round.dice() }, turnEnds);
      this.#rounds.push(round);
      return { ...step, ends };
    } catch (error) {
      this.back(before);
      throw error;
    }
  }

  /** The hash of every turn that ended after the picture of a mark, in the rounds up to the mark and the one after it. */
  hashes({ picture, rounds, played }: Mark<R>): string[] {
    const hashes: string[] = [];
    again(this.#rules, picture, rounds.slice(0, played + 1), end => void hashes.push(hashOf(end)));
    return hashes;
  }

  #underWay(): State<R> {
    this.#s ??= again(this.#rules, this.#picture, this.#rounds);
    return this.#s;
  }
}

/** A battle played again from its picture, in silence. */
function again<R extends Shapes>(
  rules: Ruleset<R>,
  picture: State<R>,
  rounds: readonly Round<R>[],
  turnEnds?: TurnEnds<R>,
): State<R> {
  const s = cloned(picture);
  for (const { answers, dice } of rounds) {
    const t = rolled<R>(dice());
    if (answers) play(rules, s, answers, t, turnEnds);
    else begin(rules, s, t, turnEnds);
  }
  return s;
}
