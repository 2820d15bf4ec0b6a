import type { Manifest } from '@flagplot/manifest';
import type { RuleRows } from '@flagplot/pagekit/ui/rule-rows.ts';
import { loadPart } from './systems.ts';

/** The rows of a system's book, for the rule ids of the page. */
export function rowsOf(manifest: Manifest): RuleRows {
  const load = () => loadPart(manifest, 'catalogue');
  return {
    has: rule => rule.startsWith(`${manifest.prefix}-`),
    load,
    loadFew: async () => (await loadPart(manifest, 'firstBattle')) ?? load(),
  };
}
