import type { BoughtProps } from '@flagplot/pagekit/desk/panels.ts';
import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { Component } from 'svelte';
import { panelsOf } from '../../session/systems.ts';

/** What a system brings to the page of its yard. */
export interface YardParts {
  /** Shows what was bought; nothing where the system has no part for it. */
  bought?: Component<BoughtProps>;
  /** Its silhouettes, by the names that cards have for them. */
  hulls: Readonly<Record<string, Hull>>;
}

/** The parts of a system's own for its yard. */
export async function yardParts(system: string): Promise<YardParts> {
  const { purchases, hulls = {} } = (await panelsOf(system)) ?? {};
  // A cast, which the compiler cannot follow: a system's part is given forces of its own yard.
  return purchases ? { bought: (await purchases()).default as unknown as Component<BoughtProps>, hulls } : { hulls };
}
