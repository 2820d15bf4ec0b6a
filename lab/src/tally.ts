// Results that add up in any order: a shard's, a campaign's, those of many machines.

import type { Side } from '@flagplot/kernel';
import { sha256, wilson } from '@flagplot/kernel';
import type { BattleResult, RefusedOrder } from './battle.ts';

/** A share of battles, and the interval in which the true one lies 19 times in 20. All between 0 and 1. */
export interface Score {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How often an opponent won, drew, and fought. */
interface BotTally {
  readonly won: number;
  readonly drawn: number;
  readonly fought: number;
}

/** A battle of a campaign: its shard, and among those of its scenario its number and by how many sides the opponents have moved on. */
export interface BattlePlace {
  readonly shard: number;
  readonly scenario: string;
  readonly number: number;
  readonly turned: number;
}

/** How many orders of an opponent could not stand, and the first of them. */
export interface RefusedOrders {
  readonly count: number;
  readonly first: RefusedOrder & BattlePlace;
}

/** What any number of battles came to. */
export interface Tally {
  readonly battles: number;
  readonly drawn: number;
  readonly wins: Readonly<Record<Side, number>>;
  readonly bots: Readonly<Record<string, BotTally>>;
  readonly turns: number;
  /** Turns counted once for each side, answers given in them, and the most one side gave in one. */
  readonly sideTurns: number;
  readonly inTurns: number;
  readonly mostInTurn: number;
  readonly dice: number;
  readonly throws: number;
  readonly decisions: number;
  /** By opponent; only players from modules have any. */
  readonly refused: Readonly<Record<string, RefusedOrders>>;
  /** Hashes of the last states of a shard's battles, in the order of their seeds, hashed once more; by the number of the shard. */
  readonly hashes: Readonly<Record<number, string>>;
}

/** What a campaign came to, as it is told. */
export interface Result {
  readonly battles: number;
  /** Battles won, by side, and those that nobody won. */
  readonly wins: Readonly<Record<Side, number>>;
  /** A win counts 1 and a draw one half, by opponent, with the 95 % Wilson interval. */
  readonly score: Readonly<Record<string, Score>>;
  readonly turns: number;
  /** Answers that a side had to give in a turn. */
  readonly asks: { readonly mean: number; readonly max: number };
  readonly dice: number;
  readonly throws: number;
  readonly decisions: number;
  /** Orders of players from modules that could not stand, by opponent; those without any are left out. */
  readonly refused: Readonly<Record<string, RefusedOrders>>;
  /** SHA-256 over the last states of all battles, in the order of their seeds. */
  readonly hash: string;
}

export const NOTHING: Tally = {
  battles: 0,
  drawn: 0,
  wins: {},
  bots: {},
  turns: 0,
  sideTurns: 0,
  inTurns: 0,
  mostInTurn: 0,
  dice: 0,
  throws: 0,
  decisions: 0,
  refused: {},
  hashes: {},
};

/** One battle, with the names of its opponents in the order of the sides. Its hash is left to its shard. */
export function tallyOf(battle: BattleResult, names: readonly string[], place: BattlePlace): Tally {
  const { sides, outcome, turns, dice, throws, decisions, inTurns, mostInTurn } = battle;
  const drawn = outcome.winners.length === 0 || outcome.winners.length === sides.length;
  const winners = drawn ? [] : outcome.winners;
  const wins = Object.fromEntries(sides.map(side => [side, winners.includes(side) ? 1 : 0]));
  const bots = sides.reduce<Tally['bots']>((sum, side, i) => {
    const one = { won: wins[side] as number, drawn: drawn ? 1 : 0, fought: 1 };
    return merge(sum, { [names[i] as string]: one }, addBotTallies);
  }, {});
  const counts = { turns, sideTurns: turns * sides.length, inTurns, mostInTurn, dice, throws, decisions };
  return { battles: 1, drawn: drawn ? 1 : 0, wins, bots, ...counts, refused: refusedOf(battle, names, place), hashes: {} };
}

function refusedOf({ sides, refused }: BattleResult, names: readonly string[], place: BattlePlace): Tally['refused'] {
  const found = sides.flatMap((side, i): [string, RefusedOrders][] => {
    const one = refused[side];
    return one ? [[names[i] as string, { count: one.count, first: { ...one.first, ...place } }]] : [];
  });
  return Object.fromEntries(found);
}

/** Two results as one. */
export function add(a: Tally, b: Tally): Tally {
  return {
    battles: a.battles + b.battles,
    drawn: a.drawn + b.drawn,
    wins: merge(a.wins, b.wins, (x, y) => x + y),
    bots: merge(a.bots, b.bots, addBotTallies),
    turns: a.turns + b.turns,
    sideTurns: a.sideTurns + b.sideTurns,
    inTurns: a.inTurns + b.inTurns,
    mostInTurn: Math.max(a.mostInTurn, b.mostInTurn),
    dice: a.dice + b.dice,
    throws: a.throws + b.throws,
    decisions: a.decisions + b.decisions,
    refused: merge(a.refused, b.refused, addRefusedOrders),
    hashes: { ...a.hashes, ...b.hashes },
  };
}

/** The result of a tally, as it is told. Shares are floats: they are read, and decide nothing. */
export function resultOf(tally: Tally): Result {
  const { battles, turns, dice, throws, decisions } = tally;
  const shards = Object.keys(tally.hashes).map(Number);
  const inOrder = shards.sort((a, b) => a - b).map(shard => tally.hashes[shard]);
  return {
    battles,
    wins: { ...tally.wins, draw: tally.drawn },
    score: Object.fromEntries(Object.entries(tally.bots).map(([name, bot]) => [name, scoreOf(bot)])),
    turns,
    asks: { mean: tally.sideTurns === 0 ? 0 : tally.inTurns / tally.sideTurns, max: tally.mostInTurn },
    dice,
    throws,
    decisions,
    refused: tally.refused,
    hash: sha256(inOrder.join('\n')),
  };
}

function scoreOf({ won, drawn, fought }: BotTally): Score {
  const points = won + drawn / 2;
  return { mean: fought === 0 ? 0 : points / fought, ...wilson(points, fought) };
}

/** The first is the same in whatever order shards are added up. */
function addRefusedOrders(a: RefusedOrders, b: RefusedOrders): RefusedOrders {
  return { count: a.count + b.count, first: rankOf(b) < rankOf(a) ? b.first : a.first };
}

/** Where a battle stands among all of its campaign. */
const rankOf = ({ first: { shard, number, turned } }: RefusedOrders): number => (shard * 1e7 + number) * 16 + turned;

function addBotTallies(a: BotTally, b: BotTally): BotTally {
  return { won: a.won + b.won, drawn: a.drawn + b.drawn, fought: a.fought + b.fought };
}

function merge<T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>, sum: (a: T, b: T) => T): Record<string, T> {
  const both: Record<string, T> = { ...a };
  for (const [key, value] of Object.entries(b)) both[key] = Object.hasOwn(a, key) ? sum(a[key] as T, value) : value;
  return both;
}
