// A shelf with one system that tells of everything in a sentence that says nothing.

import type { Manifest } from '@flagplot/manifest';
import { lightLine } from './light.ts';

export const systems = { frail: frailLine };

async function frailLine(): Promise<{ manifest: Manifest }> {
  const { manifest } = await lightLine('frail', 1)();
  return { manifest: { ...manifest, words: async () => ({ ...(await manifest.words()), narrate: () => 'undefined moves.' }) } };
}
