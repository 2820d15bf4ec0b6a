import { expect, type Locator, type Page, test } from '@playwright/test';
import { listening } from './battle.ts';
import type { PositionName } from './positions.ts';
import { openPosition } from './table.ts';
import { type Grip, holdAt, middleOf, type Spot } from './thumb.ts';

const commit = (page: Page): Locator => page.locator('.commit .btn.main');
const unit = (page: Page, id: string): Locator => page.locator(`[data-unit="${id}"]`);

async function openAsk(page: Page, name: PositionName): Promise<void> {
  await openPosition(page, name, ['person', 'idle', 'idle']);
  await listening(page);
}

/** A ship is held by its picture: by a finger on a phone, by the mouse on a desk. */
async function hold(page: Page, id: string): Promise<{ grip: Grip; from: Spot }> {
  const from = await middleOf(unit(page, id));
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  return { grip: await holdAt(page, from, isPhone ? 'finger' : 'mouse'), from };
}

/** Where a ship is drawn, to the pixel. */
async function placeOf(page: Page, id: string): Promise<string> {
  const { x, y } = await middleOf(unit(page, id));
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Where all ghosts stand. */
const ghosts = (page: Page): Promise<string> =>
  page.locator('.ghosts > g').evaluateAll(all => all.map(one => one.getAttribute('transform')).join());

/** Whose plot, which ship of it, and from where to where its next step leads. */
const PLOTS = [
  ['moves in a clash', 'red/1', 'F', /^Move Red [2-9] hexes$/],
  ['orders of five thousand', 'sha-tok', 'ahead', /^Seal 3 plots, 2 as they were$/],
] as const;

for (const [name, id, handle, laid] of PLOTS)
  test(`led: drag: ${id} is dragged and its plot follows, with its ghost; undo takes it back as one`, async ({ page }) => {
    await openAsk(page, name);
    const before = (await commit(page).textContent()) ?? '';
    const ahead = await middleOf(page.locator(`[data-handle=${handle}]`));
    const stood = await placeOf(page, id);
    const { grip, from } = await hold(page, id);
    const [dx, dy] = [ahead.x - from.x, ahead.y - from.y];
    const was = await ghosts(page);
    await grip.to({ x: from.x + 2 * (dx - dy), y: from.y + 2 * (dy + dx) });
    await expect.poll(() => ghosts(page)).not.toBe(was);
    expect(await placeOf(page, id)).toBe(stood);
    await expect(commit(page)).toHaveText(before);
    await grip.letGo();
    await expect(commit(page)).toHaveText(laid);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(commit(page)).toHaveText(before);
  });

test('led: drag: given up on the way nothing is laid, and the board stays where it is', async ({ page }) => {
  await openAsk(page, 'moves in a clash');
  const before = (await commit(page).textContent()) ?? '';
  const stood = await placeOf(page, 'red/1');
  const { grip, from } = await hold(page, 'red/1');
  await grip.to({ x: from.x + 90, y: from.y });
  await expect(page.getByText(/hexes? at Attack Speed/)).toBeVisible();
  await grip.giveUp();
  await expect(page.getByText(/hexes? at Attack Speed/)).toHaveCount(0);
  await grip.letGo();
  await expect(commit(page)).toHaveText(before);
  expect(await placeOf(page, 'red/1')).toBe(stood);
});

test('led: drag: a craft is set up where it is held, as near to it as its zone lets it', async ({ page }) => {
  await openAsk(page, 'a clash');
  const stood = await placeOf(page, 'red/1');
  const { grip, from } = await hold(page, 'red/1');
  await grip.to({ x: from.x - 40, y: from.y + 60 });
  await expect.poll(() => placeOf(page, 'red/1')).not.toBe(stood);
  await grip.to({ x: from.x + 240, y: from.y });
  await grip.letGo();
  await expect(page.getByText('As you have placed them.')).toBeVisible();
  await expect(page.getByText(/outside your zone/)).toHaveCount(0);
  await expect(commit(page)).toHaveText('Set up 2 squadrons');
});
