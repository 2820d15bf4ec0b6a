// The names of opponents: the one list of them.

/** Those that err, one less and one more. */
export type Learner = 'cadet' | 'beginner';

/** One that plays as a sensible person would, two like it that err, one by chance, one that holds course and fire. */
export const BOTS = ['ordinary', 'cadet', 'beginner', 'random', 'idle'] as const;
export type BotName = (typeof BOTS)[number];

/** An opponent in words. */
export interface BotWords {
  /** Without an article: `cadet`, in `against the cadet`. */
  readonly name: string;
  /** What it does, for whoever chooses one. */
  readonly about: string;
}

/** What people read of opponents, on the page, in the terminal and in the docs: their names are for machines. */
export const BOT_WORDS: Readonly<Record<BotName, BotWords>> = {
  ordinary: { name: 'computer', about: 'plays as a sensible person would' },
  cadet: { name: 'cadet', about: 'makes mistakes, good for first battles' },
  beginner: { name: 'beginner', about: 'makes many mistakes' },
  random: { name: 'computer that plays by chance', about: 'does whatever the book allows' },
  idle: { name: 'computer that does nothing', about: 'holds course and fire' },
};

/** An opponent as it is chosen: `Cadet: makes mistakes, good for first battles`. */
export function botChoice(bot: BotName): string {
  const { name, about } = BOT_WORDS[bot];
  return `${name.replace(/^./, letter => letter.toUpperCase())}: ${about}`;
}

/** Whether an opponent thinks with the mind of its system. */
export function needsMind(name: BotName): boolean {
  return name !== 'random' && name !== 'idle';
}
