import type { GameTypes, Json } from '@flagplot/kernel';
import { cards } from '../cards/cards.svelte.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import type { Lying, Reckoned } from '../odds/asked.ts';
import { type Place, Reckoner } from '../odds/reckoner.ts';
import { narrow } from '../ui/narrow.ts';

/** The fire that is chosen, as a forecast is asked of it. */
export interface Chosen<L> {
  /** The forecast's name, and what it is asked. */
  name: string;
  of: Json;
  /** What the card shows beside the odds: the fire they were asked of. */
  laid: L;
}

/** Odds that were reckoned, and of what. */
interface Found<L> {
  readonly key: string;
  readonly odds: Reckoned;
  readonly laid: L;
}

const keyOf = ({ name, of }: Chosen<unknown>): string => JSON.stringify([name, of]);

/**
 * The odds of the fire that is chosen, and whether their card is open. They are asked anew with every change; the last ones stay,
 * paler, until the new ones come.
 */
export class FireOdds<G extends GameTypes, L> {
  open: boolean = $state(true);
  found: Found<L> | undefined = $state.raw();
  /** The fire that is chosen now, as a text; none where nobody fires. */
  #key: string = $state('');
  /** What was reckoned of the table as it lies, by its key. */
  #known = new Map<string, Reckoned>();
  #table: G['open'] | undefined;
  /** The fire whose odds could not be reckoned, as a text. */
  #failed: string | undefined = $state();
  readonly #reckoner: Reckoner<G>;

  constructor(place: Place<G>) {
    this.#reckoner = new Reckoner<G>(place);
  }

  /** Asks for the odds of what is chosen; of nothing chosen nothing is asked. What is known already is there at once. */
  ask({ book, clock, open }: Lying<G>, chosen: Chosen<L> | undefined): void {
    this.#lay(open);
    const key = chosen ? keyOf(chosen) : '';
    this.#key = key;
    this.#failed = undefined;
    if (!chosen) return;
    const { name, of, laid } = chosen;
    const known = this.#known.get(key);
    if (known) this.found = { key, odds: known, laid };
    else this.#reckoner.ask({ book, clock, open }, { name, of }, odds => this.#hear(open, { key, odds, laid }));
  }

  /**
   * Asks for the odds of what may well be chosen next, where nothing else is asked: they are there at the press, and whoever reckons is in
   * practice when something else is chosen.
   */
  askAhead({ book, clock, open }: Lying<G>, likely: Chosen<L>): void {
    this.#lay(open);
    const key = keyOf(likely);
    if (this.#key !== '' || this.#known.has(key)) return;
    const { name, of, laid } = likely;
    this.#reckoner.ask({ book, clock, open }, { name, of }, odds => this.#hear(open, { key, odds, laid }));
  }

  /** On another table nothing is known yet. */
  #lay(open: G['open']): void {
    if (this.#table === open) return;
    this.#table = open;
    this.#known.clear();
  }

  #hear(open: G['open'], { key, odds, laid }: Omit<Found<L>, 'odds'> & { odds: Reckoned | undefined }): void {
    if (!odds) {
      if (this.#table === open) this.#failed = key;
      return;
    }
    if (this.#failed === key) this.#failed = undefined;
    const found = { key, odds, laid };
    if (this.#table === open) this.#known.set(found.key, found.odds);
    // What was asked before is shown where nothing better is.
    if (this.#key !== '' && (found.key === this.#key || this.stale)) this.found = found;
  }

  /** Whether the odds that are shown are of what was chosen before. */
  get stale(): boolean {
    return this.found?.key !== this.#key;
  }

  /** Whether odds are awaited, and there are none to be shown meanwhile. */
  get awaited(): boolean {
    return this.#key !== '' && this.found === undefined && !this.failed;
  }

  /** Whether the odds of what is chosen could not be reckoned. */
  get failed(): boolean {
    return this.#key !== '' && this.#failed === this.#key;
  }

  /**
   * Whether the card stands beside this panel, over the board or in the second dock: open, with room, and somebody fires. A record sheet
   * that lies over the board leaves none, but where somebody has put the odds.
   */
  floats({ view, sheet, sheetOf }: Desk): boolean {
    const { home, share } = cards.odds;
    const isSheeted = (sheet !== undefined || sheetOf !== undefined) && cards.sheet.home === 'board' && !share;
    const hasRoom = !narrow.current && (home === 'second' || (home === 'board' && view === 'board' && !isSheeted));
    return this.open && hasRoom && this.found !== undefined && this.#key !== '' && !this.failed;
  }

  /** Opens or closes the card. */
  toggle(open: boolean = !this.open): void {
    this.open = open;
  }

  end(): void {
    this.#reckoner.end();
  }
}
