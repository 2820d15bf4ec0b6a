import { defineConfig } from 'vitest/config';
import { sourcesFor } from './tools/sources.ts';

export default defineConfig({
  test: {
    projects: [
      {
        ...sourcesFor('node'),
        test: {
          name: 'rules',
          include: [
            '{kernel,grounds/*,scene,sheets,check,bots,shelf,seat,lab,cli,bench,tools}/test/**/*.test.ts',
            'systems/*/test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'systems/*/test/page/**'],
          setupFiles: ['tools/seeded.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'web',
    ],
  },
});
