import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const answers = (page: Page) => page.locator('.asked .commit .btn.main');

test('1 presses: what answered one ask does not answer the next: neither a double press nor a key that is held', async ({
  page,
}) => {
  await openPosition(page, 'moves in a clash', ['person', 'idle']);
  await listening(page);
  await answers(page).dblclick();
  await expect(title(page)).toHaveText('Move Green');
  await listening(page);
  await answers(page).focus();
  await page.keyboard.down('Enter');
  for (let n = 0; n < 12; n += 1) {
    await page.waitForTimeout(60);
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await expect(title(page)).toHaveText('Shall Green jam?');
});

test('1 presses: the focus lands on the heading of the ask that comes, and never on its button', async ({ page }) => {
  await openPosition(page, 'moves in a clash', ['person', 'idle']);
  await listening(page);
  await expect(title(page)).toBeFocused();
  await answers(page).press('Enter');
  await expect(title(page)).toHaveText('Move Green');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(answers(page)).toHaveText('Move Green 1 hex');
});
