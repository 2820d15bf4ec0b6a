import type { KeyGroup } from '@flagplot/pagekit/desk/keys.ts';
import { isChangeable, isLetter, letters } from '@flagplot/pagekit/desk/letters.svelte.ts';

/**
 * Why a key cannot be put in the place of another; nothing where it can.
 * @param groups all keys that are heard, as they are delivered
 * @param key the one that is to be changed, as it is delivered
 * @param chosen what is to be pressed for it
 */
export function whyNotFree(groups: readonly KeyGroup[], key: string, chosen: string): string | undefined {
  if (!isLetter(chosen)) return 'A letter or a sign is to be pressed.';
  const cap = chosen.toUpperCase();
  if (!isChangeable(chosen)) return `${cap} stands for what is numbered.`;
  for (const { keys, does } of groups.flatMap(group => group.keys.map(([keys, does]) => ({ keys, does })))) {
    const taken = keys.split(' ').some(one => one.toLowerCase() !== key && letters.pressedFor(one.toLowerCase()) === chosen);
    if (taken) return `${cap} is taken: ${does}.`;
  }
  return undefined;
}
