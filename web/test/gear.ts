import { check } from '@flagplot/check';
import type { System } from '@flagplot/shelf';
import type { SystemModules } from '../src/session/modules.ts';
import { rowsOf } from '../src/session/rule-rows.ts';

/** What a battle of a system needs, but for how the page draws it. */
export function gearOf({ rules, words, manifest }: System): SystemModules {
  return { rules, words, rows: rowsOf(manifest), check, options: async () => [], scene: undefined, panels: undefined };
}
