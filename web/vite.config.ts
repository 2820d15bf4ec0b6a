import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { sourcesFor } from '../tools/sources.ts';

/** Kilobytes of the largest script there may be: what writes PDF, loaded by those who print. */
const WRITER = 600;

/** Writes down every file the page may ever need, so that it can be fetched before it is needed and the network is gone. */
const needed: Plugin = {
  name: 'needed',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter(name => name.startsWith('assets/'));
    this.emitFile({ type: 'asset', fileName: 'needed.json', source: JSON.stringify(files.sort().map(name => `/${name}`)) });
  },
};

/** With FLAGPLOT_SHELF=FILE the page knows the rule systems of that module, in place of those that ship. */
const shelf = process.env.FLAGPLOT_SHELF;
const sources = sourcesFor('browser');

export default defineConfig({
  ...sources,
  resolve: { ...sources.resolve, ...(shelf && { alias: { '@flagplot/shelf/systems': resolve(shelf) } }) },
  plugins: [svelte(), needed],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: WRITER },
});
