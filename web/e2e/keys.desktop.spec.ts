import { expect, test } from '@playwright/test';
import { openDuel } from './table.ts';

test('F6 walks the regions, Tab visits the ships and leaves the board after the last', async ({ page }) => {
  await openDuel(page);
  const board = page.getByRole('application');
  const said = page.locator('[aria-live=polite]');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(board).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(said).toContainText("Tal'Kesh, Narn A1, structure 13 of 13, heading north");
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board).not.toBeFocused();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('F6');
  await expect(board).not.toBeFocused();
});

test('the wheel and the keys bring the board closer; 0 shows every ship', async ({ page }) => {
  await openDuel(page);
  const scale = (): Promise<number> =>
    page
      .locator('.board svg > g')
      .first()
      .evaluate(group => Number(/scale\(([\d.]+)/.exec(group.getAttribute('transform') ?? '')?.[1]));
  const before = await scale();
  await page.getByRole('application').focus();
  await page.keyboard.press('=');
  await expect.poll(scale).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await expect.poll(scale).toBeLessThan(before);
});
