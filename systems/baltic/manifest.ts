// What Baltic shows of itself.

import type { Manifest } from '@flagplot/manifest';
import type { Baltic } from './rules/state.ts';

export const manifest: Manifest<Baltic> = {
  name: 'baltic',
  title: 'Baltic',
  about:
    'Fleets of 1912 on a measured table: telegraphs, turning templates, lines of sight, and no quarrel over a quarter of an inch.',
  holds: 'Battleships, squadrons, flying ships and aeroplanes of five navies, two or three sides, on a plane',
  edition: '1',
  ground: 'plane',
  prefix: 'BB',
  sections: ['1', '2', '3', '4', '5', '6', '7', '8'],
  rules: async () => (await import('./rules/edge/rules.ts')).baltic,
  battleRules: async scenario => {
    const { battleRules, bringsAll } = await import('./rules/battle.ts');
    return bringsAll(scenario) ? battleRules : (await import('./rules/edge/rules.ts')).baltic;
  },
  scenarios: async () => (await import('./scenarios/index.ts')).entries,
  options: async () => (await import('./options.ts')).options,
  words: async () => (await import('./words/index.ts')).words,
  oddsWords: async () => (await import('./words/odds.ts')).oddsWords,
  asks: async () => (await import('./words/asks.ts')).asks,
  goal: async () => (await import('./words/goal.ts')).goal,
  catalogue: async () => (await import('./words/catalogue.ts')).catalogue,
  contents: async () => (await import('./words/catalogue.ts')).sections,
  page: async () => (await import('#page')).page,
  charts: async () => (await import('./charts/index.ts')).chartBook,
  numbers: async () => (await import('./data/printed.ts')).printed,
  names: async () => (await import('./words/naming.ts')).naming,
  scene: async () => (await import('./scene/scene.ts')).scene,
  orderScene: async () => (await import('./scene/order.ts')).orderScene,
  beats: async () => (await import('./scene/beats.ts')).beats,
  firstBattle: async () => (await import('./words/first-battle.ts')).firstBattle,
  outlook: async () => (await import('./words/outlook.ts')).outlook,
  sheets: async () => (await import('./sheet/sheets.ts')).sheets,
  notation: async () => (await import('./notation/index.ts')).notation,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  yard: async () => (await import('./yard/index.ts')).yard,
  mind: async () => (await import('./bot/index.ts')).mind,
};
