import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaigns } from '../long/campaigns.ts';
import { systemsOnShelf } from '../workspace.ts';

test('a system is held to battles of every scenario it brings, its second opinion and rows broken with three seeds', () => {
  const typed = campaigns('squadrons').map(one => one.typed);
  const names = [
    'bomber-intercept',
    'first-lesson',
    'full-muster',
    'ionize-and-board',
    'jamming-run',
    'line-in-the-dark',
    'open-patrol',
    'three-flags',
  ];
  const each = names.map(name => `npx flagplot fuzz --system squadrons --scenario ${name} --battles 200 --seed 2`);
  expect(typed).toEqual([
    'npx flagplot fuzz --system squadrons --battles 1000 --seed 1',
    ...each,
    'npm run second-opinion -- --system squadrons --positions 20000',
    ...[1, 2, 3].map(seed => `npx flagplot rules --probe 150 --seed ${seed} --least 85 --system squadrons`),
  ]);
});

test('without a name it is all systems, and leaks last; every program is one of the clone', () => {
  const all = campaigns();
  expect(all.at(-1)?.typed).toBe('npm run leaks');
  expect(all.some(({ typed }) => typed.includes('--system baltic --scenario gotland-incident '))).toBe(true);
  for (const { name } of systemsOnShelf()) expect(all.some(({ args }) => args.includes(name))).toBe(true);
  expect(all.filter(({ program }) => !existsSync(program))).toEqual([]);
});

test('a system that is not there is told with those that are', () => {
  expect(() => campaigns('coal')).toThrow(/^there is no system coal; there are .*squadrons/);
});
