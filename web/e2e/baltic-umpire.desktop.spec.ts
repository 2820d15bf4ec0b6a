import { expect, test } from '@playwright/test';
import { complaints, hearing } from './battle.ts';
import { dice, layRealTable, tab, title, until } from './real-table.ts';
import { accessibleByDay } from './table.ts';

test('3 umpire: Baltic is played from a real table: dice typed in, orders in words, a place corrected, an order let stand', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const heard = complaints(page);
  const roll = dice(7);
  await layRealTable(page, 'system=baltic&scenario=gotland-incident');
  await hearing(page);
  await expect(title(page)).toHaveText(/^Bid for the order of setting up/);
  // Both bid alike, and each throws a d10 for it.
  await until(page, /^Throw/, roll);
  await expect(
    page
      .getByText(/in a tie of bids/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await accessibleByDay(page);
  await until(page, /^Set up/, roll);

  // A place is told in words, and lies there as the order.
  await tab(page, /^Umpire/);
  const told = page.getByLabel(/^For .*: Set up/);
  const unit =
    /Landmeister|Vasa/.exec((await told.getAttribute('aria-label')) ?? (await title(page).textContent()) ?? '')?.[0] ?? 'Vasa';
  const [x, y] = unit === 'Vasa' ? [25, 3.25] : [60, 45];
  await told.fill(`${unit.toLowerCase()} at ${x} ${y} heading 22.5`);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It lies there as the order' })).toBeVisible();
  await accessibleByDay(page);
  await tab(page, /^Orders/);
  await hearing(page);
  await page.locator('.commit .btn.main').click();

  // Whoever stands elsewhere on the real table is put there.
  await expect(title(page)).not.toHaveText(`Set up ${unit}`);
  await tab(page, /^Umpire/);
  const table = page.getByLabel('The table with every folder: a unit a line');
  await expect(table).toHaveValue(new RegExp(`${unit.toLowerCase()}: at ${x} ${y}`));
  await page.getByLabel('Why', { exact: true }).fill('the model was pushed by a sleeve');
  await table.fill(
    (await table.inputValue()).replace(`${unit.toLowerCase()}: at ${x} ${y}`, `${unit.toLowerCase()}: at ${x + 1} ${y}`),
  );
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(table).toHaveValue(new RegExp(`${unit.toLowerCase()}: at ${x + 1} ${y}`));

  // What the book does not allow is refused by name, and stands if he says so.
  const next = page.getByLabel(/^For .*: Set up/);
  await expect(next).toBeVisible();
  await next.fill(`${unit === 'Vasa' ? 'landmeister' : 'vasa'} at 36 12 heading 0`);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await tab(page, /^Orders/);
  await hearing(page);
  await page.locator('.commit .btn.main').click();
  await expect(page.getByText(/(Vasa|Landmeister) lies outside its zone\./).first()).toBeVisible();
  await page.getByLabel('Let it stand all the same, because').fill('agreed before the battle');
  await page.getByRole('button', { name: 'So ruled' }).click();
  await tab(page, /^Log/);
  await expect(
    page
      .locator('.dock')
      .getByText(/^So ruled: an order of .* stands/)
      .first(),
  ).toBeVisible();
  expect(heard).toEqual([]);
});
