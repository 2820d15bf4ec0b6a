import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { sourcesFor } from '../tools/sources.ts';

/** Kilobytes of the largest script there may be: what writes PDF, loaded by those who print. */
const WRITER = 600;

/** What the first page is made of. */
const FIRST =
  /web[/]src[/](main|offline|theme|App|pages[/](Home|Illustration|NotFound)|ui[/](TopBar|Brand)|session[/](keep|seats|systems|titles))[.]|pagekit[/]src[/](symbols[/](Icon|Badge|Hull|Fields|sides)|ui[/]route)[.]|shelf[/]src[/](shelf|schema|systems)[.]|systems[/][^/]+[/]manifest[.]ts$/;

/** Writes down every file the page may ever need, so that it can be fetched before it is needed and the network is gone. */
const needed: Plugin = {
  name: 'needed',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter(name => name.startsWith('assets/'));
      this.emitFile({ type: 'asset', fileName: 'needed.json', source: JSON.stringify(files.sort().map(name => `/${name}`)) });
    },
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
  build: {
    // Lists of what each part needs are longer than what they save: a part is small, and asked for when it is wanted.
    modulePreload: { polyfill: false, resolveDependencies: (_, deps) => deps.filter(file => file.endsWith('.css')) },
    // What every page begins with comes in one piece; but where a shelf's lines load their manifests, that piece would wait for itself.
    ...(!shelf && { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } } }),
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: WRITER,
  },
});
