import { check } from '@flagplot/check';
import { resume } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { fightBattle, fightMatch } from '../src/battle.ts';
import type { Campaign, Report } from '../src/campaign.ts';
import { campaign, lineupOf, recordOf, shardsOf } from '../src/campaign.ts';
import { boutOf, labels, placesOf, playShard, type Shard } from '../src/shard.ts';
import type { Start } from '../src/start.ts';
import { startOf } from '../src/start.ts';
import { add, NOTHING, resultOf } from '../src/tally.ts';
import { fewer } from './light.ts';

const shelf = await shippedSystems();

const SYSTEMS = Object.values(shelf).map(system => ({
  system,
  name: system.name,
  scenarios: Object.keys(system.scenarios),
  rules: system.rules,
}));
const [{ system, scenarios: whole }] = SYSTEMS as [(typeof SYSTEMS)[number]];
/** Four scenarios are enough: a campaign is one whatever it plays. */
const scenarios = whole.slice(0, 4);
const asked: Campaign = { system, scenarios, battles: 60, seed: '7', bots: ['random'] };

async function shards(of: Campaign): Promise<Shard[]> {
  const found = await shardsOf(of);
  if ('faults' in found) throw new Error('a sound campaign is refused');
  return found;
}

/** What a campaign came to, its time left out. */
async function result(of: Campaign): Promise<Omit<Report, 'seconds' | 'cpuSeconds'>> {
  const report = await campaign(of);
  if ('faults' in report) throw new Error('a sound campaign is refused');
  const { seconds, cpuSeconds, ...rest } = report;
  expect(seconds).toBeGreaterThan(0);
  expect(cpuSeconds).toBeGreaterThan(0);
  return rest;
}

describe.each(SYSTEMS)('battles of $name', ({ system, scenarios, rules }) => {
  const starts = scenarios.map(name => startOf(system, name) as Start);

  test('fought on bare states or through a match, a battle ends in the same state with the same counts', () => {
    for (const start of starts) {
      const lineup = lineupOf(start, { bots: ['random'] });
      for (let number = 0; number < fewer(system.name, 12); number += 1) {
        const bout = boutOf(start, { seed: 'twice', lineup }, { number, turned: 0 });
        const [bare, match] = [fightBattle(bout), fightMatch(bout)];
        const { dice, throws, decisions, outcome, hash } = bare;
        expect({ dice, throws, decisions }).toEqual(match.counts());
        expect([hash, outcome]).toEqual([match.saved().hashes.at(-1), match.outcome()]);
      }
    }
  });

  test('the record of a battle replays to where the battle ended', async () => {
    const found = await recordOf({ system, battles: 3, seed: 'kept', bots: ['random'] }, 2);
    if ('faults' in found) throw new Error('a sound campaign is refused');
    const resumed = resume(rules, found.record, check);
    expect('match' in resumed && resumed.match.outcome()).toEqual(found.outcome);
  });
});

test('threads make no difference', async () => {
  expect(await result({ ...asked, threads: 2 })).toEqual(await result({ ...asked, threads: 1 }));
});

test('the seed does', async () => {
  const few = { ...asked, battles: 5, threads: 1 };
  expect((await result({ ...few, seed: '8' })).hash).not.toBe((await result(few)).hash);
});

test('results of shards add up in any order', async () => {
  const tallies = await Promise.all((await shards(asked)).map(playShard));
  expect(tallies).toHaveLength(Math.ceil(60 / 25) * scenarios.length);
  const forwards = resultOf(tallies.reduce(add, NOTHING));
  const backwards = resultOf(tallies.reduceRight(add, NOTHING));
  expect(backwards).toEqual(forwards);
  expect(resultOf(add(NOTHING, add(tallies[1] ?? NOTHING, tallies[0] ?? NOTHING))).battles).toBe(50);
});

test('a win counts one and a draw one half; what one wins the other loses', async () => {
  const { battles, wins, score, asks, turns, decisions } = await result({
    ...asked,
    scenarios: scenarios.slice(0, 1),
    threads: 1,
  });
  const { draw, ...sides } = wins as Record<string, number> & { draw: number };
  expect(Object.values(sides).reduce((sum, n) => sum + n, draw)).toBe(battles);
  const [first, second] = Object.values(score);
  const [won] = Object.values(sides) as [number];
  expect(first?.mean).toBeCloseTo((won + draw / 2) / battles, 12);
  expect((first?.mean ?? 0) + (second?.mean ?? 0)).toBeCloseTo(1, 12);
  expect(first?.low).toBeLessThan(first?.mean ?? 0);
  expect(asks.max).toBeGreaterThanOrEqual(asks.mean);
  expect(asks.mean * turns * 2).toBeLessThanOrEqual(decisions);
});

test('with sides exchanged every seed is fought twice, with the same dice and each opponent on the other side', async () => {
  const start = startOf(system, scenarios[0] as string) as Start;
  const lineup = lineupOf(start, { bots: ['random', 'idle'], swap: true });
  const places = [...placesOf({ from: 3, to: 5, lineup })];
  expect(places).toEqual([3, 4].flatMap(number => [0, 1].map(turned => ({ number, turned }))));
  const [plain, turned] = places.map(place => boutOf(start, { seed: '7', lineup }, place));
  expect(plain?.dice).toBe(turned?.dice);
  expect([plain, turned].map(bout => bout?.seats.map(({ bot }) => bot.name))).toEqual([
    ['random', 'idle'],
    ['idle', 'random'],
  ]);
  expect(turned?.seats.map(({ thoughts }) => thoughts).toReversed()).toEqual(plain?.seats.map(({ thoughts }) => thoughts));
  const { battles, score } = await result({ ...asked, battles: 4, bots: ['random', 'idle'], swap: true, threads: 1 });
  expect([battles, Object.keys(score)]).toEqual([8 * scenarios.length, ['random', 'idle']]);
});

test('with three sides every opponent holds every side once', () => {
  const lineup = { bots: ['ordinary', 'random', 'idle'], swap: true };
  const start = startOf(shelf.squadrons!, 'three-flags') as Start;
  const seats = [...placesOf({ from: 1, to: 2, lineup })].map(place =>
    boutOf(start, { seed: '7', lineup }, place).seats.map(({ bot }) => bot.name),
  );
  expect(seats).toEqual([
    ['ordinary', 'random', 'idle'],
    ['random', 'idle', 'ordinary'],
    ['idle', 'ordinary', 'random'],
  ]);
});

test('an opponent that holds two sides is told apart from itself', () => {
  expect(labels(['random', 'idle', 'random'])).toEqual(['random', 'idle', 'random-2']);
});

test.each<[string, Partial<Campaign>, string[]]>([
  ['an unknown scenario', { scenarios: ['none'] }, ['/scenario']],
  ['a scenario that is none', { scenarios: [{ name: 7 }] }, ['/scenario/name']],
  ['unknown opponents', { bots: ['random', 'clever'] }, ['/bots/1']],
  ['too many opponents', { bots: ['random', 'idle', 'random'] }, ['/bots']],
])('%s is a fault', async (_, change, at) => {
  const found = await campaign({ ...asked, ...change });
  expect('faults' in found && found.faults.map(fault => fault.at)).toEqual(expect.arrayContaining(at));
});

test('progress is told battle by battle, up to all of them', async () => {
  const heard: [number, number][] = [];
  await campaign({ ...asked, threads: 1 }, (done, of) => heard.push([done, of]));
  const all = 60 * scenarios.length;
  expect(heard.at(-1)).toEqual([all, all]);
  expect(heard.map(([done]) => done)).toEqual(heard.map(([done]) => done).toSorted((a, b) => a - b));
});
