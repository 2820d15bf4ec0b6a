import { defineConfig } from 'vitest/config';
import { sourcesFor } from './tools/sources.ts';

export default defineConfig({
  test: {
    projects: [
      {
        ...sourcesFor('node'),
        test: {
          name: 'rules',
          include: ['{kernel,check,sheets,shelf,bots,seat,lab,cli,bench,tools}/test/**/*.test.ts', 'rules/*/test/**/*.test.ts'],
          setupFiles: ['tools/seeded.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'web',
    ],
  },
});
