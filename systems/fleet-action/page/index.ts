import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { FleetAction } from '../rules/state.ts';
import { beats, sideOfEvent } from './beats.ts';
import { keys } from './keys.ts';
import { sideName } from './names.ts';
import { scene } from './scene.ts';
import { threats } from './threats.ts';
import { phaseName, words } from './words.ts';

/** How the page draws Fleet Action, and which panel answers which of its questions. */
export const fleetAction: SystemPanels<FleetAction> = {
  scene,
  beats,
  words,
  sideOf: (told, seen) => sideOfEvent(told.event, seen),
  sideName,
  phaseName,
  keys,
  fleets: () => import('./Fleets.svelte'),
  sheet: () => import('./sheet/Sheets.svelte'),
  threats,
  panels: {
    deploy: () => import('./deploy/DeployPanel.svelte'),
    orders: () => import('./orders/OrdersPanel.svelte'),
    name: () => import('./name/NamePanel.svelte'),
    fire: () => import('./fire/FirePanel.svelte'),
    stray: () => import('./fire/FirePanel.svelte'),
    allot: () => import('./allot/AllotPanel.svelte'),
  },
};
