import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { accessibleByDay, accessibleByNight, open, openPosition, openRecord } from './table.ts';
import { SIZES, tornRows } from './thumb.ts';

/** The smallest there is. At the two usual sizes the tests of each page look, by day and by night. */
const SMALLEST = { width: 320, height: 568 };
/** Sideways in the hand, and 1280 x 800 at 200 %: every page is looked at by one of them, in turn. */
const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
] as const;
let looks = 0;

/** By day and by night in turn: over four pages every size is looked at by both. */
async function atAllSizes(page: Page): Promise<void> {
  const isDay = looks % 4 < 2;
  await page.setViewportSize(LOW[looks % 2] ?? SMALLEST);
  await (isDay ? accessibleByDay(page) : accessibleByNight(page));
  await page.setViewportSize(SMALLEST);
  await (isDay ? accessibleByNight(page) : accessibleByDay(page));
  looks += 1;
}

/** The same, and nothing of it is cut. */
async function fitsAllSizes(page: Page): Promise<void> {
  await atAllSizes(page);
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await expect.poll(() => tornRows(page)).toEqual([]);
  }
}

test('3 ears: axe at all sizes, by day and by night: the pages', async ({ page }) => {
  looks = 0;
  for (const [path, head] of [
    ['/', 'No battles yet'],
    ['/new?system=squadrons', /./],
    ['/yard', /./],
    ['/study', 'Study'],
    ['/rules/squadrons', /the rules/],
    ['/b/none', 'No battle lies at this address'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head);
    await atAllSizes(page);
  }
});

test('3 ears: axe at all sizes, by day and by night: what is read beside a battle', async ({ page }) => {
  looks = 0;
  for (const path of ['/charts/squadrons', '/cards/fleet-action/omega-destroyer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/the charts|the cards/);
    await fitsAllSizes(page);
  }
});

const ASKS: readonly (readonly [system: string, positions: readonly PositionName[]])[] = [
  [
    'Fleet Action',
    ['a skirmish', 'a duel', 'guns in a skirmish', 'hits in a skirmish', 'commanders fallen', 'ships out of command'],
  ],
  ['Squadrons', ['a clash', 'moves in a clash', 'jammers in a clash', 'guns in a clash']],
  ['Two-Phase', ['cruisers', 'frigates of three sides', 'a cruiser to move', 'a cruiser at impulse zero']],
];
for (const [system, positions] of ASKS)
  test(`3 ears: axe at all sizes, by day and by night: every ask of ${system}`, async ({ page }) => {
    looks = 1;
    for (const position of positions) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openPosition(page, position, ['person', 'idle', 'idle']);
      await listening(page);
      if (position.startsWith('guns')) await page.keyboard.press('Shift+Digit1');
      if (position.endsWith('impulse zero')) await page.keyboard.press('Digit1');
      await atAllSizes(page);
    }
  });

test('3 ears: axe at all sizes, by day and by night: what is round an ask, the cover, the end', async ({ page }) => {
  looks = 0;
  await page.setViewportSize(SMALLEST);
  await openPosition(page, 'a clash', ['person', 'person']);
  await atAllSizes(page);
  await page.getByRole('button', { name: /^I am/ }).click();
  await listening(page);
  for (const view of ['List', 'Fleets', 'Log'] as const) {
    await open(page, view);
    await atAllSizes(page);
  }
  await page.getByRole('button', { name: 'Battle menu' }).click();
  await atAllSizes(page);
  await openRecord(page);
  await atAllSizes(page);
});

test('3 ears: axe at all sizes, by day and by night: a force that is built, a fork, dice that are typed in', async ({ page }) => {
  looks = 0;
  await page.goto('/yard');
  await expect(page.getByLabel('Buy for').getByRole('option').first()).toBeAttached();
  await page.getByRole('button', { name: 'New force' }).click();
  await expect(page.getByLabel('Name of the force')).toBeVisible();
  await fitsAllSizes(page);
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Typed in/ }).check();
  await fitsAllSizes(page);
  await dialog.getByRole('button', { name: 'Fork' }).click();
  await page.waitForURL(/\/study\//);
  for (let side = 0; side < 2; side += 1) {
    await listening(page);
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Throw /);
  await fitsAllSizes(page);
  await expect(page.getByRole('button', { name: 'Enter' })).toBeInViewport({ ratio: 0.99 });
});

test('3 ears: what went wrong on our side is told although nothing more can be fetched', async ({ page }) => {
  await openPosition(page, 'orders of five thousand', ['person', 'idle']);
  await listening(page);
  await page.route('**/*.js', route => route.abort());
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Something on our side went wrong' })).toBeVisible();
  await accessibleByDay(page);
});
