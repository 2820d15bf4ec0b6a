import type { Force, Judged, Ware } from '@flagplot/manifest';
import type { SideNumber } from '@flagplot/pagekit/symbols/sides.ts';
import type { Component } from 'svelte';

/** What the part of the yard that shows what was bought is given. It changes the force; the book judges every change. */
export interface BoughtProps<F extends Force = Force> {
  force: F;
  judged: Judged;
  wares: readonly Ware[];
  /** The marks of the side it is bought for. */
  side: SideNumber;
  /** What a point is called. */
  unit: string;
  /** What the whole would cost if it were so. */
  price(force: F): number;
  change(force: F): void;
}

/** How each system shows what was bought, by its name. */
const systems: Readonly<Record<string, () => Promise<Component<BoughtProps>>>> = {
  squadrons: async () => cast((await import('../../../../systems/squadrons/page/yard/Squadrons.svelte')).default),
};

/** A cast, which the compiler cannot follow: what a system was typed for, it is given. */
function cast<F extends Force>(part: Component<BoughtProps<F>>): Component<BoughtProps> {
  return part as unknown as Component<BoughtProps>;
}

/** The part of a system that shows what was bought. */
export async function boughtOf(system: string): Promise<Component<BoughtProps> | undefined> {
  return systems[system]?.();
}
