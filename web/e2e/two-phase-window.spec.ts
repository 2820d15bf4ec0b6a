import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPosition } from './table.ts';
import { answers, complaints, listening } from './two-phase.ts';

const dock = (page: Page): Locator => page.getByRole('complementary');

async function atImpulseZero(page: Page, position: 'a cruiser at impulse zero' | 'bombs at impulse zero'): Promise<void> {
  await openPosition(page, position, ['person', 'idle']);
  await listening(page);
}

/** Opens the choices of a kind of act. */
async function choose(page: Page, kind: string): Promise<void> {
  const fold = dock(page).getByText('Besides firing');
  const button = dock(page).getByRole('button', { name: kind, exact: true });
  if (!(await button.isVisible())) await fold.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

test('a phaser is fired as a phaser-3, chosen beside the usual way, and nothing is wider than the screen', async ({ page }) => {
  const heard = complaints(page);
  await atImpulseZero(page, 'a cruiser at impulse zero');
  await page.keyboard.press('Digit1');
  const way = dock(page).getByRole('button', { name: 'phaser 1: standard. Other ways to fire it' });
  await way.click();
  const ways = dock(page).getByRole('group', { name: 'Ways to fire phaser 1' });
  await expect(ways.getByRole('button', { name: /^standard (certain|\d+ %), \d/ })).toHaveAttribute('aria-pressed', 'true');
  await ways.getByRole('button', { name: /^as a phaser-3 (certain|\d+ %), \d/ }).click();
  await expect(dock(page).getByRole('button', { name: 'phaser 1: as a phaser-3. Other ways to fire it' })).toBeVisible();
  await expect(dock(page).getByRole('checkbox', { name: 'phaser 1' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(heard).toEqual([]);
});

test('a shuttle is launched from box 2, another way than its ship', async ({ page }) => {
  await atImpulseZero(page, 'a cruiser at impulse zero');
  await choose(page, 'Shuttle bay');
  await dock(page).getByLabel('Box').selectOption('shuttle 2');
  await dock(page).getByLabel('Facing').selectOption('A');
  await dock(page).getByLabel('Speed').fill('3');
  await dock(page).getByRole('button', { name: 'Add' }).click();
  const done = dock(page).getByRole('list', { name: 'Done besides firing' });
  await expect(done).toHaveText('Shuttle bay, shuttle 2, facing A, speed 3');
  await expect(answers(page)).toHaveText('Do 1 other thing');
  // What lies open stays so, though one launch is all there may be.
  await expect(dock(page).getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
  await done.getByRole('button', { name: /^Not: Shuttle bay/ }).click();
  await expect(dock(page).getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-disabled');
  await expect(answers(page)).toHaveText('Pass');
});

test('a bomb is laid by pressing a hex, once the shield towards it is dropped', { tag: '@desktop' }, async ({ page }) => {
  await atImpulseZero(page, 'bombs at impulse zero');
  await choose(page, 'Shields');
  await dock(page).getByRole('button', { name: 'drop shield 1' }).click();
  await choose(page, 'T-bomb');
  await expect(dock(page).getByText('Press a hex on the board')).toBeVisible();
  // A wedge ahead of the ship: its middle lies in one of its hexes.
  const box = await page.getByRole('application').locator('.area.intent.tint').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(dock(page).getByRole('list', { name: 'Done besides firing' })).toHaveText(/drop shield 1.*T-bomb, to \d{4}/);
  await expect(answers(page)).toHaveText('Do 2 other things');
});

test('an act is added and taken back by the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await atImpulseZero(page, 'a cruiser at impulse zero');
  await dock(page).getByText('Besides firing').focus();
  await page.keyboard.press('Enter');
  const kind = dock(page).getByRole('button', { name: 'Shuttle bay' });
  await expect(kind).toBeVisible();
  for (let n = 0; n < 3 && !(await kind.evaluate(one => one === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dock(page).getByLabel('Box').focus();
  await page.keyboard.press('ArrowDown');
  // What is only looked at is not done.
  await expect(answers(page)).toHaveText('Pass');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab');
  await expect(dock(page).getByRole('button', { name: 'Add' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dock(page).getByRole('list', { name: 'Done besides firing' })).toHaveText(/^Shuttle bay, shuttle 2, /);
  await expect(dock(page).getByRole('button', { name: 'Add' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dock(page).getByRole('button', { name: /^Not: Shuttle bay/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveText('Pass');
  await expect(dock(page).getByText('Besides firing')).toBeFocused();
});
