// Chapters 4.2 and 4.3: what is wrong with the abilities of a scenario's commanders.

import type { Refusal } from '@flagplot/kernel';
import type { ScenarioShip } from '../scenario-file.ts';
import type { Ability } from './commanders.ts';
import { ADMIRALS } from './commanders.ts';

/** FA-4.2.5 A part of the command rating. */
const QUARTER = 4;

/** The row of each ability. */
const ROWS: Readonly<Record<Ability, string>> = {
  stubborn: 'FA-4.3.14',
  'rapid-net-change': 'FA-4.3.1',
  'improved-command-network': 'FA-4.3.4',
  'command-reorganization': 'FA-4.3.10',
  'ex-fighter-ops-commander': 'FA-4.3.17',
  'elint-priority-support': 'FA-4.4.2',
  'superior-strategic-planner': 'FA-4.4.4',
  'superior-tactical-planner': 'FA-4.4.8',
  clout: 'FA-4.4.6',
};

/** FA-4.3.2, FA-4.3.5, FA-4.2.4 The row by which an ability is bought once; FA-4.3.15, FA-4.4.6 others are bought more often. */
const ONCE: Partial<Readonly<Record<Ability, string>>> = {
  'rapid-net-change': 'FA-4.3.2',
  'improved-command-network': 'FA-4.3.5',
  'command-reorganization': 'FA-4.2.4',
  'ex-fighter-ops-commander': 'FA-4.2.4',
  'elint-priority-support': 'FA-4.2.4',
  'superior-strategic-planner': 'FA-4.2.4',
  'superior-tactical-planner': 'FA-4.2.4',
};

/** A ship of a scenario with abilities, and its place in the file. */
export interface Buyer {
  ship: ScenarioShip;
  /** FA-4.2.7 The rating as printed. */
  rating: number;
  leads: boolean;
  flag: boolean;
  at: string;
}

/** FA-4.2.5 How many kinds of abilities a commander of this rating has room for: one at least. */
export function placesFor(rating: number): number {
  return Math.max(1, Math.floor(rating / QUARTER));
}

/** FA-4.2.1 Abilities are a commander's; FA-4.2.5 of as many kinds as a quarter of his rating, FA-4.2.6 each counted once. */
export function abilityFaults({ ship: { name, abilities = [] }, rating, leads, flag, at }: Buyer): Refusal[] {
  if (abilities.length === 0) return [];
  const fault = (rule: string, say: string, i?: number): Refusal => ({
    rule,
    at: `${at}/abilities${i === undefined ? '' : `/${i}`}`,
    say,
  });
  if (!leads) return [fault('FA-4.2.1', `${name} commands no squadron, and has no abilities.`)];
  const found: Refusal[] = [];
  const places = placesFor(rating);
  const kinds = new Set<Ability>(abilities).size;
  if (kinds > places) found.push(fault('FA-4.2.5', `${name} has room for ${places} of them, not ${kinds}.`));
  for (const [i, ability] of abilities.entries()) {
    // FA-4.3.3 The flagship has no net to change.
    if (ability === 'rapid-net-change' && flag)
      found.push(fault('FA-4.3.3', `${name} is the flagship, and no net is changed for it.`, i));
    if (ADMIRALS.includes(ability) && !flag && abilities.indexOf(ability) === i)
      found.push(fault(ROWS[ability], `${name} is no flagship, and its commander no admiral: no ${ability} for him.`, i));
    const once = ONCE[ability];
    if (once && abilities.indexOf(ability) < i) found.push(fault(once, `${name} has ${ability} once in a battle.`, i));
  }
  return found;
}
