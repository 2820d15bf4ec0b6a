import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { open, openPosition } from './table.ts';

test('led: standing: what is left to squadrons is set with an answer, said, in the list, and answers what they are asked', async ({
  page,
}) => {
  await openPosition(page, 'moves in a clash', ['person', 'idle']);
  await listening(page);
  await page.getByText('Standing choices').click();
  await page.getByRole('combobox', { name: 'Green on the move' }).selectOption('follows Red');
  await page.getByRole('combobox', { name: 'Green in combat' }).selectOption('fires at the nearest');
  await expect(page.locator('[aria-live=polite]').first()).toHaveText(
    'Green follows Red, fires at the nearest from your answer on.',
  );
  await page.getByRole('combobox', { name: 'Red in combat' }).selectOption('holds its fire');
  await open(page, 'List');
  await expect(page.getByRole('row').filter({ has: page.locator('.take', { hasText: 'Green 1' }) })).toContainText(
    'standing: follows Red, fires at the nearest',
  );
  await page
    .getByRole('row')
    .filter({ has: page.locator('.take', { hasText: 'Red 1' }) })
    .locator('.take')
    .click();
  await expect(page.locator('.commit .btn.main')).toHaveText('Move Red 1 hex');
  await page.locator('.commit .btn.main').click();
  // Green follows, and neither it nor Red asks about fire: the next thing asked is a move, in the round after.
  await expect(page.getByRole('log').getByText('Alliance Green moves at Attack Speed')).toBeAttached();
  await expect(page.getByRole('log').getByText('Order of play: ')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move one of your squadrons');
});
