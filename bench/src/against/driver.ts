// Battles played on any tree: between opponents, from a recording, through a match; and a trace of what was done, by which two
// trees are seen to do the same work.

import { createHash } from 'node:crypto';
import type { Answer, Ask, Game, Player, Roll, State, Table, Tree } from './tree.ts';

/** What was done: every die with its sides, and counts that any edition of a battle has. */
export interface Work {
  readonly checksum: string;
  readonly dice: number;
  readonly throws: number;
  readonly decisions: number;
}

/** Follows what is done. */
export class Trace {
  readonly #hash = createHash('sha256');
  readonly #counts = { dice: 0, throws: 0, decisions: 0 };

  /** The same dice, noted as they fall. */
  following(roll: Roll): Roll {
    return sides => {
      const face = roll(sides);
      this.#hash.update(`${sides}:${face} `);
      return face;
    };
  }

  /** A step that was played, and who decided what kind of question in it. */
  step({ dice, throws }: Table, decided: readonly Answer[]): void {
    this.#counts.dice += dice;
    this.#counts.throws += throws;
    this.#counts.decisions += decided.length;
    this.note(...decided.map(({ side, kind }) => `${side} ${kind}`));
  }

  /** Anything else that has to be the same. */
  note(...values: readonly unknown[]): void {
    this.#hash.update(`${JSON.stringify(values)} `);
  }

  work(): Work {
    return { ...this.#counts, checksum: this.#hash.copy().digest('hex') };
  }
}

/** A step as it was answered: by all that were asked, and by those among them who had to decide. */
export interface Step {
  readonly answers: readonly Answer[];
  readonly decided: readonly Answer[];
}

/** A battle as it can be played again. */
export interface Recording {
  readonly seed: string;
  readonly steps: readonly Step[];
}

/** A battle in its midst, and what is asked in it. */
export interface Position {
  readonly s: State;
  readonly asks: readonly Ask[];
}

/** How battles are fought. */
export interface Manner {
  readonly player: Player;
  /** Whether all that happens is told and kept. */
  readonly told?: boolean | undefined;
  readonly trace?: Trace | undefined;
  /** Handed each step before it is played. */
  onStep?(step: Step): void;
}

/** The battles that are played of one game of a tree. */
export class Battles {
  readonly game: Game;
  readonly #tree: Tree;

  constructor(tree: Tree, game: Game) {
    this.#tree = tree;
    this.game = game;
  }

  /** Fights a battle to its end. `seed` is that of the table's dice; each side thinks with dice of its own. */
  fight(seed: string, manner: Manner): State {
    const { game } = this;
    const { trace } = manner;
    const s = game.setUp();
    const kept = manner.told ? { s, told: [] } : undefined;
    const thinker = new Thinker(game, manner.player, rollsOf(this.#tree, seed, s));
    let table = game.table(this.#dice(seed, 0, trace), kept);
    let asks = game.begin(s, table);
    trace?.step(table, []);
    while (asks.length > 0) {
      const step = thinker.answer(s, asks);
      manner.onStep?.(step);
      table = game.table(this.#dice(seed, s.clock.step + 1, trace), kept);
      asks = game.play(s, step.answers, table);
      trace?.step(table, step.decided);
    }
    trace?.note(s.clock.turn, s.clock.step);
    return s;
  }

  /** Plays a recorded battle again in silence: the rules alone. `onStep` is shown each battle as its answers are played. */
  replay({ seed, steps }: Recording, trace?: Trace, onStep?: (s: State, answers: readonly Answer[]) => void): State {
    const { game } = this;
    const s = game.setUp();
    let table = game.table(this.#dice(seed, 0, trace));
    game.begin(s, table);
    trace?.step(table, []);
    for (let i = 0; i < steps.length; i += 1) {
      const { answers, decided } = steps[i] as Step;
      onStep?.(s, answers);
      table = game.table(this.#dice(seed, s.clock.step + 1, trace));
      game.play(s, answers, table);
      trace?.step(table, decided);
    }
    trace?.note(s.clock.turn, s.clock.step);
    return s;
  }

  /** Fights a battle and writes it down. */
  record(seed: string, player: Player): Recording {
    const steps: Step[] = [];
    this.fight(seed, { player, onStep: step => void steps.push(step) });
    return { seed, steps };
  }

  /** Plays a position on to the end of its turn, on a copy, as a search does that asks what would come of it. */
  rollOut({ s: from, asks: first }: Position, { player, trace }: Manner): State {
    const { game } = this;
    const s = game.copy(from);
    const thinker = new Thinker(game, player, rollsOf(this.#tree, 'roll-out', s));
    let asks = first;
    while (asks.length > 0 && s.clock.turn === from.clock.turn) {
      const { answers, decided } = thinker.answer(s, asks);
      const table = game.table(this.#dice('roll-out', s.clock.step + 1, trace));
      asks = game.play(s, answers, table);
      trace?.step(table, decided);
    }
    trace?.note(s.clock.turn, s.clock.step);
    return s;
  }

  /** Fights a battle through a match, which enters by itself what needs no decision. */
  fightMatch(seed: string, player: Player): State {
    const match = this.game.match(seed);
    const rolls = rollsOf(this.#tree, seed, match.state());
    for (let asks = match.asks(); asks.length > 0; asks = match.asks()) {
      const step = match.step();
      for (const ask of asks) match.answer(ask.side, step, player(match.view(ask.side), ask, rolls[ask.side] as Roll));
    }
    return match.state();
  }

  /** Plays a recorded battle again through a match. */
  replayMatch({ seed, steps }: Recording): State {
    const match = this.game.match(seed);
    for (const [i, { decided }] of steps.entries()) for (const { side, order } of decided) match.answer(side, i, order);
    return match.state();
  }

  #dice(seed: string, step: number, trace: Trace | undefined): Roll {
    const roll = this.#tree.dice(seed, step);
    return trace ? trace.following(roll) : roll;
  }
}

/** One stream of dice for each side of a battle to think with. */
function rollsOf(tree: Tree, seed: string, s: State): Readonly<Record<string, Roll>> {
  return Object.fromEntries(Object.keys(s.sealed).map(side => [side, tree.stream(`${seed}/${side}`)]));
}

/** One player on all sides. */
class Thinker {
  readonly #game: Game;
  readonly #player: Player;
  readonly #rolls: Readonly<Record<string, Roll>>;

  constructor(game: Game, player: Player, rolls: Readonly<Record<string, Roll>>) {
    this.#game = game;
    this.#player = player;
    this.#rolls = rolls;
  }

  answer(s: State, asks: readonly Ask[]): Step {
    const decided: Answer[] = [];
    const answers = asks.map(ask => {
      const view = this.#game.view(s, ask.side);
      const standing = this.#game.standing(view, ask);
      const answer = { ...ask, order: standing ?? this.#player(view, ask, this.#rolls[ask.side] as Roll) };
      if (!standing) decided.push(answer);
      return answer;
    });
    return { answers, decided };
  }
}
