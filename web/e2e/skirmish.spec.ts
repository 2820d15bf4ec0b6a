import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints, goOn, type Hand, listening, playedOut, standing, unbroken } from './battle.ts';
import { accessible, accessibleByDay, openPosition, sitDown } from './table.ts';

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Tab, until it has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    if ((await page.locator(':focus').and(to).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it');
}

const keys: Hand = {
  plot: async (page, turn) => {
    if (turn > 0) return page.keyboard.press('ArrowUp').then(() => page.keyboard.press('End'));
    await tabTo(page, page.getByRole('button', { name: /^Ahead: \d{4}, then \d+ from Meridian's drift/ }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('End');
    await expect(page.getByRole('heading', { name: 'Maintain course, 1 faster', includeHidden: true })).toBeAttached();
    await page.keyboard.press(']');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('End');
    await expect(page.getByRole('heading', { name: 'Maintain course, slip to starboard', includeHidden: true })).toBeAttached();
  },
  fire: async page => {
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press(']');
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: /^Fire \d+ di/, includeHidden: true })).toBeAttached();
  },
  place: async page => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('1');
  },
  commit: page => page.keyboard.press('Control+Enter'),
};

test('a battle by keys and the list alone, the board never touched', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'a skirmish', ['person', 'ordinary']);
  await expect(title(page)).toHaveText('Plot your two squadrons');
  await listening(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toHaveCount(0);
  await playedOut(page, keys);
  await expect(title(page)).toHaveText(/wins|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('an ask is answered by its form, with keys alone', { tag: '@desktop' }, async ({ page }) => {
  await openPosition(page, 'a skirmish', ['person', 'idle']);
  await expect(title(page)).toHaveText('Plot your two squadrons');
  await listening(page);
  await tabTo(page, page.getByRole('button', { name: 'As a form' }));
  await page.keyboard.press('Enter');
  const first = page.getByRole('combobox', { name: 'Path 1, 1' }).first();
  await tabTo(page, first);
  await page.keyboard.press('s');
  await expect(first).toHaveValue('"slip-port"');
  const before = await standing(page);
  await page.keyboard.press('Control+Enter');
  await goOn(page, before);
  await expect(title(page)).toHaveText('Choose your fire');
});

test('a refused step says why, and changes nothing', async ({ page }) => {
  await openPosition(page, 'a skirmish', ['person', 'idle']);
  await expect(title(page)).toHaveText('Plot your two squadrons');
  await listening(page);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByText(/Come about: all hexsides go to one side/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /step \d: turn to port/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show what is missing' }).click();
  await expect(title(page)).toHaveText(/cannot stand$/);
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: /^Seal/ }).click();
  await expect(title(page)).toHaveText('Choose your fire');
});

test('a reload in the middle finds the draft, and the orders that are sealed already', { tag: '@desktop' }, async ({ page }) => {
  await openPosition(page, 'a skirmish', ['person', 'person']);
  await sitDown(page, 'Narn');
  await expect(title(page)).toHaveText('Plot your two squadrons');
  await listening(page);
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: 'Turn to starboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Turn to starboard' })).toBeVisible();
  await listening(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Pass the screen to Earth');
  await page.reload();
  await sitDown(page, 'Earth');
  await listening(page);
  await page.keyboard.press('b');
  const flagship = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /Tal'Kesh/ }) })
    .first();
  await expect(flagship).toBeVisible();
  await expect(flagship).not.toContainText('starboard');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Choose your fire');
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await sitDown(page, 'Narn');
  await page.keyboard.press('b');
  await expect(flagship).toContainText('Turn to starboard');
});

/** Two at one screen: whoever is asked to sits down, fires all they have, and leaves the rest as it is. */
const passed: Hand = {
  plot: async () => undefined,
  fire: page => page.keyboard.press('Shift+Digit1'),
  place: page => page.keyboard.press('1'),
  commit: async page => {
    const sit = page.getByRole('button', { name: /^I am/ });
    if (await sit.isVisible()) await sit.click();
    else await page.keyboard.press('Control+Enter');
  },
};

test('two people at one screen play it to the end', async ({ page }) => {
  const heard = complaints(page);
  await openPosition(page, 'a skirmish', ['person', 'person']);
  await playedOut(page, passed);
  await expect(title(page)).toHaveText(/wins|Drawn/);
  await unbroken(page);
  expect(heard).toEqual([]);
});

test('nobody is kept out of any ask', async ({ page }) => {
  for (const position of ['a skirmish', 'guns in a skirmish', 'hits in a skirmish'] as const) {
    await openPosition(page, position, ['person', 'person']);
    // Hits are placed by what lies open: the common table is shown, and nobody has to say who he is.
    if (position !== 'hits in a skirmish') await page.getByRole('button', { name: /^I am/ }).click();
    await listening(page);
    if (position === 'a skirmish') await page.keyboard.press('ArrowLeft');
    if (position === 'guns in a skirmish') {
      await page.keyboard.press('Shift+Digit1');
      await expect(page.getByText(/exact|sampled/).first()).toBeVisible();
    }
    await accessible(page);
    await page.keyboard.press('i');
    await expect(page.getByRole('article', { name: /^Record sheet/ })).toBeVisible();
    await accessible(page);
    await page.keyboard.press('i');
    await page.keyboard.press('b');
    await accessibleByDay(page);
  }
});
