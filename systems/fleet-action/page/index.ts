import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { FleetAction } from '../rules/state.ts';
import { HULLS } from '../scene/hulls.ts';
import { markOfEvent, sideOfEvent } from '../scene/sides.ts';
import { threats } from '../scene/threats.ts';
import { asks } from '../words/asks.ts';
import { ofBook } from '../words/names.ts';
import { commitWords } from './commit.ts';
import { keys } from './keys.ts';

/** FA-2.3.4 Why proposed fire leaves a weapon out that could be fired. */
const WAITS = 'What fires once a turn waits where a later pulse looks better.';

/** How the page draws Fleet Action, and which panel answers which of its questions. */
export const page: SystemPanels<FleetAction> = {
  beats: () => import('../scene/beats.ts'),
  tally: () => import('../words/tally.ts'),
  list: () => import('./list/index.ts'),
  markOf: told => markOfEvent(told.event),
  hulls: HULLS,
  words: asks,
  commit: commitWords,
  cardOf: (unit, book) => ofBook(book, unit)?.card.id,
  sideOf: (told, seen) => sideOfEvent(told.event, seen),
  proposals: {
    start: () => new Worker(new URL('../bot/proposals.worker.ts', import.meta.url), { type: 'module' }),
    words: {
      orders: { best: 'Propose courses' },
      fire: { best: 'Best fire for every squadron', again: 'As last pulse', waits: WAITS },
      stray: { best: 'Best fire for every ship', again: 'As last pulse', waits: WAITS },
      launch: { best: 'Propose launches' },
      flights: { best: 'Propose moves' },
    },
  },
  keys,
  fleets: () => import('./Fleets.svelte'),
  purchases: () => import('./yard/Squadrons.svelte'),
  sheet: () => import('./sheet/Sheets.svelte'),
  layers: [
    { name: 'radius', word: 'Command radius', key: 'q', hidden: true },
    { name: 'elint', word: 'Jamming ranges', key: 'j', hidden: true },
    { name: 'flights', word: 'Zones and reach of flights', key: 'k', hidden: true },
    { name: 'guards', word: 'Fire at fighters', key: 'g', hidden: true },
    { name: 'threats', word: 'Threats, next pulse', key: 'x', hidden: true, lays: threats },
  ],
  panels: {
    schedule: () => import('./arrival/SchedulePanel.svelte'),
    plan: () => import('./arrival/PlanPanel.svelte'),
    deploy: () => import('./deploy/DeployPanel.svelte'),
    vortices: () => import('./arrival/VorticesPanel.svelte'),
    steer: () => import('./arrival/SteerPanel.svelte'),
    enter: () => import('./arrival/EnterPanel.svelte'),
    orders: () => import('./orders/OrdersPanel.svelte'),
    name: () => import('./name/NamePanel.svelte'),
    mines: () => import('./mines/MinesPanel.svelte'),
    fire: () => import('./fire/FirePanel.svelte'),
    stray: () => import('./fire/FirePanel.svelte'),
    allot: () => import('./allot/AllotPanel.svelte'),
    launch: () => import('./flights/LaunchPanel.svelte'),
    flights: () => import('./flights/MovePanel.svelte'),
    attack: () => import('./flights/AttackPanel.svelte'),
    aim: () => import('./flights/AimPanel.svelte'),
    dogfight: () => import('./flights/DogfightPanel.svelte'),
  },
};
