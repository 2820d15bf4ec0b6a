// The quick players of imagined battles: no match for the ordinary ones, and not helpless before them either.

import type { Bot, Mind } from '@flagplot/bots';
import type { GameTypes, Json } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { fightBattle } from '../src/battle.ts';
import { playerCalled } from '../src/players.ts';
import type { Start } from '../src/start.ts';
import { scenarioNames, startOf } from '../src/start.ts';
import { fewer } from './light.ts';

/** Seeds of each scenario; with each, every side is played by the quick one once. */
const SEEDS = 6;
/** A win counts 1, a draw half. */
const LEAST = 0.25;

const QUICK = Object.values(await shippedSystems()).filter(({ mind }) => mind && Object.keys(mind.quick).length > 0);

function quickBot(mind: Mind<GameTypes>): Bot {
  return {
    name: 'quick',
    answer(v, { kind, about }, think) {
      const order = mind.quick[kind]?.(v, about, think) ?? mind.ordinary[kind]?.(v, about, think);
      return { order: order as Json };
    },
  };
}

/** What the quick player scores as each side in turn, all others ordinary: in parts of a win, 0 to 1. */
function scores(system: System, scenario: string): number[] {
  const start = startOf(system, scenario) as Start;
  const quick = quickBot(system.mind as Mind<GameTypes>);
  const sides = Object.keys(system.rules.setUp(start.scenario, start.book).sealed);
  const seeds = Array.from({ length: fewer(system.name, SEEDS) }, (_, n) => `${n}`);
  return seeds.flatMap(dice =>
    sides.map(side => {
      const seats = sides.map(one => ({ bot: one === side ? quick : playerCalled(system, 'ordinary'), thoughts: one }));
      const { winners } = fightBattle({ start, seats, dice }).outcome;
      return winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0;
    }),
  );
}

describe.each(QUICK.map(system => [system.name, system] as const))('the quick player of %s', (_, system) => {
  test(`scores ${LEAST} or more against the ordinary one, and less than it does`, () => {
    const all = scenarioNames(system).flatMap(scenario => scores(system, scenario));
    const score = all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(score).toBeGreaterThanOrEqual(LEAST);
    expect(score).toBeLessThan(0.5);
  });
});
