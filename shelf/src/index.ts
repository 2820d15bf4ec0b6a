// The shelf: the one list of rule systems. Everything above reaches them through it.

import { printed as fleetActionPrinted } from '@flagplot/fleet-action/data/printed.ts';
import { fleetAction, sections as fleetActionSections } from '@flagplot/fleet-action/rules';
import { scenarios as fleetActionScenarios } from '@flagplot/fleet-action/scenarios/index.ts';
import { sheets as fleetActionSheets } from '@flagplot/fleet-action/sheet';
import type { GameTypes, Refusal, Ruleset } from '@flagplot/kernel';
import type { Force, Printed, Yard } from '@flagplot/manifest';
import type { Sheets } from '@flagplot/sheets';
import { printed as squadronsPrinted } from '@flagplot/squadrons/data/printed.ts';
import { squadrons, sections as squadronsSections } from '@flagplot/squadrons/rules';
import { scenarios as squadronsScenarios } from '@flagplot/squadrons/scenarios/index.ts';
import { sheets as squadronsSheets } from '@flagplot/squadrons/sheet';
import { yard as squadronsYard } from '@flagplot/squadrons/yard/index.ts';

/** A rule system as the program above knows it: rules, scenarios that come with it, titles of its sections. */
export interface Shelved {
  readonly rules: Ruleset<GameTypes>;
  readonly scenarios: Readonly<Record<string, object>>;
  readonly sections: Readonly<Record<string, string>>;
  /** What it prints of units, squadrons and cards, if it prints any. */
  readonly sheets?: Sheets<GameTypes>;
  /** Its cards and charts, which the owner of a printed book may put other numbers into. */
  readonly printed?: Printed;
  /** Where its sources stand in the repository: what rule coverage reads. */
  readonly folder: string;
  /** Where forces are bought, if its book sells any. */
  readonly yard?: Yard<object, Force>;
}

/** A cast, which the compiler cannot follow: from a rule system's own types to any. From here on orders and states are plain JSON. */
function shelve<G extends GameTypes>(rules: Ruleset<G>, rest: Omit<Shelved, 'rules'>): Shelved {
  return { rules: rules as unknown as Ruleset<GameTypes>, ...rest };
}

/** Every rule system, by name. */
export const shelf: Readonly<Record<string, Shelved>> = {
  'fleet-action': shelve(fleetAction, {
    scenarios: fleetActionScenarios,
    sections: fleetActionSections,
    sheets: fleetActionSheets,
    printed: fleetActionPrinted,
    folder: 'systems/fleet-action',
  }),
  squadrons: shelve(squadrons, {
    scenarios: squadronsScenarios,
    sections: squadronsSections,
    sheets: squadronsSheets,
    printed: squadronsPrinted,
    folder: 'systems/squadrons',
    yard: squadronsYard,
  }),
};

/** The rule system of a name, or the fault that there is none. */
export function systemCalled(name: string): Shelved | { faults: Refusal[] } {
  const found = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  return (
    found ?? {
      faults: [
        { rule: 'schema', at: '/system', say: `there is no rule system ${name}; there is ${Object.keys(shelf).join(', ')}` },
      ],
    }
  );
}
