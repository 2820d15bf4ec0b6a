import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';

/** Lays the border duel, one side played here, and stands before the first energy form. */
async function duel(page: Page): Promise<void> {
  await page.goto('/new?system=two-phase&scenario=border-duel');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await page.getByRole('combobox').nth(1).selectOption('idle');
  await page.getByText(/^More:/).click();
  await page.getByLabel('From these words').fill('energy');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Share out the energy/);
  await listening(page);
}

const line = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

test('a line goes up and down by its buttons, and says what is left', async ({ page }) => {
  await duel(page);
  const speed = line(page, 'Speed');
  const before = Number(await speed.getAttribute('aria-valuenow'));
  await page.getByRole('button', { name: 'Speed: more' }).click();
  await expect(speed).toHaveAttribute('aria-valuenow', String(before + 1));
  await page.getByRole('button', { name: 'Speed: less' }).click({ modifiers: ['Shift'] });
  await expect(speed).toHaveText('0');
  await expect(page.getByRole('img', { name: /of 34 spent/ })).toBeVisible();
  await page.getByRole('button', { name: 'Speed: more' }).click({ modifiers: ['Shift'] });
  await expect(speed).not.toHaveText('0');
});
