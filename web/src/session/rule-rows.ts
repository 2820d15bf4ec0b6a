import type { Manifest } from '@flagplot/manifest';
import type { RuleRows } from '@flagplot/pagekit/ui/rule-rows.ts';
import { loadPart } from './systems.ts';

/** The rows of a system's book, for the rule ids of the page. */
export function rowsOf(manifest: Manifest): RuleRows {
  return { has: rule => rule.startsWith(`${manifest.prefix}-`), load: () => loadPart(manifest, 'catalogue') };
}
