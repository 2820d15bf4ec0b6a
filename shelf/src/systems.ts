// The one list of rule systems: two lines for each folder that holds one. Manifests are small, and load nothing before it is asked for.

import { manifest as baltic } from '@flagplot/baltic/manifest';
import { manifest as fleetAction } from '@flagplot/fleet-action/manifest';
import { manifest as squadrons } from '@flagplot/squadrons/manifest';
import { manifest as twoPhase } from '@flagplot/two-phase/manifest';
import type { Lines } from './shelf.ts';

/** Every rule system by its name, in the order people are shown them. A line may as well be an `import()` of a manifest. */
export const systems: Lines = {
  'fleet-action': async () => ({ manifest: fleetAction }),
  squadrons: async () => ({ manifest: squadrons }),
  'two-phase': async () => ({ manifest: twoPhase }),
  baltic: async () => ({ manifest: baltic }),
};
