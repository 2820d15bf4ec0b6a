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
  options: [
    { name: 'unlimited-guns', about: 'Guns reach as far as the table (BB-3.2.7).', otherwise: false },
    {
      name: 'open-columns',
      about: 'A shift may lead off Table 1: left of it firepower counts in full, right of it for nothing (BB-3.2.49).',
      otherwise: false,
    },
    { name: 'forcing-row', about: 'In a collision both take the dice of the one that forces (BB-3.1.33).', otherwise: false },
    { name: 'clear-wrecks', about: "Wrecks obstruct nobody's sight (BB-3.2.24).", otherwise: false },
    { name: 'lasting-wrecks', about: 'Wrecks are neither sunk nor removed (BB-3.2.68, BB-3.2.69).', otherwise: false },
    {
      name: 'masking',
      about: 'A target of which half is hidden shifts fire one column to the right (BB-3.2.26).',
      otherwise: false,
    },
    { name: 'far-boarding', about: 'Marines cross ten inches, not five (BB-3.4.6).', otherwise: false },
    { name: 'reefs-stop-skimmers', about: 'Reefs are solid for skimmers as well (BB-1.3.5, BB-3.1.15).', otherwise: false },
    {
      name: 'submerged-hulls',
      about: 'Whoever runs Hull Down is submerged for the matrix of sight (BB-3.2.23).',
      otherwise: false,
    },
    { name: 'two-runs', about: 'A salvo of torpedoes is spent after its second run (BB-4.1.2).', otherwise: false },
    { name: 'fresh-planes', about: 'A squadron that comes aboard has six planes again (BB-3.5.9).', otherwise: false },
    {
      name: 'reserve-always',
      about: 'Reserve and destroyer dash are there in small engagements too (BB-3.0.16).',
      otherwise: false,
    },
    { name: 'falling-flyers', about: 'A flying ship that is wrecked falls and is removed (BB-3.2.70).', otherwise: false },
  ],
  rules: async () => (await import('./rules/edge/rules.ts')).baltic,
  battleRules: async scenario => {
    const { battleRules, bringsAll } = await import('./rules/battle.ts');
    return bringsAll(scenario) ? battleRules : (await import('./rules/edge/rules.ts')).baltic;
  },
  scenarios: async () => (await import('./scenarios/index.ts')).entries,
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
