import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import { openDuel, openPosition } from './table.ts';

/** Kilobytes of script, all of it, workers too, as they come over the wire, once a page has come to rest. */
const HOME = 31;
const UNCHOSEN = 90;
const CHOSEN = 120;
const BATTLE = 200;

/** The books that ship. */
const SYSTEMS = ['fleet-action', 'squadrons', 'two-phase', 'baltic'];

interface Sent {
  url: string;
  bytes: number;
}

function scripts(): { name: string; encodedBodySize: number; initiatorType: string }[] {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(entry => entry.name.endsWith('.js'))
    .map(({ name, encodedBodySize, initiatorType }) => ({ name, encodedBodySize, initiatorType }));
}

/** Every script that was sent to the page and to its workers, the largest first. */
async function sentTo(page: Page): Promise<Sent[]> {
  await page.waitForLoadState('networkidle');
  const found = new Map<string, number>();
  const workers = await Promise.all(page.workers().map(worker => worker.evaluate(scripts)));
  for (const { name, encodedBodySize } of [...(await page.evaluate(scripts)), ...workers.flat()])
    found.set(name, Math.max(encodedBodySize, found.get(name) ?? 0));
  return [...found].map(([url, bytes]) => ({ url: new URL(url).pathname, bytes })).sort((a, b) => b.bytes - a.bytes);
}

async function expectWithin(page: Page, kilobytes: number): Promise<void> {
  const sent = await sentTo(page);
  const all = sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(all).toBeGreaterThan(0);
  expect(all, sent.map(({ url, bytes }) => `${url} ${bytes}`).join('\n')).toBeLessThan(kilobytes);
}

test('home sends little script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No battles yet');
  await expectWithin(page, HOME);
});

test('a new battle sends no system before one is chosen', async ({ page }) => {
  await page.goto('/new?system=');
  await expect(page.getByText('Choose a game first.')).toBeVisible();
  await expectWithin(page, UNCHOSEN);
});

for (const system of SYSTEMS)
  test(`a new battle of ${system} sends what its board and its scenarios need`, async ({ page }) => {
    await page.goto(`/new?system=${system}`);
    await expect(page.locator('.preview').getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('combobox')).not.toHaveCount(0);
    await expectWithin(page, CHOSEN);
  });

test('a battle sends its rules and the panel of what is asked', async ({ page }) => {
  await openDuel(page);
  await listening(page);
  await expectWithin(page, BATTLE);
});

for (const guns of ['guns in a skirmish', 'guns in a clash', 'a cruiser at impulse zero', 'guns off gotland'] as const)
  test(`a battle at fire, its odds reckoned in their worker, sends no more: ${guns}`, async ({ page }) => {
    await openPosition(page, guns, ['person', 'idle']);
    await listening(page);
    await page.keyboard.press('Shift+Digit1');
    await expect(page.getByText(/(exact|1e-\d+|sampled), \d+ ms/)).toBeVisible();
    expect(page.workers()).toHaveLength(1);
    await expectWithin(page, BATTLE);
  });

for (const position of ['cruisers', 'a cruiser to move'] as const)
  test(`a battle of Two-Phase before it comes to fire sends no more: ${position}`, async ({ page }) => {
    await openPosition(page, position, ['person', 'idle']);
    await listening(page);
    await expectWithin(page, BATTLE);
  });

for (const position of ['the last turn off gotland', 'a card off gotland', 'two fleets to stack'] as const)
  test(`a battle of Baltic sends its rules and the panel of what is asked: ${position}`, async ({ page }) => {
    await openPosition(page, position, ['person', 'idle']);
    await listening(page);
    await expectWithin(page, BATTLE);
  });
