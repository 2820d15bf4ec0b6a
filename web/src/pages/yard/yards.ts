import type { BoughtProps } from '@flagplot/pagekit/desk/panels.ts';
import type { Component } from 'svelte';
import { panelsOf } from '../../session/systems.ts';

/** The part of a system that shows what was bought; nothing where it has none. */
export async function boughtOf(system: string): Promise<Component<BoughtProps> | undefined> {
  const bought = (await panelsOf(system))?.purchases;
  // A cast, which the compiler cannot follow: a system's part is given forces of its own yard.
  return bought && ((await bought()).default as unknown as Component<BoughtProps>);
}
