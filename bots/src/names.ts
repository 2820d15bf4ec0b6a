// The names of opponents: the one list of them.

/** Those that err, one less and one more. */
export type Learner = 'cadet' | 'beginner';

/** One that plays as a sensible person would, two like it that err, one by chance, one that holds course and fire. */
export const BOTS = ['ordinary', 'cadet', 'beginner', 'random', 'idle'] as const;
export type BotName = (typeof BOTS)[number];

/** Whether an opponent thinks with the mind of its system. */
export function needsMind(name: BotName): boolean {
  return name !== 'random' && name !== 'idle';
}
