import { hexes } from '@flagplot/hexes';
import type { Drag, Place } from '@flagplot/scene';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groundOf } from '../src/board/grounds.ts';
import { pointing } from '../src/board/pointing.ts';

/** An element as far as a pointer needs one: it hears, and a press meets a grip, or nothing but the sheet. */
class Grip extends EventTarget {
  readonly #grip: boolean;
  readonly attributes: Set<string> = new Set();
  constructor(grip = true) {
    super();
    this.#grip = grip;
  }
  setPointerCapture(): void {}
  closest(): Grip | null {
    return this.#grip ? this : null;
  }
  getBoundingClientRect(): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
    return { x: 0, y: 0, width: 100, height: 0 };
  }
  hasAttribute(): boolean {
    return true;
  }
  setAttribute(name: string): void {
    this.attributes.add(name);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  getAttribute(): string {
    return 'grip';
  }
}

/** The board is seen from 0 to 1,000 pixels from the left; every 100 are a column. What lies further is covered. */
const SEEN = 1000;
const placeAt = ({ clientX }: { clientX: number }): Place => hexes.hexAt(1 + Math.floor(clientX / 100), 5, 'columns');

/** Frames that wait to be drawn. */
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('Element', Grip);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout: () => 0 }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

/** A sheet whose columns are a hundred wide, and a unit in the middle of the first; it may be dragged wherever it is taken. */
const DRAWN = {
  ground: { middle: () => ({ x: 50, y: 0 }), under: ({ x }: { x: number }) => placeAt({ clientX: x }) },
  placement: { unit: () => ({ at: { x: 89, y: 0 } }) },
  ghosts: [],
  reach: 1000,
  k: 1,
  may: () => true,
};

/** A hand on the board, and all it was told of. */
class Pressed {
  readonly told: Drag<Place>[] = [];
  readonly element: Grip;

  /** @param unit the unit whose middle is pressed; left out, a grip is. @param grip which lies over it */
  constructor(unit?: string, grip: boolean = unit === undefined) {
    this.element = new Grip(grip);
    pointing(this.element as unknown as Element, {
      ground: () => groundOf({ ground: 'hexes', columns: 20, rows: 20, layout: 'columns' }),
      placeAt,
      onSheet: ({ clientX }) => ({ x: clientX, y: 0 }),
      grabbing: () =>
        unit === undefined ? undefined : ({ ...DRAWN, units: [{ id: unit, at: placeAt({ clientX: 50 }) }] } as never),
      isOver: ({ clientX }) => clientX < SEEN,
      drag: drag => this.told.push(drag),
      hold: () => {},
    });
  }

  send(kind: string, clientX: number, pointerId = 1): this {
    const event = Object.assign(new Event(kind), { pointerId, button: 0, clientX, clientY: 0, movementX: 9, movementY: 0 });
    Object.defineProperty(event, 'target', { value: this.element });
    this.element.dispatchEvent(event);
    return this;
  }

  /** The frame that is due is drawn. */
  frame(): this {
    for (const draw of frames.splice(0)) draw();
    return this;
  }
}

/** What a drag of a grip through these pixels comes to. */
function dragged(...through: number[]): Drag<Place> | undefined {
  const hand = new Pressed().send('pointerdown', through[0] ?? 0);
  for (const x of through) hand.send('pointermove', x);
  return hand.send('pointerup', through.at(-1) ?? 0).told.at(-1);
}

test('4 dock: what is dropped beside the board stays in the last hex that was seen', () => {
  expect(dragged(50, 150, 250)?.over.at(-1)).toEqual(placeAt({ clientX: 250 }));
  const off = dragged(850, 950, 1150, 1450);
  expect(off?.over.at(-1)).toEqual(placeAt({ clientX: 950 }));
  expect(off?.done).toBe(true);
});

test('led: drag: a unit is held by its picture, and told of once a frame; nothing pans the sheet meanwhile', () => {
  const hand = new Pressed('red').send('pointerdown', 50);
  expect([...hand.element.attributes]).toEqual(['data-grab']);
  hand.send('pointermove', 150).send('pointermove', 250);
  expect(hand.told).toEqual([]);
  hand.frame();
  expect(hand.told).toMatchObject([{ unit: 'red', done: false, over: [50, 150, 250].map(clientX => placeAt({ clientX })) }]);
  hand.send('pointermove', 350).send('pointerup', 350);
  expect(hand.told.at(-1)).toMatchObject({ unit: 'red', done: true });
  expect(hand.told.at(-1)?.over.at(-1)).toEqual(placeAt({ clientX: 350 }));
  expect([...hand.element.attributes]).toEqual([]);
  expect(hand.frame().told).toHaveLength(2);
});

test.each<[string, (hand: Pressed) => void]>([
  ['Escape', () => window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))],
  ['a second finger', hand => hand.send('pointerdown', 700, 2)],
  ['a touch that the browser takes', hand => hand.send('pointercancel', 250)],
])('led: drag: %s gives it up, and what is let go then presses and lays nothing', (_, givesUp) => {
  const hand = new Pressed('red').send('pointerdown', 50).send('pointermove', 150);
  givesUp(hand);
  expect(hand.told).toMatchObject([{ unit: 'red', done: true, cancelled: true }]);
  expect([...hand.element.attributes]).toEqual([]);
  hand.send('pointermove', 450).frame().send('pointerup', 450);
  expect(hand.told).toHaveLength(1);
});

test('led: drag: where a grip lies over a ship the pointer takes what it is nearer to', () => {
  const unitAt = (x: number): unknown =>
    new Pressed('red', true).send('pointerdown', x).send('pointermove', 250).send('pointerup', 250).told.at(-1)?.unit;
  expect([unitAt(55), unitAt(80)]).toEqual([undefined, 'red']);
});
