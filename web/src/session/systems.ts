import type { GameTypes } from '@flagplot/kernel';
import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';

/** Where the systems' panels are, by the name of the rule system. Each is loaded when a battle of it opens. */
const systems: Readonly<Record<string, () => Promise<SystemPanels>>> = {
  'fleet-action': async () => cast((await import('../../../systems/fleet-action/page/index.ts')).fleetAction),
  squadrons: async () => cast((await import('../../../systems/squadrons/page/index.ts')).squadrons),
};

/** A cast, which the compiler cannot follow: what a system was typed for, it is given. */
function cast<G extends GameTypes>(panels: SystemPanels<G>): SystemPanels {
  return panels as unknown as SystemPanels;
}

/** The panels of a rule system, or nothing where the page has none for it: then forms answer, and the list shows the table. */
export async function panelsOf(system: string): Promise<SystemPanels | undefined> {
  return systems[system]?.();
}
