import { expect, type Page, test } from '@playwright/test';
import { complaints, goOn, hearing, listening, standing, unbroken } from './battle.ts';
import { accessible, open, openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const told = (page: Page, sentence: string | RegExp) => page.getByRole('region', { name: 'Log' }).getByText(sentence).first();

/** Seals the orders as they stand, and fires at nobody until the next, or the end. */
async function sailOn(page: Page): Promise<void> {
  await open(page, 'Orders');
  const before = await standing(page);
  await hearing(page);
  await page.keyboard.press('Control+Enter');
  await goOn(page, before);
  for (let n = 0; n < 12; n += 1) {
    await expect(title(page)).toHaveText(/^(Plot|Choose|Place|.* wins|Drawn)/);
    if (!/^(Choose|Place)/.test((await title(page).textContent()) ?? '')) return;
    const at = await standing(page);
    await hearing(page);
    await page.keyboard.press('Control+Enter');
    await goOn(page, at);
  }
}

test('FA-4.8.3 FA-4.8.6 FA-11.4.5 a stricken enemy is given its pulse, a shift kept for it, and a vortex opened to leave by', async ({
  page,
}) => {
  const heard = complaints(page);
  await openPosition(page, 'stricken', ['person', 'idle']);
  await listening(page);
  const stricken = page.getByRole('region', { name: 'The stricken enemy' });
  await expect(stricken).toContainText('Earth has lost its flagship');
  await stricken.getByRole('button', { name: 'pulse 2' }).click();
  await page.getByRole('button', { name: 'shift one ship' }).click();
  await page.getByRole('combobox', { name: "Place of Var'Noth" }).selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'kept until the stricken enemy has moved, in pulse 2' }).check();
  await page.getByText('Vortices', { exact: true }).click();
  await page.getByRole('combobox', { name: "Vortex of Tal'Kesh" }).selectOption('1 hex ahead');
  await accessible(page);
  await sailOn(page);
  await open(page, 'Log');
  await expect(told(page, 'Pulse 2: Earth moves wholly before its enemy.')).toBeVisible();
  await expect(told(page, /^Var'Noth is shifted to \d{4}\.$/)).toBeVisible();
  await expect(told(page, /^Tal'Kesh opens a vortex at \d{4}\.$/)).toBeVisible();
  await open(page, 'List');
  await expect(page.getByText("vortex of Tal'Kesh").first()).toBeVisible();
  await sailOn(page);
  await open(page, 'Log');
  await expect(told(page, "Tal'Kesh leaves the battle through a vortex.")).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('FA-2.4.3 salvos are under way over the end of a turn, and arrive', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'salvos', ['person', 'idle']);
  await listening(page);
  await expect(
    page
      .locator('.board')
      .getByText(/^Ion torpedo, \d+ (die|dice), turn \d, pulse \d$/)
      .first(),
  ).toBeVisible();
  await accessible(page);
  await open(page, 'List');
  await expect(page.getByRole('row', { name: /Ion torpedo/ }).first()).toBeVisible();
  await sailOn(page);
  await open(page, 'Log');
  await expect(told(page, /^Ion torpedo of Quel (reaches|finds) /)).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('an enemy that cannot be fired at says so, and the ship in hand stays in hand', { tag: '@desktop' }, async ({ page }) => {
  await openPosition(page, 'guns over a wreck', ['person', 'idle']);
  await listening(page);
  const fire = page.getByRole('region', { name: /^Fire of / });
  const before = await fire.getAttribute('aria-label');
  await page.keyboard.press('b');
  await page
    .getByRole('row', { name: /Meridian/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.locator('[aria-live=polite]').first()).toHaveText(/ cannot fire at /);
  await expect(fire).toHaveAttribute('aria-label', before ?? '');
});
