import { expect, type Locator, type Page, test } from '@playwright/test';
import { askedThrough, complaints, type Hand, layFleets, layShipped, listening, unbroken } from './battle.ts';
import { open } from './table.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const list: Hand = {
  plot: async (page, turn) => {
    if (turn % 2 === 0) await page.keyboard.press('v');
    await page.keyboard.press('Alt+ArrowDown');
  },
  fire: async page => {
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('}');
    await page.keyboard.press('1');
  },
  place: page => page.keyboard.press('1'),
  name: async page => {
    await page.keyboard.press('2');
    await page.keyboard.press('1');
    const outside = page.getByRole('group', { name: 'Left outside' }).getByRole('button');
    if ((await outside.count()) > 1) await outside.first().press('Space');
  },
  commit: async page => {
    await page.keyboard.press('Control+Enter');
    await page.waitForTimeout(40);
    if ((await title(page).textContent())?.includes('cannot stand')) {
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+Enter');
    }
  },
};

test('fleets under command, by keys and the list alone', async ({ page }) => {
  const heard = complaints(page);
  await layFleets(page, ['ordinary', 'person'], 'fleets by list');
  await expect(title(page)).toHaveText('Plot your two squadrons');
  await listening(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toHaveCount(0);
  const asked = await askedThrough(page, list);
  expect([...asked].sort()).toEqual(['Choose', 'Name', 'Place', 'Plot']);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('a turn of narn-earth-5000 by the list, with the board taken off the page', async ({ page }) => {
  const heard = complaints(page);
  await layShipped(page, /5,000 points/, ['person', 'ordinary'], 'five thousand');
  await expect(title(page)).toHaveText('Set up your squadrons');
  await listening(page);
  await expect(page.getByText('10 from the flagship, 15 at most').first()).toBeAttached();
  await page.keyboard.press('b');
  await page.evaluate(() => document.querySelector('[role="application"]')?.remove());
  await expect(page.getByRole('application')).toHaveCount(0);
  const press = async (name: RegExp): Promise<void> => {
    const button = page.getByRole('table').getByRole('button', { name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Turn to port/);
  await press(/^Turn to starboard/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Plot your three squadrons');
  await expect(page.getByRole('log').getByText('Narn arrives at speed 7.')).toBeAttached();
  await listening(page);
  await press(/Tal'Kesh/);
  await press(/^Ahead: \d{4}, then \d+ from/);
  await press(/^Turn to starboard: /);
  await page.keyboard.press('End');
  await page.keyboard.press(']');
  await page.keyboard.press('v');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Narn B moves 2nd of 3.')).toBeAttached();
  await expect(page.getByRole('row', { name: /^Command of A, / })).toContainText('all its ships are inside');
  await expect(page.getByRole('row', { name: /^A, pulse 1: / })).toContainText(/Earth A can end pulse 1 in \d+ hexes/);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Plot your three squadrons');
  await expect(
    page
      .getByRole('log')
      .getByText(/Narn [ABC] moves .*to \d{4} heading/)
      .first(),
  ).toBeAttached();
  await open(page, 'Log');
  await expect(page.getByText(/Narn B moves .*each ship by itself/).first()).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});
