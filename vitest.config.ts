import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Packages are run from their sources; `where` is the platform whose entry points the others offer. */
const from = (where: 'node' | 'browser') => {
  const conditions = ['source', 'module', where, 'development|production'];
  return { resolve: { conditions }, ssr: { resolve: { conditions } } };
};

const shared = { setupFiles: ['./tools/seeded.ts'], testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        ...from('node'),
        test: {
          ...shared,
          name: 'rules',
          include: ['{kernel,shelf,bots,lab,cli,bench,tools}/test/**/*.test.ts', 'rules/*/test/**/*.test.ts'],
        },
      },
      {
        ...from('browser'),
        plugins: [svelte({ configFile: './web/svelte.config.js' })],
        test: { ...shared, name: 'page', include: ['web/test/**/*.test.ts'] },
      },
    ],
  },
});
