import type { PanelProps } from '@flagplot/pagekit/desk/panels.ts';
import { pointer } from '@flagplot/pagekit/desk/pointer.ts';
import type { Drag, Pick as Picked } from '@flagplot/scene';
import type { Step } from '../../rules/movement/path.ts';
import { pathEnd } from '../../rules/movement/path.ts';
import { flyers, limitsOf } from '../../rules/movement/speed.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Move } from '../../rules/orders.ts';
import { numberOf, squadronCalled } from '../../rules/roster.ts';
import type { Squadrons } from '../../rules/state.ts';
import {
  atSpeed,
  craftAt,
  fullBarred,
  isLeast,
  leadOf,
  least,
  limitsIn,
  type Making,
  pathOf,
  rejoin,
  straightOn,
  tryStep,
  withPath,
} from '../../scene/flights.ts';
import {
  count,
  craftId,
  craftName,
  craftNamed,
  hexName,
  measure,
  ofBook,
  pathWords,
  SPEED_NAMES,
  squadronName,
} from '../../words/names.ts';
import { courseTo, drawPath, type Flying } from './courses.ts';

/** What a flier works on: the panel's own props, as they are at the moment. */
type Given = Pick<PanelProps<Squadrons, 'move'>, 'view' | 'about' | 'order' | 'desk' | 'draft'>;

/** A step that was not laid, and why. */
export interface RefusedStep {
  step: Step;
  say: string;
  rule: string;
}

/** The move of an ask in the making: which squadron, which of its craft, what a step or a press makes of it. */
export class Flier {
  readonly #of: () => Given;
  /** Moves of squadrons that were taken up and laid aside again. */
  #aside: Readonly<Record<string, Move>> = $state.raw({});
  /** Squadrons somebody has begun on. */
  #begun: ReadonlySet<string> = $state.raw(new Set());
  #drawing: Move | undefined = $state.raw();
  proposed: Move | undefined = $state.raw();
  refused: RefusedStep | undefined = $state.raw();

  /** @param of what the panel is given, looked at anew each time */
  constructor(of: () => Given) {
    this.#of = of;
  }

  squadron: Squadron = $derived.by(() => squadronCalled(this.#of().view, this.#of().order.squadron));

  /** Place on the roster of the craft that is flown alone; nothing while the squadron flies as one. */
  alone: number | undefined = $derived.by(() => {
    const named = craftNamed(this.#of().desk.inHand);
    const place = (named?.number ?? 0) - 1;
    return named?.squadron === this.squadron.id && flyers(this.#book, this.squadron).includes(place) ? place : undefined;
  });

  /** The craft whose path is laid: the one flown alone, or the lead. */
  place: number | undefined = $derived.by(() => this.alone ?? leadOf(this.#book, this.squadron));

  /** The move as it is kept, with what is just being drawn. */
  it: Making = $derived.by(() => ({ book: this.#book, squadron: this.squadron, move: this.#drawing ?? this.#of().order }));

  /** What the board shows: what is proposed, until it is laid or dropped. */
  shown: Making = $derived.by(() => ({ ...this.it, move: this.proposed ?? this.it.move }));

  /** Nobody has touched it: the least there is, drawn thin and dashed. */
  untouched: boolean = $derived.by(() => !this.#drawing && !this.#begun.has(this.squadron.id) && isLeast(this.it));

  /** The path in hand as the next step finds it: one that nobody has touched begins anew. */
  laid: string = $derived.by(() => (this.untouched || this.place === undefined ? '' : pathOf(this.it.move, this.place)));

  get #book(): Making['book'] {
    return this.#of().view.book;
  }

  /** The squadrons that have still to be moved. */
  squadrons: Squadron[] = $derived.by(() => this.#of().about.squadrons.map(id => squadronCalled(this.#of().view, id)));

  isBegun(id: string): boolean {
    return this.#begun.has(id);
  }

  /** Takes a squadron, or one of its craft, by its id on the board. */
  take(id: string): boolean {
    const named = craftNamed(id);
    const { about, order, desk, draft, view } = this.#of();
    if (!named || !about.squadrons.includes(named.squadron)) return false;
    this.proposed = undefined;
    this.refused = undefined;
    desk.inHand = id;
    if (named.squadron === order.squadron) return true;
    this.#aside = { ...this.#aside, [order.squadron]: order };
    draft(this.#aside[named.squadron] ?? least(view.book, squadronCalled(view, named.squadron)));
    return true;
  }

  /** A move begins with the whole squadron, whichever of its craft was in hand before. */
  begin(): void {
    const { desk, order } = this.#of();
    desk.inHand = order.squadron;
  }

  /** Lets go of the craft that is flown alone; whether there was one. What lies open over the board is closed first. */
  whole(): boolean {
    if (this.alone === undefined || this.#of().desk.sheetOf !== undefined) return false;
    return this.takeCraft(undefined);
  }

  /** The next squadron that has still to be moved. */
  nextSquadron(by: number): void {
    const ids = this.#of().about.squadrons;
    this.take(ids[(ids.indexOf(this.squadron.id) + by + ids.length) % ids.length] as string);
  }

  /** The next craft of the squadron, the whole of it standing between the last and the first. */
  nextCraft(by: number): void {
    const places: (number | undefined)[] = [undefined, ...flyers(this.#book, this.squadron)];
    const next = places[(places.indexOf(this.alone) + by + places.length) % places.length];
    this.takeCraft(next === undefined ? undefined : numberOf(next));
  }

  takeCraft(number: number | undefined): boolean {
    const flies = number === undefined || flyers(this.#book, this.squadron).includes(number - 1);
    if (!flies) return false;
    this.take(number === undefined ? this.squadron.id : craftId(this.squadron.id, number));
    this.#of().desk.say(number === undefined ? `${this.name}, all of it.` : `${this.name}.`);
    return true;
  }

  /** `Red 3`, or `Red`. */
  get name(): string {
    const of = ofBook(this.#book, this.squadron.id);
    return of && this.alone !== undefined ? craftName(of, numberOf(this.alone)) : squadronName(this.#book, this.squadron.id);
  }

  #set(move: Move): void {
    this.#begun = new Set([...this.#begun, move.squadron]);
    this.proposed = undefined;
    this.refused = undefined;
    this.#of().draft(move);
  }

  /** From nothing, where nobody has touched it: then no craft has a path. */
  #base(): Making {
    if (!this.untouched) return this.it;
    return { ...this.it, move: { ...this.it.move, craft: [] } };
  }

  #lay(path: string): void {
    this.#set(withPath(this.alone === undefined ? this.#base() : this.it, path, this.alone));
  }

  step(step: Step): void {
    const { place } = this;
    if (place === undefined) return;
    const next = tryStep(this.it, place, { path: this.laid, step });
    if ('refused' in next) {
      this.refused = { step, say: next.refused.say, rule: next.refused.rule };
      this.#of().desk.say(next.refused.say);
      return;
    }
    this.#lay(next.path);
    const tip = pathEnd(this.#book, craftAt(this.squadron, place), next.path);
    if (!tip.left) this.#of().desk.reveal({ q: tip.q, r: tip.r });
    this.#of().desk.say(`${this.name}: ${pathWords(next.path)}. ${this.#leftWords(next.path)}`);
  }

  #leftWords(path: string): string {
    const limits = limitsIn(this.it, this.place ?? 0);
    const { hexes, turns } = measure(path);
    return `${count(limits.most - hexes, 'hex', 'hexes')} and ${count(Math.max(0, limits.turns - turns), 'turn', 'turns')} left.`;
  }

  back(): void {
    if (!this.untouched && this.place !== undefined) this.#lay(this.laid.slice(0, -1));
  }

  /** Takes the path up from a step on. */
  cut(steps: number): void {
    if (this.place !== undefined) this.#lay(this.laid.slice(0, steps));
  }

  /** Lays what is proposed, or the rest straight ahead. */
  finish(): void {
    const { proposed, place } = this;
    if (proposed) this.#set(proposed);
    else if (place !== undefined) this.#lay(straightOn(this.it, place, this.laid));
  }

  /** The whole squadron back to the least, or a craft back to the lead. */
  reset(): void {
    if (this.alone !== undefined) {
      this.#set(rejoin(this.it, this.alone));
      return;
    }
    this.#set(least(this.#book, this.squadron));
    this.#begun = new Set([...this.#begun].filter(id => id !== this.squadron.id));
  }

  rejoin(): void {
    this.#set(rejoin(this.it));
  }

  speed(speed: 'attack' | 'full'): void {
    const barred = speed === 'full' ? fullBarred(this.#book, this.squadron) : undefined;
    const { desk } = this.#of();
    if (barred) desk.say(barred.say);
    else if (this.it.move.speed !== speed && this.place !== undefined) {
      const next = atSpeed(this.it, speed);
      if (this.untouched) this.#of().draft(next);
      else this.#set(next);
      desk.say(`${SPEED_NAMES[speed]}, ${limitsOf(this.#book, this.squadron, { place: this.place, speed }).most} hexes.`);
    }
  }

  pick({ at, unit }: Picked): boolean {
    if (unit !== undefined && this.#pick(unit)) return true;
    if (this.place !== undefined) this.#propose(this.place, at);
    return true;
  }

  /** A craft of the squadron in hand is taken alone; of another, its squadron; pressed once more, all of it again. */
  #pick(unit: string): boolean {
    const named = craftNamed(unit);
    if (!named) return false;
    if (named.squadron !== this.squadron.id) return this.take(named.squadron);
    const again = this.#of().desk.inHand === unit;
    return this.takeCraft(again || named.number === undefined ? undefined : named.number) || true;
  }

  #flying(place: number): Flying {
    return { book: this.#book, craft: craftAt(this.squadron, place), limits: limitsIn(this.it, place) };
  }

  /** The shortest lawful path to a hex, as a proposal; pressed again, it is laid. */
  #propose(place: number, to: Picked['at']): void {
    const { hexes } = measure(this.laid);
    const of = this.#flying(place);
    const path = courseTo(of, hexes < of.limits.most ? this.laid : '', to);
    if (path === '' || path === this.laid) return;
    const move = withPath(this.alone === undefined ? this.#base() : this.it, path, this.alone);
    if (this.proposed && JSON.stringify(this.proposed) === JSON.stringify(move)) this.finish();
    else {
      this.proposed = move;
      this.#of().desk.say(`Proposed: ${pathWords(path)}, as near to ${hexName(to)} as it can. Enter lays it.`);
    }
  }

  drag({ over, done }: Drag): boolean {
    const { place } = this;
    if (place === undefined) return false;
    this.#drawing = undefined;
    const path = drawPath(this.#flying(place), this.laid, over);
    const move = withPath(this.alone === undefined ? this.#base() : this.it, path, this.alone);
    if (done) this.#set(move);
    else this.#drawing = move;
    return true;
  }

  /** Brings to hand what a refusal is about: `/craft/2/path`. */
  show(where: string): boolean {
    const nth = pointer('/craft/:n', where)?.n;
    const flight = nth === undefined ? undefined : this.#of().order.craft[nth];
    this.takeCraft(flight?.craft);
    this.#of().desk.centre(craftAt(this.squadron, flight ? flight.craft - 1 : (this.place ?? 0)));
    return true;
  }
}
