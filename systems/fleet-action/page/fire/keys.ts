import { onBoard, onControl } from '@flagplot/pagekit/desk/focus.ts';

/** What the keys of the fire panel do. */
export interface Hands {
  /** Fires at the target of that number, from 0; or all of the squadron do. */
  fireAt(nth: number, all: boolean): void;
  hold(): void;
  next(by: number, any?: boolean): void;
  weaponBy(by: number): void;
  /** Uses or holds the weapon in hand. */
  use(): void;
  odds(open?: boolean): void;
}

const LETTERS: Readonly<Record<string, (hands: Hands) => void>> = {
  h: hands => hands.hold(),
  o: hands => hands.odds(),
  w: hands => hands.odds(true),
  ']': hands => hands.next(1),
  '[': hands => hands.next(-1),
  '}': hands => hands.next(1, true),
  '{': hands => hands.next(-1, true),
  n: hands => hands.next(1),
};

/** Keys that a button, or the board's cursor, needs for itself. */
const PRESSES: Readonly<Record<string, (hands: Hands) => void>> = {
  Enter: hands => hands.next(1),
  ' ': hands => hands.use(),
  ArrowUp: hands => hands.weaponBy(-1),
  ArrowDown: hands => hands.weaponBy(1),
};

/** Whether a key was taken. */
export function takeKey(event: KeyboardEvent, hands: Hands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
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
