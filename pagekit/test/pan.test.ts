import { afterEach, expect, test, vi } from 'vitest';
import type { Camera, Panning } from '../src/board/camera.ts';
import type { Point } from '../src/board/geometry.ts';
import { drag, panning } from '../src/board/pan.ts';

/** What is pressed; `grab`: it is dragged by itself; `handle`: it is a button. */
class Pressed extends EventTarget {
  grab = false;
  handle = false;

  closest(sought: string): Pressed | null {
    return (sought === '[data-grab]' ? this.grab : this.handle) ? this : null;
  }
}

const page = new EventTarget();
vi.stubGlobal('Element', Pressed);
vi.stubGlobal('window', page);
vi.stubGlobal('document', new EventTarget());
// There are frames, by the same clock as timers.
for (const name of ['requestAnimationFrame', 'cancelAnimationFrame']) vi.stubGlobal(name, () => undefined);
vi.useFakeTimers();

const VIEW = { x: 10, y: 20, k: 1 };
const REACH = [0.5, 3] as const;
const point = (x: number, y: number): Point => ({ x, y });

test('led: camera: one finger takes the board along', () => {
  expect(drag(VIEW, [[point(100, 100)], [point(130, 80)]], REACH)).toEqual({ x: 40, y: 0, k: 1 });
});

test('led: camera: two fingers have under them what they had, nearer as they part', () => {
  const fingers = [point(100, 100), point(200, 100)];
  const parted = [point(50, 300), point(250, 300)];
  const view = drag(VIEW, [fingers, parted], REACH);
  expect(view.k).toBe(2);
  for (const [i, { x, y }] of fingers.entries())
    expect({ x: view.x + 2 * (x - VIEW.x), y: view.y + 2 * (y - VIEW.y) }).toEqual(parted[i]);
});

test('led: camera: however far fingers part, the board comes no nearer than it may, and goes no further off', () => {
  const [near, far] = [
    [point(100, 100), point(110, 100)],
    [point(0, 100), point(300, 100)],
  ];
  expect([drag(VIEW, [near, far], REACH).k, drag(VIEW, [far, near], REACH).k]).toEqual([3, 0.5]);
  expect(drag(VIEW, [far, [point(0, 150), point(300, 150)]], REACH)).toEqual({ x: 10, y: 70, k: 1 });
});

/** A board with its corner at 100, 50, and what it has heard of its hand. */
function board(): { svg: Pressed; pan: Panning; heard: { view: Camera; rests: number; taken: number; captured: number } } {
  const heard = { view: { x: 0, y: 0, k: 1 }, rests: 0, taken: 0, captured: 0 };
  const svg = Object.assign(new Pressed(), {
    getBoundingClientRect: () => ({ left: 100, top: 50, width: 800, height: 600 }),
    setPointerCapture: () => (heard.captured += 1),
  });
  const follower = {
    move: (view: Camera) => (heard.view = view),
    rest: () => (heard.rests += 1),
    take: () => (heard.taken += 1),
  };
  const pan = panning(svg as unknown as SVGSVGElement, follower as never);
  pan.reach(0.5, 3);
  return { svg, pan, heard };
}

function pointer(on: EventTarget, type: string, clientX: number, more: object = {}): void {
  const event = { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY: 100, ...more };
  on.dispatchEvent(Object.assign(new Event(type), event));
}

afterEach(() => vi.runAllTimers());

test('led: camera: a mouse that strays less than five pixels presses, one that goes further pans', () => {
  const { svg, heard } = board();
  pointer(svg, 'pointerdown', 300);
  pointer(page, 'pointermove', 304);
  expect([heard.view.x, heard.taken]).toEqual([0, 0]);
  pointer(page, 'pointermove', 320);
  expect([heard.view.x, heard.taken, heard.captured]).toEqual([20, 1, 1]);
  pointer(page, 'pointerup', 320);
  expect(heard.rests).toBe(1);
});

test('led: camera: a mouse that leaves the window holds the board until it is let go, and a finger that is taken away lets go', () => {
  for (const end of ['pointerup', 'pointercancel']) {
    const { svg, heard } = board();
    pointer(svg, 'pointerdown', 300);
    pointer(page, 'pointermove', -500);
    expect(heard.view.x).toBe(-800);
    pointer(page, end, -500);
    pointer(page, 'pointermove', 700);
    expect([heard.view.x, heard.rests]).toEqual([-800, 1]);
  }
});

test('led: camera: neither what is dragged by itself nor the second button moves the board', () => {
  const { svg, heard } = board();
  pointer(svg, 'pointerdown', 300, { button: 2 });
  pointer(page, 'pointermove', 400);
  svg.grab = true;
  pointer(svg, 'pointerdown', 300);
  pointer(page, 'pointermove', 400);
  expect(heard.view.x).toBe(0);
});

test('led: camera: a wheel brings the board nearer about the pointer, ten times as much with Ctrl, and rests once it stands still', () => {
  const { svg, heard } = board();
  const turn = (more: object): boolean =>
    svg.dispatchEvent(
      Object.assign(new Event('wheel', { cancelable: true }), { deltaY: -50, deltaMode: 0, clientX: 300, clientY: 150, ...more }),
    );
  expect(turn({})).toBe(false);
  expect(heard.view.k).toBeCloseTo(2 ** 0.1);
  expect(heard.view.x).toBeCloseTo(200 - 200 * 2 ** 0.1);
  turn({ ctrlKey: true });
  expect(heard.view.k).toBeCloseTo(2 ** 1.1);
  turn({ deltaMode: 1, deltaY: 1000 });
  expect(heard.view.k).toBe(0.5);
  expect(heard.rests).toBe(0);
  vi.advanceTimersByTime(200);
  expect(heard.rests).toBe(1);
});

/** A board half-way to a view a hundred pixels to the right. */
function gliding(): ReturnType<typeof board> {
  const all = board();
  all.pan.to({ x: 100, y: 0, k: 1 }, 240);
  vi.advanceTimersByTime(120);
  expect(all.heard.view.x).toBeGreaterThan(50);
  return all;
}

/** Whether the click that comes now is kept from whatever lies under it. */
function isSwallowed(): boolean {
  const stopPropagation = vi.fn();
  page.dispatchEvent(Object.assign(new Event('click'), { stopPropagation }));
  return stopPropagation.mock.calls.length > 0;
}

test('led: camera: a glide that is pressed comes to rest where it is, and what lay under the press is not taken', () => {
  const { svg, heard } = gliding();
  const { x } = heard.view;
  pointer(svg, 'pointerdown', 300);
  vi.advanceTimersByTime(400);
  expect([heard.view.x, heard.rests, heard.taken]).toEqual([x, 1, 1]);
  pointer(page, 'pointerup', 300);
  expect(isSwallowed()).toBe(true);
  pointer(svg, 'pointerdown', 300);
  pointer(page, 'pointerup', 300);
  expect([isSwallowed(), heard.rests]).toEqual([false, 1]);
});

test('led: camera: the click that panning ends in is nobody’s; a press that begins anew is heard, however late a busy page comes to its timers', () => {
  const { svg } = board();
  const drags = (): void => {
    pointer(svg, 'pointerdown', 300);
    pointer(page, 'pointermove', 340);
    pointer(page, 'pointerup', 340);
  };
  drags();
  expect(isSwallowed()).toBe(true);
  drags();
  pointer(page, 'pointerdown', 700);
  expect(isSwallowed()).toBe(false);
});

test('led: camera: the press that stops a glide pans on from there, and presses a handle it meets', () => {
  const { svg, heard } = gliding();
  const { x } = heard.view;
  pointer(svg, 'pointerdown', 300);
  pointer(page, 'pointermove', 340);
  expect(heard.view.x).toBeCloseTo(x + 40);
  pointer(page, 'pointerup', 340);
  vi.runAllTimers();
  const other = gliding();
  other.svg.handle = true;
  pointer(other.svg, 'pointerdown', 300);
  pointer(page, 'pointerup', 300);
  expect([other.heard.rests, isSwallowed()]).toEqual([1, false]);
});

test('led: camera: once a glide is over a press is a press', () => {
  const { svg, pan, heard } = board();
  pan.to({ x: 100, y: 0, k: 1 }, 240);
  vi.advanceTimersByTime(400);
  pointer(svg, 'pointerdown', 300);
  pointer(page, 'pointerup', 300);
  expect([heard.view.x, heard.rests, heard.taken, isSwallowed()]).toEqual([100, 1, 0, false]);
});

test('led: camera: two fingers pinch, also where the first held something that it gives up to the second', () => {
  const { svg, heard } = board();
  const finger = (on: EventTarget, type: string, [pointerId, x]: [number, number]): void =>
    pointer(on, type, x, { pointerId, pointerType: 'touch' });
  svg.grab = true;
  finger(svg, 'pointerdown', [1, 300]);
  finger(page, 'pointermove', [1, 360]);
  expect([heard.view.x, heard.taken]).toEqual([0, 0]);
  finger(svg, 'pointerdown', [2, 460]);
  finger(page, 'pointermove', [2, 560]);
  expect(heard.view.k).toBe(2);
  finger(page, 'pointerup', [2, 560]);
  finger(page, 'pointermove', [1, 380]);
  expect(heard.view.k).toBe(2);
});
