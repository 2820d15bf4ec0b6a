/** Forces kept on this device. */
import type { Side } from '@flagplot/kernel';
import type { Force } from '@flagplot/manifest';
import { type Entry, Store } from './store.ts';

/** A force as it is kept, and what it was bought for. */
export interface KeptForce extends Entry {
  /** The scenario, by name, and the side whose points it spends. */
  scenario: string;
  side: Side;
  force: Force;
}

/** The forces on this device. Whether one fits its schema is for its yard to say. */
export const forces: Store<KeptForce> = new Store<KeptForce>({
  name: 'forces',
  headOf: ({ id, at, scenario, side, force }) => ({ id, at, scenario, side, force }),
  partsOf: () => ({}),
  entryOf: kept =>
    typeof kept.scenario === 'string' && typeof kept.side === 'string' && typeof kept.force?.system === 'string'
      ? kept
      : undefined,
  older: { entry: 'flagplot.force.' },
});
