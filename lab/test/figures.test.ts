// What is played stays what it is: the figures of `flagplot sim --battles 20 --seed 7`, scenario by scenario; of a system whose battles are long
// `--battles 4`. A change of play raises the edition of its system, records these figures anew and says why.

import { shippedSystem } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { campaign } from '../src/campaign.ts';
import { scenarioNames } from '../src/start.ts';
import figures from './figures.json' with { type: 'json' };
import { fewer } from './light.ts';

const SYSTEMS = Object.entries(figures).map(([system, kept]) => ({ system, kept }));

/** What is compared of a campaign's result. */
async function played(name: string, scenario: string): Promise<object> {
  const system = await shippedSystem(name);
  const report = await campaign({
    system,
    scenarios: [scenario],
    battles: fewer(name, 20),
    seed: '7',
    bots: ['ordinary'],
    threads: 1,
  });
  if ('faults' in report) throw new Error(report.faults.map(({ say }) => say).join(' '));
  const { wins, turns, dice, throws, decisions } = report;
  return { wins, turns, dice, throws, decisions };
}

describe.each(SYSTEMS)('$system', ({ system, kept }) => {
  test('every scenario has its figures', async () => {
    expect(Object.keys(kept)).toEqual(scenarioNames(await shippedSystem(system)));
  });

  test.each(Object.entries<object>(kept))('%s is played as it was', async (scenario, of) => {
    expect(await played(system, scenario)).toEqual(of);
  });
});
