import { expect, test } from '@playwright/test';
import { accessible } from './table.ts';

test('learnt: cards: every card of a book is browsed by words, side and class, and has an address', async ({ page }) => {
  await page.goto('/cards/fleet-action');
  const all = page.getByRole('region', { name: 'All cards' });
  await expect(all.getByRole('status')).toHaveText('22 cards');
  await all.getByRole('combobox', { name: 'Side' }).selectOption('Minbari');
  await all.getByRole('combobox', { name: 'Class' }).selectOption('capital ship');
  await all.getByRole('searchbox').fill('neutron');
  await expect(all.getByRole('status')).toHaveText(/^\d+ of 22 cards$/);
  await all.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cards\/fleet-action\/[a-z-]+$/);
  // What was looked for stays beside the card.
  await expect(all.getByRole('searchbox')).toHaveValue('neutron');
  await expect(page.getByRole('article', { name: /^Record sheet of / }).getByText('Neutron laser')).toBeVisible();
  await page.goto('/cards/squadrons/x-wing');
  await expect(page.getByRole('article', { name: 'Record sheet of X-wing T-65B' })).toBeVisible();
  await accessible(page);
});
