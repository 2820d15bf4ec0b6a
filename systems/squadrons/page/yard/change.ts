import type { Quality } from '../../rules/cards.ts';
import type { BoughtSquadron } from '../../yard/force-file.ts';

/** Craft of the largest squadron that a file can hold. */
export const MOST_CRAFT = 12;

/** The whole numbers from one to another. */
export function numbersBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The numbers of its craft, and those beyond that something was bought for: what is wrong can be put right. */
export function rosterOf({ craft, leader = 1, hotShots = [] }: BoughtSquadron): number[] {
  return numbersBetween(1, Math.max(craft, leader, ...hotShots));
}

/** With so many craft, as far as a squadron can have them. */
export function withSize(squadron: BoughtSquadron, craft: number): BoughtSquadron {
  return { ...squadron, craft: Math.max(1, Math.min(MOST_CRAFT, craft)) };
}

export function ofQuality(squadron: BoughtSquadron, quality: Quality): BoughtSquadron {
  return { ...squadron, quality };
}

/** With a craft's pilot made a Hot Shot, or a Hot Shot no more. */
export function toggleHotShot(squadron: BoughtSquadron, craft: number): BoughtSquadron {
  const { hotShots = [], ...rest } = squadron;
  const now = hotShots.includes(craft) ? hotShots.filter(n => n !== craft) : [...hotShots, craft].toSorted((a, b) => a - b);
  return now.length > 0 ? { ...rest, hotShots: now } : rest;
}

/** Led from another craft, with so many steps of command bought. */
export function withLeader({ leader: _, command: __, ...rest }: BoughtSquadron, leader: number, command: number): BoughtSquadron {
  return { ...rest, ...(leader > 1 && { leader }), ...(command > 0 && { command }) };
}
