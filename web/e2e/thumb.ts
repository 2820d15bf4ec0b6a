import { expect, type Locator, type Page } from '@playwright/test';

/** A point of the screen, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** The sizes a thumb plays at: upright, sideways, the lowest of phones; and a desktop's window at 200 %. */
export const SIZES = {
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  small: { width: 320, height: 568 },
  zoomed: { width: 640, height: 400 },
} as const;

/** Milliseconds before a finger comes down again: no person's is sooner, and of one that is within some forty the browser makes no press. */
const OFF_THE_GLASS = 120;

/**
 * A finger that is put down, drawn through the spots and lifted: touch events as a screen sends them, no mouse.
 * @param rests milliseconds before it is lifted: the browser takes a quick one for a throw, and the next tap for its halt
 */
export async function drawFinger(page: Page, through: readonly Spot[], rests = 0): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first, ...rest] = through;
  if (!first) return;
  await send('touchStart', [first]);
  for (const spot of rest) await send('touchMove', [spot]);
  const { x, y } = rest.at(-1) ?? first;
  if (rests > 0) {
    await page.waitForTimeout(rests);
    await send('touchMove', [{ x: x + 1, y }]);
  }
  await send('touchEnd', []);
  await cdp.detach();
  await page.waitForTimeout(OFF_THE_GLASS);
}

/** Two fingers that are put down so far from a spot at either side, in pixels, and drawn apart or together. */
export async function pinch(page: Page, { x, y }: Spot, [from, to]: readonly [number, number]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const fingers = (off: number): Spot[] => [
    { x: x - off, y },
    { x: x + off, y },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let n = 1; n <= 4; n += 1)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(from + ((to - from) * n) / 4) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

/** Something held on the screen, by the mouse or by a finger: touch events as a screen sends them. */
export interface Grip {
  to(spot: Spot): Promise<void>;
  /** Given up: Escape by whoever holds a mouse, a second finger by whoever holds a finger. */
  giveUp(): Promise<void>;
  letGo(): Promise<void>;
}

/** Takes hold of what lies at a spot, with whatever this page is held by. */
export async function holdAt(page: Page, from: Spot, by: 'mouse' | 'finger'): Promise<Grip> {
  return by === 'mouse' ? holdByMouse(page, from) : holdByFinger(page, from);
}

async function holdByMouse({ mouse, keyboard }: Page, from: Spot): Promise<Grip> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  return {
    to: ({ x, y }) => mouse.move(x, y, { steps: 6 }),
    giveUp: () => keyboard.press('Escape'),
    letGo: () => mouse.up(),
  };
}

async function holdByFinger(page: Page, from: Spot): Promise<Grip> {
  const cdp = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<void> =>
    void (await cdp.send('Input.dispatchTouchEvent', { type, touchPoints }));
  let at = from;
  await send('touchStart', [at]);
  return {
    async to(spot) {
      const way = Array.from({ length: 6 }, (_, n) => ({
        x: at.x + ((spot.x - at.x) * (n + 1)) / 6,
        y: at.y + ((spot.y - at.y) * (n + 1)) / 6,
      }));
      for (const one of way) await send('touchMove', [one]);
      at = spot;
    },
    giveUp: () => send('touchStart', [at, { x: at.x + 60, y: at.y + 60 }]),
    letGo: () => send('touchEnd', []),
  };
}

export async function middleOf(one: Locator): Promise<Spot> {
  const box = await one.boundingBox();
  if (!box) throw new Error(`${one} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** All of it is on the screen, and nothing lies over its middle. */
export async function expectInReach(one: Locator): Promise<void> {
  await expect(one).toBeInViewport({ ratio: 0.99 });
  await expect
    .poll(() =>
      one.evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return element.contains(top) ? 'in reach' : `under ${top?.className}`;
      }),
    )
    .toBe('in reach');
}

/** What is wider than the room it has: words cut off with nothing to say so, or a row that has to be pushed aside to be read. */
export function tornRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Squadrons and craft stand in one line on a phone, and are pushed aside with the thumb, as is the wide table of a record sheet. */
    const lines = '.squadrons, .roster, .who, .wide';
    const isTorn = (one: Element): boolean => {
      const { overflowX, textOverflow, display } = getComputedStyle(one);
      const holds = overflowX !== 'visible' || one === document.documentElement;
      return (
        holds &&
        display !== 'inline' &&
        textOverflow !== 'ellipsis' &&
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1
      );
    };
    return [...document.querySelectorAll<HTMLElement>('html, body *:not(svg, svg *, .unseen)')]
      .filter(one => !one.closest(lines) && !one.closest('.unseen') && isTorn(one))
      .map(one => `${one.tagName.toLowerCase()}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}`);
  });
}
