/** How the head of a card that lies over the board is held: what stands in it is drawn by the card itself. */
import { getContext, setContext } from 'svelte';

const KEY = 'card-hold';

export interface CardHold {
  /** A key is pressed on the head that moves it, or docks it. */
  key(event: KeyboardEvent): void;
  dock(): void;
}

export function setHold(hold: CardHold): void {
  setContext(KEY, hold);
}

/** That of the card this is part of; none in a dock. */
export function getHold(): CardHold | undefined {
  return getContext<CardHold | undefined>(KEY);
}
