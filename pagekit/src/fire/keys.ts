import { onBoard, onControl } from '../desk/focus.ts';

/** What the keys of a fire panel do, whatever is fired and by whom. */
export interface Hands {
  /** Fires at the target of that number, from 0; or all that can do. */
  fireAt(nth: number, all: boolean): void;
  /** Who is in hand holds fire. */
  hold(): void;
  /** The next that may fire, or the one before. */
  next(by: number): void;
  /** The next weapon, or the one before. */
  weaponBy(by: number): void;
  /** Opens or closes the card of the odds; closes what is open where nothing is said. */
  odds(open?: boolean): void;
  /** Letters of this book alone, by the key. */
  letters?: Readonly<Record<string, () => void>>;
  /** Keys of this book that a button or the board's cursor has first. */
  presses?: Readonly<Record<string, () => void>>;
}

const LETTERS: Readonly<Record<string, (hands: Hands) => void>> = {
  h: hands => hands.hold(),
  o: hands => hands.odds(),
  w: hands => hands.odds(true),
  ']': hands => hands.next(1),
  '[': hands => hands.next(-1),
  n: hands => hands.next(1),
};

/** Keys that a button, or the board's cursor, needs for itself. */
const PRESSES: Readonly<Record<string, (hands: Hands) => void>> = {
  Enter: hands => hands.next(1),
  ArrowUp: hands => hands.weaponBy(-1),
  ArrowDown: hands => hands.weaponBy(1),
};

/** Whether a key was one of the fire panel's; does what it stands for. */
export function takeFireKey(event: KeyboardEvent, hands: Hands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit) {
    hands.fireAt(Number(digit) - 1, event.shiftKey);
    return true;
  }
  const act = actOf(event, hands);
  act?.(hands);
  return act !== undefined;
}

function actOf(event: KeyboardEvent, { letters, presses }: Hands): ((hands: Hands) => void) | undefined {
  const letter = letters?.[event.key] ?? LETTERS[event.key];
  if (letter) return letter;
  const free = !onBoard(event) && !(onControl(event) && !event.key.startsWith('Arrow'));
  return free ? (presses?.[event.key] ?? PRESSES[event.key]) : undefined;
}
