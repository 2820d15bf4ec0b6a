import { expect, type Locator, test } from '@playwright/test';
import { listening } from './battle.ts';
import { layDuel, open, openDuel, openPosition, openRecord } from './table.ts';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(found: Locator): Promise<Rect> {
  const box = await found.boundingBox();
  if (!box) throw new Error(`${found} is not drawn`);
  return box;
}

/** Whether one lies wholly in the other. */
function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

test('4 plate: what is left to spend is never cut by the edge of the board', async ({ page }) => {
  await openPosition(page, 'moves in a clash', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('ArrowUp');
  const plate = page.locator('.counters > g').first();
  const board = await boxOf(page.locator('.board'));
  const ship = await boxOf(page.locator('.counters > g').first());
  let rim = Infinity;
  const at = { x: board.x + board.width / 2, y: board.y + board.height - 60 };
  for (let pushed = 0; pushed < ship.x + ship.width - board.x; pushed += 50) {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x - 50, at.y, { steps: 2 });
    await page.mouse.up();
    const box = await boxOf(plate);
    if (box.x + box.width > board.x) {
      expect(isWithin(box, board)).toBe(true);
      rim = Math.min(rim, box.x - board.x);
    }
  }
  expect(rim).toBeLessThan(8);
});

test('4 letters: two squadrons of a letter are told apart', async ({ page }) => {
  await openPosition(page, 'a muster', ['person', 'idle']);
  await listening(page);
  const letters = await page.locator('.asked .letter').allInnerTexts();
  expect(letters).toEqual(expect.arrayContaining(['R', 'Gr', 'Go']));
  expect(new Set(letters).size).toBe(letters.length);
});

test('4 words: one squadron is dragged as the squadron, ships of a class are told in the plural, and every sentence ends before the next', async ({
  page,
}) => {
  await layDuel(page, ['person', 'idle']);
  await expect(page.getByText('Press a hex of the strip, or drag the squadron there.')).toBeVisible();
  await openPosition(page, 'orders of five thousand', ['person', 'idle']);
  await listening(page);
  const asked = page.locator('.asked');
  await expect(asked).toContainText(/\d Thentus frigates/);
  await expect(asked).not.toContainText(/[2-9] Thentus frigate\b/);
  await openPosition(page, 'hits on what is left', ['person', 'person']);
  await listening(page);
  await expect(asked).toContainText(/, struck through [a-z ,]+\. None is left, so one of the other kind\./);
  expect(await asked.innerText()).not.toMatch(/[a-z0-9]\.[A-Z]/);
});

test('4 points: a comma at thousands wherever it is said who won, by the badge of who did', async ({ page }) => {
  await openRecord(page);
  const points = /, 1,\d{3} to \d+\./;
  await expect(page.getByText(points).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^in all/ })).toContainText(/1,\d{3}/);
  await open(page, 'Log');
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('button', { name: points })).toBeVisible();
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Turn report/ }).click();
  await page.getByRole('dialog').getByRole('combobox').selectOption('the whole battle');
  const report = page.getByRole('region', { name: 'The report' });
  await expect(report).toContainText(points);
  await expect(report).toContainText(/Points for .*1,\d{3}/);
  await expect(report).not.toContainText(/\b1\d{3} to /);
});

test('4 badge: home shows the badge of who won, not of who was asked last', async ({ page }) => {
  await openDuel(page);
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page.getByRole('button', { name: /^Resign for Narn/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earth wins');
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Narn resigned/ }).locator('.badge')).toHaveClass(/\bs2\b/);
});

test('4 rounds: a book of rounds is over in a round', async ({ page }) => {
  await openPosition(page, 'a clash fought', ['person', 'idle']);
  await expect(page.getByText(/^Over in round \d+$/)).toBeVisible();
});

test('4 heading: list, speech and panel call a heading by the compass', async ({ page }) => {
  await openDuel(page);
  await listening(page);
  const board = page.getByRole('application');
  await board.focus();
  await expect(page.locator('[aria-live]').filter({ hasText: /heading (north|south)/ })).toBeAttached();
  await page.keyboard.press('b');
  const cells = page.locator('table.units').first().locator('tr:has(.take) > td:nth-of-type(2)');
  await expect(cells.first()).toBeVisible();
  const headings = await cells.allInnerTexts();
  expect(headings.length).toBeGreaterThan(2);
  for (const heading of headings) expect(heading).toMatch(/^(north|south)(-(east|west))?$/);
});

test('4 fire rows: a weapon that reaches nobody is not named', async ({ page }) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  const row = page.locator('.asked .row').filter({ hasText: "Var'Noth" });
  await row.click();
  const weapons = page.locator('.asked .in-hand table tbody tr');
  const reaching = new Set<string>();
  for (const target of ['1', '2']) {
    await page.keyboard.press(target);
    await expect(weapons.first()).toBeVisible();
    for (const said of await weapons.allInnerTexts())
      if (/\d d\d/.test(said)) reaching.add((said.trim().split(/\s*\t/)[0] ?? '').toLowerCase());
  }
  expect(await weapons.count()).toBeGreaterThan(reaching.size);
  await page.keyboard.press('h');
  const named = /^(.+): \d+ % at best/m.exec(await row.innerText())?.[1]?.split(', ');
  expect(new Set(named)).toEqual(reaching);
});

test('4 dock: a squadron dropped on the dock stands in a hex that is seen', async ({ page }) => {
  await layDuel(page, ['person', 'idle']);
  await listening(page);
  const [board, dock] = [await boxOf(page.locator('.board')), await boxOf(page.locator('.dock'))];
  const grip = page.locator('[data-handle][data-grab]').first();
  const from = await boxOf(grip);
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(dock.x + dock.width / 2, y, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText('As you have placed them.')).toBeVisible();
  const { x, width } = await boxOf(grip);
  expect(x + width / 2).toBeLessThan(board.x + board.width);
  expect(x + width / 2).toBeGreaterThan(board.x + board.width - 80);
});

test('4 rules: every row of every book is carried out, and none is marked', async ({ page }) => {
  for (const system of ['fleet-action', 'squadrons', 'two-phase', 'baltic']) {
    await page.goto(`/rules/${system}`);
    await expect(page.getByText('Every row is carried out here.')).toBeVisible();
    await expect(page.locator('.rule').first()).toBeVisible();
    await expect(page.getByText('Not carried out yet')).toHaveCount(0);
  }
});
