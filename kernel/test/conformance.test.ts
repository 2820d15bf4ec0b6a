import { describe, expect, test } from 'vitest';
import { Broken, demands } from '../src/conformance/index.ts';
import { faults } from './toy/broken.ts';
import { subject } from './toy/subject.ts';

describe('cutters, the toy, keeps the contract', () => {
  test.each(demands)('$name', demand => demand.run(subject));
});

describe('the suite finds what breaks the contract', () => {
  test.each(faults)('$demand: $fault', ({ demand, says, subject: broken }) => {
    const put = demands.find(one => one.name === demand)!;
    expect(() => put.run(broken())).toThrow(says);
    expect(() => put.run(broken())).toThrow(Broken);
  });

  test('each demand is put to at least one fault', () => {
    const untried = demands.filter(({ name }) => !faults.some(({ demand }) => demand === name));
    expect(untried.map(({ name }) => name)).toEqual([]);
  });
});
