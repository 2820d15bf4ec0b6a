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
  proposals: {
    start: () => new Worker(new URL('../bot/proposals.worker.ts', import.meta.url), { type: 'module' }),
    through: true,
    words: {
      stock: { best: 'Propose squadrons' },
      deploy: { best: 'Propose a place' },
      telegraph: { best: 'Propose the speeds' },
      bid: { best: 'Propose a bid' },
      place: { best: 'Propose a place' },
      stack: { best: 'Propose a stack' },
      sail: { best: 'Propose a course' },
      meet: { best: 'Propose an answer' },
      fire: { best: 'Best fire' },
      fly: { best: 'Propose a flight' },
      take: { best: 'Propose whom to take on' },
      lose: { best: 'Propose the losses' },
      run: { best: 'Propose a salvo' },
      mend: { best: 'Propose repairs' },
      critical: { best: 'Propose a choice' },
    },
  },
  keys,
  purchases: () => import('./yard/Units.svelte'),
  panels: {
    deploy: () => import('./deploy/DeployPanel.svelte'),
    telegraph: () => import('./telegraph/TelegraphPanel.svelte'),
    bid: () => import('./planning/BidPanel.svelte'),
    place: () => import('./planning/PlacePanel.svelte'),
    stack: () => import('./planning/StackPanel.svelte'),
    sail: () => import('./sail/SailPanel.svelte'),
    fire: () => import('./fire/FirePanel.svelte'),
    stock: () => import('./air/StockPanel.svelte'),
    meet: () => import('./meet/MeetPanel.svelte'),
    fly: () => import('./air/FlyPanel.svelte'),
    take: () => import('./air/TakePanel.svelte'),
    lose: () => import('./air/LosePanel.svelte'),
    run: () => import('./torpedoes/RunPanel.svelte'),
    mend: () => import('./between/MendPanel.svelte'),
    critical: () => import('./between/CriticalPanel.svelte'),
  },
};
