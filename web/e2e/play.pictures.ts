// The pictures in docs/play.md: what one plots, flies and fires, in every system.
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { openPosition } from './table.ts';

const DOCS = join(import.meta.dirname, '../../docs');

// As large as it is shown on its page: it is kept there for times without a network.
test.use({ viewport: { width: 1024, height: 656 }, colorScheme: 'light' });

/** The ask of a position with some keys pressed, as `docs/play-NAME.png`. */
async function take(
  page: Page,
  name: string,
  { position, keys }: { position: PositionName; keys: readonly string[] },
): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('flagplot.coach', '{"on":false}'));
  await openPosition(page, position, ['person', 'idle']);
  await listening(page);
  for (const key of keys) await page.keyboard.press(key);
  // By hand from here on: whoever plays by keys sees where the focus is.
  await page
    .locator('.dock')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(DOCS, `play-${name}.png`) });
}

test('plotting and firing in Fleet Action', { tag: '@desktop' }, async ({ page }) => {
  await take(page, 'fleet-action-plot', { position: 'a duel', keys: ['ArrowUp', 'ArrowUp', 'ArrowRight', 'End'] });
  await take(page, 'fleet-action-fire', { position: 'guns over a wreck', keys: ['Shift+Digit1'] });
  await expect(page.getByText(/(exact|1e-\d+|sampled), \d+ ms/)).toBeVisible();
});

test('moving and firing in Squadrons', { tag: '@desktop' }, async ({ page }) => {
  await take(page, 'squadrons-move', {
    position: 'moves in a clash',
    keys: ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'End'],
  });
  await take(page, 'squadrons-fire', { position: 'guns in a clash', keys: ['Shift+Digit1'] });
});

test('sharing out energy in Two-Phase', { tag: '@desktop' }, async ({ page }) => {
  await take(page, 'two-phase-energy', { position: 'cruisers', keys: ['s'] });
});

test('moving in Two-Phase', { tag: '@desktop' }, async ({ page }) => {
  await take(page, 'two-phase-move', { position: 'a cruiser to move', keys: ['ArrowUp', 'ArrowUp', 'Shift+ArrowRight', 'End'] });
});

test('firing in Two-Phase', { tag: '@desktop' }, async ({ page }) => {
  await take(page, 'two-phase-fire', { position: 'a cruiser at impulse zero', keys: ['Digit1'] });
  await expect(page.getByText(/(exact|sampled)/).first()).toBeVisible();
});
