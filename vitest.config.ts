import { defineConfig } from 'vitest/config';
import { sourcesFor } from './tools/sources.ts';
import { workspaces } from './tools/workspace.ts';

export default defineConfig({
  test: {
    projects: [
      {
        ...sourcesFor('node'),
        test: {
          name: 'rules',
          include: [...workspaces(), 'tools'].map(folder => `${folder}/test/**/*.test.ts`),
          // Those of the page have a project of their own: `web/vitest.config.ts`.
          exclude: ['**/node_modules/**', '**/dist/**', '{web,pagekit}/**', 'systems/*/test/page/**'],
          setupFiles: ['tools/seeded.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'web',
    ],
  },
});
