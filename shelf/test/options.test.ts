import { check } from '@flagplot/check';
import { optionsOn, withOptions } from '@flagplot/manifest';
import { openShelf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { describe, expect, test } from 'vitest';

const shelf = await openShelf(systems, 'shelf/src/systems.ts');
const all = await Promise.all(shelf.manifests.map(async ({ name, options }) => [name, (await options?.()) ?? []] as const));
const optional = all.filter(([, options]) => options.length > 0);

test('some system has options', () => expect(optional.length).toBeGreaterThan(1));

describe.each(optional)('options of %s', (name, options) => {
  test('each has a name of its own, and is told in one sentence', () => {
    expect(new Set(options.map(option => option.name)).size).toBe(options.length);
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
