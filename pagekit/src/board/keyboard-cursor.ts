/** The board's own keys: arrows and Tab lead the cursor, Enter takes what is under it, others bring the sheet nearer. */
import type { Place, Scene, UnitItem } from '@flagplot/scene';
import { beginning, walk } from './cursor.ts';
import type { Director } from './director.ts';
import type { Ground } from './ground.ts';
import type { Viewport } from './viewport.svelte.ts';

/** The board as the keys find it. */
export interface CursorState {
  scene: Scene<Place>;
  ground: Ground;
  units: readonly UnitItem<Place>[];
  /** Where the cursor is; none while the pointer leads. */
  cursor: Place | undefined;
  /** The unit or squadron in hand, and the unit that is in hand for it. */
  inHand: string | undefined;
  held: UnitItem<Place> | undefined;
  /** Space belongs to the player of what is past. */
  past: boolean;
}

/** What keys do to the board. */
export interface CursorHost {
  viewport: Pick<Viewport, 'shift' | 'closer'> & Pick<Director, 'fit' | 'centre'>;
  to(place: Place): void;
  /** Takes one of the units in a place, or the place. */
  take(at: Place, here: readonly UnitItem<Place>[], more: boolean): void;
}

/** Pixels an arrow with Shift moves the sheet by. */
const SHIFT = 60;
const SHIFTS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, SHIFT],
  ArrowDown: [0, -SHIFT],
  ArrowLeft: [SHIFT, 0],
  ArrowRight: [-SHIFT, 0],
};

const CLOSER = 1.3;

export class KeyboardCursor {
  readonly #of: () => CursorState;
  readonly #host: CursorHost;
  /** Tab visits the units, nearest first, and leaves the board after the last. */
  #round: { order: readonly UnitItem<Place>[]; at: number } | undefined;

  /** @param of the board, looked at anew at each key */
  constructor(of: () => CursorState, leads: CursorHost) {
    this.#of = of;
    this.#host = leads;
  }

  /** The next Tab begins its round anew. */
  anew(): void {
    this.#round = undefined;
  }

  /** Whether a key was one of the board's. */
  act({ key, shiftKey }: KeyboardEvent): boolean {
    const led = this.#of();
    const at = led.cursor ?? beginning(led, led.inHand);
    const to = led.ground.step(at, key, shiftKey);
    if (!to && shiftKey && SHIFTS[key]) {
      this.#host.viewport.shift(...SHIFTS[key]);
      return true;
    }
    if (key === 'Tab') return this.#tab(led, shiftKey);
    if (to) {
      this.anew();
      this.#host.to(led.cursor ? to : at);
    } else if (key === 'Enter' || (key === ' ' && !led.past)) {
      this.#host.take(
        at,
        led.units.filter(one => led.ground.covers(one, at) && !one.lost),
        shiftKey,
      );
    } else return this.#zoom(led, key);
    return true;
  }

  #tab(led: CursorState, back: boolean): boolean {
    this.#round ??= { order: walk(led, led.cursor ?? beginning(led, led.inHand)), at: -1 };
    const round = this.#round;
    const unit = round.order[round.at + (back ? -1 : 1)];
    if (!unit) {
      this.anew();
      return false;
    }
    round.at += back ? -1 : 1;
    this.#host.to(unit.at);
    return true;
  }

  #zoom({ units, held }: CursorState, key: string): boolean {
    const { viewport } = this.#host;
    if (key === '=' || key === '+') viewport.closer(CLOSER);
    else if (key === '-') viewport.closer(1 / CLOSER);
    else if (key === '0') viewport.fit(units);
    else if (key === 'c' && held) viewport.centre(held.at);
    else return false;
    return true;
  }
}
