import type { Check, GameTypes, Ruleset } from '@flagplot/kernel';
import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { Sheets } from '@flagplot/sheets';

/** What a battle needs besides its seats: the rules, how they are drawn, and what they print. */
export interface SystemModules {
  rules: Ruleset<GameTypes>;
  check: Check;
  panels: SystemPanels | undefined;
  /** What the system prints, if it prints anything. */
  sheets?: Sheets<GameTypes> | undefined;
}
