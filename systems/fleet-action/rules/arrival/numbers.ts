// Chapter 1.2: the numbers of a defender's deployment.

import file from '../../data/jump.json' with { type: 'json' };

/** FA-1.2.6 The highest speed of his squadrons, FA-1.2.11 and of those on patrol. */
export const SLOW: number = file.defender.speed;
export const FAST: number = file.defender.patrolSpeed;
/** FA-1.2.10 Hexes from the flagship at which patrols are, at the least. */
export const FAR: number = file.defender.patrolDistance;
/** FA-1.2.8 One squadron in so many is on patrol. */
export const ONE_IN: number = file.defender.patrolOneIn;
