import { expect, test } from '@playwright/test';
import { hearing } from './battle.ts';
import { dice, layRealTable, until } from './real-table.ts';
import { open } from './table.ts';
import { expectInReach, tornRows } from './thumb.ts';

test('3 umpire: on a phone his desk, orders keyed in side by side, a ruling, a correction and dice put right are each in reach', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const roll = dice(7);
  await layRealTable(page);
  await hearing(page);
  // Both sides are asked at once: whose order is keyed in is a press, and what is half made stays.
  const sides = page.getByRole('group', { name: 'Whose order is keyed in' });
  await expectInReach(sides.getByRole('button').first());
  await expectInReach(sides.getByRole('button').last());
  await sides.getByRole('button').last().tap();
  await expect(sides.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true');

  await until(page, /^Throw/, roll);
  await expect(
    page
      .getByText(/initiative/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: '6', exact: true }).tap();
  await hearing(page);
  await expectInReach(page.getByRole('button', { name: 'Enter the dice' }));
  await page.getByRole('button', { name: 'Enter the dice' }).tap();
  const wrong = page.getByRole('button', { name: /^Put right what was typed: 6/ });
  await expectInReach(wrong);
  await wrong.tap();
  await page
    .getByRole('group', { name: /^Tap what die/ })
    .first()
    .getByRole('button', { name: '3', exact: true })
    .tap();
  await expectInReach(page.getByRole('button', { name: 'Put it right' }));
  await page.getByRole('button', { name: 'Put it right' }).tap();
  await expect(page.getByRole('button', { name: /^Put right what was typed: 3/ })).toBeVisible();

  await until(page, /^Move/, roll);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Umpire' }).tap();
  const told = page.getByLabel(/^For .*: Move/);
  await expectInReach(told);
  expect(await tornRows(page)).toEqual([]);
  await told.fill('f f f f f f f f f f f f f f f f f f f f');
  const lay = page.getByRole('button', { name: 'Lay it out' });
  await lay.scrollIntoViewIfNeeded();
  await expectInReach(lay);
  await lay.tap();
  await expect(page.getByRole('status').filter({ hasText: 'It lies there as the order' })).toBeVisible();
  const table = page.getByLabel('The table with every folder: a unit a line');
  await expect(table).toHaveValue(/alpha:/);
  const why = page.getByLabel('Why', { exact: true });
  await why.fill('the counter was pushed by a sleeve');
  const before = await table.inputValue();
  const [, hex = ''] = /alpha:[^\n]*\n\s+1: (\d{4})/.exec(before) ?? [];
  await table.fill(before.replace(new RegExp(`(alpha:[^\\n]*\\n\\s+1: )${hex}`), `$1${Number(hex) + 100}`));
  const correct = page.getByRole('button', { name: 'Correct it' });
  await correct.scrollIntoViewIfNeeded();
  await expectInReach(correct);
  await correct.tap();
  await expect(table).toHaveValue(new RegExp(`alpha:[^\\n]*\\n\\s+1: 0?${Number(hex) + 100}`));

  await open(page, 'Orders');
  await hearing(page);
  await page.locator('.commit .btn.main').tap();
  const reason = page.getByLabel('Let it stand all the same, because');
  await reason.scrollIntoViewIfNeeded();
  await expectInReach(reason);
  await reason.fill('agreed before the battle');
  const ruled = page.getByRole('button', { name: 'So ruled' });
  await ruled.scrollIntoViewIfNeeded();
  await expectInReach(ruled);
  await ruled.tap();
  await open(page, 'Log');
  await expect(
    page
      .locator('.dock')
      .getByText(/^So ruled: an order of .* stands/)
      .first(),
  ).toBeVisible();
});

test('3 umpire: on a phone what is done stands whole beside the sides, and each of those has one word', async ({ page }) => {
  await layRealTable(page, 'system=baltic&scenario=gotland-incident');
  await hearing(page);
  const doing = page.locator('.top .now small');
  await expect(doing).toHaveText('bidding for the order of setting up');
  expect(await doing.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0);
  await expect(page.locator('.seats.small > li').last()).toHaveText(/:\s*to answer$/);
});
