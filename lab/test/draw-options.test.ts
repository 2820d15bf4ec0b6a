import { shippedSystems } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';
import { drawOptions, drawsOptions } from '../src/draw-options.ts';
import { playFuzzShardOf } from '../src/fuzz-shard.ts';
import type { Start } from '../src/start.ts';
import { startOf } from '../src/start.ts';

const shelf = Object.values(await shippedSystems());

test.each([0, 3, 7, 8])('one battle in eight of scenario %i has options drawn, none of its first two', scenario => {
  const drawn = Array.from({ length: 80 }, (_, round) => round).filter(round => drawsOptions({ round, scenario }));
  expect(Math.abs(drawn.length - 10)).toBeLessThanOrEqual(1);
  expect(drawn[0]).toBeGreaterThanOrEqual(2);
  for (const [i, round] of drawn.slice(1).entries()) expect(round - (drawn[i] as number)).toBe(8);
});

test.each(shelf)('$name: every option is drawn and left out, and each scenario is taken with what is drawn', async system => {
  const known = (await system.manifest.options?.()) ?? [];
  const options = known.map(({ name }) => name);
  const met = new Set<string>();
  for (const scenario of Object.keys(system.scenarios)) {
    const start = { ...(startOf(system, scenario) as Start), options: known };
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const drawn = drawOptions(start, `${seed}/${scenario}`);
      expect(drawOptions(start, `${seed}/${scenario}`)).toEqual(drawn);
      expect(startOf(system, drawn.scenario)).not.toHaveProperty('faults');
      const on = (drawn.scenario as { options?: object }).options ?? {};
      const names = Array.isArray(on) ? (on as string[]) : Object.keys(on);
      for (const name of options) met.add(`${name} ${names.includes(name) ? 'on' : 'off'}`);
    }
  }
  expect([...met].sort()).toEqual(options.flatMap(name => [`${name} off`, `${name} on`]).sort());
});

test('a battle that is broken by an option that was drawn is shown by a case that has the option', async () => {
  const system = shelf.find(({ name }) => name === 'squadrons') as (typeof shelf)[number];
  const start = startOf(system, Object.keys(system.scenarios)[0] as string) as Start;
  const rules: Start['rules'] = {
    ...start.rules,
    read: given => ('options' in given ? { faults: [{ rule: 'XX-1', say: 'no options here' }] } : start.rules.read(given)),
  };
  const starts = [
    { ...start, rules, catalogue: await system.manifest.catalogue(), options: (await system.manifest.options?.()) ?? [] },
  ];
  const line = { shelf: system.where, system: system.name, scenarios: [], seed: '1' };
  expect(playFuzzShardOf(starts, { ...line, from: 7, to: 8 }).broken).toBeUndefined();
  const { broken } = playFuzzShardOf(starts, { ...line, from: 7, to: 9 });
  expect(broken).toMatchObject({ battle: 8, say: expect.stringContaining('the scenario is refused') as string });
  expect(broken?.case.scenario).toHaveProperty('options');
});
