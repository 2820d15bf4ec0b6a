import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { accessible } from './table.ts';

/** A battle that is over. */
const DUEL = join(import.meta.dirname, '../../cases/duel.battle.json');

async function openDuel(page: Page): Promise<void> {
  await page.goto('/new');
  await page.getByLabel('From a file').setInputFiles(DUEL);
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await page.waitForURL(/\/b\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
  const bar = page.getByRole('navigation', { name: 'Views' });
  if (await bar.isVisible()) await bar.getByRole('button', { name: 'Time' }).click();
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Time' });

test('the bar goes by keys to either end, by steps and by phases, and says where it stands', async ({ page }) => {
  await openDuel(page);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, now/);
  await page.locator('body').press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('as Narn saw it')).toBeAttached();
  await page.keyboard.press('>');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn 1, orders/);
  await page.keyboard.press('.');
  await page.keyboard.press('<');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, now/);
});

test('the knob is dragged, and the marks say what happened there', async ({ page }) => {
  await openDuel(page);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('there is no bar');
  await page.mouse.move(box.x + box.width / 2, box.y + 18);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 18, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn [23]/);
  await page.locator('.mark.loss').first().hover({ force: true });
  await expect(page.locator('.tip')).toContainText(/destroyed|lost/);
});

test('it plays, at the speed one likes, and stops', async ({ page }) => {
  await openDuel(page);
  await page.getByRole('combobox', { name: 'How fast it is played' }).selectOption('½ ×');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn [1-7]/);
  await page.getByRole('button', { name: 'Stop' }).click();
  const at = await slider(page).getAttribute('aria-valuenow');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.waitForTimeout(700);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', at ?? '');
});

test('the last pulse is played again, slowly, and one is where one was', async ({ page }) => {
  await openDuel(page);
  await page.getByRole('button', { name: 'Last pulse again, slowly' }).click();
  await expect(page.locator('.board.past')).toBeAttached();
  await expect(page.locator('.board.past')).toHaveCount(0, { timeout: 30_000 });
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, now/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is kept out of the past, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openDuel(page);
    await page.keyboard.press('<');
    await accessible(page);
  });
}
