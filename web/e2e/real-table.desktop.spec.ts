import { expect, test } from '@playwright/test';
import { hearing } from './battle.ts';
import { dice, layRealTable, tab, title, until } from './real-table.ts';

test('3 real table: an evening with real dice, from set-up to score: a mistyped die put right, a unit corrected, a ruling', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const roll = dice(7);
  await layRealTable(page);
  // Nothing is covered: the umpire is asked for one side after the other.
  await until(page, /^Throw/, roll);
  await expect(page.getByText(/initiative/i).first()).toBeVisible();

  // A die tapped, one typed wrong, and put right before the next is thrown.
  await page.getByRole('button', { name: '6', exact: true }).click();
  await hearing(page);
  await page.getByRole('button', { name: 'Enter the dice' }).click();
  await page.getByRole('button', { name: /^Put right what was typed: 6/ }).click();
  await page
    .getByRole('textbox', { name: /^Die 1 of 1/ })
    .first()
    .fill('3');
  await page.getByRole('button', { name: 'Put it right' }).click();
  await expect(page.getByRole('button', { name: /^Put right what was typed: 3/ })).toBeVisible();
  await tab(page, /^Log/);
  await expect(page.getByText('Dice put right: 3 in place of 6.').first()).toBeVisible();
  await tab(page, 'Orders');

  // A unit that lay wrong is put right, with a reason.
  await until(page, /^Move/, roll);
  await tab(page, 'Umpire');
  const table = page.getByLabel('The table with every folder: a unit a line');
  await expect(table).toHaveValue(/alpha:/);
  const lay = await table.inputValue();
  const [, hex = ''] = /alpha:[^\n]*\n\s+1: (\d{4})/.exec(lay) ?? [];
  const moved = String(Number(hex) + 100).padStart(4, '0');
  await table.fill(lay.replace(new RegExp(`(alpha:[^\\n]*\\n\\s+1: )${hex}`), `$1${moved}`));
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Say why: the reason stands in the log.')).toBeVisible();
  await page.getByLabel('Why', { exact: true }).fill('the counter was pushed by a sleeve');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(table).toHaveValue(new RegExp(`alpha:[^\\n]*\\n\\s+1: ${moved}`));
  await tab(page, /^Log/);
  await expect(
    page.getByText(new RegExp(`Corrected: alpha 1: ${moved}.* The referee: the counter was pushed by a sleeve`)).first(),
  ).toBeVisible();

  // What cannot be read is refused by line and column, and nothing is changed.
  await tab(page, 'Umpire');
  await table.fill(lay.replace('alpha:', 'alpa:'));
  await page.getByLabel('Why', { exact: true }).fill('a slip');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText(/^Line \d+, column \d+: /).first()).toBeVisible();
  await page.getByRole('button', { name: 'As it lies' }).click();

  // An order as a player tells it; the book refuses it, and it is ruled that it stands.
  await page.getByLabel(/^For .*: Move/).fill('f f f f f f f f f f f f f f f f f f f f');
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await tab(page, 'Orders');
  await hearing(page);
  await page.locator('.commit .btn.main').click();
  await page.getByLabel('Let it stand all the same, because').fill('agreed before the battle');
  await page.getByRole('button', { name: 'So ruled' }).click();
  await tab(page, /^Log/);
  await expect(
    page.getByText(/^So ruled: an order of .* stands, although: .* The referee: agreed before the battle\./).first(),
  ).toBeVisible();
  await tab(page, 'Orders');

  await until(page, /wins|Drawn/, roll);

  // The record is replayed and verified like any other.
  await page.reload();
  await expect(title(page)).toHaveText(/wins|Drawn/);
  await tab(page, /^Log/);
  await page.getByRole('button', { name: 'Search the log' }).click();
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('agreed before');
  await expect(page.getByText(/agreed before the battle/).first()).toBeVisible();
});
