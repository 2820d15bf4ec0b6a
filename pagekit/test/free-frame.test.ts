import { hexes } from '@flagplot/hexes';
import type { UnitItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { FreeFrame } from '../src/board/free-frame.ts';
import { groundOf } from '../src/board/grounds.ts';
import { Viewport } from '../src/board/viewport.svelte.ts';

/** What waits for the next frame, by its number. */
let waiting = new Map<number, () => void>();
let asked = 0;
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
  asked += 1;
  waiting.set(asked, draw);
  return asked;
});
vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', new EventTarget());

function drawFrame(): void {
  const now = [...waiting.values()];
  waiting = new Map();
  for (const draw of now) draw();
}

beforeEach(() => {
  waiting = new Map();
});

test('what may wait comes in the first frame after one in which it was not asked again, and once', () => {
  const free = new FreeFrame();
  const came = vi.fn<() => void>();
  for (let n = 0; n < 3; n += 1) {
    free.await(came);
    drawFrame();
  }
  expect(came).not.toHaveBeenCalled();
  drawFrame();
  drawFrame();
  expect(came).toHaveBeenCalledTimes(1);
  free.await(came);
  free.drop();
  drawFrame();
  drawFrame();
  expect(came).toHaveBeenCalledTimes(1);
});

const OWN: UnitItem = {
  kind: 'unit',
  id: 'own',
  side: 'mine',
  role: 'mine',
  at: hexes.hexAt(5, 5, 'columns'),
  facing: 0,
  hull: PLAIN_HULL,
  name: 'Own',
};

/** A board that a wheel turns, in doublings of its scale. */
async function turned(): Promise<{ viewport: Viewport; turn(doublings: number): void }> {
  const svg = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0, width: 800, height: 600 }) });
  const viewport = new Viewport(groundOf({ ground: 'hexes', columns: 100, rows: 100, layout: 'columns' }));
  Object.assign(viewport, { width: 800, height: 600, calm: true });
  viewport.over(svg as unknown as SVGSVGElement, false, undefined);
  await import('../src/board/pan.ts');
  await Promise.resolve();
  viewport.begin([OWN], false);
  const turn = (doublings: number) =>
    svg.dispatchEvent(Object.assign(new Event('wheel'), { deltaY: -500 * doublings, deltaMode: 0, clientX: 400, clientY: 300 }));
  return { viewport, turn };
}

test('felt: frames: a sheet under the wheel is drawn anew in a frame that does not move it too; stretched too far it is at once', async () => {
  const { viewport, turn } = await turned();
  const { scale } = viewport;
  turn(0.55);
  expect(viewport.view.k / scale).toBeCloseTo(2 ** 0.55);
  drawFrame();
  expect(viewport.scale).toBe(scale);
  drawFrame();
  expect(viewport.scale).toBe(viewport.view.k);
  turn(0.55);
  drawFrame();
  turn(0.2);
  expect(viewport.scale).toBe(viewport.view.k);
});
