import { expect, type Page, test } from '@playwright/test';
import { complaints, hearing, listening } from './battle.ts';
import { answersOn, keptOn } from './device.ts';
import { layRealTable } from './real-table.ts';
import { DUEL, openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const overtaken = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was played on in another tab' });

test('1 two tabs: the second to write is told, sees the newer and overwrites nothing', async ({ page: one, context }) => {
  const heard = complaints(one);
  await openPosition(one, 'a duel', ['person', 'person']);
  await one.getByRole('button', { name: 'I am Narn' }).click();
  await listening(one);
  const two = await context.newPage();
  heard.push(...complaints(two));
  await two.goto(one.url());
  await two.getByRole('button', { name: 'I am Narn' }).click();
  await listening(two);
  const before = await answersOn(one);
  await one.keyboard.press('Control+Enter');
  await expect(title(one)).toHaveText('Pass the screen to Earth');
  await expect.poll(() => answersOn(one)).toBe(before + 1);

  await two.keyboard.press('Control+Enter');
  await two.getByRole('button', { name: 'I am Earth' }).click();
  await expect(overtaken(two)).toBeVisible();
  expect(await answersOn(two)).toBe(before + 1);
  await two.getByRole('button', { name: 'Understood' }).click();
  await expect(overtaken(two)).toHaveCount(0);

  // Now that the second has read the newer it may write, and the first is the one that is told.
  await listening(two);
  await two.keyboard.press('Control+Enter');
  await expect.poll(() => answersOn(two)).toBe(before + 2);
  await one.getByRole('button', { name: 'I am Earth' }).click();
  await listening(one);
  await one.keyboard.press('Control+Enter');
  await expect(overtaken(one)).toBeVisible();
  expect(await answersOn(one)).toBe(before + 2);
  expect(heard).toEqual([]);
});

test('1 two tabs: one of them alone plays the computer, whichever is played at', async ({ page: one, context }) => {
  // Computers think for long: were there one in each window, both would answer what was asked when they were opened.
  await context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, after = 0) => wait(act, after === 30 ? 2000 : after) });
  });
  await openPosition(one, 'a duel', ['person', 'ordinary']);
  const two = await context.newPage();
  await two.goto(one.url());
  await listening(two);
  // Both set-ups, and now the computer's plot.
  const before = 3;
  await expect.poll(() => answersOn(one)).toBe(before);
  await two.waitForTimeout(1500);
  for (const window of [one, two]) await expect(overtaken(window)).toHaveCount(0);
  await two.reload();
  await listening(two);
  await two.keyboard.press('Control+Enter');
  await expect.poll(() => answersOn(two)).toBe(before + 2);
  await expect(overtaken(two)).toHaveCount(0);
  await one.keyboard.press('Control+Enter');
  await expect(overtaken(one)).toBeVisible();
  expect(await answersOn(one)).toBe(before + 2);
});

test('3 umpire: one screen keeps the books: no other window sits down at a seat, and one that is behind overwrites nothing', async ({
  page: one,
  context,
}) => {
  await layRealTable(one);
  await hearing(one);
  const two = await context.newPage();
  await two.goto(`${one.url()}/alliance`);
  await expect(title(two)).toHaveText('This seat cannot be taken');
  await expect(two.getByText(/^An umpire keeps the books of this battle at one screen/)).toBeVisible();
  await two.getByRole('link', { name: 'To the battle' }).click();

  // Another window of the battle shows the table as it lies, and is told once it was played on elsewhere.
  await expect(title(two)).toHaveText('Set up your squadron');
  await hearing(two);
  await one.locator('.commit .btn.main').click();
  await expect.poll(() => answersOn(one)).toBe(1);
  await two.locator('.commit .btn.main').click();
  await expect(overtaken(two)).toBeVisible();
  expect(await answersOn(two)).toBe(1);
  await expect(two.getByRole('button', { name: 'Imperial', exact: true })).toHaveCount(0);
});

test('1 two tabs: a study that another tab has changed is shown as it stands there, and nothing is written over it', async ({
  page: one,
  context,
}) => {
  await one.goto('/study');
  await one.getByLabel('From a record file').setInputFiles(DUEL);
  await one.waitForURL(/\/study\//);
  const two = await context.newPage();
  await two.goto(one.url());
  for (const [page, text] of [
    [two, 'seen from the second'],
    [one, 'lost on the first'],
  ] as const) {
    await page.getByRole('tab', { name: 'Study' }).click();
    await page.getByLabel(/^A note on/).fill(text);
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect.poll(async () => JSON.stringify(await keptOn(two, 'studies'))).toContain('seen from the second');
  }
  await expect(overtaken(one)).toBeVisible();
  await one.getByRole('tab', { name: 'Study' }).click();
  await expect(one.getByText('seen from the second')).toBeVisible();
  await expect(one.getByText('lost on the first')).toHaveCount(0);
});
