// Sources replaced as this thread loads them: no file is touched.

import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../child.mjs';
import type { Overlay } from './leak.ts';

/** From here on this thread finds these texts in place of the files. */
export function overlay(texts: Overlay): void {
  const byUrl = new Map(Object.entries(texts).map(([path, text]) => [pathToFileURL(join(root, path)).href, text]));
  registerHooks({
    load(url, context, load) {
      const source = byUrl.get(url);
      return source === undefined ? load(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
