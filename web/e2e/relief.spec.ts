import { expect, type Page, test } from '@playwright/test';
import { complaints, goOn, listening, standing, unbroken } from './battle.ts';
import { accessible, open, openPosition } from './table.ts';

const answers = (page: Page) => page.locator('.asked .commit .btn.main');

test('FA-12.1.3 reinforcements are scheduled by jump points: turn, ships, and a hex that is typed or pressed', async ({
  page,
}) => {
  const heard = complaints(page);
  await openPosition(page, 'a relief to schedule', ['idle', 'person']);
  await listening(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule your reinforcements');
  await expect(answers(page)).toHaveText('Write down turn 4, north');
  await page.getByRole('button', { name: 'West edge' }).click();
  await page.getByRole('button', { name: 'A turn later' }).click();
  await expect(answers(page)).toHaveText('Write down turn 5, west');
  await page.getByRole('button', { name: 'Jump points' }).click();
  const hex = page.getByRole('textbox', { name: 'Hex of the flagship' });
  await hex.fill('3030');
  await hex.press('Enter');
  await expect(answers(page)).toHaveText('Write down turn 5, jump points at 3030');
  await page.getByRole('button', { name: 'Corona' }).click();
  await accessible(page);
  const board = await page.locator('.board').first().boundingBox();
  if (!board) throw new Error('no board');
  await page.mouse.click(board.x + board.width / 2, board.y + board.height / 3);
  await expect(answers(page)).not.toHaveText('Write down turn 5, jump points at 3030');
  await expect(answers(page)).toHaveText(/^Write down turn 5, jump points at \d{4}$/);
  const before = await standing(page);
  await answers(page).click();
  await goOn(page, before);
  await open(page, 'Log');
  await expect(
    page.getByRole('region', { name: 'Log' }).getByText('Earth has written when and where its reinforcements come.').first(),
  ).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});
