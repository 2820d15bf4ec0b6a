// Campaigns: a line-up of opponents, scenarios and seeds, fought in shards by any number of threads.

import { cpus } from 'node:os';
import { botCalled, botsOf } from '@flagplot/bots';
import type { Outcome, Refusal, Saved } from '@flagplot/kernel';
import { setUp } from '@flagplot/kernel';
import { fightMatch } from './battle.ts';
import type { Lineup, Shard } from './shard.ts';
import { boutOf, placesOf, playShard, startOfShard, turnsOf } from './shard.ts';
import type { Asked, Start } from './start.ts';
import { scenarioNames, startOf } from './start.ts';
import type { Result, Tally } from './tally.ts';
import { add, NOTHING, resultOf } from './tally.ts';

/** A campaign as it is asked for. */
export interface Campaign {
  readonly system: string;
  /** Left out: every scenario the system brings. */
  readonly scenarios?: readonly Asked[];
  /** Seeds for each scenario: as many battles, or as many for every side where sides are exchanged. */
  readonly battles: number;
  readonly seed: string;
  /** One for each side, in their order; or one for all. */
  readonly bots: readonly string[];
  readonly swap?: boolean;
  /** Left out: one for each processor, where there is enough to do. */
  readonly threads?: number;
}

/** What a campaign came to, and what it took. */
export interface Report extends Result {
  readonly seconds: number;
  /** Of all threads together. */
  readonly cpuSeconds: number;
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
  const shards = shardsOf(asked);
  if ('faults' in shards) return shards;
  const [began, spent] = [performance.now(), process.cpuUsage()];
  const threads = Math.min(asked.threads ?? cpus().length, shards.length);
  const tallies = threads > 1 ? await fightInThreads(shards, threads, onProgress) : fightAlone(shards, onProgress);
  const { user, system } = process.cpuUsage(spent);
  const result = resultOf(tallies.reduce(add, NOTHING));
  return { ...result, seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
}

/**
 * One battle of a campaign, counted from 1 in the order of the seeds, fought again through a match.
 * @returns its record and how it ended, or every fault in what was asked.
 */
export function recordOf(asked: Campaign, nth: number): { record: Saved; outcome: Outcome } | { faults: Refusal[] } {
  const shards = shardsOf(asked);
  if ('faults' in shards) return shards;
  const places = shards.flatMap(shard => [...placesOf(shard)].map(place => ({ shard, place })));
  const found = places[nth - 1];
  if (!found) return { faults: [fault('/battle', `there are ${places.length} battles, and no battle ${nth}`)] };
  const match = fightMatch(boutOf(startOfShard(found.shard), found.shard, found.place));
  return { record: match.saved(), outcome: match.outcome() as Outcome };
}

/** The shards of a campaign, the same whoever fights them; or every fault in what was asked. */
export function shardsOf(asked: Campaign): Shard[] | { faults: Refusal[] } {
  const { system, battles, seed } = asked;
  const scenarios = asked.scenarios ?? scenarioNames(system);
  const found = scenarios.length > 0 ? scenarios.map(one => startOf(system, one)) : [startOf(system, '')];
  const faults = found.flatMap(one => ('faults' in one ? one.faults : lineupFaults(one, asked)));
  if (faults.length > 0) return { faults: withoutRepeats(faults) };
  const shards: Shard[] = [];
  for (const [i, scenario] of scenarios.entries()) {
    const lineup = lineupOf(found[i] as Start, asked);
    for (let from = 0; from < battles; from += SHARD) {
      const to = Math.min(from + SHARD, battles);
      shards.push({ number: shards.length, system, scenario, from, to, seed, lineup });
    }
  }
  return shards;
}

/** An opponent for each side. */
export function lineupOf(start: Start, { bots, swap }: Pick<Campaign, 'bots' | 'swap'>): Lineup {
  const sides = sidesOf(start).length;
  return { bots: bots.length === 1 ? Array.from({ length: sides }, () => bots[0] as string) : bots, swap: swap ?? false };
}

function lineupFaults(start: Start, { system, bots }: Campaign): Refusal[] {
  const sides = sidesOf(start);
  const unknown = bots.flatMap((name, i) =>
    botCalled(system, name) ? [] : [fault(`/bots/${i}`, `there is no opponent ${name}; there is ${botsOf(system).join(', ')}`)],
  );
  const fits = bots.length === 1 || bots.length === sides.length;
  const named = `${start.name} has ${sides.length} sides (${sides.join(', ')})`;
  return fits
    ? unknown
    : [...unknown, fault('/bots', `${named}: it wants as many opponents, or one for all, not ${bots.length}`)];
}

function sidesOf({ rules, scenario, book }: Start): string[] {
  return Object.keys(setUp(rules, scenario, book).sealed);
}

const fault = (at: string, say: string): Refusal => ({ rule: 'schema', at, say });

/** The same fault is told once, however many scenarios have it. */
function withoutRepeats(faults: readonly Refusal[]): Refusal[] {
  return faults.filter((one, i) => faults.findIndex(other => other.at === one.at && other.say === one.say) === i);
}

function fightAlone(shards: readonly Shard[], onProgress: OnProgress | undefined): Tally[] {
  const progress = progressOf(shards, onProgress);
  return shards.map(shard => progress(playShard(shard)));
}

async function fightInThreads(shards: readonly Shard[], threads: number, onProgress: OnProgress | undefined): Promise<Tally[]> {
  const { Piscina } = await import('piscina');
  const sources = import.meta.url.endsWith('.ts');
  const pool = new Piscina<Shard, Tally>({
    filename: new URL(sources ? './shard.ts' : './shard.js', import.meta.url).href,
    name: 'playShard',
    minThreads: threads,
    maxThreads: threads,
    execArgv: sources ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [],
  });
  const progress = progressOf(shards, onProgress);
  try {
    return await Promise.all(shards.map(async shard => progress(await pool.run(shard))));
  } finally {
    await pool.destroy();
  }
}

function progressOf(shards: readonly Shard[], onProgress: OnProgress | undefined): (tally: Tally) => Tally {
  const all = shards.reduce((sum, { from, to, lineup }) => sum + (to - from) * turnsOf(lineup), 0);
  let sum = 0;
  return tally => {
    sum += tally.battles;
    onProgress?.(sum, all);
    return tally;
  };
}
