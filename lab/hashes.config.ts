// How the page is built in which a browser replays battles: one script, from the sources as the page of the product has them.

import { fileURLToPath } from 'node:url';
import { sourcesFor } from '../tools/sources.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default {
  ...sourcesFor('browser'),
  root: here('.'),
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: here('../node_modules/.cache/flagplot/hashes/page'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      input: here('src/hashes/in-page.ts'),
      output: { entryFileNames: 'in-page.js' },
      // The panels of a system, which no battle asks for when it is replayed.
      external: /[.]svelte$/,
    },
  },
};
