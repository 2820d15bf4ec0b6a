import { hexes } from '@flagplot/hexes';
import type { Drag, Place } from '@flagplot/scene';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groundOf } from '../src/board/grounds.ts';
import { pointing } from '../src/board/pointing.ts';

/** An element as far as a pointer needs one: it hears, and a press meets something that may be grabbed. */
class Grip extends EventTarget {
  setPointerCapture(): void {}
  closest(): Grip {
    return this;
  }
  getAttribute(): string {
    return 'grip';
  }
}

/** The board is seen from 0 to 1,000 pixels from the left; every 100 are a column. What lies further is covered. */
const SEEN = 1000;
const placeAt = ({ clientX }: { clientX: number }): Place => hexes.hexAt(1 + Math.floor(clientX / 100), 5, 'columns');

beforeEach(() => {
  vi.stubGlobal('Element', Grip);
  vi.stubGlobal('window', globalThis);
});
afterEach(() => vi.unstubAllGlobals());

/** What a drag of a grip through these pixels comes to. */
function dragged(...through: number[]): Drag<Place> | undefined {
  const grip = new Grip();
  const told: Drag<Place>[] = [];
  pointing(grip as unknown as Element, {
    ground: () => groundOf({ ground: 'hexes', columns: 20, rows: 20, layout: 'columns' }),
    placeAt,
    isOver: ({ clientX }) => clientX < SEEN,
    drag: drag => told.push(drag),
    hold: () => {},
  });
  const send = (kind: string, clientX: number): void => {
    const event = Object.assign(new Event(kind), { pointerId: 1, button: 0, clientX, clientY: 0, movementX: 9, movementY: 0 });
    grip.dispatchEvent(event);
  };
  send('pointerdown', through[0] ?? 0);
  for (const x of through) send('pointermove', x);
  send('pointerup', through.at(-1) ?? 0);
  return told.at(-1);
}

test('4 dock: what is dropped beside the board stays in the last hex that was seen', () => {
  expect(dragged(50, 150, 250)?.over.at(-1)).toEqual(placeAt({ clientX: 250 }));
  const off = dragged(850, 950, 1150, 1450);
  expect(off?.over.at(-1)).toEqual(placeAt({ clientX: 950 }));
  expect(off?.done).toBe(true);
});
