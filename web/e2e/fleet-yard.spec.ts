import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints } from './battle.ts';
import { keptOn } from './device.ts';
import { accessible } from './table.ts';

const MEETING = /^Fleet Action: Meeting engagement, 5,000 points, South, 5,000 points$/;

const WATCH = `"Long Watch"
squadron A
Tal'Kesh: G'Quan heavy cruiser, frazi 2, stubborn
Var'Noth: G'Quan heavy cruiser
squadron B
Sha'Tok: Thentus frigate`;

/** A part of the yard: side by side on a desk, one at a time on a phone. */
async function part(page: Page, name: 'Cards' | 'Bought' | 'Checks'): Promise<Locator> {
  await page.getByRole('button', { name: 'As text' }).waitFor();
  const views = page.getByRole('group', { name: 'Part of the yard' });
  if (await views.isVisible()) await views.getByRole('button', { name }).click();
  return page.getByRole('region', { name });
}

async function newFleet(page: Page): Promise<void> {
  await page.goto('/yard');
  const offer = page.getByLabel('Buy for').getByRole('option', { name: MEETING });
  await page.getByLabel('Buy for').selectOption((await offer.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'New force' }).click();
  await expect(page.getByLabel('Name of the force')).toHaveValue('New fleet');
}

async function takeIn(page: Page, text: string): Promise<void> {
  await page.goto('/yard');
  await expect(page.getByLabel('Buy for').getByRole('option').first()).toBeAttached();
  await page.getByRole('button', { name: 'Take in' }).click();
  await page.getByLabel('Pasted text, short or JSON').fill(text);
  await page.getByRole('button', { name: 'Take it in' }).click();
}

const squadron = (bought: Locator, name: string): Locator =>
  bought.getByRole('article', { name: `Squadron ${name}`, exact: true });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Opens what may be ordered for a ship. */
async function unfold(bought: Locator, ship: string): Promise<void> {
  await bought.getByText(`Aboard ${ship}`).click();
}

test('FA-14.1.1 FA-14.1.2 FA-14.1.6 a fleet is bought, its faults are put right, and the table is laid with it', async ({
  page,
}) => {
  const heard = complaints(page);
  await newFleet(page);
  const cards = await part(page, 'Cards');
  await cards.getByLabel('Find a card').fill('narn');
  for (const name of ["G'Quan heavy cruiser", "G'Quan heavy cruiser", "Sho'Kar scout cruiser", "Sho'Kar scout cruiser"])
    await cards.getByRole('button', { name: `Add ${name}` }).click();
  await expect(cards.getByRole('button', { name: /^Add Omega/ })).toHaveCount(0);
  await expect(heading(page)).toHaveText('New fleet, 2,700 of 5,000 points');
  const bought = await part(page, 'Bought');
  await expect(squadron(bought, 'A')).toContainText("G'Quan 1 leads flagship, commands 3 of 5");
  await expect(squadron(bought, 'A')).toContainText("Sho'Kar 2 is one too many: of ELINT ships 1 may be bought.");
  const checks = await part(page, 'Checks');
  const few = checks.getByRole('listitem').filter({ hasText: 'Ships of which there are few' });
  await expect(few).toContainText('Not met: Ships of which there are few FA-14.1.6');
  await expect(few).toContainText('2 of 1 ELINT ships');
  await expect(page.getByRole('button', { name: 'Use in a battle' })).toHaveAttribute('aria-disabled', 'true');
  await few.getByRole('button', { name: 'Rule FA-14.1.6' }).click();
  await expect(page.getByText(/Availability: one ELINT ship/)).toBeVisible();
  await page.keyboard.press('Escape');

  await part(page, 'Bought');
  await bought.getByRole('button', { name: "Take Sho'Kar 2 out" }).click();
  await unfold(bought, "G'Quan 1");
  for (let i = 0; i < 2; i += 1) await bought.getByRole('button', { name: "More: flights of Frazi on G'Quan 1" }).click();
  await expect(bought.getByRole('button', { name: "More: flights of Gorith on G'Quan 1" })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await bought.getByRole('button', { name: "More: stubborn of G'Quan 1" }).click();
  await bought.getByRole('button', { name: 'Squadron B' }).click();
  await unfold(bought, "G'Quan 2");
  await bought.getByLabel("Squadron for G'Quan 2").selectOption({ label: 'to B' });
  await expect(squadron(bought, 'B')).toContainText("G'Quan 2 leads");
  const name = bought.getByLabel("Name of G'Quan 2");
  await name.fill("Var'Noth");
  await name.press('Enter');
  await expect(squadron(bought, 'B')).toContainText("Var'Noth leads commands 0 of 5");
  await expect(heading(page)).toHaveText('New fleet, 2,345 of 5,000 points');
  await page.getByRole('link', { name: 'Use in a battle' }).click();

  await expect(page).toHaveURL(/\/new\?.*scenario=meeting-5000/);
  await expect(page.getByLabel('Force of south')).toHaveValue(/./);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await expect.poll(() => keptOn(page, 'battles')).toHaveLength(1);
  const [kept] = await keptOn(page, 'battles');
  const { saved } = kept as unknown as {
    saved: {
      scenario: {
        sides: { squadrons: { name: string; ships: { name: string; flights?: string[]; abilities?: string[] }[] }[] }[];
      };
    };
  };
  expect(
    saved.scenario.sides[0]?.squadrons.map(({ name, ships }) => [name, ships.map(one => [one.name, one.flights, one.abilities])]),
  ).toEqual([
    [
      'A',
      [
        ["G'Quan 1", ['frazi', 'frazi'], ['stubborn']],
        ["Sho'Kar 1", undefined, undefined],
      ],
    ],
    ['B', [["Var'Noth", undefined, undefined]]],
  ]);
  expect(heard).toEqual([]);
});

test('FA-14.1.1 a fleet that is ready is taken over as a copy, stands as it is, and may be brought to a battle', async ({
  page,
}) => {
  await page.goto('/yard');
  const offered = page.getByLabel('Ready-made').getByRole('option', { name: /^Fleet Action: / });
  await expect(offered).toHaveCount(8);
  await page.getByLabel('Ready-made').selectOption({ label: 'Fleet Action: Grey Tide, Minbari, 8,000 points' });
  await page.getByRole('button', { name: 'Take a copy' }).click();
  await expect(heading(page)).toHaveText(/^Grey Tide, [78],\d{3} of 8,000 points$/);
  await expect(page.getByRole('link', { name: 'Use in a battle' })).toBeVisible();
  await accessible(page);
});

test('FA-4.3.2 an ability that is bought once a battle is refused the second time, beside its ship', async ({ page }) => {
  await takeIn(page, WATCH.replace('stubborn', 'rapid-net-change, rapid-net-change'));
  const bought = await part(page, 'Bought');
  await expect(squadron(bought, 'A')).toContainText("Tal'Kesh has rapid-net-change once in a battle.");
  const checks = await part(page, 'Checks');
  await expect(checks.getByText('FA-4.3.2').first()).toBeVisible();
});

test('FA-14.1.3 ships are dragged from squadron to squadron', { tag: '@desktop' }, async ({ page }) => {
  await takeIn(page, WATCH);
  await expect(heading(page)).toHaveText('Long Watch, 2,095 of 5,000 points');
  const bought = await part(page, 'Bought');
  const ship = (name: string) => bought.getByRole('listitem').filter({ has: page.getByLabel(`Name of ${name}`) });
  await ship("Var'Noth").dragTo(squadron(bought, 'B').getByRole('heading', { level: 3 }));
  await expect(squadron(bought, 'B').getByRole('listitem')).toHaveCount(2);
  await expect(squadron(bought, 'B')).toContainText("Sha'Tok leads commands 1 of 3");
  await ship("Var'Noth").dragTo(ship("Sha'Tok"));
  await expect(squadron(bought, 'B')).toContainText("Var'Noth leads commands 1 of 5");
  await page.getByRole('button', { name: 'As text' }).click();
  await expect(page.getByLabel('The force as text')).toHaveValue(
    WATCH.replace("Var'Noth: G'Quan heavy cruiser\nsquadron B", "squadron B\nVar'Noth: G'Quan heavy cruiser"),
  );
});

test('FA-14.1.4 FA-14.1.7 squadrons are made with keys alone', { tag: '@desktop' }, async ({ page }) => {
  await takeIn(page, WATCH);
  const bought = await part(page, 'Bought');
  await bought.getByText("Aboard Var'Noth").focus();
  await page.keyboard.press('Enter');
  const lead = bought.getByRole('button', { name: "Let Var'Noth lead" });
  const escort = squadron(bought, 'A').getByRole('button', { name: 'Escort of the flagship' });
  await escort.focus();
  await page.keyboard.press('Space');
  await expect(squadron(bought, 'A').getByRole('listitem').nth(1)).toContainText('escort');
  await lead.focus();
  await page.keyboard.press('Enter');
  await expect(squadron(bought, 'A')).toContainText("Var'Noth leads");
  await expect(bought).toContainText("Var'Noth is the flagship and no escort of herself.");
  await bought.getByRole('button', { name: 'Make flag squadron' }).focus();
  await page.keyboard.press('Enter');
  await expect(bought.getByRole('article').first()).toContainText("Sha'Tok leads flagship");
});

test('FA-16.2.1 a card of one’s own is taken in, checked, bought and marked', { tag: '@desktop' }, async ({ page }) => {
  await takeIn(page, '"Storm"');
  const bought = await part(page, 'Bought');
  const ships = JSON.parse(
    await readFile(join(import.meta.dirname, '../../systems/fleet-action/data/ships.json'), 'utf8'),
  ) as Record<string, unknown>[];
  const card = { ...ships.find(({ id }) => id === 'gquan-heavy-cruiser'), id: 'storm-cruiser', name: 'Storm cruiser' };
  const field = bought.getByLabel('A card from a file');
  const take = (value: unknown) =>
    field.setInputFiles({
      name: 'card.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    });
  await take('{"id":');
  await expect(bought).toContainText('It is not JSON');
  await take({ ...card, structure: undefined });
  await expect(bought).toContainText('structure');
  await take({ ...card, points: 660 });
  await expect(bought).toContainText('Storm cruiser costs 660, and prices go by 25.');
  await bought.getByRole('button', { name: 'Take the card of Storm cruiser out' }).click();
  await take(card);
  await bought.getByRole('button', { name: 'Add Storm cruiser' }).click();
  await expect(squadron(bought, 'A')).toContainText('Storm cruiser, home-made');
  await expect(heading(page)).toHaveText('Storm, 675 of 5,000 points');
  await page.reload();
  await expect(heading(page)).toHaveText('Storm, 675 of 5,000 points');
});

test('nobody is kept out of the yard of fleets', async ({ page }) => {
  await takeIn(page, WATCH.replace('frazi 2', 'frazi 3'));
  for (const name of ['Cards', 'Bought', 'Checks'] as const) {
    const shown = await part(page, name);
    if (name === 'Bought') await unfold(shown, "Tal'Kesh");
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
