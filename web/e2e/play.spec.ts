import { expect, test } from '@playwright/test';
import { accessible } from './table.ts';

test('learnt: play: how each system is played is one press from home, with its pictures, and leads to rules, charts and cards', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How to play' }).nth(1).click();
  await expect(page).toHaveURL(/\/play#squadrons$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Squadrons' })).toBeInViewport();
  const pictures = page.getByRole('img');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(500);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  );
  await accessible(page);
  await page.getByRole('link', { name: 'the cards of Squadrons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squadrons: the cards');
});
