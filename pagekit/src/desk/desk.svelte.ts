import type { Hex } from '@flagplot/hexes';
import type { Thrown } from '@flagplot/kernel';
import type { Drag, Layer, Pick, Place } from '@flagplot/scene';
import type { Snippet } from 'svelte';
import type { Ground } from '../board/ground.ts';
import { readingOf } from '../board/ruling.ts';
import type { Look } from '../board/viewport.svelte.ts';
import type { FireActs, FireRows } from '../fire/choosing.ts';

/** What a panel wants to hear of. Each says whether it took the thing; what nobody takes, board and list deal with themselves. */
export interface Listener<P extends Place = Hex> {
  /** A place or unit was pressed, on the board or in the list. */
  pick?(pick: Pick<P>): boolean;
  /** A handle was pressed, by pointer or key. */
  handle?(id: string, more: boolean): boolean;
  /** Something with `grab`, or a unit or ghost that may be, is dragged through places; `done` on letting go. */
  drag?(drag: Drag<P>): boolean;
  /** Whether a unit or ghost, by its id on the board, can be dragged. */
  grab?(id: string): boolean;
  /** A refusal is to be shown: `at` points into the order, as in `/squadrons/0/path`. */
  show?(at: string): boolean;
  /** A key pressed while focus is in the battle and not in a field. Arrows come here before they move the cursor. */
  key?(event: KeyboardEvent): boolean;
}

export type Tab = 'orders' | 'fleets' | 'log' | 'charts' | 'time' | 'study' | 'umpire';
/** How far the sheet of a phone is drawn up. */
export type Rest = 'peek' | 'work' | 'full';

/** What is still to be done before an answer is whole: `2 of 5 ships left`. */
export interface Left {
  left: number;
  of: number;
  /** What is counted, in the plural: `hexes`. */
  what: string;
  /** What is in hand is one of those left. */
  inHand?: boolean;
  /** Takes the next one in hand; left out where there is nothing to be taken. */
  next?(): void;
}

/** What the order as it stands has somebody do: `A1 A2 B1` `at Halcyon`. */
export interface Doing {
  who: string;
  does: string;
  /** Nobody has chosen it: that is what they do where nothing is said. */
  open?: boolean;
}

/**
 * The desk in front of whoever sits here: what board, list, dock and panel share while one battle is on the screen. A panel lays its
 * layer here and listens here; it never touches the board. Nothing on the desk outlives the battle's page.
 */
export class Desk {
  /** The ground of the battle that lies here: the ruler measures by it. */
  readonly #ground: () => Ground;
  /** The table as it is seen: between two models it is measured from edge to edge. */
  readonly #items: () => Layer<Place>;

  constructor(ground: () => Ground, items: () => Layer<Place> = () => []) {
    this.#ground = ground;
    this.#items = items;
  }

  /** What the panel lays over the table: plots, handles, ghosts, arcs. Replace it whole. */
  layer: Layer<Place> = $state.raw([]);
  /** The unit or squadron in hand, the same for board, list and dock. */
  inHand: string | undefined = $state();
  /** The place under the keyboard's cursor; none while the pointer leads. */
  cursor: Place | undefined = $state.raw();
  /** The ruler on the board; none: it is put away. */
  ruler: { from: Place; to: Place } | undefined = $state.raw();
  /** The unit under the pointer or the focus. */
  pointed: string | undefined = $state();
  /** Beside the button that answers, while a panel is open: what is still open. `2 hexes of A are open. C would hold its course at 8.` */
  caption: string | undefined = $state();
  /** What is still to be done, and what the order has each do that could do something: shown above the button that answers. */
  left: Left | undefined = $state.raw();
  doing: readonly Doing[] = $state.raw([]);
  /** Fire as it is being chosen, for the list: what may be fired at and with what, and what comes of a choice. */
  fire: { rows: FireRows; acts: FireActs } | undefined = $state.raw();
  /** Whether the unit in hand may fire at another: asked while fire is chosen. */
  get isTarget(): ((unit: string) => boolean) | undefined {
    const { fire } = this;
    if (!fire) return undefined;
    const targets = new Set(fire.rows.targets.map(({ id }) => id));
    return unit => targets.has(fire.acts.enemyOf(unit) ?? '');
  }
  /** A card that stands over the board or in the second dock (the odds), drawn by the panel that set it; `beside`: with room beside its bars. */
  float: Snippet<[beside: boolean]> | undefined = $state.raw();
  /** The record sheet, drawn by whoever set it. */
  sheet: Snippet | undefined = $state.raw();
  /** The unit whose record sheet lies open, where no panel has laid a sheet of its own. */
  sheetOf: string | undefined = $state();

  /** Where the board was looked at, while the list stands in its place. */
  look: Look | undefined = $state.raw();

  tab: Tab = $state('orders');
  /** The throw whose cells are marked in the charts; none: what is read for the ask. */
  thrown: Thrown | undefined = $state.raw();
  view: 'board' | 'list' = $state('board');
  rest: Rest = $state('work');

  /** What was last said aloud, politely; read by the live region. */
  said: string = $state('');
  /** What explains the ask, for a first battle: read out after it, and after what happened. */
  explained: string = $state('');
  #listeners: Listener<Place>[] = [];
  #board: { centre(at: Place): void; reveal(at: Place): void } | undefined;

  /** Listens until the returned function is called; whoever came last is asked first. */
  listen<P extends Place = Hex>(listener: Listener<P>): () => void {
    this.#listeners.unshift(listener);
    return () => {
      this.#listeners = this.#listeners.filter(one => one !== listener);
    };
  }

  pick(pick: Pick<Place>): boolean {
    return this.#listeners.some(one => one.pick?.(pick) ?? false);
  }

  handle(id: string, more = false): boolean {
    return this.#listeners.some(one => one.handle?.(id, more) ?? false);
  }

  /** Somebody is drawing and has not let go: what is shown then is in no order yet. */
  drawing: boolean = $state(false);

  drag(drag: Drag<Place>): boolean {
    this.drawing = !drag.done;
    return this.#listeners.some(one => one.drag?.(drag) ?? false);
  }

  grab(id: string): boolean {
    return this.#listeners.some(one => one.grab?.(id) ?? false);
  }

  show(at: string): boolean {
    return this.#listeners.some(one => one.show?.(at) ?? false);
  }

  key(event: KeyboardEvent): boolean {
    return this.#listeners.some(one => one.key?.(event) ?? false);
  }

  /** Lays the ruler down at a place, or puts it away. */
  rule(from: Place): void {
    this.ruler = this.ruler ? undefined : { from, to: from };
    this.say(
      this.ruler
        ? `The ruler lies here. Press a ${this.#ground().placeWord}, or move the cursor; with Shift it begins there.`
        : 'The ruler is put away.',
    );
  }

  /** Draws the ruler to a place, or, with `begin`, lays it down there anew; says what it measures. */
  measure(at: Place, begin: boolean): void {
    if (!this.ruler) return;
    this.ruler = begin ? { from: at, to: at } : { ...this.ruler, to: at };
    this.say(`${readingOf({ items: this.#items(), ground: this.#ground() }, this.ruler).says}.`);
  }

  /** Says a sentence to those who listen to the page; the same sentence twice is said twice. */
  say(sentence: string): void {
    this.said = this.said === sentence ? `${sentence} ` : sentence;
  }

  /** The board hands itself in; who wants a place in the middle, or in sight, asks here. */
  looks(board: { centre(at: Place): void; reveal(at: Place): void }): () => void {
    this.#board = board;
    return () => {
      if (this.#board === board) this.#board = undefined;
    };
  }

  centre(at: Place): void {
    this.#board?.centre(at);
  }

  /** Moves the board only where a place is out of sight. */
  reveal(at: Place): void {
    this.#board?.reveal(at);
  }

  /** Clears what belonged to the last ask; the view of the board stays. */
  clear(): void {
    this.layer = [];
    this.caption = undefined;
    this.left = undefined;
    this.doing = [];
    this.float = undefined;
    this.sheet = undefined;
  }
}
