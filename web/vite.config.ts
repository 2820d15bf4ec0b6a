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

export default defineConfig({
  ...sourcesFor('browser'),
  plugins: [svelte(), needed],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: WRITER },
});
