import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { FleetAction } from '../rules/state.ts';
import { beats, sideOfEvent } from '../scene/beats.ts';
import { scene } from '../scene/scene.ts';
import { threats } from '../scene/threats.ts';
import { keys } from './keys.ts';
import { words } from './words.ts';

/** How the page draws Fleet Action, and which panel answers which of its questions. */
export const page: SystemPanels<FleetAction> = {
  scene,
  beats,
  words,
  sideOf: (told, seen) => sideOfEvent(told.event, seen),
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
