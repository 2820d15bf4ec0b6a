import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { openPosition } from './table.ts';

/** Presses the board so many hexes ahead of a unit: as far again as its next step leads. */
async function pressAhead(page: Page, unit: string, hexes: number): Promise<void> {
  const [from, ahead] = await Promise.all([middle(page, `[data-unit="${unit}"]`), middle(page, '[data-handle=F]')]);
  await page.mouse.click(from.x + hexes * (ahead.x - from.x), from.y + hexes * (ahead.y - from.y));
}

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is out of sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const commit = (page: Page) => page.locator('.commit .btn.main');

test('1 laid: a far hex that is pressed is flown to: what lies on the board is what the button carries out', async ({ page }) => {
  await openPosition(page, 'moves in a clash', ['person', 'idle']);
  await listening(page);
  await expect(commit(page)).toHaveText('Move Red 1 hex');
  await pressAhead(page, 'red/1', 4);
  await expect(commit(page)).toHaveText(/^Move Red [3-6] hexes$/);
  const [hexes] = /\d+/.exec((await commit(page).textContent()) ?? '') ?? [];
  await commit(page).click();
  await expect(page.getByRole('log').getByText(new RegExp(`Red moves at Attack Speed: .*fly ${hexes}[.;]`))).toBeAttached();
});

test('1 button: it says what each answer does, whoever made it and how', async ({ page }) => {
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  await expect(commit(page)).toHaveText('Hold all fire');
  await page.getByRole('group', { name: 'Targets' }).getByRole('button').first().click();
  await expect(commit(page)).toHaveText(/^Fire \d+ dice$/);
  const fires = await commit(page).textContent();
  await page.getByRole('button', { name: 'As a form' }).click();
  await expect(commit(page)).toHaveText(fires ?? '');
  await openPosition(page, 'orders of five thousand', ['person', 'idle']);
  await listening(page);
  await expect(commit(page)).toHaveText('Seal 3 plots as they were');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await expect(commit(page)).toHaveText('Seal 3 plots, 2 as they were');
});
