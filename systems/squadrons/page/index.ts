import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { Squadrons } from '../rules/state.ts';
import { beats, sideOfEvent } from './beats.ts';
import { keys } from './keys.ts';
import { sideName } from './names.ts';
import { scene } from './scene.ts';
import { phaseName, words } from './words.ts';

/** How the page draws Squadrons, and which panel answers which of its questions. */
export const squadrons: SystemPanels<Squadrons> = {
  scene,
  beats,
  words,
  sideOf: (told, seen) => sideOfEvent(told.event, seen),
  sideName,
  turnWord: 'Round',
  phaseName,
  keys,
  fleets: () => import('./Fleets.svelte'),
  sheet: () => import('./sheet/RecordSheet.svelte'),
  panels: {
    deploy: () => import('./deploy/DeployPanel.svelte'),
    move: () => import('./move/MovePanel.svelte'),
    jam: () => import('./jam/JamPanel.svelte'),
    fire: () => import('./fire/FirePanel.svelte'),
  },
};
