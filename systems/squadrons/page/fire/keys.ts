import { onBoard, onControl } from '@flagplot/pagekit/desk/focus.ts';

/** What the keys of the fire panel do. */
export interface Hands {
  /** Fires at the target of that number, from 0; or all squadrons that can do. */
  fireAt(nth: number, all: boolean): void;
  hold(all: boolean): void;
  next(by: number): void;
  nextCraft(by: number): void;
  weaponBy(by: number): void;
  odds(open?: boolean): void;
  /** Lets go of the craft in hand; whether there was one. */
  whole(): boolean;
}

const LETTERS: Readonly<Record<string, (hands: Hands) => void>> = {
  h: hands => hands.hold(false),
  H: hands => hands.hold(true),
  o: hands => hands.odds(),
  w: hands => hands.odds(true),
  ']': hands => hands.next(1),
  '[': hands => hands.next(-1),
  n: hands => hands.next(1),
  '}': hands => hands.nextCraft(1),
  '{': hands => hands.nextCraft(-1),
};

/** Keys that a button, or the board's cursor, needs for itself. */
const PRESSES: Readonly<Record<string, (hands: Hands) => void>> = {
  Enter: hands => hands.next(1),
  ArrowUp: hands => hands.weaponBy(-1),
  ArrowDown: hands => hands.weaponBy(1),
};

/** Whether a key was taken. */
export function takeKey(event: KeyboardEvent, hands: Hands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape') return hands.whole();
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit) {
    hands.fireAt(Number(digit) - 1, event.shiftKey);
    return true;
  }
  const free = !onBoard(event) && !(onControl(event) && !event.key.startsWith('Arrow'));
  const act = LETTERS[event.key] ?? (free ? PRESSES[event.key] : undefined);
  act?.(hands);
  return act !== undefined;
}
