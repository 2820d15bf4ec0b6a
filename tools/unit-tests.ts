// The unit tests of the clone, as vitest is told of them: all but those of the page.

import { sourcesFor } from './sources.ts';
import { workspaces } from './workspace.ts';

const found: readonly string[] = [...workspaces(), 'tools'].map(folder => `${folder}/test/**/*.test.ts`);

/** The project `rules` of vitest. */
export const unitTests = {
  ...sourcesFor('node'),
  test: {
    name: 'rules',
    include: [...found],
    // Those of the page have a project of their own: `web/vitest.config.ts`.
    exclude: ['**/node_modules/**', '**/dist/**', '{web,pagekit}/**', 'systems/*/test/page/**'],
    // Nothing here changes what another file sees, so the files of a worker share what they import: each module is read once, not a hundred times.
    isolate: false,
    setupFiles: ['tools/seeded.ts'],
    // A test that looks at nothing cannot fail.
    expect: { requireAssertions: true },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};
