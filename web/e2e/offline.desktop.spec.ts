import { expect, test } from '@playwright/test';
import { layDuel } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('once a battle has been opened, the page needs no network: not to play on, not to begin another, not to be opened', async ({
  page,
  context,
}) => {
  await layDuel(page, ['person', 'ordinary']);
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  const keptFiles = (): Promise<number> => page.evaluate(async () => (await (await caches.open('flagplot-page')).keys()).length);
  await expect.poll(keptFiles).toBeGreaterThan(15);
  await expect
    .poll(async () => {
      const before = await keptFiles();
      await page.waitForTimeout(500);
      return (await keptFiles()) - before;
    })
    .toBe(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('button', { name: 'Seal orders' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Ahead/ })
    .first()
    .waitFor();
  await layDuel(page, ['person', 'random']);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
});
