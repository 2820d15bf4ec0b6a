// A shard: battles of fixed seeds, whose result is the same on any machine and in any thread.

import { labelOf } from '@flagplot/bots';
import { canonical, sha256 } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import type { Bout } from './battle.ts';
import { fightBattle } from './battle.ts';
import type { SystemLine } from './opened.ts';
import { openLine } from './opened.ts';
import { leavingAll, loadPlayer, playerCalled } from './players.ts';
import type { Asked, Start } from './start.ts';
import { startOf } from './start.ts';
import type { Tally } from './tally.ts';
import { add, NOTHING, tallyOf } from './tally.ts';

/** Who fights: opponents in the order of the sides, and whether each seed is fought once for every side, with all opponents moved on by one side each time. */
export interface Lineup {
  readonly bots: readonly string[];
  readonly swap: boolean;
  /** All of them leave to standing choices whatever can be left. */
  readonly leaving?: boolean;
}

/** Battles `from` up to, but not with, `to` of a scenario. Plain JSON: sent to whoever plays it. */
export interface Shard extends SystemLine {
  /** Its place among the shards of its campaign. */
  readonly number: number;
  readonly scenario: Asked;
  readonly from: number;
  readonly to: number;
  readonly seed: string;
  readonly lineup: Lineup;
}

/** A battle of a campaign: its number, and by how many sides the opponents have moved on. */
export interface Place {
  readonly number: number;
  readonly turned: number;
}

/** Fights all battles of a shard, in a thread of its own: it opens the system itself. */
export async function playShard(shard: Shard): Promise<Tally> {
  return playShardOf(await openLine(shard), shard);
}

/** Fights all battles of a shard. Throws where a rule or an opponent does, saying in which battle. */
export async function playShardOf(system: System, shard: Shard): Promise<Tally> {
  for (const named of shard.lineup.bots) await loadPlayer(system, named);
  const start = startOfShard(system, shard);
  const hashes: string[] = [];
  let tally = NOTHING;
  for (const place of placesOf(shard)) {
    const battle = nameOnFailure(shard, place, () => fightBattle(boutOf(start, shard, place)));
    hashes.push(battle.hash);
    const names = rotate(labels(shard.lineup.bots), place);
    tally = add(tally, tallyOf(battle, names, { shard: shard.number, scenario: start.name, ...place }));
  }
  return { ...tally, hashes: { [shard.number]: sha256(hashes.join('\n')) } };
}

/** The battles of a shard in the order of their seeds. */
export function* placesOf({ from, to, lineup }: Pick<Shard, 'from' | 'to' | 'lineup'>): Generator<Place> {
  for (let number = from; number < to; number += 1) {
    for (let by = 0; by < turnsOf(lineup); by += 1) yield { number, turned: by };
  }
}

/** How often each seed is fought: once, or with every opponent on every side. */
export function turnsOf({ bots, swap }: Lineup): number {
  return swap ? bots.length : 1;
}

/** One battle of a campaign. The seed of its dice is told by campaign, scenario and number; each opponent's own by its place in the line-up besides. */
export function boutOf(start: Start, { seed, lineup }: Pick<Shard, 'seed' | 'lineup'>, place: Place): Bout {
  const dice = `${seed}/${start.name}/${place.number}`;
  const seats = lineup.bots.map((name, i) => {
    const bot = playerCalled(start.system, name);
    return { bot: lineup.leaving ? leavingAll(start.system, bot) : bot, thoughts: `${dice}/${i + 1}` };
  });
  return { start, seats: rotate(seats, place), dice };
}

/** Names under which results are told: an opponent that holds two sides is told apart from itself. */
export function labels(bots: readonly string[]): string[] {
  const names = bots.map(labelOf);
  return names.map((name, i) => {
    const before = names.slice(0, i).filter(other => other === name).length;
    return before === 0 ? name : `${name}-${before + 1}`;
  });
}

function rotate<T>(seats: readonly T[], place: Place): T[] {
  return [...seats.slice(place.turned), ...seats.slice(0, place.turned)];
}

/** The start used last: the shards of one scenario mostly come one after another. */
let last: { key: string; start: Start } | undefined;

/** The scenario of a shard made ready. Throws where it is not sound: whoever made the shard has seen to that. */
export function startOfShard(system: System, { scenario }: Pick<Shard, 'scenario'>): Start {
  const key = `${system.name} ${typeof scenario === 'string' ? scenario : canonical(scenario)}`;
  if (last?.key === key && last.start.system === system) return last.start;
  const start = startOf(system, scenario);
  if ('faults' in start) throw new Error(start.faults.map(({ at, say }) => `${at ?? ''} ${say}`).join('; '));
  last = { key, start };
  return start;
}

function nameOnFailure<T>({ seed }: Shard, { number, turned }: Place, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const say = error instanceof Error ? error.message : String(error);
    throw new Error(`battle ${number}${turned > 0 ? ', sides exchanged,' : ''} of seed ${seed}: ${say}`, { cause: error });
  }
}
