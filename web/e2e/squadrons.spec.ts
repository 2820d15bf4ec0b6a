import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints, type Hand, listening, playedOut, unbroken } from './squadrons.ts';
import { accessible, accessibleByDay, open, openPosition } from './table.ts';

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const keys: Hand = {
  setUp: async page => {
    await page.keyboard.press(']');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('As you have placed them.')).toBeAttached();
  },
  move: async page => {
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'End'])
      await page.keyboard.press(key);
    await page.keyboard.press('2');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
  },
  jam: page => page.keyboard.press('1'),
  fire: async page => {
    await page.keyboard.press('Shift+Digit1');
    await expect(page.getByRole('button', { name: /^Fire \d+ di/, includeHidden: true })).toBeAttached();
  },
  commit: page => page.keyboard.press('Control+Enter'),
};

test('a battle of squadrons by keys and the list alone, the board never touched', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'a clash', ['person', 'idle']);
  await expect(title(page)).toHaveText('Set up your two squadrons');
  await listening(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toHaveCount(0);
  const asks = await playedOut(page, keys);
  expect([...asks]).toEqual(expect.arrayContaining(['Set', 'Move', 'Choose']));
  await unbroken(page);
  expect(heard).toEqual([]);
});

/** Whoever is asked flies ahead and fires all they have. */
const plain: Hand = {
  setUp: async () => undefined,
  move: async page => {
    for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowUp');
  },
  jam: async () => undefined,
  fire: page => page.keyboard.press('Shift+Digit1'),
  commit: page => page.keyboard.press('Control+Enter'),
};

test('three sides, two people at one screen and a computer, to the end', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'three flags', ['person', 'person', 'random']);
  const asks = await playedOut(page, plain);
  expect(asks.has('Pass')).toBe(true);
  expect(asks.has('Move')).toBe(true);
  await expect(title(page)).toHaveText(/wins?|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('a refused step says why, a craft flies alone and forms up, and a reload finds the draft', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPosition(page, 'a clash', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Move one of your squadrons');
  await listening(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/A turn needs 2 hexes straight ahead before it, and here are 1\./).first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('3');
  await expect(page.getByRole('heading', { name: 'Red 3, Attack Speed', includeHidden: true })).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 craft flies its own way.')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('1 craft flies its own way.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageUp');
  await expect(page.getByText(/^2 of 12 hexes at Full Throttle.*will not fire/)).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByRole('button', { name: 'Move Green 1 hex' })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByText(/^2 of 12 hexes at Full Throttle/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2 of 12 hexes at Full Throttle/)).toBeVisible();
});

test('nobody is kept out of any ask of squadrons', async ({ page }) => {
  for (const position of ['a clash', 'moves in a clash', 'jammers in a clash', 'guns in a clash'] as const) {
    await openPosition(page, position, ['person', 'person']);
    // Who moves is asked in the open: nothing of a folder is needed, and no screen is covered.
    if (position !== 'moves in a clash') await page.getByRole('button', { name: /^I am/ }).click();
    await listening(page);
    if (position === 'moves in a clash') for (const key of ['ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    if (position === 'guns in a clash') {
      await page.keyboard.press('Shift+Digit1');
      await expect(page.getByText(/exact|sampled/).first()).toBeVisible();
    }
    await accessible(page);
    await page.keyboard.press('b');
    await accessibleByDay(page);
  }
  await page.keyboard.press('b');
  await page.keyboard.press('i');
  await expect(page.getByRole('article', { name: /^Record sheet/ })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('i');
  await open(page, 'Fleets');
  await accessible(page);
});
