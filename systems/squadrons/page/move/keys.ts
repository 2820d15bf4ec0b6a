import { onControl } from '@flagplot/pagekit/desk/focus.ts';
import type { Flier } from './flier.svelte.ts';

const KEYS: Readonly<Record<string, (flier: Flier) => void>> = {
  ']': flier => flier.nextSquadron(1),
  '[': flier => flier.nextSquadron(-1),
  n: flier => flier.nextSquadron(1),
  '}': flier => flier.nextCraft(1),
  '{': flier => flier.nextCraft(-1),
  ArrowUp: flier => flier.step('F'),
  ArrowLeft: flier => flier.step('L'),
  ArrowRight: flier => flier.step('R'),
  Backspace: flier => flier.back(),
  Delete: flier => flier.reset(),
  End: flier => flier.finish(),
  PageUp: flier => flier.speed('full'),
  PageDown: flier => flier.speed('attack'),
};

/** Whether a key was taken. A digit takes the craft of that number, Escape the whole squadron again. */
export function takeKey(flier: Flier, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape') return onEscape(flier);
  if (event.key === 'Enter') return !onControl(event) && onEnter(flier);
  const digit = /^[1-9]$/.exec(event.key)?.[0];
  if (digit) return flier.takeCraft(Number(digit));
  const act = event.shiftKey && event.key.startsWith('Arrow') ? undefined : KEYS[event.key];
  act?.(flier);
  return act !== undefined;
}

function onEscape(flier: Flier): boolean {
  if (flier.proposed) flier.proposed = undefined;
  else return flier.whole();
  return true;
}

/** Enter lays what is proposed; else it is done with this craft, and the next is taken. */
function onEnter(flier: Flier): boolean {
  if (flier.proposed) flier.finish();
  else flier.nextCraft(1);
  return true;
}
