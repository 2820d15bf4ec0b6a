import { expect, type Page, test } from '@playwright/test';
import { hearing, listening } from './battle.ts';
import { accessible, openPosition } from './table.ts';
import { expectInReach, middleOf, pinch, SIZES } from './thumb.ts';

/** Where the board is looked at: how its sheet lies in the window. */
const view = (page: Page): Promise<string> =>
  page
    .locator('.board > svg > g')
    .first()
    .evaluate(sheet => sheet.getAttribute('transform') ?? getComputedStyle(sheet).transform);

/** Whether the middle of a unit is seen on the board, and nothing lies over it. */
function seen(page: Page, unit: string): Promise<boolean> {
  return page.locator(`[data-unit="${unit}"]`).evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && top.closest('.board > svg') !== null;
  });
}

async function expectSeen(page: Page, ...units: string[]): Promise<void> {
  for (const unit of units) await expect.poll(() => seen(page, unit), { message: unit }).toBe(true);
}

/** Pushes the board away with the keys, until a unit is out of sight. */
async function pushAway(page: Page, unit: string): Promise<void> {
  await page.getByRole('application').focus();
  for (let n = 0; n < 30 && (await seen(page, unit)); n += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => seen(page, unit)).toBe(false);
}

/** Answers the ask with the order as it stands. */
async function answer(page: Page): Promise<void> {
  await hearing(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.asked .commit .btn.main')).toHaveAttribute('aria-disabled', 'true');
}

const keeping = (page: Page) => page.getByRole('button', { name: 'Keep my view' });

for (const [name, own, enemy] of [
  ['guns in a skirmish', 'tal-kesh', 'meridian'],
  ['guns in a clash', 'green/1', 'alpha/1'],
] as const)
  test(`led: camera: frames who is in hand and whom it may fire at, clear of cards: ${name}`, async ({ page }) => {
    await openPosition(page, name, ['person', 'idle']);
    await listening(page);
    await expectSeen(page, own, enemy);
    await page.keyboard.press('Shift+Digit1');
    await expectSeen(page, own, enemy);
  });

test('led: camera: whoever is taken in hand is brought into sight with whom he aims at, wherever a hand has put the board', async ({
  page,
}) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  const rows = page.locator('.asked .making .row:visible');
  await rows.filter({ hasNotText: "Tal'Kesh" }).first().click();
  await pushAway(page, 'tal-kesh');
  await rows.filter({ hasText: "Tal'Kesh" }).first().click();
  await expectSeen(page, 'tal-kesh', 'meridian');
});

test('led: camera: stays where a hand has put it until the next ask, and frames that', { tag: '@desktop' }, async ({ page }) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await expectSeen(page, 'tal-kesh');
  await pushAway(page, 'tal-kesh');
  const put = await view(page);
  await page.keyboard.press('Shift+Digit1');
  await expect(page.getByText(/(exact|1e-\d+|sampled), \d+ ms/)).toBeVisible();
  expect(await view(page)).toBe(put);
  await answer(page);
  await expectSeen(page, 'tal-kesh');
});

test('led: camera: keeps a view for good, over asks, films and visits, until it is led again', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await expectSeen(page, 'tal-kesh');
  await keeping(page).click();
  await pushAway(page, 'tal-kesh');
  const put = await view(page);
  await answer(page);
  await page.waitForTimeout(200);
  expect(await view(page)).toBe(put);
  await page.reload();
  await listening(page);
  await expect(keeping(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+C');
  await expect(keeping(page)).toHaveAttribute('aria-pressed', 'false');
});

test('led: camera: refits when the window, the sheet or the device turns', { tag: '@phone' }, async ({ page }) => {
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  await page.getByRole('group', { name: 'Targets', exact: true }).getByRole('button').first().click();
  for (const size of [...Object.values(SIZES), { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expectSeen(page, 'green/1', 'alpha/1');
  }
  await page.keyboard.press('i');
  await expect(page.getByRole('region', { name: 'Record sheet' })).toBeVisible();
  await expectSeen(page, 'green/1', 'alpha/1');
});

test('led: camera: travels to what is asked, and cuts where no motion is wanted', { tag: '@desktop' }, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
    await listening(page);
    await expectSeen(page, 'tal-kesh');
    await pushAway(page, 'tal-kesh');
    await page.evaluate(() => {
      const sheet = document.querySelector('.board > svg > g') as Element;
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(sheet.getAttribute('transform'))).observe(sheet, { attributes: true });
    });
    await page.keyboard.press('c');
    await expectSeen(page, 'tal-kesh');
    const steps = () => page.evaluate(() => new Set(Reflect.get(window, 'seen')).size);
    if (reducedMotion === 'reduce') expect(await steps()).toBe(1);
    else await expect.poll(steps).toBeGreaterThan(3);
  }
});

test('led: camera: follows beats to where they happen, firer and target together', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Shift+Digit1');
  await pushAway(page, 'tal-kesh');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.cards .card').first()).toBeVisible();
  await expectSeen(page, 'tal-kesh', 'meridian');
});

test('led: camera: two fingers bring the board nearer, a double tap does not, and neither presses anything', {
  tag: '@phone',
}, async ({ page }) => {
  await openPosition(page, 'guns in a clash', ['person', 'idle']);
  await listening(page);
  const green = page.locator('[data-unit="green/1"]');
  await expectSeen(page, 'green/1');
  const what = await page.locator('.asked .commit .btn.main').innerText();
  const scale = async (): Promise<number> => Number(/scale\((.+)\)/.exec(await view(page))?.[1]);
  const before = await scale();
  const at = await middleOf(green);
  await pinch(page, at, [40, 80]);
  expect((await scale()) / before).toBeCloseTo(2, 1);
  const still = await middleOf(green);
  expect(Math.hypot(still.x - at.x, still.y - at.y)).toBeLessThan(3);
  for (let n = 0; n < 2; n += 1) await page.touchscreen.tap(at.x, at.y - 60);
  expect((await scale()) / before).toBeCloseTo(2, 1);
  expect(await page.locator('.asked .commit .btn.main').innerText()).toBe(what);
});

test('led: camera: an arrow at the edge says who is outside, how far and where, and goes there when it is pressed', async ({
  page,
}) => {
  for (const [name, own, says] of [
    ['guns in a skirmish', 'tal-kesh', /^Earth A, \d+ (north-west|west)$/],
    ['guns in a clash', 'green/1', /^Imperial Alpha, \d+ (west|south-west)$/],
  ] as const) {
    await openPosition(page, name, ['person', 'idle']);
    await listening(page);
    await expectSeen(page, own);
    await expect(page.locator('.board button.pointer')).toHaveCount(0);
    await pushAway(page, own);
    for (let n = 0; n < 12; n += 1) await page.keyboard.press('Shift+ArrowRight');
    const arrow = page.locator('.board button.pointer').filter({ hasText: says });
    await expect(arrow).toHaveAttribute('title', /^\d+ hexes from .+: go there$/);
    await expectInReach(arrow);
    await arrow.press('Enter');
    await expectSeen(page, name === 'guns in a clash' ? 'alpha/1' : 'meridian');
    await expect(arrow).toHaveCount(0);
    await expect(page.getByRole('application')).toBeFocused();
  }
});

test('led: camera: at set-up arrows lead to one’s own ships where they would stand', { tag: '@desktop' }, async ({ page }) => {
  await openPosition(page, 'five thousand', ['person', 'idle']);
  await listening(page);
  const ghost = page.locator('.ghosts > g').last();
  await expect(ghost).toBeInViewport();
  await page.getByRole('application').focus();
  for (let n = 0; n < 40; n += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(ghost).not.toBeInViewport();
  const arrow = page.locator('.board button.pointer').filter({ hasText: /^Narn C, A and B, \d+ west$/ });
  await arrow.click();
  await expect(ghost).toBeInViewport();
});

test('led: camera: / finds a unit by its name, with letters and arrows or by hand, goes there and takes it in hand', async ({
  page,
}, { project }) => {
  await openPosition(page, 'orders of five thousand', ['person', 'idle']);
  await listening(page);
  const order = await page.locator('.asked .commit .btn.main').innerText();
  const name = page.getByRole('combobox', { name: /^Name, tag/ });
  const list = page.getByRole('listbox', { name: 'Units found' });
  const spoken = page.locator('[aria-live]').filter({ hasText: /^Ka'Shar, \d{4}, in hand/ });
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Find a unit' }).tap();
    await name.fill('kashar');
    await expectInReach(list.getByRole('option').first());
    await list.getByRole('option', { name: /Ka'Shar/ }).tap();
  } else {
    await page.keyboard.press('/');
    await expect(list.getByRole('option').first()).toBeVisible();
    await accessible(page);
    await name.fill('narn');
    await expect(list.getByRole('option')).not.toHaveCount(0);
    await name.fill("Ka'Sh");
    await expect(page.getByRole('status').filter({ hasText: /^1 found\. C Ka'Shar, Narn, \d{4}\.$/ })).toBeAttached();
    await name.press('Enter');
  }
  await expect(name).toBeHidden();
  await expectSeen(page, 'ka-shar');
  await expect(spoken).toBeAttached();
  await expect(page.getByRole('application')).toBeFocused();
  await expect(page.locator('.asked .row').filter({ hasText: "Ka'Shar" })).toHaveClass(/open/);
  expect(await page.locator('.asked .commit .btn.main').innerText()).toBe(order);
});

test('led: camera: / finds an enemy and does nothing else with it, in the list as well; where letters are off its button does', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  await listening(page);
  const commit = page.locator('.asked .commit .btn.main');
  const order = await commit.innerText();
  await page.route(/[/]assets[/]List-/, async route => {
    await new Promise(resolve => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.keyboard.press('b');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Name, tag/ }).fill('halcy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Halcyon/ }).and(page.locator('.take'))).toBeFocused();
  expect(await commit.innerText()).toBe(order);
  await page.evaluate(() => localStorage.setItem('flagplot.letters', '{"on":false}'));
  await page.reload();
  await listening(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Find a unit' }).click();
  await expect(page.getByRole('dialog', { name: 'Find a unit' })).toBeVisible();
});
