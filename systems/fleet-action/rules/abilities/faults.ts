// Chapters 4.2 and 4.3: what is wrong with the abilities of a scenario's commanders.

import type { Refusal } from '@flagplot/kernel';
import type { ScenarioShip } from '../scenario-file.ts';
import type { Ability } from './commanders.ts';

/** FA-4.2.5 A part of the command rating. */
const QUARTER = 4;

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
  const net = abilities.indexOf('rapid-net-change');
  // FA-4.3.3 The flagship has none; FA-4.3.2 others have it once.
  if (net >= 0 && flag) found.push(fault('FA-4.3.3', `${name} is the flagship, and no net is changed for it.`, net));
  const again = abilities.lastIndexOf('rapid-net-change');
  if (again > net) found.push(fault('FA-4.3.2', `${name} changes its net once.`, again));
  const priority = abilities.indexOf('elint-priority-support');
  // FA-4.4.2 An admiral's, FA-4.2.4 who has it once.
  if (priority >= 0 && !flag) found.push(fault('FA-4.4.2', `${name} is no flagship, and no ELINT gives it priority.`, priority));
  const twice = abilities.lastIndexOf('elint-priority-support');
  if (twice > priority) found.push(fault('FA-4.2.4', `${name} gives priority once in a battle.`, twice));
  // FA-4.4.6 What an admiral pays for more ships than there are.
  const clout = abilities.indexOf('clout');
  if (clout >= 0 && !flag) found.push(fault('FA-4.4.6', `${name} is no flagship, and has no clout.`, clout));
  return found;
}
