// The shelf of long tests: what ships, and Baltic, which is played here from end to end before it ships. Each stands by its own manifest,
// since a page that is built with this file takes it for the list of what ships.

import { manifest as baltic } from '@flagplot/baltic/manifest';
import { manifest as fleetAction } from '@flagplot/fleet-action/manifest';

export const systems = { 'fleet-action': async () => ({ manifest: fleetAction }), baltic: async () => ({ manifest: baltic }) };
