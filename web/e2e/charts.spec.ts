import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { accessible, open, openPosition, openRecord } from './table.ts';

test('learnt: charts: a throw of the log leads to its cells, and these back to what is asked', async ({ page }) => {
  await openRecord(page);
  await open(page, 'Log');
  const log = page.getByRole('region', { name: 'Log' });
  await log
    .getByRole('button', { name: /fires? .*at|, range \d+/ })
    .last()
    .click();
  await log
    .getByRole('button', { name: /^Charts of this throw: .* fires / })
    .first()
    .click();
  const charts = page.getByRole('region', { name: 'Charts', exact: true });
  const range = charts.getByRole('table', { name: 'Range modifiers' });
  await expect(range.locator('[aria-current]')).toHaveCount(1);
  await expect(range.locator('[aria-current]')).toBeInViewport();
  await expect(range.getByRole('columnheader').nth(3)).toHaveText('Extreme');
  await expect(charts.getByText('Restored').first()).toBeVisible();
  await accessible(page);
});

test('learnt: charts: beside an ask those are marked that its order is read from, in whatever is in hand', async ({
  page,
  isMobile,
}) => {
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  const tab = page.getByRole('tab', { name: 'Charts' });
  if (!isMobile && (await tab.isVisible())) await tab.click();
  else {
    await page.getByRole('button', { name: 'Battle menu' }).click();
    await page.getByRole('button', { name: /^Charts/ }).click();
  }
  const charts = page.getByRole('region', { name: 'Charts', exact: true });
  await expect(charts.getByRole('heading', { name: 'Read for what is asked now' })).toBeVisible();
  await expect(charts.getByRole('table', { name: 'Difficulty by range' }).locator('[aria-current]')).toHaveCount(1);
  await expect(charts.getByRole('table', { name: 'Modifiers of difficulty' }).locator('[aria-current]')).not.toHaveCount(0);
  // What is not read is there, folded.
  await expect(charts.getByText('Upgrades', { exact: true })).toBeVisible();
});

test('learnt: charts: every chart is a page, by the rules, and each of its cells has an address', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/rules/fleet-action');
  await page.getByRole('navigation', { name: 'Books' }).getByRole('link', { name: 'Charts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleet Action: the charts');
  await expect(page.getByRole('table')).toHaveCount(15);
  await page.getByRole('link', { name: 'Range modifiers' }).first().click();
  await expect(page).toHaveURL(/\/charts\/fleet-action\/rangeModifiers$/);
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.goto('/charts/squadrons/morale#morale/2/difficulty');
  await expect(page.locator('[id="morale/2/difficulty"]')).toBeFocused();
  await expect(page.locator('td[aria-current]')).toHaveText(/^1/);
  await page.goto('/charts/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No charts lie at this address');
});
