import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { Baltic } from '../rules/state.ts';
import { HULLS } from '../scene/hulls.ts';
import { asks } from '../words/asks.ts';
import { commitWords } from './commit.ts';
import { keys } from './keys.ts';

/** How the page draws Baltic, and which panel answers which of its questions; those left out are answered by a form. */
export const page: SystemPanels<Baltic> = {
  beats: () => import('../scene/beats.ts'),
  hulls: HULLS,
  words: asks,
  commit: commitWords,
  keys,
  panels: {
    deploy: () => import('./deploy/DeployPanel.svelte'),
    telegraph: () => import('./telegraph/TelegraphPanel.svelte'),
    bid: () => import('./planning/BidPanel.svelte'),
    place: () => import('./planning/PlacePanel.svelte'),
    stack: () => import('./planning/StackPanel.svelte'),
    sail: () => import('./sail/SailPanel.svelte'),
    fire: () => import('./fire/FirePanel.svelte'),
  },
};
