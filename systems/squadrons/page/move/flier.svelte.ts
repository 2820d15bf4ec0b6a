import type { PanelProps } from '@flagplot/pagekit/desk/panels.ts';
import { pointer } from '@flagplot/pagekit/desk/pointer.ts';
import { PathDraft, type PathInHand } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import type { Drag, Pick as Picked } from '@flagplot/scene';
import type { Step } from '../../rules/movement/path.ts';
import { flyers, limitsOf } from '../../rules/movement/speed.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Move } from '../../rules/orders.ts';
import { numberOf, squadronCalled } from '../../rules/roster.ts';
import type { Squadrons } from '../../rules/state.ts';
import { atSpeed, craftAt, fullBarred, leadOf, least, type Making, pathOf, rejoin, tipOf } from '../../scene/flights.ts';
import { craftOfGhost } from '../../scene/move.ts';
import { STEPS } from '../../scene/steps.ts';
import { craftId, craftName, craftNamed, ofBook, SPEED_NAMES, squadronName } from '../../words/names.ts';
import { moveInHand } from './courses.ts';

/** What a flier works on: the panel's own props, as they are at the moment. */
type Given = Pick<PanelProps<Squadrons, 'move'>, 'view' | 'about' | 'order' | 'desk' | 'draft'>;

/** The move of an ask in the making: which squadron, which of its craft, what a step or a press makes of it. */
export class Flier {
  readonly #of: () => Given;
  /** Moves of squadrons that were taken up and laid aside again. */
  #aside: Readonly<Record<string, Move>> = $state.raw({});
  /** The path in hand as it is laid. */
  readonly path: PathDraft<Step, Move> = new PathDraft(
    STEPS,
    () => this.#of().desk,
    () => this.#inHand,
  );

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

  /** The move as it is kept. */
  readonly #kept: Making = $derived.by(() => ({ book: this.#book, squadron: this.squadron, move: this.#of().order }));

  readonly #inHand: PathInHand<Step, Move> | undefined = $derived.by(() => {
    const { place, alone, name } = this;
    return place === undefined
      ? undefined
      : {
          ...moveInHand(this.#kept, { place, alone, name }),
          keep: move => this.#of().draft(move),
          reset: () => this.#reset(alone),
        };
  });

  /** The move as it is kept, with what is just being drawn. */
  it: Making = $derived.by(() => ({ ...this.#kept, move: this.path.drawn ?? this.#kept.move }));

  /** The path in hand as the next step finds it: one that nobody has touched begins anew. */
  laid: string = $derived.by(() => (this.path.untouched || this.place === undefined ? '' : pathOf(this.it.move, this.place)));

  get #book(): Making['book'] {
    return this.#of().view.book;
  }

  /** The squadrons that have still to be moved. */
  squadrons: Squadron[] = $derived.by(() => this.#of().about.squadrons.map(id => squadronCalled(this.#of().view, id)));

  /** Takes a squadron, or one of its craft, by its id on the board. */
  take(id: string): boolean {
    const named = craftNamed(id);
    const { about, order, desk, draft, view } = this.#of();
    if (!named || !about.squadrons.includes(named.squadron)) return false;
    this.path.forget();
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

  /** The whole squadron back to the least, or a craft back to the lead. @returns whether all of it is back */
  #reset(alone: number | undefined): boolean {
    this.#of().draft(alone === undefined ? least(this.#book, this.squadron) : rejoin(this.#kept, alone));
    return alone === undefined;
  }

  rejoin(): void {
    this.path.lay(rejoin(this.it));
  }

  speed(speed: 'attack' | 'full'): void {
    const barred = speed === 'full' ? fullBarred(this.#book, this.squadron) : undefined;
    const { desk } = this.#of();
    if (barred) desk.say(barred.say);
    else if (this.it.move.speed !== speed && this.place !== undefined) {
      const next = atSpeed(this.it, speed);
      if (this.path.untouched) this.#of().draft(next);
      else this.path.lay(next);
      this.path.forget();
      desk.say(`${SPEED_NAMES[speed]}, ${limitsOf(this.#book, this.squadron, { place: this.place, speed }).most} hexes.`);
    }
  }

  /** Whether a craft, or its ghost, can be dragged: it flies, and its squadron has still to be moved. */
  mayDrag(id: string): boolean {
    const named = craftNamed(craftOfGhost(id) ?? id);
    const squadron = this.squadrons.find(one => one.id === named?.squadron);
    return squadron !== undefined && flyers(this.#book, squadron).includes((named?.number ?? 0) - 1);
  }

  /** A line drawn from its handle; or a craft drawn along, with all who fly as it does: the lead ends as far from it as it is from it now. */
  drag(drag: Drag): boolean {
    const { unit, over } = drag;
    const ghost = unit === undefined ? undefined : craftOfGhost(unit);
    const named = craftNamed(ghost ?? unit);
    if (!named) return this.path.drag(drag);
    if (named.squadron !== this.squadron.id) this.take(named.squadron);
    else if (this.alone !== undefined && named.number !== numberOf(this.alone)) this.takeCraft(named.number);
    const [from, to] = [over[0], over.at(-1)];
    const lead = this.place;
    if (lead === undefined || !from || !to) return false;
    const held = ghost === undefined ? craftAt(this.squadron, lead) : tipOf(this.#kept, lead);
    return this.path.drag({ ...drag, over: [{ q: held.q + to.q - from.q, r: held.r + to.r - from.r }] });
  }

  pick({ at, unit }: Picked): boolean {
    if (unit !== undefined && this.#pick(unit)) return true;
    this.path.layCourse(at);
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

  /** Brings to hand what a refusal is about: `/craft/2/path`. */
  show(where: string): boolean {
    const nth = pointer('/craft/:n', where)?.n;
    const flight = nth === undefined ? undefined : this.#of().order.craft[nth];
    this.takeCraft(flight?.craft);
    this.#of().desk.centre(craftAt(this.squadron, flight ? flight.craft - 1 : (this.place ?? 0)));
    return true;
  }
}
