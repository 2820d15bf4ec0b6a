import { expect, type Page, test } from '@playwright/test';
import { complaints, type Hand, listening, playedOut, unbroken } from './squadrons.ts';

/** Lays the first scenario of the book, one side played here. */
async function layFirstLesson(page: Page): Promise<void> {
  await page.goto('/new?system=squadrons&scenario=first-lesson');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByRole('combobox').nth(1).selectOption('idle');
  await page.getByText(/^More:/).click();
  await page.getByLabel('From these words').fill('first lesson by mouse');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
}

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is out of sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** By handles and by dragging, by a far hex, by the buttons of the dock: a round each. */
const moved: readonly ((page: Page) => Promise<void>)[] = [
  async page => {
    for (const handle of ['F', 'F', 'R', 'F']) await page.locator(`[data-handle=${handle}]`).click();
    await expect(page.getByText('3 of 9 hexes at Attack Speed, 1 turn.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 of 9 hexes at Attack Speed, 1 turn.')).toBeVisible();
    await page.getByRole('button', { name: /^Begin anew/ }).click();
    const [from, ahead] = [await middle(page, '[data-unit="green/1"]'), await middle(page, '[data-handle=F]')];
    await page.mouse.move(ahead.x, ahead.y);
    await page.mouse.down();
    await page.mouse.move(ahead.x + 2 * (ahead.x - from.x), ahead.y, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText(/^3 of 9 hexes at Attack Speed\.$/)).toBeVisible();
  },
  async page => {
    const [from, ahead] = [await middle(page, '[data-unit="green/1"]'), await middle(page, '[data-handle=F]')];
    await page.mouse.click(ahead.x + 3 * (ahead.x - from.x), ahead.y);
    await expect(page.getByRole('button', { name: /^Move Green [345] hexes/ })).toBeVisible();
  },
  async page => {
    await page.getByRole('radio', { name: /^Full Throttle/ }).click();
    await page.getByRole('button', { name: 'Ahead ↑' }).click();
    await page.getByRole('button', { name: /^Green 3 alone/ }).click();
    await page.getByRole('button', { name: 'Ahead ↑' }).click();
    await expect(page.getByText(/1 of 15 hexes at Full Throttle. 1 craft flies its own way/)).toBeVisible();
    await page.getByRole('button', { name: 'Form up' }).click();
    await page.getByRole('radio', { name: /^Attack Speed/ }).click();
  },
];

let round = 0;
const mouse: Hand = {
  setUp: async page => {
    const grip = await middle(page, '[data-handle=grip]');
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x - 40, grip.y, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText('As you have placed them.')).toBeVisible();
    await page.getByRole('button', { name: /^Green 2 alone/ }).click();
    await page.getByRole('button', { name: 'All', exact: true }).click();
  },
  move: async page => {
    await moved[round % moved.length]?.(page);
    round += 1;
  },
  jam: async page => {
    await page.getByRole('checkbox', { name: /Green jams/ }).click();
    await expect(page.getByText('Green jams and fires nothing else.')).toBeVisible();
    await page.getByRole('checkbox', { name: /Green jams/ }).click();
  },
  fire: async page => {
    await page.getByRole('group', { name: 'Targets' }).getByRole('button').first().click();
    await expect(page.getByText(/exact|sampled/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Why craft/ })
      .first()
      .click();
    await expect(page.getByText('starship gunnery').first()).toBeVisible();
  },
  commit: page => page.locator('.commit .btn.main').click(),
};

test('First Lesson with the mouse, from the set-up to its end', async ({ page }) => {
  const heard = complaints(page);
  round = 0;
  await layFirstLesson(page);
  await listening(page);
  await playedOut(page, mouse);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});
