import type { PanelProps } from '@flagplot/pagekit/desk/panels.ts';
import { pointer } from '@flagplot/pagekit/desk/pointer.ts';
import type { Drag, Pick as Picked } from '@flagplot/scene';
import { plotting } from '../../rules/movement/lawful.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import { holdingPlot } from '../../rules/movement/random.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Plot, SpeedChange, Step } from '../../rules/orders.ts';
import { squadronsOf, unitMembers } from '../../rules/roster.ts';
import type { FleetAction } from '../../rules/state.ts';
import { hexName, leaderOf, orderWords, quantity, squadronName } from '../../words/names.ts';
import { type InHand, laidFrom } from './layer.ts';
import type { Caret } from './plots.ts';
import { endOf, fillAhead, formedAs, lay, layDrawn, nearest, openHexes, samePlot, takeBack, upTo, withChange } from './plots.ts';
import { ordinal, type Standing } from './say.ts';
import { inTurn, movedBy } from './sequence.ts';

/** What a plotter works on: the panel's own props, as they are at the moment. */
type Given = Pick<PanelProps<FleetAction, 'orders'>, 'view' | 'order' | 'desk' | 'draft'>;

/** A step that was not laid, and why. */
export interface RefusedStep {
  step: Step;
  say: string;
  rule: string;
}

/** The plots of an ask in the making: whose is in hand, where its caret stands, what a step or a press makes of it. */
export class Plotter {
  readonly #of: () => Given;
  /** Squadrons somebody has begun on; one whose plot is not the default has been, too. */
  #begun: ReadonlySet<string> = $state.raw(new Set());
  #carets: Readonly<Record<string, Caret>> = $state.raw({});
  /** What is being drawn, until it is let go. */
  #dragged: { plot: Plot; caret: Caret } | undefined = $state.raw();
  proposed: Plot | undefined = $state.raw();
  /** The pulse whose end is looked at. */
  looking: number | undefined = $state();
  refused: RefusedStep | undefined = $state.raw();
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

  hand: InHand | undefined = $derived.by(() => {
    const it = this.inHand && this.#its.get(this.inHand.id);
    if (!it) return undefined;
    const { proposed, looking } = this;
    const kept = this.#current(it);
    const laid = this.#dragged ? { ...this.#dragged, untouched: false } : kept;
    return { it, ...laid, proposed, looking, slips: this.#given.desk.view === 'list' };
  });

  /** The plot in hand as it is kept, without what is being drawn. */
  get kept(): Plot | undefined {
    const it = this.inHand && this.#its.get(this.inHand.id);
    return it && this.#current(it).plot;
  }

  standings: Standing[] = $derived(
    this.squadrons.map(({ id }) => {
      const it = this.#its.get(id) as Plotting;
      const { plot, untouched } = this.#current(it);
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

  /** The plot as it is kept, without what is just being drawn. */
  #current(it: Plotting): { plot: Plot; caret: Caret; untouched: boolean } {
    const { id } = it.squadron;
    const plot = this.#plotOf(id);
    const caret = this.#carets[id];
    const stands = caret && caret.index <= (plot.path[caret.pulse]?.length ?? 0) ? caret : endOf(it, plot);
    return { plot, caret: stands, untouched: !this.#begun.has(id) && samePlot(plot, this.#defaults.get(id) as Plot) };
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
    this.proposed = undefined;
    this.refused = undefined;
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

  /** The order with another plot in it, and the caret where the next step goes. */
  #set(plot: Plot, caret?: Caret): void {
    const { order, draft } = this.#given;
    const known = order.squadrons.some(one => one.squadron === plot.squadron);
    this.#begun = new Set([...this.#begun, plot.squadron]);
    const { [plot.squadron]: _, ...rest } = this.#carets;
    this.#carets = caret ? { ...rest, [plot.squadron]: caret } : rest;
    this.proposed = undefined;
    this.refused = undefined;
    const squadrons = known
      ? order.squadrons.map(one => (one.squadron === plot.squadron ? plot : one))
      : [...order.squadrons, plot];
    draft({ ...order, squadrons });
  }

  /** Puts the caret there; what stands behind it goes with the next step. */
  caretAt(caret: Caret): void {
    if (!this.inHand) return;
    this.#carets = { ...this.#carets, [this.inHand.id]: caret };
    this.#begun = new Set([...this.#begun, this.inHand.id]);
  }

  step(one: Step): void {
    const { hand } = this;
    if (!hand) return;
    const { desk } = this.#given;
    const laid = lay(hand.it, laidFrom(hand), one);
    if (laid.refused) {
      this.refused = { step: one, say: laid.refused.say, rule: laid.refused.rule };
      desk.say(laid.refused.say);
      return;
    }
    this.#set(laid.plot, laid.caret);
    desk.say(`${orderWords(laid.plot)}. ${quantity(openHexes(hand.it, laid.plot), 'hex', 'hexes')} open.`);
  }

  back(): void {
    const { hand } = this;
    if (!hand || hand.untouched) return;
    const taken = takeBack(hand.plot, hand.caret);
    this.#set(taken.plot, taken.caret);
  }

  /** Lays the course that is proposed, or the rest straight ahead. */
  finish(): void {
    const { hand, proposed } = this;
    if (proposed) this.#set(proposed);
    else if (hand && !hand.untouched) this.#set(fillAhead(hand.it, upTo(hand.plot, hand.caret)));
  }

  reset(): void {
    const { inHand } = this;
    if (!inHand) return;
    this.#set(this.#defaults.get(inHand.id) as Plot);
    this.#begun = new Set([...this.#begun].filter(id => id !== inHand.id));
  }

  /** What becomes of the formation: how the others keep, the ship that is shifted, new places. */
  form(plot: Plot): void {
    const { hand } = this;
    if (!hand) return;
    this.#set(plot, hand.untouched ? undefined : hand.caret);
    this.#given.desk.say(`${orderWords(plot)}.`);
  }

  /** Shows the plot in hand otherwise as long as somebody draws; without a plot, as it is kept. */
  sketch(plot: Plot | undefined): void {
    const { hand } = this;
    this.#dragged = plot && hand ? { plot, caret: hand.caret } : undefined;
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
    const next = id === undefined ? undefined : movedBy(this.#own, order.squadrons, id, by);
    if (id === undefined) return;
    if (!next) {
      desk.say(`${squadronName(view.book, id)} changes places with those of its own group alone.`);
      return;
    }
    draft({ ...order, squadrons: next });
    const place = inTurn(this.#own, next).findIndex(one => one.id === id);
    desk.say(`${squadronName(view.book, id)} moves ${ordinal(place + 1)} of ${this.#own.length}.`);
  }

  change(next: SpeedChange | undefined): void {
    if (!this.hand) return;
    this.#set(withChange(this.hand.it, this.hand.plot, next));
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

  pick({ at, unit }: Picked): boolean {
    const own = this.squadrons.find(one => this.#sails(one, unit));
    if (own) this.take(own.id);
    else if (this.hand) this.#propose(this.hand, at);
    return own !== undefined || this.hand !== undefined;
  }

  /** The shortest lawful course to a hex, as a proposal; pressed again, it is laid. */
  #propose(hand: InHand, to: Picked['at']): void {
    const begun = upTo(hand.plot, hand.caret);
    const partly = !hand.untouched && openHexes(hand.it, begun) > 0;
    const found = nearest(hand.it, partly ? begun : undefined, to, hand.plot.change);
    const formed = found && formedAs(found, hand.plot);
    if (formed && this.proposed && samePlot(formed, this.proposed)) this.finish();
    else if (found) {
      this.proposed = formed;
      this.#given.desk.say(`Proposed: ${orderWords(found)}, as near to ${hexName(to)} as it can. Enter lays it.`);
    }
  }

  drag({ over, done }: Drag): boolean {
    const { hand } = this;
    if (!hand) return false;
    const laid = layDrawn(hand.it, laidFrom(this.#current(hand.it)), over);
    this.#dragged = done ? undefined : laid;
    if (done) this.#set(laid.plot, laid.caret);
    this.refused = laid.refused && { step: 'ahead', say: laid.refused.say, rule: laid.refused.rule };
    return true;
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
