import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { layDuel, openPosition, sitDown } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the menu of the battle, and in it seats and agreement. */
async function atTheTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Seats and agreement/ }).click();
  await expect(page.getByRole('dialog', { name: 'At the table' })).toBeVisible();
}

/** What is offered, and what came of it. */
const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });

const away = (page: Page) => page.keyboard.press('Escape');

test('1 seats: any seat is handed to a computer or to a person between two asks, and a reload knows it', async ({ page }) => {
  await openPosition(page, 'a skirmish', ['person', 'idle']);
  await listening(page);
  await atTheTable(page);
  await page.getByRole('combobox', { name: 'Who plays Earth' }).selectOption('person');
  await away(page);
  const commit = page.locator('.commit .btn.main');
  await commit.click();
  await expect(title(page)).toHaveText('Choose your fire');
  await commit.click();
  await sitDown(page, 'Earth');
  await expect(title(page)).toHaveText('Choose your fire');
  await atTheTable(page);
  await page.getByRole('combobox', { name: 'Who plays Earth' }).selectOption('idle');
  await sitDown(page, 'Narn');
  await listening(page);
  const asked = (await title(page).textContent()) ?? '';
  await page.reload();
  await expect(title(page)).toHaveText(asked);
});

test('1 draw: two at one screen agree to a draw that is offered, or play on', async ({ page }) => {
  await openPosition(page, 'a skirmish', ['person', 'person']);
  await sitDown(page, 'Narn');
  await listening(page);
  await atTheTable(page);
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(offers(page).getByText('Narn offers a draw.')).toBeVisible();
  await page.getByRole('button', { name: 'Earth declines' }).click();
  await expect(offers(page).getByText('That was declined: the battle goes on.')).toBeVisible();
  await atTheTable(page);
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'Earth agrees' }).click();
  await expect(title(page)).toHaveText('Drawn');
  await expect(page.getByText('All sides agreed to a draw').first()).toBeAttached();
});

test('1 draw: a computer that stands no better than even agrees to it', async ({ page }) => {
  // Earth has lost a ship.
  await openPosition(page, 'guns over a wreck', ['person', 'ordinary']);
  await listening(page);
  await atTheTable(page);
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(title(page)).toHaveText('Drawn');
});

test('1 draw: a computer that is ahead declines it, and the battle goes on', async ({ page }) => {
  await openPosition(page, 'guns over a wreck', ['ordinary', 'person']);
  await listening(page);
  const asked = (await title(page).textContent()) ?? '';
  await atTheTable(page);
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(offers(page).getByText('That was declined: the battle goes on.')).toBeVisible();
  await expect(title(page)).toHaveText(asked);
});

test('1 draw: a computer agrees at once to an end that it has won', async ({ page }) => {
  await openPosition(page, 'a skirmish', ['person', 'idle']);
  await listening(page);
  await atTheTable(page);
  await page.getByRole('button', { name: 'Earth has won' }).click();
  await expect(title(page)).toHaveText('Earth wins');
});

test('1 undo: an answer is taken back past that of the computer, and lies there as it was drawn', async ({ page }) => {
  await openPosition(page, 'moves in a clash', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press(']');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowUp');
  await expect(page.locator('.commit .btn.main')).toHaveText('Move Green 3 hexes');
  await page.locator('.commit .btn.main').click();
  await expect(title(page)).toHaveText('Move Red');
  await listening(page);
  await page.getByRole('button', { name: 'Take back the last answer' }).click();
  await expect(title(page)).toHaveText('Move one of your squadrons');
  await expect(page.locator('.commit .btn.main')).toHaveText('Move Green 3 hexes');
});

test('1 undo: nobody goes back behind a set-up that was opened: he has seen where the other stands', async ({ page }) => {
  await layDuel(page, ['person', 'idle']);
  await listening(page);
  await page.locator('.commit .btn.main').click();
  await expect(title(page)).toHaveText('Plot your squadron');
  await expect(page.getByRole('button', { name: 'Take back the last answer' })).toHaveCount(0);
});
