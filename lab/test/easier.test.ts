// First battles: which side is proposed to whoever is new, and that he wins there who takes what is proposed to him ask by ask.

import type { Bot } from '@flagplot/bots';
import { propose } from '@flagplot/bots/serve';
import type { GameTypes, Json, Side } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { fightBattle } from '../src/battle.ts';
import { playerCalled } from '../src/players.ts';
import { startOf } from '../src/start.ts';

/** Battles between ordinary players, and how many times as often as the other the easier side wins. */
const BATTLES = 24;
const CLEARLY = 1.5;
/** First battles at what is proposed, and how many of them are won at least: of hundreds more than three in four were. */
const FIRST = 12;
const WON = 7;

/** How often each side wins by itself. */
function wins(
  system: System,
  { scenario, dice, bots }: { scenario: string; dice: string; bots: Record<Side, Bot> },
  battles: number,
) {
  const start = startOf(system, scenario);
  if ('faults' in start) throw new Error(`${scenario} cannot be read`);
  const all = Object.keys(bots).map(side => [side, 0] as const);
  const count: Record<Side, number> = Object.fromEntries(all);
  for (let n = 0; n < battles; n += 1) {
    const seats = Object.entries(bots).map(([side, bot]) => ({ bot, thoughts: `${dice}/${n}/${side}` }));
    const { winners } = fightBattle({ start, seats, dice: `${dice}/${n}` }).outcome;
    for (const side of winners.length === 1 ? winners : []) count[side] = (count[side] ?? 0) + 1;
  }
  return count;
}

/** Whoever takes what is proposed to him. */
function taker({ mind }: System): Bot {
  if (!mind) throw new Error('nothing is proposed without a mind');
  return {
    name: 'taker',
    answer: (view, { kind, about }, think) => ({
      order: propose<GameTypes, string>(mind, { view, kind, about }, { wish: 'best', think }) as Json,
    }),
  };
}

const sidesIn = (system: System, name: string): Side[] => {
  const start = startOf(system, name);
  if ('faults' in start) throw new Error(`${name} cannot be read`);
  return Object.keys(start.rules.setUp(start.scenario, start.book).sealed);
};

const seated = (sides: readonly Side[], botOf: (side: Side) => Bot): Record<Side, Bot> =>
  Object.fromEntries(sides.map(side => [side, botOf(side)]));

/** Systems of which some scenario is said to be easier for a side. */
const MINDED = Object.entries(await shippedSystems()).filter(
  ([, { mind, entries }]) => mind && entries.some(({ easier }) => easier),
);

describe.each(MINDED)('%s', (_, system) => {
  const named = system.entries.flatMap(({ name, easier }) => (easier ? [[name, easier] as const] : []));

  test.each(named)('%s is easier for %s: ordinary players win there clearly oftener than opposite', (scenario, easier) => {
    const sides = sidesIn(system, scenario);
    const count = wins(
      system,
      { scenario, dice: 'easier', bots: seated(sides, () => playerCalled(system, 'ordinary')) },
      BATTLES,
    );
    const others = sides.filter(side => side !== easier).map(side => count[side] as number);
    expect(count[easier]).toBeGreaterThan(CLEARLY * Math.max(...others));
  });
});

test.each([
  ['fleet-action', 'duel'],
  ['squadrons', 'first-lesson'],
])('of first battles of %s, %s against a cadet, most are won by whoever takes what is proposed', async (name, scenario) => {
  const system = (await shippedSystems())[name] as System;
  const easier = system.entries.find(one => one.name === scenario)?.easier as Side;
  const bots = seated(sidesIn(system, scenario), side => (side === easier ? taker(system) : playerCalled(system, 'cadet')));
  expect(wins(system, { scenario, dice: 'first', bots }, FIRST)[easier]).toBeGreaterThanOrEqual(WON);
});
