import { expect, type Locator, type Page, test } from '@playwright/test';
import { hearing, listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { accessible, openPosition } from './table.ts';
import { holdAt, middleOf } from './thumb.ts';

/** A card where it lies over the board. */
const laid = (page: Page, name: 'odds' | 'sheet'): Locator => page.locator(`.over [data-card=${name}]`);
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const grip = (page: Page, what: 'odds' | 'record sheet'): Locator => button(page, new RegExp(`^Move the ${what}: `));
const inDock = (page: Page): Locator => page.getByRole('complementary', { name: 'Dock' });
const reckoned = (within: Page | Locator): Locator => within.getByText(/(exact|1e-\d+|sampled), \d+ ms/);

/** All who may in the squadron in hand fire at the nearest; their odds lie over the board. */
async function atFire(page: Page, name: PositionName = 'guns in a skirmish'): Promise<void> {
  await openPosition(page, name, ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await expect(reckoned(page)).toBeVisible();
}

async function boxOf(card: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
}

/** Once the page is opened anew, another may be in hand. */
async function reopen(page: Page): Promise<void> {
  await page.reload();
  await listening(page);
  await button(page, /^A1 Tal'Kesh/).click();
  await expect(reckoned(page)).toBeVisible();
}

/** To the pixel. */
async function cornerOf(card: Locator): Promise<[number, number]> {
  const { x, y } = await boxOf(card);
  return [Math.round(x), Math.round(y)];
}

/** The units at the ends of lines of fire that lie below a card, and the lines that run below it; or these units. */
function hiddenBelow(page: Page, name: 'odds' | 'sheet', units?: readonly string[]): Promise<string[]> {
  return laid(page, name).evaluate((card, units) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const isBelow = ({ x, y }: DOMPoint): boolean => x > left && x < right && y > top && y < bottom;
    const ends: DOMPoint[] = [];
    const lines = [...document.querySelectorAll<SVGPathElement>('.board path.ray.intent')].flatMap((ray, nth) => {
      const [long, to] = [ray.getTotalLength(), ray.getScreenCTM()];
      const way = Array.from({ length: 60 }, (_, n) => {
        const { x, y } = ray.getPointAtLength((long * n) / 59);
        return new DOMPoint(x, y).matrixTransform(to ?? undefined);
      });
      ends.push(...way.slice(0, 1), ...way.slice(-1));
      return !units && way.some(isBelow) ? [`line ${nth}`] : [];
    });
    const hulls = [...document.querySelectorAll<SVGElement>('.board [data-unit]')].flatMap(hull => {
      const box = hull.getBoundingClientRect();
      const id = hull.dataset.unit ?? '';
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isSpokenOf = units ? units.includes(id) : ends.some(end => Math.hypot(end.x - x, end.y - y) < 40);
      return isSpokenOf && x > left - 12 && x < right + 12 && y > top - 12 && y < bottom + 12 ? [id] : [];
    });
    return [...lines, ...hulls];
  }, units);
}

async function expectClear(page: Page, name: 'odds' | 'sheet', units?: readonly string[]): Promise<void> {
  await expect.poll(() => hiddenBelow(page, name, units)).toEqual([]);
}

/** Draws a card by its head until its upper left corner is at a point of the screen. */
async function drawTo(page: Page, what: 'odds' | 'record sheet', to: { x: number; y: number }, by: 'mouse' | 'finger' = 'mouse') {
  const [x, y] = await cornerOf(laid(page, what === 'odds' ? 'odds' : 'sheet'));
  const from = await middleOf(grip(page, what));
  const hand = await holdAt(page, from, by);
  await hand.to({ x: from.x + to.x - x, y: from.y + to.y - y });
  await hand.letGo();
}

test('1 cards: the odds are moved by their head, by the mouse, and stand there again after a reload', async ({ page }) => {
  await atFire(page);
  const title = laid(page, 'odds').getByRole('heading');
  const [x, y] = await cornerOf(laid(page, 'odds'));
  const from = await middleOf(title);
  const hand = await holdAt(page, from, 'mouse');
  await hand.to({ x: from.x - 30, y: from.y - 60 });
  await hand.letGo();
  await expect.poll(() => cornerOf(laid(page, 'odds'))).toEqual([x - 30, y - 60]);
  await reopen(page);
  await expect.poll(() => cornerOf(laid(page, 'odds'))).toEqual([x - 30, y - 60]);
});

test('1 cards: the odds are moved by arrows from their head, docked by Enter and by Home, and the focus goes with them', async ({
  page,
}) => {
  await atFire(page);
  const [x, y] = await cornerOf(laid(page, 'odds'));
  await grip(page, 'odds').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => cornerOf(laid(page, 'odds'))).toEqual([x - 16, y - 16]);
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => cornerOf(laid(page, 'odds'))).toEqual([x - 16, y - 80]);
  for (const key of ['Enter', 'Home']) {
    await grip(page, 'odds').focus();
    await page.keyboard.press(key);
    await expect(laid(page, 'odds')).toHaveCount(0);
    await expect(button(page, 'Lay the odds over the board')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Dock the odds')).toBeFocused();
  }
});

test('1 cards: the odds are docked by their button and by a press twice on their head, and stay docked after a reload', async ({
  page,
}) => {
  await atFire(page);
  await laid(page, 'odds').getByRole('heading').dblclick();
  await expect(reckoned(inDock(page))).toBeVisible();
  await button(page, 'Lay the odds over the board').click();
  await button(page, 'Dock the odds').click();
  await expect(laid(page, 'odds')).toHaveCount(0);
  await accessible(page);
  await reopen(page);
  await expect(reckoned(inDock(page))).toBeVisible();
  await expect(laid(page, 'odds')).toHaveCount(0);
});

for (const name of ['guns in a skirmish', 'guns in a clash', 'guns over a wreck'] as const)
  test(`1 cards: the odds never cover who fires, at whom, nor the lines between, wherever the board is put: ${name}`, async ({
    page,
  }) => {
    await atFire(page, name);
    await expectClear(page, 'odds');
    await page.getByRole('application').focus();
    for (const [key, times] of [
      ['ArrowLeft', 4],
      ['ArrowUp', 3],
      ['ArrowRight', 8],
      ['ArrowDown', 4],
    ] as const) {
      for (let n = 0; n < times; n += 1) await page.keyboard.press(`Shift+${key}`);
      await expectClear(page, 'odds');
    }
    await page.keyboard.press('h');
    await expect(laid(page, 'odds')).toHaveCount(0);
    await page.keyboard.press('Digit1');
    await expect(laid(page, 'odds')).toBeVisible();
    await expectClear(page, 'odds');
  });

test('1 cards: odds that were put over their target stay there, and give way at the next ask', async ({ page }) => {
  await atFire(page);
  // The board makes no room for them.
  await button(page, 'Keep my view').click();
  const target = await middleOf(page.locator('[data-unit=meridian]'));
  await drawTo(page, 'odds', { x: target.x - 60, y: target.y - 40 });
  await page.waitForTimeout(400);
  expect(await hiddenBelow(page, 'odds')).toContain('meridian');
  const put = await cornerOf(laid(page, 'odds'));
  await hearing(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.ask .when')).toContainText('Pulse 2, fire');
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await expect(laid(page, 'odds')).toBeVisible();
  await expectClear(page, 'odds');
  expect(await cornerOf(laid(page, 'odds'))).not.toEqual(put);
});

test('1 cards: a record sheet never lies over its unit, is moved and docked by its head, and gives way at the next ask', async ({
  page,
}) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  for (const unit of ['tal-kesh', 'meridian', 'quel']) {
    await page.keyboard.press('Escape');
    await expect(laid(page, 'sheet')).toHaveCount(0);
    await page.locator(`[data-unit=${unit}]`).hover({ force: true });
    await page.keyboard.press('i');
    await expectClear(page, 'sheet', [unit]);
  }
  await drawTo(page, 'record sheet', { x: 150, y: 300 });
  await expect.poll(async () => (await cornerOf(laid(page, 'sheet')))[1]).toBe(300);
  await page.waitForTimeout(400);
  expect(await hiddenBelow(page, 'sheet', ['quel'])).toEqual(['quel']);
  await hearing(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.ask .when')).toContainText('Pulse 2, fire');
  await expectClear(page, 'sheet', ['quel']);
  await grip(page, 'record sheet').press('Home');
  await expect(inDock(page).getByRole('region', { name: 'Record sheet' })).toBeVisible();
  await expect(button(page, 'Lay the record sheet over the board')).toBeFocused();
  await accessible(page);
  await page.keyboard.press('Enter');
  await expect(laid(page, 'sheet')).toBeVisible();
});

test('1 cards: from 1600 pixels a second dock stays open, and holds what would lie over the board; below there is none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  const second = page.getByRole('complementary', { name: 'Odds and record sheet' });
  await expect(second).toHaveText(
    'Here stand the odds of the fire you choose, and the record sheet of a unit once you open it (I).',
  );
  await page.keyboard.press('Shift+Digit1');
  await expect(reckoned(second)).toBeVisible();
  await page.keyboard.press('i');
  await expect(second.getByRole('region', { name: 'Record sheet' })).toBeVisible();
  await expect(reckoned(second)).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await accessible(page);
  await second.getByRole('button', { name: 'Lay the odds over the board' }).click();
  await expect(reckoned(laid(page, 'odds'))).toBeVisible();
  await expectClear(page, 'odds');
  await button(page, 'Dock the odds').click();
  await expect(reckoned(second)).toBeVisible();
  await second.getByRole('button', { name: 'Close the sheet' }).click();
  await page.evaluate(() => localStorage.removeItem('flagplot.card.odds'));
  await page.setViewportSize({ width: 1500, height: 1000 });
  await page.reload();
  await listening(page);
  await expect(second).toHaveCount(0);
  await expect(reckoned(laid(page, 'odds'))).toBeVisible();
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true });
  test('1 cards: the odds are moved by a finger', async ({ page }) => {
    await atFire(page);
    const [x, y] = await cornerOf(laid(page, 'odds'));
    await drawTo(page, 'odds', { x: x - 20, y: y - 40 }, 'finger');
    await expect.poll(() => cornerOf(laid(page, 'odds'))).toEqual([x - 20, y - 40]);
  });
});
