import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { accessible, open, openPosition } from './table.ts';

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

test('learnt: cards: every name of a battle leads to its card, and from there back: on the board, in the list and in the log', async ({
  page,
}) => {
  await openPosition(page, 'guns over a wreck', ['person', 'idle']);
  await listening(page);
  const back = async (): Promise<void> => {
    await expect(page.getByRole('article', { name: /^Record sheet of / })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the battle' }).click();
    await listening(page);
  };
  // From among the board's tools it opens beside the battle: nobody who takes hold of a ship there is led away from it.
  const beside = page.waitForEvent('popup');
  await page.getByRole('main', { name: 'Board' }).getByRole('link', { name: 'Card' }).click();
  await expect(await beside).toHaveURL(/\/cards\/fleet-action\/[a-z-]+$/);
  await open(page, 'List');
  await page.getByRole('button', { name: 'More of Ranger' }).click();
  await page.getByRole('link', { name: 'Card of Ranger' }).click();
  await back();
  await open(page, 'Log');
  const log = page.getByRole('region', { name: 'Log' });
  await log
    .getByRole('button', { name: /, range \d+/ })
    .last()
    .click();
  await log
    .getByRole('link', { name: /^Card of / })
    .last()
    .click();
  await back();
});
