import type { Hex } from '@flagplot/hexes';
import type { PanelProps } from '@flagplot/pagekit/desk/panels.ts';
import { pointer } from '@flagplot/pagekit/desk/pointer.ts';
import { PathDraft, type PathInHand } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import type { Drag, Pick as Picked } from '@flagplot/scene';
import { plotting } from '../../rules/movement/lawful.ts';
import { destination } from '../../rules/movement/path.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import { holdingPlot } from '../../rules/movement/random.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Plot, SpeedChange, Step } from '../../rules/orders.ts';
import { squadronsOf, unitMembers } from '../../rules/roster.ts';
import type { FleetAction } from '../../rules/state.ts';
import { END } from '../../scene/order.ts';
import { STEPS } from '../../scene/steps.ts';
import { leaderOf, orderWords, squadronName } from '../../words/names.ts';
import { atEnd, courseInHand } from './courses.ts';
import { movingAs } from './doctrine.ts';
import { type InHand, TIP } from './layer.ts';
import { type Caret, type Course, endOf, openHexes, placeAt, upTo, withChange } from './plots.ts';
import { samePlot } from './same-plot.ts';
import { ordinal, type Standing } from './say.ts';
import { inTurn, movedBy } from './sequence.ts';

/** The ship that an id on the board stands for: its own, or that of a ghost at the end of a plot. */
function shipAt(id: string): string | undefined {
  const [kind, , ship] = id.split('/');
  if (ship === undefined) return id;
  return `${kind}/` === TIP || `${kind}/` === END ? ship : undefined;
}

/** What a plotter works on: the panel's own props, as they are at the moment. */
type Given = Pick<PanelProps<FleetAction, 'orders'>, 'view' | 'order' | 'desk' | 'draft'>;

/** The plots of an ask in the making: whose is in hand, where its caret stands, what a step or a press makes of it. */
export class Plotter {
  readonly #of: () => Given;
  /** Carets that somebody has moved; all others stand behind what is laid. */
  #carets: Readonly<Record<string, Caret>> = $state.raw({});
  /** The plot in hand as it is laid. */
  readonly path: PathDraft<Step, Course> = new PathDraft(
    STEPS,
    () => this.#given.desk,
    () => this.#path,
  );
  /** The pulse whose end is looked at. */
  looking: number | undefined = $state();
  /** The pulse in which speed is to change, until it does. */
  pulse: number = $state(1);

  /** @param of what the panel is given, looked at anew each time */
  constructor(of: () => Given) {
    this.#of = of;
  }

  get #given(): Given {
    return this.#of();
  }

  readonly #own: Squadron[] = $derived.by(() => squadronsOf(this.#given.view, this.#given.view.side));
  /** Each squadron with all its plot is judged by: made once an ask, so that what is worked out for it is kept. */
  readonly #its: Map<string, Plotting> = $derived(new Map(this.#own.map(one => [one.id, plotting(this.#given.view, one)])));
  readonly #defaults: Map<string, Plot> = $derived(new Map([...this.#its].map(([id, it]) => [id, holdingPlot(it)])));

  /** In the order they move in. */
  squadrons: Squadron[] = $derived.by(() => inTurn(this.#own, this.#given.order.squadrons));

  inHand: Squadron | undefined = $derived.by(() => {
    const { inHand } = this.#given.desk;
    return this.squadrons.find(one => one.id === inHand || this.#sails(one, inHand));
  });

  readonly #it: Plotting | undefined = $derived.by(() => this.inHand && this.#its.get(this.inHand.id));

  readonly #path: PathInHand<Step, Course> | undefined = $derived.by(() => this.#it && this.#pathOf(this.#it));

  hand: InHand | undefined = $derived.by(() => {
    const it = this.#it;
    if (!it) return undefined;
    const { drawn, untouched, isCarried: carried } = this.path;
    const { looking } = this;
    const slips = this.#given.desk.view === 'list';
    return { it, ...(drawn ?? this.#current(it)), untouched, carried, looking, slips };
  });

  /** The plot in hand as it is kept, without what is being drawn. */
  get kept(): Plot | undefined {
    return this.#path?.kept.plot;
  }

  standings: Standing[] = $derived(
    this.squadrons.map(({ id }) => {
      const it = this.#its.get(id) as Plotting;
      const plot = this.#plotOf(id);
      const untouched = !this.path.isBegun(id) && this.#isDefault(plot);
      return { squadron: it.squadron, plot, untouched, open: openHexes(it, plot) };
    }),
  );

  #sails(squadron: Squadron, ship: string | undefined): boolean {
    const { book, open } = this.#given.view;
    return unitMembers({ book, open }, squadron.id).some(one => one.ship.id === ship);
  }

  #plotOf(id: string): Plot {
    return this.#given.order.squadrons.find(plot => plot.squadron === id) ?? (this.#defaults.get(id) as Plot);
  }

  #isDefault(plot: Plot): boolean {
    return samePlot(plot, this.#defaults.get(plot.squadron) as Plot);
  }

  /** A plot as it is kept, without what is just being drawn. */
  #current(it: Plotting): Course {
    const plot = this.#plotOf(it.squadron.id);
    const caret = this.#carets[it.squadron.id];
    return caret && caret.index <= (plot.path[caret.pulse]?.length ?? 0) ? { plot, caret } : atEnd(it, plot);
  }

  #pathOf(it: Plotting): PathInHand<Step, Course> {
    const kept = this.#current(it);
    return {
      ...courseInHand(it, kept),
      isDefault: this.#isDefault(kept.plot),
      whyFull: ({ plot, caret }) => {
        if (this.path.untouched) return 'It holds its course as it is.';
        return openHexes(it, upTo(plot, caret)) === 0 ? 'Every hex is laid.' : undefined;
      },
      keep: course => this.#keep(it, course),
      reset: () => {
        this.#keep(it, atEnd(it, this.#defaults.get(it.squadron.id) as Plot));
        return true;
      },
    };
  }

  /** Goes on with the squadron in hand, else with the first that wants something: half plotted, or with nothing but the default. */
  begin(): void {
    const all = this.standings;
    this.take(this.inHand?.id ?? (all.find(one => one.open > 0) ?? all.find(one => one.untouched) ?? all[0])?.squadron.id);
  }

  take(id: string | undefined): void {
    const { desk, view } = this.#given;
    const squadron = this.squadrons.find(one => one.id === id);
    desk.inHand = squadron && (leaderOf(view.book, squadron)?.id ?? squadron.id);
    this.path.forget();
    this.looking = undefined;
    this.pulse = (squadron && this.#plotOf(squadron.id).change?.pulse) ?? 1;
  }

  /** Takes the next squadron that wants an order, or the next of all. */
  next(by: number, any = false): void {
    const n = this.standings.length;
    const from = this.squadrons.findIndex(one => one.id === this.inHand?.id);
    const around = this.standings.map((_, i) => this.standings[(from + by * (i + 1) + n * (i + 2)) % n]);
    this.take((around.find(one => one && (any || one.untouched || one.open > 0)) ?? around[0])?.squadron.id);
  }

  /** The order with another plot in it, and the caret where the next step goes. A caret that is moved alone changes no order. */
  #keep(it: Plotting, { plot, caret }: Course): void {
    const { order, draft } = this.#given;
    const end = endOf(it, plot);
    const { [plot.squadron]: _, ...rest } = this.#carets;
    const moved = caret.pulse !== end.pulse || caret.index !== end.index;
    this.#carets = moved ? { ...rest, [plot.squadron]: caret } : rest;
    if (plot === this.#plotOf(plot.squadron)) return;
    const known = order.squadrons.some(one => one.squadron === plot.squadron);
    const squadrons = known
      ? order.squadrons.map(one => (one.squadron === plot.squadron ? plot : one))
      : [...order.squadrons, plot];
    draft({ ...order, squadrons });
  }

  /** What becomes of the formation: how the others keep, the ship that is shifted, new places. */
  form(plot: Plot): void {
    const { hand } = this;
    if (!hand) return;
    this.path.lay(hand.untouched ? atEnd(hand.it, plot) : { plot, caret: hand.caret });
    this.#given.desk.say(`${orderWords(plot)}.`);
  }

  /** Shows the plot in hand otherwise as long as somebody draws; without a plot, as it is kept. */
  sketch(plot: Plot | undefined): void {
    const { hand } = this;
    this.path.sketch(plot && hand ? { plot, caret: hand.caret } : undefined);
  }

  say(sentence: string): void {
    this.#given.desk.say(sentence);
  }

  /** Each ship by itself, or in formation. */
  otherMode(): void {
    if (!this.hand) return;
    if (this.hand.it.squadron.leaderless > 0) {
      this.#given.desk.say('Without a commander it moves in formation.');
      return;
    }
    const { mode, ...plot } = this.hand.plot;
    this.form(mode === 'relative' ? plot : { ...plot, mode: 'relative' });
  }

  /** One place earlier or later among the squadrons of its group. */
  move(id: string | undefined, by: number): void {
    const { order, draft, desk, view } = this.#given;
    const next = id === undefined ? undefined : movedBy(this.#own, order.squadrons, { id, by });
    if (id === undefined) return;
    if (!next) {
      desk.say(`${squadronName(view.book, id)} changes places with those of its own group alone.`);
      return;
    }
    const doctrine = movingAs(order.doctrine ?? view.own.doctrine, next);
    draft({ ...order, squadrons: next, ...(doctrine && { doctrine }) });
    const place = inTurn(this.#own, next).findIndex(one => one.id === id);
    desk.say(`${squadronName(view.book, id)} moves ${ordinal(place + 1)} of ${this.#own.length}.`);
  }

  change(next: SpeedChange | undefined): void {
    if (!this.hand) return;
    this.path.lay(atEnd(this.hand.it, withChange(this.hand.it, this.hand.plot, next)));
    if (next) this.pulse = next.pulse;
  }

  faster(by: number): void {
    const now = this.hand?.plot.change;
    const to = (now?.by ?? 0) + by;
    this.change(to === 0 ? undefined : { pulse: now?.pulse ?? this.pulse, by: to });
  }

  inPulse(pulse: number): void {
    this.pulse = pulse;
    const now = this.hand?.plot.change;
    if (now) this.change({ ...now, pulse });
  }

  /** Whether a ship, or its ghost at the end of a plot, can be dragged: it sails with a squadron that is plotted. */
  mayDrag(id: string): boolean {
    const ship = shipAt(id);
    return ship !== undefined && this.squadrons.some(one => this.#sails(one, ship));
  }

  /** A line drawn from its handle; or a ship drawn along: its command ship ends as far from it as it is from it now. */
  drag(drag: Drag): boolean {
    const { unit, over } = drag;
    const own = unit === undefined ? undefined : this.squadrons.find(one => this.#sails(one, shipAt(unit)));
    if (!own) return this.path.drag(drag);
    if (own !== this.inHand) this.take(own.id);
    const [from, to] = [over[0], over.at(-1)];
    const it = this.#it;
    if (!it || !from || !to) return false;
    const held = unit?.includes('/') ? this.#ghostOf(it, unit) : own;
    return this.path.drag({ ...drag, over: [{ q: held.q + to.q - from.q, r: held.r + to.r - from.r }] });
  }

  /** Where the ghost of a command ship stands, whichever of its squadron's is held. */
  #ghostOf(it: Plotting, ghost: string): Hex {
    const { plot, caret } = this.#current(it);
    const whole = this.path.isFresh || !ghost.startsWith(TIP);
    return whole ? destination(it.squadron, plot.path.flat()) : placeAt(it, plot, caret);
  }

  pick({ at, unit }: Picked): boolean {
    const own = this.squadrons.find(one => this.#sails(one, unit));
    if (own) this.take(own.id);
    else this.path.layCourse(at);
    return own !== undefined || this.hand !== undefined;
  }

  /** Brings to hand what a refusal is about: `/squadrons/0/path/2`. */
  show(where: string): boolean {
    const plot = this.#given.order.squadrons[pointer('/squadrons/:n', where)?.n ?? -1];
    const squadron = this.squadrons.find(one => one.id === plot?.squadron);
    if (!squadron) return false;
    this.take(squadron.id);
    this.looking = pointer('/squadrons/:n/path/:pulse', where)?.pulse;
    this.#given.desk.centre(squadron);
    return true;
  }
}
