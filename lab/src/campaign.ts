// Campaigns: a line-up of opponents, scenarios and seeds, fought in shards by any number of threads.

import { cpus } from 'node:os';
import type { Outcome, Refusal, Saved } from '@flagplot/kernel';
import { setUp } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import type { RefusedOrder } from './battle.ts';
import { fightMatch } from './battle.ts';
import { dealOut } from './deal.ts';
import { loadPlayer } from './players.ts';
import type { Lineup, Shard } from './shard.ts';
import { boutOf, placesOf, playShardOf, startOfShard, turnsOf } from './shard.ts';
import type { Asked, Start } from './start.ts';
import { scenarioNames, startOf } from './start.ts';
import type { Result, Tally } from './tally.ts';
import { add, NOTHING, resultOf } from './tally.ts';

/** A campaign as it is asked for. */
export interface Campaign {
  readonly system: System;
  /** Left out: every scenario the system brings. */
  readonly scenarios?: readonly Asked[];
  /** Seeds for each scenario: as many battles, or as many for every side where sides are exchanged. */
  readonly battles: number;
  readonly seed: string;
  /** For the sides in their order, by name or by the file of a module; further sides get the last. */
  readonly bots: readonly string[];
  readonly swap?: boolean;
  /** All opponents leave to standing choices whatever can be left. */
  readonly leaving?: boolean;
  /** Left out: one for each processor, where there is enough to do. */
  readonly threads?: number;
}

/** What a campaign came to, and what it took. */
export interface Report extends Result {
  readonly seconds: number;
  /** Of all threads together. */
  readonly cpuSeconds: number;
}

/** One battle of a campaign, fought again. */
export interface RecordedBattle {
  readonly record: Saved;
  readonly outcome: Outcome;
  readonly refused: readonly RefusedOrder[];
}

/** Told after each shard: battles fought, of how many. */
export type OnProgress = (fought: number, of: number) => void;

/** Seeds in a shard: the same for everybody, since the hash is taken shard by shard. */
const SHARD = 25;

/**
 * Fights a campaign.
 * @returns what it came to: the same for the same campaign, but for the time it took; or every fault in what was asked.
 */
export async function campaign(asked: Campaign, onProgress?: OnProgress): Promise<Report | { faults: Refusal[] }> {
  const shards = await shardsOf(asked);
  if ('faults' in shards) return shards;
  const [began, spent] = [performance.now(), process.cpuUsage()];
  const tell = progressOf(shards, onProgress);
  const tallies = await dealOut<Shard, Tally>(shards, {
    work: { module: 'shard', name: 'playShard' },
    threads: asked.threads ?? cpus().length,
    here: shard => playShardOf(asked.system, shard),
    isOver({ battles }) {
      tell(battles);
      return false;
    },
  });
  const { user, system } = process.cpuUsage(spent);
  const result = resultOf(tallies.reduce(add, NOTHING));
  return { ...result, seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
}

/**
 * One battle of a campaign, counted from 1 in the order of the seeds, fought again through a match.
 * @returns its record, how it ended and what players from modules answered in vain; or every fault in what was asked.
 */
export async function recordOf(asked: Campaign, nth: number): Promise<RecordedBattle | { faults: Refusal[] }> {
  const shards = await shardsOf(asked);
  if ('faults' in shards) return shards;
  const places = shards.flatMap(shard => [...placesOf(shard)].map(place => ({ shard, place })));
  const found = places[nth - 1];
  if (!found) return { faults: [fault('/battle', `there are ${places.length} battles, and no battle ${nth}`)] };
  const refused: RefusedOrder[] = [];
  const match = fightMatch(
    boutOf(startOfShard(asked.system, found.shard), found.shard, found.place),
    one => void refused.push(one),
  );
  return { record: match.saved(), outcome: match.outcome() as Outcome, refused };
}

/** The shards of a campaign, the same whoever fights them; or every fault in what was asked. */
export async function shardsOf(asked: Campaign): Promise<Shard[] | { faults: Refusal[] }> {
  const { system, battles, seed } = asked;
  const scenarios = asked.scenarios ?? scenarioNames(system);
  const found = scenarios.map(one => startOf(system, one));
  const faults = [
    ...found.flatMap(one => ('faults' in one ? one.faults : lineupFaults(one, asked))),
    ...(await playerFaults(asked)),
  ];
  if (faults.length > 0) return { faults: withoutRepeats(faults) };
  const shards: Shard[] = [];
  for (const [i, scenario] of scenarios.entries()) {
    const lineup = lineupOf(found[i] as Start, asked);
    for (let from = 0; from < battles; from += SHARD) {
      const to = Math.min(from + SHARD, battles);
      shards.push({ number: shards.length, shelf: system.where, system: system.name, scenario, from, to, seed, lineup });
    }
  }
  return shards;
}

/** An opponent for each side: those named, and the last of them for all further sides. */
export function lineupOf(start: Start, { bots, swap, leaving }: Pick<Campaign, 'bots' | 'swap' | 'leaving'>): Lineup {
  const whole = { swap: swap ?? false, ...(leaving && { leaving }) };
  return { bots: sidesOf(start).map((_, i) => bots[Math.min(i, bots.length - 1)] as string), ...whole };
}

function lineupFaults(start: Start, { bots }: Campaign): Refusal[] {
  const sides = sidesOf(start);
  if (bots.length <= sides.length) return [];
  const named = `${start.name} has ${sides.length} sides (${sides.join(', ')})`;
  return [fault('/bots', `${named}: it wants as many opponents or fewer, not ${bots.length}`)];
}

async function playerFaults({ system, bots }: Campaign): Promise<Refusal[]> {
  const faults = await Promise.all(bots.map(async named => await loadPlayer(system, named)));
  return faults.flatMap((lines, i) => lines.map(say => fault(`/bots/${i}`, say)));
}

function sidesOf({ rules, scenario, book }: Start): string[] {
  return Object.keys(setUp(rules, scenario, book).sealed);
}

const fault = (at: string, say: string): Refusal => ({ rule: 'schema', at, say });

/** The same fault is told once, however many scenarios have it. */
function withoutRepeats(faults: readonly Refusal[]): Refusal[] {
  return faults.filter((one, i) => faults.findIndex(other => other.at === one.at && other.say === one.say) === i);
}

/** Adds up the battles of each shard that is done, and tells of how many that is. */
function progressOf(shards: readonly Shard[], onProgress: OnProgress | undefined): (battles: number) => void {
  const all = shards.reduce((sum, { from, to, lineup }) => sum + (to - from) * turnsOf(lineup), 0);
  let sum = 0;
  return battles => {
    sum += battles;
    onProgress?.(sum, all);
  };
}
