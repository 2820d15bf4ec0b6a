import { check } from '@flagplot/check';
import { describe, expect, test } from 'vitest';
import { shelf, systemCalled } from '../src/index.ts';

describe('the shelf', () => {
  test('holds every rule system under its own name, with a scenario that can be read', () => {
    for (const [name, { rules, scenarios }] of Object.entries(shelf)) {
      expect(rules.name).toBe(name);
      for (const scenario of Object.values(scenarios)) {
        expect(check(rules.schema, scenario)).toEqual([]);
        expect(rules.read(scenario)).not.toHaveProperty('faults');
      }
    }
  });

  test('says which systems there are where a name is none, or a key of every object', () => {
    for (const name of ['chess', '__proto__', 'constructor']) {
      expect(systemCalled(name)).toEqual({
        faults: [{ rule: 'schema', at: '/system', say: expect.stringContaining('there is fleet-action') }],
      });
    }
  });
});
