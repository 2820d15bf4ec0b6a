import type { GameTypes, Json } from '@flagplot/kernel';
import { MediaQuery } from 'svelte/reactivity';
import type { Desk } from '../desk/desk.svelte.ts';
import type { Lying, Reckoned } from '../odds/asked.ts';
import { type Place, Reckoner } from '../odds/reckoner.ts';

/** The fire that is chosen, as a forecast is asked of it. */
export interface Chosen<L> {
  /** The forecast's name, and what it is asked. */
  name: string;
  of: Json;
  /** What the card shows beside the odds: the fire they were asked of. */
  laid: L;
}

/**
 * The odds of the fire that is chosen, and whether their card is open. They are asked anew with every change; the last ones stay,
 * paler, until the new ones come.
 */
export class FireOdds<G extends GameTypes, L> {
  open: boolean = $state(true);
  found: { key: string; odds: Reckoned; laid: L } | undefined = $state.raw();
  /** Whether there is room for the card on the board. */
  readonly wide: MediaQuery = new MediaQuery('min-width: 1024px');
  /** The fire that is chosen now, as a text; none where nobody fires. */
  #key: string = $state('');
  readonly #reckoner: Reckoner<G>;

  constructor(place: Place<G>) {
    this.#reckoner = new Reckoner<G>(place);
  }

  /** Asks for the odds of what is chosen; of nothing chosen nothing is asked. */
  ask({ book, clock, open }: Lying<G>, chosen: Chosen<L> | undefined): void {
    const key = chosen ? JSON.stringify([chosen.name, chosen.of]) : '';
    this.#key = key;
    if (!chosen) return;
    const { name, of, laid } = chosen;
    this.#reckoner.ask({ book, clock, open }, { name, of }, odds => {
      this.found = { key, odds, laid };
    });
  }

  /** Whether the odds that are shown are of what was chosen before. */
  get stale(): boolean {
    return this.found?.key !== this.#key;
  }

  /** Whether the card lies on the board: open, with room, and somebody fires. */
  floats({ view }: Desk): boolean {
    return this.open && this.wide.current && view === 'board' && this.found !== undefined && this.#key !== '';
  }

  /** Opens or closes the card. */
  toggle(open: boolean = !this.open): void {
    this.open = open;
  }

  end(): void {
    this.#reckoner.end();
  }
}
