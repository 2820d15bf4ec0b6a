import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { sourcesFor } from '../tools/sources.ts';

export default defineConfig({
  ...sourcesFor('browser'),
  plugins: [svelte()],
  test: {
    name: 'page',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['{web,pagekit}/test/**/*.test.ts', 'systems/*/test/page/**/*.test.ts'],
    setupFiles: ['tools/seeded.ts'],
    // A test that looks at nothing cannot fail.
    expect: { requireAssertions: true },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
