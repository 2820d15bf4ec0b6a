import { dirname, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { sourcesFor } from '../tools/sources.ts';

/** Kilobytes of the largest script there may be: what writes PDF, loaded by those who print. */
const WRITER = 600;

/** What the first page is made of. */
const FIRST =
  /web[/]src[/](main|offline|theme|App|pages[/](Home|Illustration)|ui[/](TopBar|Brand)|session[/](battle-list|heads|seats|systems|titles))[.]|pagekit[/]src[/](symbols[/](Icon|Badge|Hull|Fields|sides)|ui[/]route)[.]|shelf[/]src[/](shelf|schema|systems)[.]|systems[/][^/]+[/]manifest[.]ts$/;

/** Modules that are sent together, by the piece they are sent in: all of a piece is wanted at once, and together they are packed smaller. */
const PIECES = [
  { name: 'battles', test: /web[/]src[/]session[/](tables|bring-over|keep|sitting|holding)[.]/ },
  { name: 'kept', test: /web[/]src[/]session[/](store|rows|database|older|ids)[.]|node_modules[/]idb[/]/ },
  { name: 'odds', test: /kernel[/]src[/]odds[/]/ },
  {
    name: 'kernel',
    test: /kernel[/]src[/](faults|json|memory|table|loop|step|view|bare|points|sha256|schemas|dice[/]\w+)[.]|grounds[/]hexes[/]/,
  },
  { name: 'match', test: /kernel[/]src[/](?!index|bring-over)/ },
  {
    name: rulesPiece,
    debugName: 'rules',
    test: /systems[/][^/]+[/](rules|data|words)[/](?!(catalogue|first-battle|sections|printed|origins|fire|tally)[.])/,
  },
].map(piece => ({ ...piece, includeDependenciesRecursively: false }));

/** The piece with the rules, cards and names of a system. */
function rulesPiece(module: string): string {
  return `${/systems[/]([^/]+)/.exec(module)?.[1]}-rules`;
}

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

/** Where a source starts a worker of its own. */
const WORKER = /new URL\('([^']+[.]worker[.]ts)', import[.]meta[.]url\)/;

/** Builds workers as parts of the page, so that what both are made of is sent once: left to vite, each worker holds a copy of all it needs. */
const workers: Plugin = {
  name: 'workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: WORKER },
    handler(code, id) {
      return code.replaceAll(new RegExp(WORKER, 'g'), (_, path: string) => {
        const part = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `import.meta.ROLLUP_FILE_URL_${part}`;
      });
    },
  },
};

/** With FLAGPLOT_SHELF=FILE the page knows the rule systems of that module, in place of those that ship. */
const shelf = process.env.FLAGPLOT_SHELF;
const sources = sourcesFor('browser');

export default defineConfig({
  ...sources,
  resolve: { ...sources.resolve, ...(shelf && { alias: { '@flagplot/shelf/systems': resolve(shelf) } }) },
  plugins: [workers, svelte(), needed],
  build: {
    // Lists of what each part needs are longer than what they save: a part is small, and asked for when it is wanted.
    modulePreload: { polyfill: false, resolveDependencies: (_, deps) => deps.filter(file => file.endsWith('.css')) },
    // What every page begins with comes in one piece; but where a shelf's lines load their manifests, that piece would wait for itself.
    rolldownOptions: { output: { codeSplitting: { groups: [...(shelf ? [] : [{ name: 'first', test: FIRST }]), ...PIECES] } } },
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: WRITER,
  },
});
