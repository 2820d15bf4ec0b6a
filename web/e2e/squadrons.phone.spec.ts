import { expect, test } from '@playwright/test';
import { complaints, type Hand, playedOut, unbroken } from './squadrons.ts';
import { openPosition } from './table.ts';

/** With a thumb: the buttons of the sheet alone. */
const thumb: Hand = {
  setUp: async page => {
    await page.getByRole('button', { name: /^Usual line/ }).tap();
  },
  move: async page => {
    for (let n = 0; n < 3; n += 1) await page.getByRole('button', { name: 'Ahead', exact: true }).tap();
    await page.getByRole('button', { name: 'Straight on' }).tap();
  },
  jam: async () => undefined,
  fire: async page => {
    await page.getByRole('group', { name: 'Targets' }).getByRole('button').first().tap();
    await expect(page.getByRole('button', { name: /^Fire \d+ di/ })).toBeVisible();
  },
  commit: page => page.locator('.commit .btn.main').tap(),
};

test('a battle of squadrons with a thumb, to its end', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'a clash', ['person', 'idle']);
  await playedOut(page, thumb);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});
