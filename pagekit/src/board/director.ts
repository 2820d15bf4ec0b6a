/** Who moves a board by itself: it shows what is asked, follows what is played, and goes where somebody wants to look. Loaded once a board is played on. */
import type { Place, UnitItem } from '@flagplot/scene';
import { type Camera, isSameView, middleOf, type Size, viewAtScale } from './camera.ts';
import { coversOf } from './covers.ts';
import { amid, type BoardRoom, clearings, fitIn, isSeen, viewOf } from './framing.ts';
import { boxOf, type Point } from './geometry.ts';
import { keepView } from './keep-view.svelte.ts';
import { CLEAR, ROOM, type Viewport } from './viewport.svelte.ts';

/** How long it travels, in milliseconds. */
const GLIDE = 240;
/** Below so many pixels of height next to nothing is seen of the sheet. */
const LOW = 100;

/** Places to be shown: those that must be seen, and others as long as all can be read, the first first. */
export interface Framed {
  must: readonly Place[];
  may?: readonly Place[];
}

export class Director {
  readonly #viewport: Viewport;
  #units: readonly UnitItem<Place>[] = [];
  /** The view of all ships, if that was the last that was shown. */
  #all: Camera | undefined;
  /** The scale that was shown, before a window with less room took of it. */
  #shown: number | undefined;
  /** Where the board was looked at before a film, and whether somebody had put it there. */
  #before: (Camera & { isByHand: boolean }) | undefined;

  constructor(viewport: Viewport) {
    this.#viewport = viewport;
  }

  /** Shows all ships, or the whole sheet where there are none: somebody wants to see them. */
  fit(units: readonly UnitItem<Place>[]): void {
    this.#viewport.take();
    this.#units = units;
    this.#showAll();
  }

  #showAll(): void {
    const points = this.#viewport.standing(this.#units);
    const box = points.length > 0 ? boxOf(points, ROOM) : this.#viewport.ground.bounds();
    this.#all = fitIn(box, this.#room, 1.25);
    this.#to(this.#all);
  }

  /** Moves only where nothing at all would be left to see, or where others have come to the table: then it is looked at anew. */
  keep(units: readonly UnitItem<Place>[]): void {
    const viewport = this.#viewport;
    const came = this.#units.length > 0 && units.length > this.#units.length;
    this.#units = units;
    if (keepView.on || viewport.isByHand) return;
    if (came) {
      viewport.hasBegun = false;
      viewport.begin(units, false);
      return;
    }
    const points = viewport.standing(units);
    const room = this.#room;
    const lost = points.length > 0 && !points.some(point => isSeen(point, viewport.now, room));
    if (viewport.hasBegun && viewport.height > 150 && lost) this.#showAll();
  }

  /** Brings a place to the middle of what is clear: somebody wants to see it. */
  centre(at: Place): void {
    this.#viewport.take();
    this.#amid(this.#viewport.ground.middle(at));
  }

  /** Shows all of some places amid what is clear, no nearer than now: somebody wants to see them. */
  visit(places: readonly Place[]): void {
    this.#viewport.take();
    const box = boxOf(this.#subject({ must: places }).must, ROOM);
    this.#to(fitIn(box, this.#room, this.#viewport.now.k));
  }

  /** Brings a place into sight if it is not. */
  reveal(at: Place): void {
    const point = this.#viewport.ground.middle(at);
    if (!isSeen(point, this.#viewport.now, { ...this.#room, margin: 50 })) this.#amid(point);
  }

  #amid(point: Point): void {
    const [clear] = clearings(this.#room).toSorted((a, b) => b.width * b.height - a.width * a.height);
    if (clear) this.#to(amid(boxOf([point], 0), clear, this.#viewport.now.k));
  }

  /** A film begins: it is followed from here on, wherever somebody had put the board before. */
  watch(): void {
    const { now, isByHand } = this.#viewport;
    this.#before ??= { ...now, isByHand };
    this.#viewport.isByHand = false;
  }

  /** Brings all of them into sight, if one is not: a film is followed to where it happens, unless a hand has moved the board since it began. */
  follow(places: readonly Place[]): void {
    if (!this.#viewport.isByHand) this.bring(places);
  }

  /** What was followed is through: the board is looked at as before, unless a hand has moved it since. */
  goBack(): void {
    const before = this.#before;
    this.#before = undefined;
    if (!before || this.#viewport.isByHand) return;
    this.#viewport.isByHand = before.isByHand;
    this.#to(before);
  }

  /** Something new is asked: what it is about is shown, wherever somebody had put the board before. */
  frame(places: Framed): void {
    this.#viewport.isByHand = false;
    this.#show(places);
  }

  /** Whether all of them are seen, clear of what lies over the board. */
  shows(places: readonly Place[]): boolean {
    const { now, ground } = this.#viewport;
    const room = this.#room;
    return places.every(at => isSeen(ground.middle(at), now, room));
  }

  /** Brings all of them into sight with as little movement as may be. */
  bring(places: readonly Place[]): void {
    this.#show({ must: places });
  }

  /** Shows places by itself: not while a pointer is down, not where somebody keeps his view, not in a window that shows next to nothing. */
  #show(places: Framed): void {
    const { hasBegun, height, isPressed, now } = this.#viewport;
    if (!hasBegun || places.must.length === 0 || height < LOW || isPressed || keepView.on) return;
    this.#to(viewOf(now, this.#subject(places), this.#room));
  }

  #subject({ must, may = [] }: Framed): { must: Point[]; may: Point[] } {
    const { ground } = this.#viewport;
    return { must: must.map(at => ground.middle(at)), may: may.map(at => ground.middle(at)) };
  }

  /**
   * The window has another size, or something else lies over it: what stood amid it does again, and of what is worked at nothing is lost
   * from sight; where a hand has put the board, nothing that was seen.
   * @param before the size of the window until now
   */
  refit(places: Framed, before: Size): void {
    const { hasBegun, height, width, now, isByHand, size } = this.#viewport;
    if (!hasBegun || height < LOW) return;
    const isAll = this.#all !== undefined && isSameView(now, this.#all);
    if (isAll && !keepView.on && (places.must.length === 0 || isByHand)) {
      this.#showAll();
      return;
    }
    const middle = { k: now.k, x: now.x + (width - before.width) / 2, y: now.y + (height - before.height) / 2 };
    const { must, may } = this.#subject(places);
    const seen = isByHand ? must.filter(point => isSeen(point, now, { ...before, covers: [] })) : must;
    const scale = isByHand ? now.k : Math.max(now.k, this.#shown ?? now.k);
    const isFree = !keepView.on && seen.length > 0;
    const subject = { must: seen, may: isByHand ? [] : may };
    const near = viewAtScale(middle, scale, { from: middleOf(size) });
    this.#to(isFree ? viewOf(near, subject, this.#room) : middle, scale);
  }

  /** @param shown the scale to come back to once there is room */
  #to(view: Camera, shown = view.k): void {
    this.#shown = shown;
    this.#viewport.to(view, GLIDE);
  }

  get #room(): BoardRoom {
    const { size, drawing, least, ground } = this.#viewport;
    return { ...size, covers: coversOf(drawing), least, legible: CLEAR / ground.grain };
  }
}
