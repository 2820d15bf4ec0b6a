import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the helper that fetches a part of the page gives up on it. */
const GIVES_UP = 'baseModule().catch(handlePreloadError)';

/** What could not be fetched is asked for anew before it is given up, and at every later try (web/src/fetch-again.ts). */
export const again: Plugin = {
  name: 'again',
  apply: 'build',
  transform: {
    filter: { id: /preload-helper/ },
    handler(code) {
      if (!code.includes(GIVES_UP))
        throw new Error('what fetches parts of the page is no longer as it was: look at web/again.ts');
      const from = JSON.stringify(join(import.meta.dirname, 'src', 'fetch-again.ts'));
      return `import { fetchAgain } from ${from};\n${code.replace(GIVES_UP, 'baseModule().catch(fetchAgain).catch(handlePreloadError)')}`;
    },
  },
};
