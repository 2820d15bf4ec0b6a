import { check } from '@flagplot/check';
import type { Manifest } from '@flagplot/manifest';
import { describe, expect, test } from 'vitest';
import { openShelf, partOf } from '../src/index.ts';
import { shippedShelf, shippedSystems } from '../src/shipped.ts';

const shelf = await shippedShelf();
const systems = await shippedSystems();
const [sound] = shelf.manifests as [Manifest];

/** The faults of a shelf with one line, each as one line of text. */
async function faultsOf(line: unknown): Promise<string[]> {
  const { faults } = await openShelf({ other: async () => ({ manifest: sound }), mine: line }, 'mine.ts');
  return faults.filter(({ at }) => at?.startsWith('/mine')).map(({ at, say }) => `${at} ${say}`);
}

const mine = (change: object): unknown => ({ ...sound, name: 'mine', ...change });
const line = (manifest: unknown) => async () => ({ manifest });

describe('the shelf that ships', () => {
  test('has no fault', () => {
    expect(shelf.faults).toEqual([]);
  });

  test.each(Object.values(systems))('$name: rules of its name, edition and ground, with scenarios that can be read', system => {
    const { rules, manifest, scenarios, entries } = system;
    expect([rules.name, rules.edition]).toEqual([manifest.name, manifest.edition]);
    expect(entries.length).toBeGreaterThan(0);
    for (const { name, title, about, scenario } of entries) {
      expect(scenarios[name]).toBe(scenario);
      expect([title, about]).not.toContain('');
      expect(check(rules.schema, scenario)).toEqual([]);
      expect(rules.read(scenario)).not.toHaveProperty('faults');
    }
  });

  test.each(Object.values(systems))('$name: every row begins with the prefix of its manifest', async ({ manifest }) => {
    const ids = Object.keys(await manifest.catalogue());
    expect(ids).not.toEqual([]);
    for (const id of ids) expect(id.startsWith(`${manifest.prefix}-`)).toBe(true);
  });

  test('says which systems there are where a name is none, or a key of every object', async () => {
    for (const name of ['chess', '__proto__', 'constructor']) {
      expect(await shelf.open(name)).toEqual({
        faults: [{ rule: 'schema', at: '/system', say: expect.stringContaining(`there is ${shelf.names.join(', ')}`) }],
      });
    }
  });

  test('opens a system once', async () => {
    expect(await shelf.open(sound.name)).toBe(await shelf.open(sound.name));
  });
});

describe('a line that is wrong', () => {
  test.each<[string, unknown, string]>([
    ['no function', 7, '/mine must be a function that imports'],
    ['a folder that is not there', () => import(`${'./no-such-folder'}/manifest.ts`), '/mine its manifest cannot be loaded: '],
    ['a module without one', async () => ({}), '/mine its module must export an object `manifest`'],
    ['no object', line('mine'), '/mine its module must export an object `manifest`'],
    ['another name', line(mine({ name: 'yours' })), '/mine/name must be "mine", as its line is called'],
    [
      'a part left out',
      line({ ...sound, name: 'mine', rules: undefined }),
      '/mine/rules must be a function that loads this part',
    ],
    ['a field of another kind', line(mine({ title: 7 })), '/mine/title must be a text of 1 to 300 letters'],
    ['a field nobody knows', line(mine({ rulez: 1 })), '/mine/rulez no such field is known here'],
    [
      'a lesson without a title',
      line(mine({ lessons: [{ name: 'next', load: async () => 1 }] })),
      '/mine/lessons must be a list',
    ],
  ])('is told with its place: %s', async (_, wrong, expected) => {
    const faults = await faultsOf(wrong);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(expected);
  });

  test('is told in full where fields are missing', async () => {
    const faults = await faultsOf(line({ name: 'mine' }));
    expect(faults).toContain('/mine/title is missing: must be a text of 1 to 300 letters');
    expect(faults).toContain('/mine/rules is missing: must be a function that loads this part');
  });

  test('leaves the others as they are, and is told again to who asks for it', async () => {
    const { name } = sound;
    const mixed = await openShelf({ [name]: line(sound), mine: async () => ({}) }, 'mine.ts');
    expect(mixed.names).toEqual([name]);
    expect(await mixed.open(name)).toHaveProperty('rules');
    expect(await mixed.open('mine')).toEqual({ faults: mixed.faults });
  });

  test.each([[undefined], [null], [{}], ['systems']])('no lines at all: %j', async lines => {
    const { manifests, faults } = await openShelf(lines, 'mine.ts');
    expect([manifests, faults.map(({ at }) => at)]).toEqual([[], ['/systems']]);
  });
});

describe('a part', () => {
  test('that a system lacks is said', async () => {
    const { yard: _, ...without } = sound as unknown as Record<string, unknown>;
    expect(await partOf(without as unknown as Manifest, 'yard')).toEqual({
      faults: [{ rule: 'schema', at: `/${sound.name}/yard`, say: `${sound.title} has no yard` }],
    });
  });

  test('that cannot be loaded, or loads nothing, is said', async () => {
    const broken = mine({ mind: () => Promise.reject(new Error('out of order')), yard: async () => undefined }) as Manifest;
    expect(await partOf(broken, 'mind')).toMatchObject({ faults: [{ at: '/mine/mind', say: 'cannot be loaded: out of order' }] });
    expect(await partOf(broken, 'yard')).toMatchObject({ faults: [{ at: '/mine/yard', say: 'loads nothing' }] });
    const other = await openShelf({ mine: line(broken) }, 'mine.ts');
    expect(await other.open('mine')).toMatchObject({ faults: [{ at: '/mine/mind' }] });
  });
});
