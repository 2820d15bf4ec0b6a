// The names of opponents: the one list of them.

/** One that plays as a sensible person would, one by chance, one that holds course and fire. */
export const BOTS = ['ordinary', 'random', 'idle'] as const;
export type BotName = (typeof BOTS)[number];
