import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { Squadrons } from '../rules/state.ts';
import { HULLS } from '../scene/hulls.ts';
import { markOfEvent, sideOfEvent } from '../scene/sides.ts';
import { asks } from '../words/asks.ts';
import { craftNamed, ofBook } from '../words/names.ts';
import { commitWords } from './commit.ts';
import { keys } from './keys.ts';

/** How the page draws Squadrons, and which panel answers which of its questions. */
export const page: SystemPanels<Squadrons> = {
  beats: () => import('../scene/beats.ts'),
  tally: () => import('../words/tally.ts'),
  list: () => import('./list/index.ts'),
  markOf: told => markOfEvent(told.event),
  hulls: HULLS,
  words: asks,
  commit: commitWords,
  cardOf: (unit, book) => ofBook(book, craftNamed(unit)?.squadron ?? '')?.card.id,
  sideOf: (told, seen) => sideOfEvent(told.event, seen),
  proposals: {
    start: () => new Worker(new URL('../bot/proposals.worker.ts', import.meta.url), { type: 'module' }),
    words: {
      move: { best: 'Propose a move' },
      fire: { best: 'Best fire for every squadron', again: 'As last round' },
    },
  },
  keys,
  beside: { title: 'Standing choices', field: 'standing', load: () => import('./standing/Standing.svelte') },
  fleets: () => import('./Fleets.svelte'),
  purchases: () => import('./yard/Squadrons.svelte'),
  sheet: () => import('./sheet/RecordSheet.svelte'),
  panels: {
    deploy: () => import('./deploy/DeployPanel.svelte'),
    move: () => import('./move/MovePanel.svelte'),
    jam: () => import('./jam/JamPanel.svelte'),
    fire: () => import('./fire/FirePanel.svelte'),
  },
};
