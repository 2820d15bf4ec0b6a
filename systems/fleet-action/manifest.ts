// What Fleet Action shows of itself.

import type { Manifest } from '@flagplot/manifest';
import type { ChapterName } from './rules/book.ts';
import type { Chapter } from './rules/chapter.ts';
import type { FleetAction } from './rules/state.ts';

/** The chapters that a battle fetches only where it needs them, in the order in which all rules have them. */
const CHAPTERS: readonly (readonly [ChapterName, () => Promise<Chapter>])[] = [
  ['elint', async () => (await import('./rules/elint/chapter.ts')).elint],
];

export const manifest: Manifest<FleetAction> = {
  name: 'fleet-action',
  title: 'Fleet Action',
  about: 'Squadrons of capital ships. Plot three pulses in secret, then meet what comes.',
  holds: '22 ships of 4 navies, on hexes',
  edition: '9',
  ground: 'hexes',
  prefix: 'FA',
  sections: [
    '1.1',
    '2.1',
    '2.3',
    '2.4',
    '2.5.1',
    '2.5.3',
    '3.1',
    '3.2',
    '3.3',
    '4.1',
    '4.6',
    '4.7',
    '4.8.3-4.8.14',
    '5.1',
    '5.2',
    '5.3',
    '5.4',
    '5.5',
    '5.6',
    '5.7',
    '5.8',
    '6.1',
    '6.2',
    '6.3',
    '6.4.1',
    '6.4.2',
    '6.4.3',
    '6.4.4',
    '6.4.5',
    '6.4.6',
    '6.4.7',
    '6.5',
    '6.6',
    '7',
    '8',
    '9.1',
    '11.1',
    '11.2',
    '11.3',
    '11.4.1',
    '11.4.2',
    '11.4.4-11.4.8',
    '13.1',
    '13.2.1',
    '13.2.2',
    '13.3.1',
    '13.3.2',
    '13.4',
    '13.5',
    '13.6',
    '13.7',
    '15',
    '16',
  ],
  rules: async () => (await import('./rules/index.ts')).fleetAction,
  battleRules: async scenario => {
    const { battleRulesWith, bringsAll, cardsIn, chaptersOf, gunRules } = await import('./rules/battle.ts');
    if (!bringsAll(scenario)) return (await import('./rules/index.ts')).fleetAction;
    const needed = chaptersOf(scenario, cardsIn(scenario));
    const chapters = await Promise.all(CHAPTERS.filter(([name]) => needed.includes(name)).map(([, fetched]) => fetched()));
    return chapters.length > 0 ? battleRulesWith(chapters) : gunRules;
  },
  scenarios: async () => (await import('./scenarios/index.ts')).entries,
  options: async () => (await import('./options.ts')).options,
  words: async () => (await import('./words/index.ts')).words,
  oddsWords: async () => (await import('./words/odds.ts')).oddsWords,
  asks: async () => (await import('./words/asks.ts')).asks,
  goal: async () => (await import('./words/goal.ts')).goal,
  catalogue: async () => (await import('./words/catalogue.ts')).catalogue,
  firstBattle: async () => (await import('./words/first-battle.ts')).firstBattle,
  contents: async () => (await import('./words/catalogue.ts')).sections,
  scene: async () => (await import('./scene/scene.ts')).scene,
  mind: async () => (await import('./bot/index.ts')).mind,
  notation: async () => (await import('./notation/index.ts')).notation,
  outlook: async () => (await import('./words/outlook.ts')).outlook,
  orderScene: async () => (await import('./scene/order.ts')).orderScene,
  beats: async () => (await import('./scene/beats.ts')).beats,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  page: async () => (await import('#page')).page,
  charts: async () => (await import('./charts/index.ts')).chartBook,
  numbers: async () => (await import('./data/printed.ts')).printed,
  sheets: async () => (await import('./sheet/sheets.ts')).sheets,
};
