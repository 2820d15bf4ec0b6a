import type { Hex } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Drag, Place } from '@flagplot/scene';
import type { StepKind } from '@flagplot/scene/steps.ts';
import type { Desk } from '../desk/desk.svelte.ts';

/** A step that was not laid, and why. */
export interface RefusedStep<S extends string = string> {
  step: S;
  say: string;
  rule: string;
}

/** A path as far as the rules let a step or a drawn line go; `refused` says why it goes no further. */
export interface Tried<P> {
  path: P;
  refused?: Refusal | undefined;
}

/** A box of a path strip: in which of its rows, before which of its steps. Both count from 0. */
export interface Spot {
  row: number;
  index: number;
}

/**
 * The path in hand, and what its book makes of it. `S`: the book's steps; `P`: a path, with the caret at which its next step goes where
 * that is not always its end; `At`: a place of the ground. Every function takes a path and gives another; `keep` and `reset` alone
 * write.
 */
export interface PathInHand<S extends string, P, At extends Place = Hex> {
  /** Whose it is: that somebody has begun on it is remembered by this id. */
  id: string;
  /** As it stands in the order. */
  kept: P;
  /** Nothing laid: what the first step goes on from, where nobody has touched the path. */
  empty: P;
  /** It stands as it would if nobody touched it. */
  isDefault: boolean;
  isEmpty(path: P): boolean;
  isSame(a: P, b: P): boolean;
  /** A step laid at the caret. */
  tryStep(path: P, step: S): Tried<P>;
  /** The step before the caret taken back. */
  takeBack(path: P): P;
  /** Straight on from the caret, as far as it goes. */
  fillAhead(path: P): P;
  /** Why there is nothing to lay straight ahead; nothing where there is. */
  whyFull?(path: P): string | undefined;
  /** With the caret at a box of the strip. */
  takeUp(path: P, from: Spot): P;
  /** The lawful path that goes on from there and ends nearest to a place; nothing where none leads there. */
  courseTo(path: P, to: At): P | undefined;
  /** What a finger drawn through places lays from the caret on. */
  follow(path: P, over: readonly At[]): Tried<P>;
  /** What it comes to: `Hard turn to port`. */
  words(path: P): string;
  /** What is said when a step is laid: `Hard turn to port. 4 hexes open.` */
  says(path: P): string;
  /** The end of the path, shown where it is out of sight; left out, the board stays where it is. */
  tip?(path: P): At | undefined;
  placeName(at: At): string;
  /** Puts the path into the order. */
  keep(path: P): void;
  /** Puts it back as it was before anybody touched it. @returns false where it is still somebody's own choice afterwards */
  reset(): boolean;
}

/** Before the first step of all. */
const BEGINNING: Spot = { row: 0, index: 0 };

/** A course that was laid to a far place, on from what. */
interface Course<P> {
  id: string;
  laid: P;
  from: P;
  /** The path as it was kept before. */
  before: P;
  /** Somebody had begun on it before. */
  begun: boolean;
}

/** What each step makes of one path: tried once, for the buttons and for the handles. */
interface Trials<S extends string, P, At extends Place> {
  path: PathInHand<S, P, At>;
  from: P;
  found: Map<S, Tried<P>>;
}

/**
 * Paths in the making, one of them in hand: what a step, a drawn line or a far place makes of it, and which step was refused. What is
 * drawn is laid, so that what is committed is what lies on the board. Who has a path in hand, and what its book makes of it, is asked
 * anew each time.
 */
export class PathDraft<S extends string, P, At extends Place = Hex> {
  readonly steps: readonly StepKind<S>[];
  readonly #desk: () => Desk;
  readonly #inHand: () => PathInHand<S, P, At> | undefined;
  /** Whose paths somebody has begun on. */
  #begun: ReadonlySet<string> = $state.raw(new Set());
  /** What is being drawn, until it is let go. */
  #drawn: P | undefined = $state.raw();
  /** It is a ship that is dragged, and no line that is drawn. */
  #carries: boolean = $state(false);
  /** The course that was laid last, as long as nothing else was. */
  #course: Course<P> | undefined = $state.raw();
  #trials: Trials<S, P, At> | undefined;
  /** The step that was refused last, until another is laid. */
  refused: RefusedStep<S> | undefined = $state.raw();

  /**
   * @param steps all that a path can be plotted of
   * @param desk where it is said what came of a step
   * @param inHand the path in hand, if one is
   */
  constructor(steps: readonly StepKind<S>[], desk: () => Desk, inHand: () => PathInHand<S, P, At> | undefined) {
    this.steps = steps;
    this.#desk = desk;
    this.#inHand = inHand;
  }

  /** The path in hand, if one is. */
  get inHand(): PathInHand<S, P, At> | undefined {
    return this.#inHand();
  }

  /** What is being drawn, if somebody draws. */
  get drawn(): P | undefined {
    return this.#drawn;
  }

  /** Its ship is being dragged: nobody presses a step meanwhile, and none need be tried. */
  get isCarried(): boolean {
    return this.#drawn !== undefined && this.#carries;
  }

  isBegun(id: string): boolean {
    return this.#begun.has(id);
  }

  /** Nobody has touched the path in hand: what stands there is its default. */
  get untouched(): boolean {
    const path = this.inHand;
    return path !== undefined && this.#drawn === undefined && this.#isFresh(path);
  }

  /** The same of the path as it is kept, whatever is just being drawn. */
  get isFresh(): boolean {
    const path = this.inHand;
    return path !== undefined && this.#isFresh(path);
  }

  #isFresh({ id, isDefault }: PathInHand<S, P, At>): boolean {
    return isDefault && !this.isBegun(id);
  }

  /** What a step goes on from: a path that nobody has touched begins anew. */
  #from(path: PathInHand<S, P, At>): P {
    return this.#isFresh(path) ? path.empty : path.kept;
  }

  /** What a step would make of the path as it is shown, while its ship is dragged of the path as it is kept; nothing where none is in hand. */
  tryStep(step: S): Tried<P> | undefined {
    const path = this.inHand;
    if (!path) return undefined;
    const from = (this.isCarried ? undefined : this.#drawn) ?? this.#from(path);
    const { found } = this.#trialsOf(path, from);
    const tried = found.get(step) ?? path.tryStep(from, step);
    found.set(step, tried);
    return tried;
  }

  #trialsOf(path: PathInHand<S, P, At>, from: P): Trials<S, P, At> {
    if (this.#trials?.path !== path || this.#trials.from !== from) this.#trials = { path, from, found: new Map() };
    return this.#trials;
  }

  /** Why a step cannot be laid on the path as it is kept, whatever is just being drawn: nobody presses a step meanwhile. */
  whyBarred(step: S): Refusal | undefined {
    const path = this.inHand;
    return path?.tryStep(this.#from(path), step).refused;
  }

  /** Why a step cannot be laid now; nothing where it can. */
  whyRefused(step: S): Refusal | undefined {
    return this.tryStep(step)?.refused;
  }

  /** Whether there is no step to take back. */
  get isEmpty(): boolean {
    const path = this.inHand;
    return path === undefined || path.isEmpty(this.#from(path));
  }

  /** Why there is nothing to lay straight ahead; nothing where there is. */
  get whyFull(): string | undefined {
    const path = this.inHand;
    return path?.whyFull?.(this.#from(path));
  }

  /** Lays a path, whoever made it. */
  lay(laid: P): void {
    const path = this.inHand;
    if (!path) return;
    path.keep(laid);
    this.#begun = new Set([...this.#begun, path.id]);
    this.forget();
  }

  /** Says no longer what was refused; a course that was laid is a path as any other from here on. */
  forget(): void {
    this.#course = undefined;
    this.refused = undefined;
  }

  step(step: S): void {
    const path = this.inHand;
    const tried = this.tryStep(step);
    if (!path || !tried) return;
    const { path: laid, refused } = tried;
    if (refused) {
      this.#refuse(step, refused);
      this.#desk().say(refused.say);
      return;
    }
    this.lay(laid);
    const tip = path.tip?.(laid);
    if (tip) this.#desk().reveal(tip);
    this.#desk().say(path.says(laid));
  }

  #refuse(step: S, { rule, say }: Refusal): void {
    this.refused = { step, rule, say };
  }

  /** Takes back what was laid last: a course to a far place as a whole, else a step. */
  back(): void {
    const path = this.inHand;
    const course = path && this.#courseOf(path);
    if (course) this.#takeBack(course);
    else if (path && !this.untouched) this.lay(path.takeBack(path.kept));
  }

  /** Takes the path up from a box of the strip. */
  takeUp(from: Spot): void {
    const path = this.inHand;
    if (path) this.lay(path.takeUp(path.kept, from));
  }

  /** Lays the rest straight ahead. */
  finish(): void {
    const path = this.inHand;
    if (path && this.whyFull === undefined) this.lay(path.fillAhead(this.#from(path)));
  }

  /** Puts the path in hand back as nobody had touched it. */
  reset(): void {
    const path = this.inHand;
    if (!path) return;
    this.forget();
    const again = path.reset();
    this.#begun = again ? new Set([...this.#begun].filter(id => id !== path.id)) : new Set([...this.#begun, path.id]);
  }

  /** Lays the course to a place. Another place pressed next leads there from where this one began, and not from its end. */
  layCourse(to: At): void {
    const path = this.inHand;
    if (!path) return;
    const last = this.#courseOf(path) ?? { from: this.#from(path), ...this.#before(path) };
    const laid = path.courseTo(last.from, to);
    if (laid === undefined) {
      this.#desk().say(`No course leads nearer to ${path.placeName(to)}.`);
      return;
    }
    this.#settle(path, { ...last, laid, to });
  }

  /** What is taken back to, where a course is laid now. */
  #before({ id, kept }: PathInHand<S, P, At>): Pick<Course<P>, 'before' | 'begun'> {
    return { before: kept, begun: this.isBegun(id) };
  }

  #settle(path: PathInHand<S, P, At>, { to, ...course }: Omit<Course<P>, 'id'> & { to: At }): void {
    const { laid, from, before, begun } = course;
    this.lay(laid);
    this.#course = { id: path.id, laid, from, before, begun };
    this.#desk().say(`${path.words(laid)}, as near to ${path.placeName(to)} as it can. Undo takes it back.`);
  }

  /** The course that was laid last, if the path in hand is still that one. */
  #courseOf({ id, kept, isSame }: PathInHand<S, P, At>): Course<P> | undefined {
    const course = this.#course;
    return course?.id === id && isSame(course.laid, kept) ? course : undefined;
  }

  #takeBack({ id, before, begun }: Course<P>): void {
    this.lay(before);
    if (!begun) this.#begun = new Set([...this.#begun].filter(one => one !== id));
  }

  /** Shows the path in hand otherwise as long as somebody draws; without one, as it is kept. */
  sketch(path: P | undefined): void {
    this.#drawn = path;
  }

  /** A line drawn from its handle, or whoever flies it drawn along; whether there was a path to draw. */
  drag(drag: Drag<At>): boolean {
    const path = this.inHand;
    if (!path) return false;
    if (drag.unit !== undefined || drag.cancelled) this.#carry(path, drag);
    else this.#draw(path, drag);
    return true;
  }

  /** The whole path anew, to wherever it ends nearest to where its ship is held. */
  #carry(path: PathInHand<S, P, At>, { over, done, cancelled }: Drag<At>): void {
    const to = cancelled ? undefined : over.at(-1);
    const from = this.#isFresh(path) ? path.empty : path.takeUp(path.kept, BEGINNING);
    const laid = to && path.courseTo(from, to);
    this.refused = undefined;
    this.#carries = !done;
    this.sketch(done ? undefined : laid);
    if (done && to && laid !== undefined) this.#settle(path, { laid, to, from, ...this.#before(path) });
  }

  #draw(path: PathInHand<S, P, At>, { over, done }: Drag<At>): void {
    const { path: laid, refused } = path.follow(this.#from(path), over);
    this.sketch(done ? undefined : laid);
    if (done) this.lay(laid);
    const straight = this.steps.find(one => one.straight);
    this.refused = undefined;
    if (refused && straight) this.#refuse(straight.step, refused);
  }

  /** Lays the step of a handle; whether it was one of a step. With `more`, by Shift or a long press, what it then stands for. */
  handle(id: string, more: boolean): boolean {
    const kind = this.steps.find(one => one.step === id);
    if (kind) this.step(more ? (kind.more ?? kind.step) : kind.step);
    return kind !== undefined;
  }
}
