// What Fleet Action shows of itself.

import type { Manifest } from '@flagplot/manifest';
import type { ChapterName } from './rules/book.ts';
import type { Chapter } from './rules/chapter.ts';
import type { FleetAction } from './rules/state.ts';

/** The chapters that a battle fetches only where it needs them, in the order in which all rules have them. */
const CHAPTERS: readonly (readonly [ChapterName, () => Promise<Chapter>])[] = [
  ['abilities', async () => (await import('./rules/abilities/chapter.ts')).abilities],
  ['regrouping', async () => (await import('./rules/regrouping/chapter.ts')).regroupingChapter],
  ['mines', async () => (await import('./rules/mines/index.ts')).mines],
  ['fighters', async () => (await import('./rules/fighters/index.ts')).fighters],
  ['reinforcements', async () => (await import('./rules/reinforcements/chapter.ts')).reinforcements],
  ['arrival', async () => (await import('./rules/arrival/chapter.ts')).arrival],
  ['elint', async () => (await import('./rules/elint/chapter.ts')).elint],
];

export const manifest: Manifest<FleetAction> = {
  name: 'fleet-action',
  title: 'Fleet Action',
  about: 'Squadrons of capital ships. Plot three pulses in secret, then meet what comes.',
  holds: '22 ships of 4 navies, on hexes',
  edition: '11',
  ground: 'hexes',
  prefix: 'FA',
  sections: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'],
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
  lessons: [{ name: 'carriers', title: 'Carriers', load: async () => (await import('./lesson/carriers/index.ts')).lesson }],
  page: async () => (await import('#page')).page,
  charts: async () => (await import('./charts/index.ts')).chartBook,
  numbers: async () => (await import('./data/printed.ts')).printed,
  yard: async () => (await import('./yard/index.ts')).yard,
  sheets: async () => (await import('./sheet/sheets.ts')).sheets,
};
