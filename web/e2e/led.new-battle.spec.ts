import { expect, type Page, test } from '@playwright/test';
import { expectInReach } from './thumb.ts';

/** Rules that were sent, by the names of their pieces. */
function rulesSent(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /-rules-|[/]scene-/.test(name)),
  );
}

test('led: new battle: of every scenario the ships and zones are drawn and the table can be laid in sight, with no rules sent', async ({
  page,
}) => {
  for (const system of ['fleet-action', 'squadrons']) {
    await page.goto(`/new?system=${system}`);
    const battles = page.getByRole('group', { name: 'Battle' }).getByRole('radio');
    await expect(page.getByRole('combobox').first()).toBeVisible();
    for (const battle of await battles.all()) {
      await battle.check();
      await expectInReach(page.getByRole('button', { name: 'Lay the table' }));
      const table = page.getByRole('img', { name: /^The table as it is laid/ });
      await expect.poll(() => table.locator('[data-unit]').count()).toBeGreaterThan(6);
      await expect.poll(() => table.locator('.area.filled').count()).toBeGreaterThan(1);
    }
  }
  expect(await rulesSent(page)).toEqual([]);
});

test('led: new battle: one that is over in half an hour is proposed, its length said; what few people change is folded away', async ({
  page,
}) => {
  await page.goto('/new?system=squadrons');
  const proposed = page
    .getByRole('group', { name: 'Battle' })
    .locator('label')
    .filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(proposed).toContainText(/4 rounds, about half an hour/);
  const words = page.getByLabel('From these words');
  await expect(words).toBeHidden();
  await page.getByText(/^More:/).click();
  await expect(words).toBeVisible();
});
