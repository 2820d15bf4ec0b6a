/** Where the cards stand that speak of what is on the board: the odds and the record sheet. One choice for all battles on this device. */
import { MediaQuery } from 'svelte/reactivity';
import { keepSetting, readSetting } from '../ui/settings.ts';
import type { Share } from './placing.ts';

export type CardName = 'odds' | 'sheet';

/** Over the board, in the dock beside the ask, or in the second dock, which stands open where there is room for it. */
export type CardHome = 'board' | 'dock' | 'second';

/** What somebody chose: where it was put on the board, the board wherever there is a place, the dock; nothing where nobody did. */
type Choice = Share | 'board' | 'dock' | undefined;

/** Whether there is room for a second dock. */
export const spacious: MediaQuery = new MediaQuery('min-width: 1600px');

class Card {
  readonly #setting: string;
  #choice: Choice = $state.raw();
  /** The ask in which it was moved: until the next one it stays, whatever lies below. */
  movedIn: string | undefined;
  /** It was docked or undocked by its button, and has the focus again where it stands then. */
  #isAwaited = false;

  constructor(name: CardName) {
    this.#setting = `card.${name}`;
    this.#choice = readChoice(readSetting(this.#setting));
  }

  get home(): CardHome {
    const isOnBoard = typeof this.#choice === 'object' || this.#choice === 'board';
    if (spacious.current) return isOnBoard ? 'board' : 'second';
    return this.#choice === 'dock' ? 'dock' : 'board';
  }

  /** Where on the board a person put it. */
  get share(): Share | undefined {
    return typeof this.#choice === 'object' ? this.#choice : undefined;
  }

  /** A person moves it; it is kept once he lets go. */
  move(share: Share, ask: string): void {
    this.#choice = share;
    this.movedIn = ask;
  }

  dock(): void {
    this.#go('dock');
  }

  /** Over the board again, wherever there is a place. */
  undock(): void {
    this.#go(spacious.current ? 'board' : undefined);
  }

  #go(choice: Choice): void {
    this.#choice = choice;
    this.#isAwaited = true;
    this.keep();
  }

  keep(): void {
    const choice = this.#choice;
    keepSetting(this.#setting, typeof choice === 'object' ? `${choice.x} ${choice.y}` : choice);
  }

  /** Whether its button takes the focus, once. */
  takesFocus(): boolean {
    const takes = this.#isAwaited;
    this.#isAwaited = false;
    return takes;
  }
}

/** What was kept, as far as it can be read. */
function readChoice(kept: string | null): Choice {
  if (kept === 'dock' || kept === 'board') return kept;
  const [x, y, more] = (kept ?? '').split(' ').map(part => (part === '' ? Number.NaN : Number(part)));
  const isShare = (part: number | undefined): part is number => part !== undefined && part >= 0 && part <= 1;
  return isShare(x) && isShare(y) && more === undefined ? { x, y } : undefined;
}

export const cards: Readonly<Record<CardName, Card>> = { odds: new Card('odds'), sheet: new Card('sheet') };
