// Optional rules in a campaign by chance: some of its battles are fought by others than their scenario has them.

import { stream } from '@flagplot/kernel';
import { withOptions } from '@flagplot/manifest';
import type { FuzzStart } from './trial.ts';

/** Of how many battles of a scenario one is fought by options that are drawn; the first, which are looked at closely, by those it has. */
const EACH = 8;
const AS_WRITTEN = 2;

/** Where a battle stands in a campaign. */
interface Place {
  /** How many battles of its scenario come before it. */
  readonly round: number;
  /** The scenario, by its place among those that take turns: at each it is another round in which options are drawn. */
  readonly scenario: number;
}

/** Whether a battle of a campaign is fought by options that are drawn. */
export function drawsOptions({ round, scenario }: Place): boolean {
  return round >= AS_WRITTEN && (round + scenario) % EACH === 0;
}

/** A start with each option of its system on or off by chance: the same for the same seed. */
export function drawOptions<S extends Pick<FuzzStart, 'options' | 'scenario' | 'rules'>>(start: S, seed: string): S {
  const { options = [] } = start;
  const roll = stream(`${seed} options`);
  const chosen = Object.fromEntries(options.map(({ name }) => [name, roll(2) === 1]));
  return { ...start, scenario: withOptions(start.scenario, chosen, { options, schema: start.rules.schema }) };
}
