import type { Drag, Layer } from '@flagplot/scene';
import { offsetOf } from '../../rules/map.ts';
import type { Plot } from '../../rules/orders.ts';
import { barAt, barTo, berthsOf, type Forming, formingOf, placeWords, withForming, withPost } from './forming.ts';
import { type Gripped, grips, shipOfGrip } from './grips.ts';
import type { Plotter } from './plotter.svelte.ts';

/** The formation of the squadron in hand as it is changed on the board: ships are taken by their grips and dragged to their new places. */
export class Shifting {
  readonly #plotter: Plotter;
  /** What was chosen, and for which squadron, before a first ship has another place. */
  #chosen: { squadron: string; how: Forming } | undefined = $state.raw();
  /** Of the plot as it was kept then: with another one it is forgotten. */
  #gripped: (Gripped & { of: Plot }) | undefined = $state.raw();
  /** The ship whose place is chosen. */
  taken: string | undefined = $state();

  constructor(plotter: Plotter) {
    this.#plotter = plotter;
  }

  /** What is done with the formation of the squadron in hand. */
  how: Forming = $derived.by(() => {
    const { hand } = this.#plotter;
    const how = hand ? formingOf(hand.plot) : 'keep';
    return how === 'keep' && this.#chosen?.squadron === hand?.it.squadron.id ? (this.#chosen?.how ?? 'keep') : how;
  });

  layer: Layer = $derived.by(() => {
    const { hand, kept } = this.#plotter;
    const gripped = this.#gripped?.of === kept ? this.#gripped : undefined;
    return hand ? grips(hand.it, hand.plot, { how: this.how, gripped }) : [];
  });

  choose(how: Forming): void {
    const { hand } = this.#plotter;
    if (!hand || barTo(hand.it, hand.plot, how)) return;
    this.stays(how);
    this.#plotter.form(withForming(hand.plot, how));
  }

  /** It goes on being changed so, though every ship is back in its place. */
  stays(how: Forming): void {
    const { hand } = this.#plotter;
    this.#chosen = hand && { squadron: hand.it.squadron.id, how };
    this.#gripped = undefined;
  }

  /** A grip that is only pressed: its ship is the one whose place is chosen in the orders. */
  press(handle: string): boolean {
    const { hand } = this.#plotter;
    const ship = shipOfGrip(handle);
    const berth = hand && berthsOf(hand.it, hand.plot).find(one => one.ship === ship);
    if (!hand || !berth) return false;
    const bar = barTo(hand.it, hand.plot, this.how);
    this.taken = berth.ship;
    this.#plotter.say(
      bar?.say ?? `${berth.name}, ${placeWords(hand.it, berth.now)}. Drag it, or choose its place in the orders.`,
    );
    return true;
  }

  /** A ship on its way to a hex; let go where it cannot be, it goes back, and why is said there. */
  drag({ handle, over, done, cancelled }: Drag): boolean {
    const { kept, hand } = this.#plotter;
    const ship = shipOfGrip(handle);
    const at = over.at(-1);
    const berth = hand && kept && berthsOf(hand.it, kept).find(one => one.ship === ship);
    if (!hand || !kept || !berth || !at) return ship !== undefined;
    if (cancelled) {
      this.#gripped = undefined;
      this.#plotter.sketch(undefined);
      return true;
    }
    const { how } = this;
    this.taken = berth.ship;
    const bar = barTo(hand.it, kept, how) ?? barAt(hand.it, kept, { how, berth, at });
    const plot = bar ? undefined : withPost(hand.it, kept, { how, berth, to: offsetOf(hand.it.squadron, at) });
    this.#plotter.sketch(done ? undefined : plot);
    if (done && plot) {
      this.stays(how);
      this.#plotter.form(plot);
    } else this.#gripped = { of: kept, ship: berth.ship, at, bar, ...(done ? { over: true } : {}) };
    if (done && bar) this.#plotter.say(bar.say);
    return true;
  }
}
