import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { TwoPhase } from '../rules/state.ts';
import { HULLS } from '../scene/hulls.ts';
import { markOfEvent, sideOfEvent } from '../scene/sides.ts';
import { asks } from '../words/asks.ts';
import { commitWords } from './commit.ts';
import { keys } from './keys.ts';

/** How the page draws Two-Phase, and which panel answers which of its questions. */
export const page: SystemPanels<TwoPhase> = {
  beats: () => import('../scene/beats.ts'),
  tally: () => import('../words/tally.ts'),
  list: () => import('./list/index.ts'),
  markOf: told => markOfEvent(told.event),
  hulls: HULLS,
  words: asks,
  commit: commitWords,
  cardOf: (unit, book) => book.ships[book.shipAt[unit] ?? -1]?.card,
  sideOf: (told, seen) => sideOfEvent(told.event, seen),
  proposals: {
    start: () => new Worker(new URL('../bot/proposals.worker.ts', import.meta.url), { type: 'module' }),
    through: true,
    words: {
      allocate: { best: 'Propose the energy', again: 'As last turn' },
      place: { best: 'Propose a place' },
      initial: { best: 'Propose what to do' },
      space: { best: 'Propose a move' },
      answer: { best: 'Propose an answer' },
      zero: { best: 'Propose what to do' },
      screen: { best: 'Propose fire' },
      'point-blank': { best: 'Propose fire' },
      bid: { best: 'Propose a bid' },
      finish: { best: 'Propose repairs' },
    },
  },
  keys,
  purchases: () => import('./yard/Ships.svelte'),
  sheet: () => import('./sheet/RecordSheet.svelte'),
  fleets: () => import('./Fleets.svelte'),
  panels: {
    muster: () => import('./yard/MusterPanel.svelte'),
    allocate: () => import('./energy/EnergyPanel.svelte'),
    deploy: () => import('./deploy/DeployPanel.svelte'),
    place: () => import('./end/PlacePanel.svelte'),
    initial: () => import('./initial/InitialPanel.svelte'),
    space: () => import('./space/SpacePanel.svelte'),
    answer: () => import('./window/WindowPanel.svelte'),
    'point-blank': () => import('./window/WindowPanel.svelte'),
    zero: () => import('./window/WindowPanel.svelte'),
    screen: () => import('./window/WindowPanel.svelte'),
    bid: () => import('./end/BidPanel.svelte'),
    finish: () => import('./end/FinishPanel.svelte'),
  },
};
