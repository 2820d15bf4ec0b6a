// A battle under way: played on in place, shown in pictures, and had again as it was before by playing it again.

import type { Answer, GameTypes, Ruleset, State } from './contract.ts';
import type { TurnEnds } from './loop.ts';
import { begin, play } from './loop.ts';
import type { Stepped } from './step.ts';
import { cloned, hashOf, pictureOf, stepped } from './step.ts';
import type { Source } from './table.ts';
import { rolled } from './table.ts';

/** A round of answers as it is played, and can be played again; without answers, the opening. */
export interface Round<G extends GameTypes> {
  readonly answers: readonly Answer<G>[] | undefined;
  /** The same faces from the first, whenever it is called. */
  dice(): Source;
}

/** A moment a battle can go back to: so many rounds after a picture of it. */
export interface Mark<G extends GameTypes> {
  readonly picture: State<G>;
  readonly rounds: readonly Round<G>[];
  readonly played: number;
}

/**
 * A step is worked out by the answers and the dice alone. So nobody copies a battle before each step in case it breaks off, nor at the end
 * of each turn to hash it: from the picture taken last, the rounds since then are played again. A picture is taken when somebody looks.
 */
export class Live<G extends GameTypes> {
  readonly #rules: Ruleset<G>;
  #picture: State<G>;
  /** Those played since the picture. */
  #rounds: Round<G>[] = [];
  /** The battle itself; none: it is to be had from the picture and the rounds. */
  #s: State<G> | undefined;

  constructor(rules: Ruleset<G>, picture: State<G>) {
    this.#rules = rules;
    this.#picture = picture;
  }

  /** The battle for rules to look at, who change nothing; for nobody else, and not to be kept. */
  get s(): State<G> {
    return this.#rounds.length === 0 ? this.#picture : this.#underWay();
  }

  /** The battle as it is, frozen: for anybody, and for good. The same one as long as nothing has happened. */
  picture(): State<G> {
    if (this.#rounds.length > 0) {
      this.#picture = pictureOf(this.#underWay(), this.#picture);
      this.#rounds = [];
    }
    return this.#picture;
  }

  mark(): Mark<G> {
    return { picture: this.#picture, rounds: this.#rounds, played: this.#rounds.length };
  }

  back({ picture, rounds, played }: Mark<G>): void {
    this.#picture = picture;
    this.#rounds = rounds.slice(0, played);
    this.#s = undefined;
  }

  /** Puts another battle in the place of this one, by its picture. */
  put(picture: State<G>): void {
    this.back({ picture, rounds: [], played: 0 });
  }

  /**
   * Plays a round. Where it breaks off, for want of dice or by a fault of the rules, the battle is as it was before, and the error goes on.
   * @returns what came of it, and how many turns ended in it.
   */
  play(round: Round<G>): Stepped<G> & { ends: number } {
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
  hashes({ picture, rounds, played }: Mark<G>): string[] {
    const hashes: string[] = [];
    again(this.#rules, picture, rounds.slice(0, played + 1), end => void hashes.push(hashOf(end)));
    return hashes;
  }

  #underWay(): State<G> {
    this.#s ??= again(this.#rules, this.#picture, this.#rounds);
    return this.#s;
  }
}

/** A battle played again from its picture, in silence. */
function again<G extends GameTypes>(
  rules: Ruleset<G>,
  picture: State<G>,
  rounds: readonly Round<G>[],
  turnEnds?: TurnEnds<G>,
): State<G> {
  const s = cloned(picture);
  for (const { answers, dice } of rounds) {
    const t = rolled<G>(dice());
    if (answers) play(rules, s, answers, t, turnEnds);
    else begin(rules, s, t, turnEnds);
  }
  return s;
}
