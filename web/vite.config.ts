import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sourcesFor } from '../tools/sources.ts';

export default defineConfig({
  ...sourcesFor('browser'),
  plugins: [svelte()],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
});
