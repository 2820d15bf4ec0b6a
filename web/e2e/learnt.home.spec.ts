import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { accessibleByDay, openPosition } from './table.ts';

test('learnt: home: whoever has no battle sees one played, without rules; it can be held, and stands still where nothing is to move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const demo = page.getByRole('img', { name: 'A battle that computers play' });
  const said = demo.locator('li:visible');
  await expect(said).toHaveCount(1);
  const first = await said.textContent();
  await expect(said).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Pause' }).click();
  const states = (): Promise<string[]> =>
    demo.evaluate(one => [...new Set(one.getAnimations({ subtree: true }).map(({ playState }) => playState))]);
  expect(await states()).toEqual(['paused']);
  await accessibleByDay(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await states()).toEqual(['paused']);
});

test('learnt: home: the board is the last battle as it stands, unit by unit, and no orders', async ({ page }) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await page.locator('.asked .commit .btn.main').click();
  await listening(page);
  const drawn = await page.locator('.board [data-unit]').count();
  await page.goto('/');
  const table = page.getByRole('img', { name: 'The table as it stands' });
  await expect(table.locator('[data-unit]')).toHaveCount(drawn);
  await page.getByRole('link', { name: /^A skirmish, turn 1/ }).click();
  await page.waitForURL(/\/b\//);
});
