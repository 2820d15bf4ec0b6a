import { expect, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { open, openPosition } from './table.ts';
import { drawFinger, expectInReach, middleOf, SIZES, tornRows } from './thumb.ts';

/** An ask of each kind in which something is made on the board. */
const ASKS: readonly PositionName[] = [
  'five thousand',
  'orders of five thousand',
  'guns in a skirmish',
  'hits in a skirmish',
  'commanders fallen',
  'a clash',
  'moves in a clash',
  'jammers in a clash',
  'guns in a clash',
  'cruisers',
  'a cruiser to move',
  'a cruiser at impulse zero',
];
const PLOTS: readonly PositionName[] = ['orders of five thousand', 'moves in a clash', 'a cruiser to move'];

const commit = (page: Page) => page.locator('.commit .btn.main');
const grip = (page: Page) => page.getByRole('button', { name: /^The sheet is drawn up/ });

/** Sits down at an ask. */
async function openAsk(page: Page, name: PositionName): Promise<void> {
  await openPosition(page, name, ['person', 'idle']);
  await listening(page);
}

/** Draws the sheet by its grip to so much of the screen's height. */
async function drawSheet(page: Page, share: number, rests = 0): Promise<void> {
  const from = await middleOf(grip(page));
  const height = page.viewportSize()?.height ?? 0;
  await drawFinger(
    page,
    [from, { x: from.x, y: (from.y + height * (1 - share)) / 2 }, { x: from.x, y: height * (1 - share) }],
    rests,
  );
}

/** Whether the middle of a unit is seen on the board, and not under sheet, dock, bars or buttons. */
function seen(page: Page, unit: string): Promise<boolean> {
  return page.locator(`[data-unit="${unit}"]`).evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.closest('.board > svg') !== null && top !== null;
  });
}

test('3 phone: the half sheet hides nothing that is in hand or aimed at, however far it is drawn up', async ({ page }) => {
  const cases = [
    ['guns in a skirmish', 'tal-kesh', 'meridian'],
    ['guns in a clash', 'green/1', 'alpha/1'],
  ] as const;
  for (const [name, own, enemy] of cases) {
    await openAsk(page, name);
    await page.getByRole('group', { name: 'Targets', exact: true }).getByRole('button').first().tap();
    for (const size of [SIZES.upright, SIZES.small, SIZES.sideways]) {
      await page.setViewportSize(size);
      for (const share of size === SIZES.sideways ? [] : [0.1, 0.5, 0.1, 0.5]) {
        await drawSheet(page, share);
        for (const unit of [own, enemy]) await expect.poll(() => seen(page, unit), { message: `${name}, ${unit}` }).toBe(true);
      }
      for (const unit of [own, enemy]) await expect.poll(() => seen(page, unit), { message: `${name}, ${unit}` }).toBe(true);
    }
  }
});

test('3 phone: after Log, Fleets and Time the sheet is as far drawn up as it was', async ({ page }) => {
  for (const name of PLOTS) {
    await openAsk(page, name);
    for (const share of [0.1, 0.45, 0.9]) {
      await drawSheet(page, share, 200);
      const rest = (await grip(page).getAttribute('aria-label')) ?? '';
      for (const view of ['Log', 'Fleets', 'Time'] as const) {
        await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: view }).tap();
        await expect(grip(page)).toHaveAttribute('aria-label', /wholly/);
        await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Orders' }).tap();
        await expect(grip(page)).toHaveAttribute('aria-label', rest);
      }
    }
  }
});

test('3 phone: the sheet is drawn up over the list as well, and lies low again when that is opened anew', async ({ page }) => {
  await openAsk(page, 'orders of five thousand');
  const ahead = page.getByRole('button', { name: 'Ahead', exact: true });
  for (let n = 0; n < 2; n += 1) {
    await open(page, 'List');
    await expectInReach(commit(page));
    await expect(ahead).toBeHidden();
    await drawSheet(page, 0.5);
    await expectInReach(ahead);
    await open(page, 'Orders');
    await expectInReach(ahead);
  }
});

for (const name of ASKS)
  test(`3 phone: what commits is in reach at every size, however far the sheet is drawn up: ${name}`, async ({ page }) => {
    await openAsk(page, name);
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await expectInReach(commit(page));
      expect(await tornRows(page)).toEqual([]);
      if (PLOTS.includes(name))
        for (const step of ['Ahead', 'Straight on', 'Undo'])
          await expectInReach(page.getByRole('button', { name: step, exact: true }));
      if (viewport.width > viewport.height) continue;
      for (const share of [0.9, 0.1, 0.5]) {
        await drawSheet(page, share);
        await expectInReach(commit(page));
      }
    }
  });

const { upright, sideways, small, zoomed } = SIZES;
const READ = [
  ['orders of five thousand', [upright, small]],
  ['guns in a clash', [sideways, zoomed, { width: 1280, height: 800 }]],
] as const;

for (const [name, sizes] of READ)
  test(`3 phone: what commits is in reach over Log, Fleets, Time and a record sheet, on the desktop too: ${name}`, async ({
    page,
  }) => {
    await openAsk(page, name);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      for (const view of ['Log', 'Time', 'Fleets'] as const) {
        if (view !== 'Time' || viewport.width < 1024) await open(page, view);
        await expectInReach(commit(page));
      }
      await page
        .getByRole('button', { name: /^Record sheet of/ })
        .first()
        .click();
      await expectInReach(page.getByRole('region', { name: 'Record sheet' }).getByRole('button', { name: 'Close' }));
      await expectInReach(commit(page));
      expect(await tornRows(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await open(page, 'Log');
    await commit(page).click();
    await expect(page.locator('.asked .ask')).toBeVisible();
    await expect(page.locator('.asked h1')).toBeFocused();
  });

test('3 phone: sideways the dock stands 320 wide at the right of the board, whatever it shows', async ({ page }) => {
  await page.setViewportSize(SIZES.sideways);
  for (const name of PLOTS) {
    await openAsk(page, name);
    for (const view of ['Orders', 'Fleets', 'Log'] as const) {
      await open(page, view);
      expect(await page.locator('.dock').boundingBox()).toMatchObject({ x: 844 - 320, width: 320, height: 390 - 45 });
      const board = await page.getByRole('application').boundingBox();
      expect(board).toMatchObject({ x: 0, width: 844 - 320, height: 390 - 45 - 32 });
    }
  }
});

const LONG: readonly PositionName[] = [
  'long names plotted',
  'long names under fire',
  'long names hit',
  'long names set up',
  'long names moved',
  'long names aimed at',
];

for (const name of LONG)
  test(`3 phone: a name of 60 letters breaks no row: ${name}`, async ({ page }) => {
    await openAsk(page, name);
    const targets = page.getByRole('group', { name: 'Targets', exact: true });
    if ((await targets.count()) > 0) await targets.getByRole('button').first().tap();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const view of ['Fleets', 'Log', 'List', 'Orders'] as const) {
        await open(page, view);
        await page.waitForTimeout(150);
        expect(await tornRows(page), `${view}, ${size}`).toEqual([]);
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      }
      await expectInReach(commit(page));
    }
    await page.goto('/');
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
      expect(await tornRows(page)).toEqual([]);
    }
  });

test('3 phone: every page fits every size', async ({ page }) => {
  for (const address of ['/', '/new', '/new?system=squadrons', '/yard', '/rules/fleet-action', '/study']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      expect(await tornRows(page), address).toEqual([]);
    }
  }
});

test('3 phone: every dialog of a battle fits every size, with what closes it in reach', async ({ page }) => {
  await openAsk(page, 'long names under fire');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  const entries = [/^Save to a file/, /^Print/, /^Seats and agreement/, /^Turn report/, /^Keys/];
  for (const entry of entries) {
    await page.getByRole('button', { name: 'Battle menu' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: entry }).tap();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await expectInReach(close);
      expect(await tornRows(page), `${entry}, ${size}`).toEqual([]);
    }
    await close.tap();
  }
});

/** The handle that is drawn, and the unit it leads on from. */
const SLANTS = [
  ['orders of five thousand', 'ahead', 'sha-tok'],
  ['moves in a clash', 'F', 'red/1'],
] as const;
/** Between straight ahead and the next of the six directions. */
const ASLANT = Math.PI / 6;

for (const side of [1, -1])
  test(`4 diagonal: a finger drawn aslant ${side > 0 ? 'to starboard' : 'to port'} plots on where a turn is refused`, async ({
    page,
  }) => {
    for (const [name, handle, unit] of SLANTS) {
      await openAsk(page, name);
      const from = await middleOf(page.locator(`[data-unit="${unit}"]`));
      const ahead = await middleOf(page.locator(`[data-handle=${handle}]`));
      const by = { x: ahead.x - from.x, y: ahead.y - from.y };
      const [sin, cos] = [Math.sin(side * ASLANT), Math.cos(ASLANT)];
      const aslant = { x: by.x * cos - by.y * sin, y: by.x * sin + by.y * cos };
      const line = Array.from({ length: 24 }, (_, n) => ({ x: ahead.x + (aslant.x * n) / 2, y: ahead.y + (aslant.y * n) / 2 }));
      await drawFinger(page, line);
      await expect(page.locator('.step:not(.empty)').first()).toBeVisible();
      await expect(page.locator('.step.empty')).toHaveCount(0);
      await expect(page.locator('.step.turned').first()).toBeVisible();
    }
  });
