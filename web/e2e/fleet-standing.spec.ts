import { expect, type Page, test } from '@playwright/test';
import { complaints, goOn, hearing, listening, standing, unbroken } from './battle.ts';
import { accessible, openPosition } from './table.ts';

const squadrons = (page: Page) => page.locator('.squadrons .row .letter').allTextContents();

test('R60 FA-5.5.12 the order squadrons move in stands in later turns, with what is left to crews', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'fleets by mouse', ['person', 'idle']);
  await listening(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your two squadrons');
  expect(await squadrons(page)).toEqual(['A', 'B']);
  await page.getByText('Standing orders: you are asked everything').click();
  await page.getByRole('checkbox', { name: /^Squadrons move in this order in later turns too.*: A, B/ }).check();
  await page.getByRole('checkbox', { name: /^Hits go to the weapons/ }).check();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('checkbox', { name: /: B, A/ })).toBeChecked();
  expect(await squadrons(page)).toEqual(['B', 'A']);
  await accessible(page);
  const turn = await standing(page);
  await hearing(page);
  await page.keyboard.press('Control+Enter');
  await goOn(page, turn);
  for (let n = 0; n < 20 && (await page.getByRole('heading', { level: 1 }).textContent()) !== 'Plot your two squadrons'; n += 1) {
    const at = await standing(page);
    await hearing(page);
    await page.keyboard.press('Control+Enter');
    await goOn(page, at);
  }
  expect(await squadrons(page)).toEqual(['B', 'A']);
  await expect(page.getByText('Standing orders: 1 of 1 are answered for you')).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});
