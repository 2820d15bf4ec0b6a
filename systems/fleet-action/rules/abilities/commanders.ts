// What commanders have beyond their rating: abilities that were bought, and styles.

/** FA-4.3 The abilities of commanders that are carried out. */
export const ABILITIES = [
  'stubborn',
  'rapid-net-change',
  'improved-command-network',
  'command-reorganization',
  'ex-fighter-ops-commander',
  'elint-priority-support',
  'superior-strategic-planner',
  'superior-tactical-planner',
  'clout',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** FA-4.4 Those of an admiral alone. */
export const ADMIRALS: readonly Ability[] = [
  'elint-priority-support',
  'superior-strategic-planner',
  'superior-tactical-planner',
  'clout',
];

/** FA-4.5.1 How a squadron's commander fights, where it makes a difference. */
export type Style = 'defensive' | 'offensive';

/** What lies open of abilities: styles as they were thrown, and each use with its turn. */
export interface Commanders {
  styles: { squadron: string; style: Style }[];
  used: { ship: string; ability: Ability; turn: number }[];
}
