import { expect, test } from '@playwright/test';
import { accessible, openDuel } from './table.ts';

test('the ruler measures from hex to hex, by pointer and by cursor, and is put away', async ({ page }) => {
  await openDuel(page);
  await page.locator('body').press('m');
  const ruler = page.locator('.ruler');
  await expect(ruler).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Ruler' })).toHaveAttribute('aria-pressed', 'true');
  const board = page.getByRole('application');
  const box = await board.boundingBox();
  if (!box) throw new Error('there is no board');
  await board.click({ position: { x: 60, y: box.height / 3 } });
  await expect(ruler).not.toHaveText('0');
  const far = Number(await ruler.textContent());
  await expect(page.locator('[aria-live=polite].unseen')).toHaveText(new RegExp(`^${far} hex`));
  await page.getByRole('button', { name: 'Ruler' }).click();
  await expect(ruler).toHaveCount(0);
  await board.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('Escape');
  await expect(ruler).toHaveCount(0);
});

test('hexes show their numbers, once somebody asks for them', { tag: '@desktop' }, async ({ page }) => {
  await openDuel(page);
  await expect(page.locator('.numbers text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByRole('checkbox', { name: 'Numbers of hexes' }).check();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 4; i += 1) await page.getByRole('application').press('=');
  await expect(page.locator('.numbers text').first()).toHaveText(/^\d{4}$/);
  await accessible(page);
});
