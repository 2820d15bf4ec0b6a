// What Squadrons shows of itself.

import type { Manifest } from '@flagplot/manifest';
import type { Squadrons } from './rules/state.ts';

export const manifest: Manifest<Squadrons> = {
  name: 'squadrons',
  title: 'Squadrons',
  about: 'Starfighters, up to twelve in a squadron. Fly each one, choose whom to fire at, hold your pilots together.',
  holds: 'Fighters, bombers and what they escort, two or three sides, on hexes',
  edition: '3',
  ground: 'hexes',
  prefix: 'SQ',
  sections: ['1', '2', '3', '4', '5', '6', '7', '8'],
  rules: async () => (await import('./rules/index.ts')).squadrons,
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
  yard: async () => (await import('./yard/index.ts')).yard,
};
