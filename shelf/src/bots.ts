// The opponents of every rule system, by name.

import { type Answering, type Bot, opponent } from '@flagplot/bots';
import { fleetAction } from '@flagplot/fleet-action/bot';
import { squadrons } from '@flagplot/squadrons/bot';
import { shelf } from './index.ts';

/** The ordinary player of each system. */
const players: Readonly<Record<string, Answering>> = { 'fleet-action': fleetAction, squadrons };

/** An opponent for a rule system on the shelf; nothing where there is no such system or none of that name. */
export function botCalled(system: string, name: string): Bot | undefined {
  const rules = Object.hasOwn(shelf, system) ? shelf[system]?.rules : undefined;
  return rules && opponent(rules, Object.hasOwn(players, system) ? players[system] : undefined, name);
}
