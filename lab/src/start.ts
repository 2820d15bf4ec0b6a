// A rule system with one of its scenarios made ready: what every battle of the lab begins from.

import { check } from '@flagplot/check';
import type { GameTypes, Refusal, Ruleset } from '@flagplot/kernel';
import { normalise, under } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';

/** A scenario as it is asked for: by the name under which the system brings it, or whole. */
export type Asked = string | object;

/** A scenario read once; any number of battles begin from it. */
export interface Start {
  readonly system: System;
  readonly rules: Ruleset<GameTypes>;
  /** Part of the seed of every battle. */
  readonly name: string;
  readonly scenario: object;
  readonly book: object;
}

/** Makes a scenario ready, or says every fault in it. */
export function startOf(system: System, asked: Asked): Start | { faults: Refusal[] } {
  const { rules, scenarios } = system;
  const scenario = typeof asked === 'string' ? scenarioCalled(scenarios, asked) : asked;
  if (!scenario) return { faults: [noSuchScenario(asked as string, Object.keys(scenarios))] };
  const faults = check(rules.schema, scenario);
  if (faults.length > 0) return { faults: faults.map(under('/scenario')) };
  const given = normalise(scenario);
  const read = rules.read(given);
  if ('faults' in read) return { faults: read.faults.map(under('/scenario')) };
  return { system, rules, name: nameOf(asked), scenario: given, book: read.book };
}

/** The names of a system's scenarios, in the order it brings them. */
export function scenarioNames({ scenarios }: System): string[] {
  return Object.keys(scenarios);
}

function scenarioCalled(scenarios: Readonly<Record<string, object>>, name: string): object | undefined {
  return Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
}

function noSuchScenario(name: string, known: readonly string[]): Refusal {
  return { rule: 'schema', at: '/scenario', say: `there is no scenario ${name}; there is ${known.join(', ')}` };
}

function nameOf(asked: Asked): string {
  if (typeof asked === 'string') return asked;
  return 'name' in asked && typeof asked.name === 'string' ? asked.name : 'scenario';
}
