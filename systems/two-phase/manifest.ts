// What Two-Phase shows of itself.

import type { Manifest } from '@flagplot/manifest';
import type { TwoPhase } from './rules/state.ts';

export const manifest: Manifest<TwoPhase> = {
  name: 'two-phase',
  title: 'Two-Phase',
  about: 'Starship duels over energy: share it out in secret, keep a strong shield to the enemy, outlast what is sent after you.',
  holds: 'Single starships and small fleets with their seeking weapons, two or three sides, on hexes',
  edition: '1',
  ground: 'hexes',
  prefix: 'TP',
  sections: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'],
  rules: async () => (await import('./rules/edge/rules.ts')).twoPhase,
  battleRules: async scenario => {
    const { battleRules, bringsAll, isOpen } = await import('./rules/battle.ts');
    if (!bringsAll(scenario)) return (await import('./rules/edge/rules.ts')).twoPhase;
    return isOpen(scenario) ? (await import('./rules/opening/rules.ts')).openingRules : battleRules;
  },
  scenarios: async () => (await import('./scenarios/index.ts')).entries,
  options: async () => (await import('./options.ts')).options,
  words: async () => (await import('./words/index.ts')).words,
  oddsWords: async () => (await import('./words/odds.ts')).oddsWords,
  asks: async () => (await import('./words/asks.ts')).asks,
  goal: async () => (await import('./words/goal.ts')).goal,
  firstBattle: async () => (await import('./words/first-battle.ts')).firstBattle,
  catalogue: async () => (await import('./words/catalogue.ts')).catalogue,
  contents: async () => (await import('./words/catalogue.ts')).sections,
  outlook: async () => (await import('./words/outlook.ts')).outlook,
  notation: async () => (await import('./notation/index.ts')).notation,
  mind: async () => (await import('./bot/index.ts')).mind,
  scene: async () => (await import('./scene/scene.ts')).scene,
  orderScene: async () => (await import('./scene/order.ts')).orderScene,
  beats: async () => (await import('./scene/beats.ts')).beats,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  page: async () => (await import('#page')).page,
  charts: async () => (await import('./charts/index.ts')).chartBook,
  numbers: async () => (await import('./data/printed.ts')).printed,
  names: async () => (await import('./words/naming.ts')).naming,
  sheets: async () => (await import('./sheet/sheets.ts')).sheets,
  yard: async () => (await import('./yard/index.ts')).yard,
};
