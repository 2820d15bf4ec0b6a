/** The keys of a panel in which paths are plotted, whatever flies or sails by them. */

import type { Place } from '@flagplot/scene';
import { onControl } from '../desk/focus.ts';
import type { PathDraft } from './path-draft.svelte.ts';

/** What such a panel hears besides the keys of its steps. */
export interface PathHands {
  /** Enter: done with this one. Whether there was another to be taken. */
  next(): boolean;
  /** Escape. Whether there was anything to let go of. */
  letGo?(): boolean;
  /**
   * A key of this panel alone; whether it is one.
   * @param name as the browser has it, `Shift ` before an arrow and `Alt ` before any key held with it: `]`, `PageUp`, `Alt 1`
   */
  own(name: string): boolean;
}

/** Keys of the path in hand, whatever its steps are. */
const COMMON = { Backspace: 'back', Delete: 'reset', End: 'finish' } as const;

/** Whether a key was one of the panel's; does what it stands for. */
export function takePathKey<S extends string, P, At extends Place>(
  event: KeyboardEvent,
  draft: PathDraft<S, P, At>,
  hands: PathHands,
): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  if (event.key === 'Escape') return hands.letGo?.() ?? false;
  if (event.key === 'Enter') return !onControl(event) && hands.next();
  const name = keyName(event);
  return hands.own(name) || takeStepKey(draft, name);
}

function keyName(event: KeyboardEvent): string {
  if (event.altKey) return `Alt ${event.code.replace('Digit', '')}`;
  return event.shiftKey && event.key.startsWith('Arrow') ? `Shift ${event.key}` : event.key;
}

function takeStepKey<S extends string, P, At extends Place>(draft: PathDraft<S, P, At>, name: string): boolean {
  if (!draft.inHand) return false;
  const kind = draft.steps.find(({ key }) => key === name);
  const common = name in COMMON ? COMMON[name as keyof typeof COMMON] : undefined;
  if (kind) draft.step(kind.step);
  else if (common) draft[common]();
  return kind !== undefined || common !== undefined;
}

const CAPS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** A key as it stands on a button: `⇧←` of `Shift ArrowLeft`. */
export function keyCap(key: string): string {
  const plain = key.replace('Shift ', '');
  return `${plain === key ? '' : '⇧'}${CAPS[plain] ?? plain}`;
}
