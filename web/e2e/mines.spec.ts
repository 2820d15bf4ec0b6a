// Energy mines and dogfights on the page, and what is refused beside the field: by its row, and nothing is sent.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints, goOn, listening, standing, unbroken } from './battle.ts';
import { accessible, openPosition } from './table.ts';

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const dock = (page: Page): Locator => page.getByRole('complementary');
const answers = (page: Page): Locator => page.locator('.asked .commit .btn.main');

/** Answers, and waits until something else is asked. */
async function answer(page: Page): Promise<void> {
  const before = await standing(page);
  await answers(page).click();
  await goOn(page, before);
}

/** It is refused by this row, beside what was ordered: the ask stays, and nothing is sent. */
async function isRefused(page: Page, rule: string): Promise<void> {
  const rows = dock(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Show', exact: true }) });
  const wrong = rows.filter({ has: page.getByRole('button', { name: `Rule ${rule}` }) });
  await expect(wrong.first()).toBeVisible();
  await accessible(page);
  await expect(answers(page)).toHaveText('Show what cannot stand');
  await answers(page).click();
  await expect(wrong.first()).toBeVisible();
  await expect(title(page)).toHaveText(/cannot stand$/);
  await expect(page.getByText('Nothing was sent. Put it right and answer again.')).toBeAttached();
}

test('FA-9.2.1 mines are aimed at a hex, a ship keeps hers, and they are launched', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'mines to lay', ['idle', 'person']);
  await listening(page);
  const hex = dock(page).getByLabel('Hex', { exact: true });
  await hex.fill('0850');
  await hex.press('Enter');
  await expect(
    dock(page)
      .getByText(/^\d+ mines? at 0850/)
      .first(),
  ).toBeVisible();
  await accessible(page);
  await dock(page).getByRole('button', { name: 'Keep them' }).click();
  await expect(dock(page).getByText('keeps its mines').first()).toBeVisible();
  await hex.fill('0850');
  await hex.press('Enter');
  await answer(page);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('FA-9.2.3 mines beyond their range are refused beside the hex', async ({ page }) => {
  await openPosition(page, 'mines to lay', ['idle', 'person']);
  await listening(page);
  const hex = dock(page).getByLabel('Hex', { exact: true });
  await hex.fill('0884');
  await hex.press('Enter');
  await isRefused(page, 'FA-9.2.3');
});

test('FA-10.2.7 two flights that land where there is room for one are refused, and one of them may', async ({ page }) => {
  await openPosition(page, 'escorts to land', ['idle', 'person']);
  await listening(page);
  const rows = dock(page).locator('ul.rows > li');
  await expect(rows).toHaveCount(2);
  const goes = dock(page).getByRole('combobox', { name: 'Goes' });
  for (const n of [0, 1]) {
    await rows.nth(n).getByRole('button').first().click();
    const lands = goes.getByRole('option', { name: /^lands on Boreas/ });
    await goes.selectOption({ label: (await lands.textContent()) ?? '' });
  }
  await isRefused(page, 'FA-10.2.7');
  await goes.selectOption({ label: 'stays' });
  await expect(answers(page)).toHaveText('Move 1 flight');
  await answer(page);
  await unbroken(page);
});

test('FA-10.10.10 kills are shared out fighter by fighter: one too many is refused beside the flight, and silence shares them too', async ({
  page,
}) => {
  const heard = complaints(page);
  await openPosition(page, 'kills to share', ['idle', 'person']);
  await listening(page);
  await expect(title(page)).toHaveText(/^Share out the \w+s lost at \d{4}$/);
  const fields = dock(page).getByRole('spinbutton', { name: /loses$/ });
  for (const field of await fields.all()) {
    await field.fill('6');
    await field.press('Enter');
  }
  await isRefused(page, 'FA-10.10.10');
  await dock(page)
    .getByRole('button', { name: /^Default/ })
    .click();
  await expect(answers(page)).toHaveText('The smallest flight loses them');
  await answer(page);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('FA-10.10.20 a dogfight is called off by its button', async ({ page }) => {
  await openPosition(page, 'dogfights to call off', ['idle', 'person']);
  await listening(page);
  await expect(title(page)).toHaveText('Call dogfights off');
  const off = dock(page)
    .getByRole('button', { name: /^Call off at \d{4}/ })
    .first();
  await off.click();
  await expect(off).toHaveAttribute('aria-pressed', 'true');
  await accessible(page);
  await answer(page);
  await unbroken(page);
});

test('FA-10.10.11 a flight is set against one type', async ({ page }) => {
  await openPosition(page, 'flights to be divided', ['idle', 'person']);
  await listening(page);
  await expect(title(page)).toHaveText('Divide your flights');
  const whom = dock(page)
    .getByRole('combobox', { name: /^Whom .* fights$/ })
    .first();
  await whom.selectOption({ index: 1 });
  await expect(whom).not.toHaveValue('');
  await accessible(page);
  await answer(page);
  await unbroken(page);
});
