import { check } from '@flagplot/check';
import { optionsOn, withOptions } from '@flagplot/manifest';
import { openShelf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { describe, expect, test } from 'vitest';

const shelf = await openShelf(systems, 'shelf/src/systems.ts');
const optional = shelf.manifests.filter(({ options }) => options.length > 0);

test('some system has options', () => expect(optional.length).toBeGreaterThan(1));

describe.each(optional.map(({ name, options }) => [name, options] as const))('options of %s', (name, options) => {
  test('each is told in one sentence', () => {
    for (const { about } of options) expect(about).toMatch(/^[A-Z](?!.*\. ).*\.$/);
  });

  test('each is off in every scenario that comes with it, and any scenario takes each', async () => {
    const system = await shelf.open(name);
    if ('faults' in system) throw new Error('it cannot be opened');
    const { rules } = system;
    for (const scenario of Object.values(system.scenarios)) {
      expect(optionsOn(scenario, options)).toEqual([]);
      for (const option of options) {
        const changed = withOptions(scenario, { [option.name]: true }, { options, schema: rules.schema });
        expect(check(rules.schema, changed)).toEqual([]);
        const read = rules.read(changed);
        expect('faults' in read ? read.faults : optionsOn(read.book, options)).toEqual([option]);
      }
    }
  });
});
