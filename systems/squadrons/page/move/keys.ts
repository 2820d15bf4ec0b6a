import type { PathHands } from '@flagplot/pagekit/path/keys.ts';
import type { Flier } from './flier.svelte.ts';

const KEYS: Readonly<Record<string, (flier: Flier) => void>> = {
  ']': flier => flier.nextSquadron(1),
  '[': flier => flier.nextSquadron(-1),
  n: flier => flier.nextSquadron(1),
  '}': flier => flier.nextCraft(1),
  '{': flier => flier.nextCraft(-1),
  PageUp: flier => flier.speed('full'),
  PageDown: flier => flier.speed('attack'),
};

/** What the keys of the move panel do besides laying steps: a digit takes the craft of that number, Escape the whole squadron again. */
export function handsOf(flier: Flier): PathHands {
  return {
    next: () => {
      flier.nextCraft(1);
      return true;
    },
    letGo: () => flier.whole(),
    own: name => {
      if (/^[1-9]$/.test(name)) return flier.takeCraft(Number(name));
      KEYS[name]?.(flier);
      return KEYS[name] !== undefined;
    },
  };
}
