import { expect, test } from '@playwright/test';
import { accessible, layDuel } from './table.ts';

test('a first battle explains itself by the book, as long as one likes', async ({ page }) => {
  await layDuel(page, ['person', 'idle']);
  const note = page.getByRole('note', { name: /^First battle/ });
  await expect(note).toHaveCount(1);
  await accessible(page);
  const first = await note.textContent();
  await note.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect.poll(async () => (await note.count()) === 0 || (await note.textContent()) !== first).toBe(true);
  await expect(page.getByRole('button', { name: /^Set up/ })).toBeInViewport();
  await page.getByRole('button', { name: /^Set up/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await expect(note).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeInViewport();
  const short = note.locator('summary');
  if (await short.isVisible()) await short.click();
  await note.getByRole('button', { name: 'No more of these' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('checkbox', { name: /^Explain each ask/ }).check();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(1);
});
