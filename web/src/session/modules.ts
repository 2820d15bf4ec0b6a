import type { Check, GameTypes, Ruleset, Words } from '@flagplot/kernel';
import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { RuleRows } from '@flagplot/pagekit/ui/rule-rows.ts';
import type { Sheets } from '@flagplot/sheets';

/** What a battle needs besides its seats: the rules, their words, how they are drawn, and what they print. */
export interface SystemModules {
  rules: Ruleset<GameTypes>;
  words: Words<GameTypes>;
  rows: RuleRows;
  check: Check;
  panels: SystemPanels | undefined;
  /** What the system prints, if it prints anything. */
  sheets?: Sheets<GameTypes> | undefined;
}
