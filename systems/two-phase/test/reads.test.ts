import type { Thrown } from '@flagplot/kernel';
import { BareBattle, seededDice, setUp, stream } from '@flagplot/kernel/bare';
import { cellsRead, isNamed } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { chartBook } from '../charts/index.ts';
import { read } from '../rules/edge/scenario.ts';
import { twoPhase as rules } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { TwoPhase } from '../rules/state.ts';
import { catalogue } from '../words/catalogue.ts';
import { duel } from './duels.ts';

const charts = chartBook.charts();
const reads = chartBook.reads();

/** Two ships near each other. */
function fight(a: string, b: string): Scenario {
  const [blue, red] = duel.sides.map(({ ships: [ship] }) => ship!);
  return {
    ...duel,
    sides: [
      { ...duel.sides[0]!, ships: [{ ...blue!, card: a }] },
      { ...duel.sides[1]!, ships: [{ ...red!, card: b }] },
    ],
  };
}

/** Every throw of a battle by chance. */
function throwsOf(scenario: Scenario, seed: string): Thrown[] {
  const found = read(scenario);
  if ('faults' in found) throw new Error(found.faults.map(({ say }) => say).join('\n'));
  const thrown: Thrown[] = [];
  const tell = (event: { kind: string }): void => {
    if (event.kind === 'thrown') thrown.push(structuredClone(event) as Thrown);
  };
  const roll = stream(seed);
  const one = new BareBattle<TwoPhase>({
    rules,
    s: setUp(rules, scenario, found.book),
    dice: seededDice(seed),
    listener: { tell, reveal: () => undefined } as never,
  });
  one.begin().run((view, { kind, about }) => rules.questions[kind].random(view, about as never, roll));
  return thrown;
}

test('TP-9.1.1 every throw of battles by chance leads to cells of a chart, or is said to be read from none', () => {
  const lost = new Set<string>();
  let led = 0;
  for (const [a, b, seed] of [
    ['fed-ca', 'kli-d7', 'one'],
    ['hyd-rn', 'and-int', 'two'],
    ['gor-ca', 'kzi-cs', 'three'],
    ['fed-cx', 'tho-ca', 'four'],
  ] as const)
    for (const thrown of throwsOf(fight(a, b), seed)) {
      const { rule, mods = [], from = [] } = thrown.why;
      const own = reads[rule];
      if (!own) lost.add(`${rule}: no reading`);
      const names = own?.flatMap(one => ('reason' in one ? [one.reason] : [])) ?? [];
      for (const { for: reason } of [...mods, ...from])
        if (!names.some(name => isNamed(name, reason))) lost.add(`${rule}: ${reason}`);
      led += Math.sign(cellsRead(thrown, { charts, reads }).length);
    }
  expect([...lost]).toEqual([]);
  expect(led).toBeGreaterThan(20);
});

test('TP-9.1.1 every cell that is said to be read stands in a chart, every rule in the book', () => {
  const places = new Set(charts.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ at }) => at))));
  for (const [rule, list] of Object.entries(reads)) {
    expect(catalogue).toHaveProperty([rule]);
    for (const one of list) if ('at' in one) for (const at of one.at.flat()) expect(places).toContain(at);
  }
});

test('TP-9.3.2 a shot leads to the cell of its range', () => {
  const why = (n: number, range: number) => ({
    rule: 'TP-9.3.2',
    what: 'A of blue at red',
    by: 'a',
    test: { of: 'each' as const, is: 'atMost' as const, n },
    mods: [{ by: n, for: `range ${range}` }],
  });
  expect(cellsRead({ why: why(4, 3) }, { charts, reads })).toEqual(['photon/standard/hit/2']);
  expect(cellsRead({ why: why(1, 20) }, { charts, reads })).toEqual(['photon/standard/hit/5']);
});

test('TP-9.2.1 a phaser is read in the row of its die', () => {
  const thrown = { why: { rule: 'TP-9.2.1', what: '1 of blue at red', by: 'a' }, faces: [3] };
  const cells = cellsRead(thrown, { charts, reads });
  expect(cells).toHaveLength(11);
  expect(cells.every(at => at.startsWith('phasers/ph-1/damage/2/'))).toBe(true);
});
