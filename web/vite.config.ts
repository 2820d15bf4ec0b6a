import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sourcesFor } from '../tools/sources.ts';

/** Kilobytes of the largest script there may be: what writes PDF, loaded by those who print. */
const WRITER = 600;

export default defineConfig({
  ...sourcesFor('browser'),
  plugins: [svelte()],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: WRITER },
});
