import { expect, type Page, test } from '@playwright/test';
import { complaints, type Hand, playedOut, unbroken } from './battle.ts';
import { layDuel } from './table.ts';

/** The middle of what is drawn; nothing where it is out of sight. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number } | undefined> {
  const [thing, board] = [page.locator(selector).first(), page.getByRole('application')];
  if ((await thing.count()) === 0) return undefined;
  const [box, around] = [await thing.boundingBox(), await board.boundingBox()];
  if (!box || !around) return undefined;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const inside =
    at.x > around.x + 20 && at.x < around.x + around.width - 20 && at.y > around.y + 20 && at.y < around.y + around.height - 20;
  return inside ? at : undefined;
}

/** By handles and strip, by dragging, by a far hex, or as it stands: a turn each. */
const plotted: readonly ((page: Page) => Promise<void>)[] = [
  async page => {
    await page.locator('[data-handle=ahead]').click();
    await page.locator('[data-handle=starboard]').click();
    await expect(page.getByRole('heading', { name: 'Turn to starboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Faster', exact: true }).click();
    await page.getByRole('button', { name: 'Straight on' }).click();
    await expect(page.getByRole('heading', { name: /1 faster/ })).toBeVisible();
  },
  async page => {
    const from = await middle(page, '[data-handle=ahead]');
    if (!from) throw new Error('the handle ahead is out of sight');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 45, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText(/hexe?s? to go|Every hex is laid|are open/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Straight on' }).click();
  },
  async page => {
    const ship = await middle(page, '[data-unit="tal-kesh"]');
    const board = await page.getByRole('application').boundingBox();
    if (!ship || !board) throw new Error('the flagship is out of sight');
    const off = ship.y > board.y + board.height / 2 ? -110 : 110;
    await page.mouse.click(ship.x + 40, ship.y + off);
    await expect(page.getByText('Every hex is laid.')).toBeVisible();
  },
];

const mouse: Hand = {
  setUp: async page => {
    await page.locator('[data-handle=starboard]').click();
    await page.locator('[data-handle=port]').click();
    await page.getByRole('button', { name: 'Faster', exact: true }).click();
  },
  plot: async (page, turn) => plotted[turn % 4]?.(page),
  fire: async page => {
    const enemy = await middle(page, '[data-unit="meridian"]');
    if (enemy) await page.mouse.click(enemy.x, enemy.y);
    const first = page.getByRole('group', { name: 'Targets' }).getByRole('button').first();
    if ((await first.getAttribute('aria-pressed')) === 'false') await first.click();
    const all = page.getByRole('button', { name: /^All of squadron/ });
    if (await all.isVisible()) await all.click();
  },
  place: async page => {
    await page
      .getByRole('group', { name: /^Hit \d/ })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('article', { name: /^Record sheet/ })).toBeVisible();
  },
  commit: page => page.locator('.commit .btn.main').click(),
};

test('a duel with the mouse, from the set-up to its end', async ({ page }) => {
  const heard = complaints(page);
  await layDuel(page, ['person', 'ordinary']);
  await playedOut(page, mouse);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|Drawn/);
  await expect(page.getByRole('button', { name: 'Again, sides changed' })).toBeVisible();
  await unbroken(page);
  expect(heard).toEqual([]);
});
