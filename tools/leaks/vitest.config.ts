// The unit tests with every leak planted at once, or with those named in LEAKS, but for those that may notice: the conformance suite and
// battles by chance. `npx vitest run --config tools/leaks/vitest.config.ts`

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../child.mjs';
import { sourcesFor } from '../sources.ts';
import { workspaces } from '../workspace.ts';
import { leaksOf, plant } from './leak.ts';

const { LEAKS: names } = process.env;
const leaks = (await leaksOf()).filter(({ name }) => names === undefined || names.split(',').includes(name));
const texts = new Map(Object.entries(plant(leaks)).map(([path, text]) => [join(root, path), text]));

export default defineConfig({
  root,
  test: {
    // Modules are kept by the text of their files: planted ones must not be taken for those of a run before.
    fsModuleCache: false,
    projects: [
      {
        ...sourcesFor('node'),
        root,
        plugins: [{ name: 'leaks', enforce: 'pre', load: id => texts.get(id) }],
        test: {
          name: 'planted',
          include: workspaces().map(folder => `${folder}/test/**/*.test.ts`),
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '{web,pagekit}/**',
            'systems/*/test/page/**',
            '**/conformance.test.ts',
            'lab/test/fuzz.test.ts',
          ],
          setupFiles: ['tools/seeded.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
