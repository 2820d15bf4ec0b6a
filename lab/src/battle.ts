// One battle between opponents: silent and fast, or through a match that keeps its record.

import type { Bot, Think } from '@flagplot/bots';
import { check } from '@flagplot/check';
import type { Ask, GameTypes, HostMatch, Json, Outcome, Refusal, RollDie, Side, View } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import { BareBattle, hashOf, seededDice, setUp } from '@flagplot/kernel/bare';
import type { Start } from './start.ts';

/** Who holds a side: an opponent, and the seed of its own dice, which are never the table's. */
export interface Seat {
  readonly bot: Bot;
  readonly thoughts: string;
}

/** A battle to be fought: its seats in the order of the sides, and the seed of its dice. */
export interface Bout {
  readonly start: Start;
  readonly seats: readonly Seat[];
  readonly dice: string;
}

/** An order that a player from a module gave and that could not stand; the idle one was carried in its place. */
export interface RefusedOrder {
  /** The opponent as it was named: the file of its module. */
  readonly player: string;
  readonly side: Side;
  readonly turn: number;
  /** The kind of question it answers. */
  readonly kind: string;
  readonly refusals: readonly Refusal[];
}

/** How many orders of one side could not stand, and the first of them. */
export interface RefusedOfSide {
  readonly count: number;
  readonly first: RefusedOrder;
}

/** How a battle went. */
export interface BattleResult {
  readonly sides: readonly Side[];
  readonly outcome: Outcome;
  /** Turns played; the opening is none. */
  readonly turns: number;
  readonly dice: number;
  readonly throws: number;
  /** Answers given by the opponents; those that need nobody are none. */
  readonly decisions: number;
  /** Of these, the answers within turns, and the most that one side gave in one turn. */
  readonly inTurns: number;
  readonly mostInTurn: number;
  /** Orders of players from modules that could not stand, by side; sides without any are left out. */
  readonly refused: Readonly<Record<Side, RefusedOfSide>>;
  /** SHA-256 of the last state. */
  readonly hash: string;
}

/** Rounds of answers after which a battle counts as one that never ends. */
const ENDLESS = 100_000;

/** Fights a battle to its end on bare states, telling nobody anything. */
export function fightBattle(bout: Bout): BattleResult {
  return new Fight(bout).run();
}

/**
 * The same battle fought through a match: slower, with all that is told, and a record of it.
 * @param onRefused is handed every order of a player from a module that could not stand.
 */
export function fightMatch(bout: Bout, onRefused?: (order: RefusedOrder) => void): HostMatch<GameTypes> {
  const { start, seats, dice } = bout;
  const { rules, scenario } = start;
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed: dice }, check });
  if ('faults' in begun) throw new Error('a scenario that was read before is refused now');
  const { match } = begun;
  const players = playersOf(Object.keys(match.state().sealed), seats);
  while (!match.outcome()) {
    const { step, turn } = match.shown().clock;
    const asks = match.asks();
    if (asks.length === 0 || step > ENDLESS) throw new Error('the battle does not go on, and is not over');
    for (const ask of asks) {
      const player = players.get(ask.side) as Player;
      const { bot } = player;
      const think = thinkOf(player, given =>
        onRefused?.({ player: bot.name, side: ask.side, turn, kind: ask.kind, refusals: given }),
      );
      const refusals = match.answer(ask.side, step, bot.answer(match.view(ask.side), ask, think).order);
      if (refusals.length > 0) throw new Error(`${bot.name} is refused: ${refusals.map(({ say }) => say).join(' ')}`);
    }
  }
  return match;
}

/** A side as it answers. */
interface Player {
  readonly bot: Bot;
  /** Its own dice, and the word they are thrown by. */
  readonly roll: RollDie;
  readonly seed: string;
  /** The turn it answered in last, and its answers in that turn. */
  turn: number;
  inTurn: number;
}

function playersOf(sides: readonly Side[], seats: readonly Seat[]): Map<Side, Player> {
  if (sides.length !== seats.length) throw new Error(`${sides.length} sides want as many opponents, not ${seats.length}`);
  return new Map(
    sides.map((side, i) => {
      const { bot, thoughts } = seats[i] as Seat;
      return [side, { bot, roll: stream(thoughts), seed: thoughts, turn: 0, inTurn: 0 }];
    }),
  );
}

/** What a player thinks with. One of the product that errs ends the battle; one from a module is only told of. */
function thinkOf({ bot, roll, seed }: Player, fault: (refusals: readonly Refusal[]) => void): Think {
  return bot.outside ? { roll, seed, fault } : { roll, seed };
}

/** A battle under way, and all that is counted meanwhile. */
class Fight {
  readonly #battle: BareBattle<GameTypes>;
  readonly #players: Map<Side, Player>;
  #decisions = 0;
  #inTurns = 0;
  #mostInTurn = 0;
  readonly #refused: Record<Side, RefusedOfSide> = {};

  constructor({ start, seats, dice }: Bout) {
    const { rules, scenario, book } = start;
    this.#battle = new BareBattle({ rules, s: setUp(rules, scenario, book), dice: seededDice(dice) });
    this.#players = playersOf(Object.keys(this.#battle.s.sealed), seats);
  }

  run(): BattleResult {
    return this.#result(this.#battle.begin().run((view, ask) => this.#order(view, ask)));
  }

  #order(view: View<GameTypes>, ask: Ask<GameTypes>): Json & object {
    const player = this.#players.get(ask.side) as Player;
    this.#count(player);
    const think = thinkOf(player, refusals => this.#countRefused(ask, refusals));
    return player.bot.answer(view, ask, think).order as Json & object;
  }

  #countRefused({ side, kind }: Ask<GameTypes>, refusals: readonly Refusal[]): void {
    const before = this.#refused[side];
    const player = this.#players.get(side)?.bot.name as string;
    const first = before?.first ?? { player, side, turn: this.#battle.s.clock.turn, kind, refusals };
    this.#refused[side] = { count: (before?.count ?? 0) + 1, first };
  }

  #count(player: Player): void {
    const { turn } = this.#battle.s.clock;
    this.#decisions += 1;
    if (turn === 0) return;
    this.#inTurns += 1;
    player.inTurn = player.turn === turn ? player.inTurn + 1 : 1;
    player.turn = turn;
    if (player.inTurn > this.#mostInTurn) this.#mostInTurn = player.inTurn;
  }

  #result(outcome: Outcome): BattleResult {
    const { s, dice, throws } = this.#battle;
    return {
      sides: [...this.#players.keys()],
      outcome,
      turns: s.clock.turn,
      dice,
      throws,
      decisions: this.#decisions,
      inTurns: this.#inTurns,
      mostInTurn: this.#mostInTurn,
      refused: this.#refused,
      hash: hashOf(s),
    };
  }
}
