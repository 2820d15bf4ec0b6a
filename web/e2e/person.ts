// Somebody who plays a battle to its end: reads what is asked, does what is seen on the board or in the list, and presses the button that
// says what it does. All is found by its role and name, or by where it is drawn.
import { expect, type Locator, type Page } from '@playwright/test';
import { hearing } from './battle.ts';

/** A point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How somebody touches what he sees. */
export interface Touch {
  press(what: Locator): Promise<void>;
  pressAt(at: Point): Promise<void>;
  draw(from: Point, to: Point): Promise<void>;
}

/** What is asked, and what the button says that answers it. */
export interface Asked {
  title: string;
  does: string;
}

/** What somebody does before he presses the button that answers; `nth` counts the asks of its kind, from 0. */
export interface Person {
  touch: Touch;
  setUp(page: Page): Promise<void>;
  plot(page: Page, nth: number): Promise<void>;
  fire(page: Page): Promise<void>;
}

/** How often each kind of ask was answered, and how often with the board or the list in hand, as a person would first. */
export interface Played {
  asked: Map<string, number>;
  title: string;
}

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const dock = (page: Page): Locator => page.getByRole('complementary');
export const board = (page: Page): Locator => page.getByRole('application');

/** What the button says that answers an ask. */
const ANSWERS = /^(Set up \d|Seal |Fire \d|Hold all fire|Mark \d|Name (?!.* rating)|Move \w+ \d|Let |Announce |Show what )/;
const answer = (page: Page): Locator => dock(page).getByRole('button', { name: ANSWERS }).last();

const OVER = /wins?$|wins? |^Drawn/;

/** What is asked now; nothing once the battle is over. */
async function read(page: Page): Promise<Asked | undefined> {
  await expect(title(page)).toHaveText(/^(Set up|Plot|Move|Choose|Place|Name|Shall|Which|This cannot) |wins?\b|^Drawn/);
  const words = (await title(page).textContent()) ?? '';
  if (!OVER.test(words)) await expect(page.getByRole('button', { name: 'As a form', includeHidden: true })).toBeAttached();
  if (OVER.test(words)) return undefined;
  return { title: words, does: await answerWords(page) };
}

async function answerWords(page: Page): Promise<string> {
  return (await answer(page).innerText()).trim();
}

/** What a person looks at to know that it goes on: turn, phase and ask. */
async function glance(page: Page): Promise<string> {
  const [top, ask] = await Promise.all([page.getByRole('banner').innerText(), title(page).innerText()]);
  return `${top} | ${ask}`;
}

/** Presses the button that answers, and waits for what comes of it. */
async function answerIt(page: Page, touch: Touch): Promise<void> {
  await makeUp(page, touch);
  const before = await glance(page);
  await hearing(page, answer(page));
  await touch.press(answer(page));
  await expect.poll(() => glance(page), { intervals: [50] }).not.toBe(before);
}

/** A path that is not long enough is flown on: as long as it is, the button only shows what is missing. */
async function makeUp(page: Page, touch: Touch): Promise<void> {
  for (let n = 0; n < 4 && /^Show what/.test(await answerWords(page)); n += 1)
    if (!(await pressed(page, touch, /^Straight on/))) await pressed(page, touch, /^Default/);
}

/** Nothing is lost to whoever goes by keys, and nothing lies beyond the edge of the window. */
async function stands(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    focus: document.activeElement === document.body ? 'body' : 'somewhere',
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(seen).toEqual({ focus: 'somewhere', beyond: 0 });
}

/** Plays to the end. */
export async function playToTheEnd(page: Page, person: Person): Promise<Played> {
  const asked = new Map<string, number>();
  for (let n = 0; n < 500; n += 1) {
    const now = await read(page);
    if (!now) return { asked, title: (await title(page).textContent()) ?? '' };
    const [kind = ''] = now.title.split(' ');
    const nth = asked.get(kind) ?? 0;
    asked.set(kind, nth + 1);
    await stands(page);
    if (kind === 'Set') await person.setUp(page);
    else if (kind === 'Plot' || kind === 'Move') await person.plot(page, nth);
    else if (kind === 'Choose') await person.fire(page);
    else if (kind === 'Place') await placeHits(page, person.touch);
    else if (kind === 'Name') await nameAnother(page, person.touch);
    await answerIt(page, person.touch);
  }
  throw new Error('the battle does not end');
}

/** Each hit with a choice goes to the first weapon that is offered. */
async function placeHits(page: Page, touch: Touch): Promise<void> {
  const hits = dock(page).getByRole('group', { name: /^Hit \d/ });
  for (let n = 0; n < (await hits.count()); n += 1) await touch.press(hits.nth(n).getByRole('button').first());
}

/** The second that qualifies, where there are two. */
async function nameAnother(page: Page, touch: Touch): Promise<void> {
  const others = dock(page).getByRole('button', { name: /rating/, pressed: false });
  if ((await others.count()) > 0) await touch.press(others.first());
}

/** With a mouse. */
export function mouse(page: Page): Touch {
  return {
    press: what => what.click(),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    draw: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
  };
}

/** So long a finger rests before it is lifted, in milliseconds. */
const RESTS = 200;

/** With a thumb, on glass. */
export async function thumb(page: Page): Promise<Touch> {
  const glass = await page.context().newCDPSession(page);
  const touches = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: what => what.tap(),
    pressAt: ({ x, y }) => page.touchscreen.tap(x, y),
    draw: async (from, to) => {
      await touches('touchStart', from);
      for (let n = 1; n <= 8; n += 1)
        await touches('touchMove', { x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 });
      // A finger that is lifted while it moves is a throw to the browser, and the next tap does nothing but end that.
      await page.waitForTimeout(RESTS);
      await touches('touchMove', { x: to.x + 1, y: to.y });
      await touches('touchEnd');
    },
  };
}

/** The middle of what is drawn. */
async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The middles of the ships drawn in a side's ink, or of their badges: those that nobody has struck out, and over which nothing lies.
 * `side`: 1 for the first of the scenario, who has blue.
 */
async function shipsOf(page: Page, side: number): Promise<Point[]> {
  return board(page).evaluate((board, ink) => {
    const drawn = [...board.querySelectorAll(`.units .hull.s${ink}:not(.lost, .lost *), .units .badge.s${ink}`)];
    return drawn.flatMap(one => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const above = document.elementFromPoint(x, y);
      return width > 0 && above?.closest('svg')?.parentElement === board ? [{ x, y }] : [];
    });
  }, side);
}

/** The handle on the board that leads straight on. */
const ahead = (page: Page): Locator => board(page).getByRole('button', { name: /^Ahead/ });

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** So many pixels from one point on the way to another, and past it. */
function towards(from: Point, to: Point, by: number): Point {
  const whole = Math.max(1, apart(from, to));
  return { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole };
}

/** Whether a point lies on what is seen of the board, with nothing over it. */
async function isOnBoard(page: Page, at: Point): Promise<boolean> {
  return board(page).evaluate((board, { x, y }) => {
    const svg = document.elementFromPoint(x, y)?.closest('svg');
    return svg?.parentElement === board;
  }, at);
}

/** A button of the panel, where it can be pressed. */
async function pressed(page: Page, touch: Touch, name: RegExp): Promise<boolean> {
  const button = dock(page).getByRole('button', { name }).first();
  if ((await button.count()) === 0 || (await button.getAttribute('aria-disabled')) === 'true') return false;
  await touch.press(button);
  return true;
}

/** Where the enemy nearest to a point is drawn. */
async function nearestEnemy(page: Page, to: Point): Promise<Point | undefined> {
  const enemies = await shipsOf(page, 2);
  return enemies.toSorted((a, b) => apart(a, to) - apart(b, to))[0];
}

/** On the board: the first step by its handle, then straight on. */
async function plotByHandle(page: Page, touch: Touch): Promise<void> {
  if ((await ahead(page).count()) > 0) await touch.pressAt(await middle(ahead(page)));
  await pressed(page, touch, /^Straight on/);
}

/** On the board: a path drawn from the handle ahead. */
async function plotByDrawing(page: Page, touch: Touch): Promise<void> {
  const [own, tip] = await leading(page);
  if (own) await touch.draw(tip, towards(own, tip, 3 * apart(own, tip)));
  await pressed(page, touch, /^Straight on/);
}

/** On the board: a far place is pressed, short of the nearest enemy; whoever has it close ahead holds on. */
async function plotByPressing(page: Page, touch: Touch): Promise<void> {
  const [own, tip] = await leading(page);
  const enemy = tip && (await nearestEnemy(page, tip));
  if (!own || !tip || !enemy) return plotByHandle(page, touch);
  const close = CLOSE * apart(own, tip);
  const before = await answerWords(page);
  const at = towards(tip, enemy, Math.max(close / 2, apart(tip, enemy) - close / 2));
  if (await isOnBoard(page, at)) await touch.pressAt(at);
  if ((await answerWords(page)) === before) await plotByHandle(page, touch);
}

/** So near somebody would rather not fly past: as many times as far as the next step leads. */
const CLOSE = 10;

/** Where whoever is in hand stands, and where the next step leads; nothing where no step is offered. */
async function leading(page: Page): Promise<[own: Point, tip: Point] | [undefined, undefined]> {
  if ((await ahead(page).count()) === 0) return [undefined, undefined];
  const tip = await middle(ahead(page));
  const [own] = (await shipsOf(page, 1)).toSorted((a, b) => apart(a, tip) - apart(b, tip));
  return own ? [own, tip] : [undefined, undefined];
}

/** Whether an enemy is close ahead. */
async function isNear(page: Page): Promise<boolean> {
  const [own, tip] = await leading(page);
  const enemy = tip && (await nearestEnemy(page, tip));
  if (!own || !enemy) return false;
  return apart(tip, enemy) < CLOSE * apart(own, tip) && apart(tip, enemy) < apart(own, enemy);
}

/** On the board, by hand. */
export function atTheBoard(touch: Touch): Person {
  const ways = [plotByPressing, plotByHandle, plotByPressing, plotByDrawing];
  return {
    touch,
    setUp: async page => {
      await pressed(page, touch, /^(Starboard|Right)/);
      await pressed(page, touch, /^(Port|Left)/);
      for (let n = 0; n < 3; n += 1) await pressed(page, touch, /^Slower/);
    },
    plot: async (page, nth) => {
      for (let squadron = 0; squadron < 4; squadron += 1) {
        if (!(await isNear(page))) await ways[(nth + squadron) % ways.length]?.(page, touch);
        if (!(await pressed(page, touch, /not plotted|to go$/))) return;
      }
    },
    fire: async page => {
      for (let firer = 0; firer < 4; firer += 1) {
        await aimAtOne(page, touch);
        await pressed(page, touch, /^All of squadron/);
        if (!(await pressed(page, touch, /holds fire/))) return;
      }
    },
  };
}

/** Presses enemies on the board, the nearest first, until one can be fired at; else one of the targets in the panel. */
async function aimAtOne(page: Page, touch: Touch): Promise<void> {
  const before = await answerWords(page);
  for (let nth = 0; nth < 4; nth += 1) {
    // Looked for anew each time: the board may have moved to whom was pressed.
    const own = await shipsOf(page, 1);
    const near = (at: Point): number => Math.min(...own.map(one => apart(one, at)));
    const enemy = (await shipsOf(page, 2)).toSorted((a, b) => near(a) - near(b))[nth];
    if (!enemy) break;
    await touch.pressAt(enemy);
    if ((await answerWords(page)) !== before) return;
  }
  const target = dock(page).getByRole('group', { name: 'Targets' }).getByRole('button', { pressed: false }).first();
  if ((await target.count()) > 0) await touch.press(target);
}

/** By keys, in the list: the board is hidden. */
export function atTheList(): Person {
  const touch: Touch = {
    // What has just come up hears no Enter yet.
    press: async what => {
      await hearing(what.page(), answer(what.page()));
      await what.press('Enter');
    },
    pressAt: async () => undefined,
    draw: async () => undefined,
  };
  let away = Infinity;
  return {
    touch,
    setUp: async page => {
      for (let n = 0; n < 3; n += 1) await pressed(page, touch, /^Slower/);
    },
    plot: async page => {
      const [left, before] = [await hexesLeft(page), away];
      away = left;
      if (left < NEAR) return;
      if (left > before) await comeAbout(page, touch);
      else await touch.press(step(page, 'Ahead').first());
      await pressed(page, touch, /^Straight on/);
    },
    fire: async page => {
      for (let firer = 0; firer < 4; firer += 1) {
        await aimInList(page, touch);
        await pressed(page, touch, /^All of squadron/);
        if (!(await pressed(page, touch, /holds fire/))) return;
      }
    },
  };
}

/** So near, in hexes, somebody would rather not fly past. */
const NEAR = 8;

/** A step of whoever is in hand, as the list offers it. */
function step(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
}

/** How far the nearest enemy is from where the next step leads, as its button says; 0 where it says nothing. */
async function hexesLeft(page: Page): Promise<number> {
  const ahead = step(page, 'Ahead: ');
  if ((await ahead.count()) === 0) return 0;
  const [, left = '0'] = /then (\d+)/.exec((await ahead.first().textContent()) ?? '') ?? [];
  return Number(left);
}

/** Turns to port as soon and as often as the book lets it, three times at most. */
async function comeAbout(page: Page, touch: Touch): Promise<void> {
  const turn = step(page, 'Turn (left|to port)').first();
  for (let turned = 0, n = 0; turned < 3 && n < 9; n += 1) {
    if ((await turn.count()) === 0) return;
    const may = (await turn.getAttribute('aria-disabled')) !== 'true';
    await touch.press(may ? turn : step(page, 'Ahead').first());
    if (may) turned += 1;
  }
}

/** The rows of the enemy are pressed, until one can be fired at. */
async function aimInList(page: Page, touch: Touch): Promise<void> {
  const before = await answerWords(page);
  const theirs = page
    .getByRole('table', { name: /^Units/ })
    .locator('tbody')
    .nth(1)
    .getByRole('row');
  const enemies = theirs.filter({ hasNotText: /lost/ }).getByRole('rowheader').getByRole('button');
  for (let n = 0; n < (await enemies.count()); n += 1) {
    await touch.press(enemies.nth(n));
    if ((await answerWords(page)) !== before) return;
  }
}
