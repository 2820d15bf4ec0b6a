import { expect, type Page, test } from '@playwright/test';
import { complaints, goOn, listening, standing, unbroken } from './battle.ts';
import { keptOn } from './device.ts';
import { open, openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const squadron = (page: Page, letter: string) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^${letter} `) })
    .first();
const log = (page: Page) => page.getByRole('region', { name: 'Log' });

/** Counts what is put into the database from here on: letters of each entry, and how long the page stood still for it. */
async function weighWrites(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const weighed: { letters: number; ms: number }[] = [];
    Object.assign(window, { weighed });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      const began = performance.now();
      const request = put.call(this, value, key);
      weighed.push({ letters: JSON.stringify(value).length, ms: performance.now() - began });
      return request;
    };
  });
}

/** What was written since this was asked last. */
async function written(page: Page): Promise<{ letters: number; ms: number }> {
  return page.evaluate(() => {
    const weighed = Reflect.get(window, 'weighed') as { letters: number; ms: number }[];
    const sum = (of: 'letters' | 'ms'): number => weighed.reduce((all, one) => all + one[of], 0);
    const all = { letters: sum('letters'), ms: sum('ms') };
    weighed.length = 0;
    return all;
  });
}

/** How many entries are kept of the battle. */
async function entriesOn(page: Page): Promise<number> {
  const [kept] = await keptOn(page, 'battles');
  return ((kept?.journal ?? []) as unknown[]).length;
}

/** What a person sees of how it stands: turn and ask, the order in the making, who sits where, and all that was told. */
async function seen(page: Page): Promise<readonly string[]> {
  await squadron(page, 'C').click();
  const order = await page.getByRole('region', { name: 'The plot in hand' }).innerText();
  const [top, ask, button] = await Promise.all([
    page.getByRole('banner').innerText(),
    title(page).innerText(),
    page.locator('.asked .commit .btn.main').innerText(),
  ]);
  await open(page, 'Log');
  await expect(log(page).getByRole('listitem').first()).toBeVisible();
  const told = await log(page).innerText();
  await open(page, 'Fleets');
  await expect(page.getByRole('complementary').getByText('Control sheet').first()).toBeVisible();
  const fleets = await page.getByRole('complementary').innerText();
  await open(page, 'Orders');
  return [order, top, ask, button, told, fleets];
}

test('done: a battle of 30 turns kept, closed, opened: state, log, half-made orders and seats are as they were, and no answer writes it whole', async ({
  page,
  context,
}) => {
  const heard = complaints(page);
  await weighWrites(page);
  await openPosition(page, 'a long watch', ['person', 'idle']);
  await expect(page.getByRole('banner')).toContainText('Turn 28');
  const weights: { letters: number; ms: number }[] = [];
  while (!(await page.getByRole('banner').innerText()).includes('Turn 30')) {
    await listening(page);
    const [before, stood] = [await entriesOn(page), await standing(page)];
    await written(page);
    await page.keyboard.press('Control+Enter');
    await goOn(page, stood);
    await expect.poll(() => entriesOn(page)).toBeGreaterThan(before);
    weights.push(await written(page));
  }
  // The whole record is over twice as long.
  expect(Math.max(...weights.map(({ letters }) => letters))).toBeLessThan(8_000);
  await listening(page);
  await squadron(page, 'C').click();
  await page.keyboard.press('PageUp');
  await expect(page.locator('.asked .commit .btn.main')).toHaveText('Seal 3 plots, 2 as they were');
  const [before, stood] = [(await keptOn(page, 'battles'))[0], await seen(page)];
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  heard.push(...complaints(again));
  await again.goto(address);
  await listening(again);
  expect(await seen(again)).toEqual(stood);
  expect((await keptOn(again, 'battles'))[0]).toEqual(before);
  await again.locator('.asked .commit .btn.main').click();
  await expect(again.getByRole('heading', { level: 1 })).not.toHaveText(/^Plot/);
  await unbroken(again);
  expect(heard).toEqual([]);
});
