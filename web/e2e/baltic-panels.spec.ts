import { expect, type Locator, type Page, test } from '@playwright/test';
import { answers, dock, title } from './baltic.ts';
import { complaints, goOn, listening, standing, unbroken } from './battle.ts';
import type { PositionName } from './positions.ts';
import { accessibleByDay, openPosition } from './table.ts';

/** Opens a battle at an ask of Sweden's, and waits until it is heard. */
async function at(page: Page, position: PositionName, asked: RegExp): Promise<void> {
  await openPosition(page, position, ['person', 'idle']);
  await listening(page);
  await expect(title(page)).toHaveText(asked);
}

/** What is chosen says so, on the button that answers too; it is answered, and the battle goes on. */
async function answer(page: Page, words: RegExp): Promise<void> {
  await expect(answers(page)).toHaveText(words);
  await accessibleByDay(page);
  await unbroken(page);
  const before = await standing(page);
  await answers(page).click();
  await goOn(page, before);
}

const group = (page: Page, name: string | RegExp): Locator => dock(page).getByRole('group', { name });

test('BB-1.5.9 squadrons are stowed one by one, as many as the hangar holds', async ({ page }) => {
  const heard = complaints(page);
  await at(page, 'hangars to be stowed', /^Stow squadrons in Kalmar$/);
  await dock(page).getByRole('button', { name: 'Less: Bombers of Kalmar' }).click();
  await expect(dock(page).getByText('5 of 6 squadrons')).toBeVisible();
  await dock(page).getByRole('button', { name: 'More: Fighters of Kalmar' }).click();
  await expect(dock(page).getByRole('button', { name: 'More: Fighters of Kalmar' })).toHaveAttribute('aria-disabled', 'true');
  await answer(page, /^Stow 6 squadrons$/);
  expect(heard).toEqual([]);
});

test('BB-4.2.3 part of a group flies to a mark that is chosen, and the rest stay', async ({ page }) => {
  await at(page, 'aeroplanes to fly', /^Fly a group of aeroplanes$/);
  await group(page, 'Likely flights').getByRole('button').first().click();
  await expect(answers(page)).toHaveText(/^Fly 4 markers$/);
  await expect(
    dock(page)
      .getByRole('region', { name: 'The flight' })
      .getByLabel(/leg 1: heading in degrees$/),
  ).toBeVisible();
  await group(page, 'Who of the group flies').getByRole('button', { name: 'Fighters 2' }).click();
  await expect(answers(page)).toHaveText(/^Fly 3 markers$/);
  await accessibleByDay(page);
  await unbroken(page);
  await answers(page).click();
  // The next group is asked for in the same words; what it would do is another thing.
  await expect(answers(page)).not.toHaveText(/^Fly 3 markers$/);
});

test('BB-4.5.2 an attacker is taken on, and nobody twice', async ({ page }) => {
  await at(page, 'attackers to be taken on', /take on/);
  await dock(page)
    .getByRole('region', { name: /takes on$/ })
    .first()
    .getByRole('button')
    .first()
    .click();
  await answer(page, /^Take on 1 marker$/);
});

test('BB-4.3.6 planes are taken off as their owner chooses', async ({ page }) => {
  await at(page, 'planes to be lost', /^Take \d+ planes? off$/);
  await dock(page)
    .getByRole('button', { name: /^Less: / })
    .first()
    .click();
  await expect(page.getByText(/^\d+ of \d+ are allotted\.$/)).toBeVisible();
  await dock(page)
    .getByRole('button', { name: /^More: / })
    .last()
    .click();
  await answer(page, /^Take off \d+$/);
});

test('BB-4.0.2 which salvo runs next is chosen by what it would meet', async ({ page }) => {
  await at(page, 'torpedoes to run', /^Choose the salvo/);
  const second = dock(page).getByRole('button', { name: /^Salvo 2\b/ });
  await expect(second).toContainText(/firepower \d+, from /);
  await second.click();
  await answer(page, /^Run salvo 2$/);
});

test('BB-3.1.26 a collision is forced, its chance said before', async ({ page }) => {
  await at(page, 'hulls that touch', /touches .*: force a collision\?$/);
  const force = dock(page).getByRole('button', { name: /^Force a collision/ });
  await expect(force).toContainText(/they collide (\d+ %|for certain)/);
  await force.click();
  await answer(page, /^Force a collision$/);
});

test('BB-5.3.15 one of two throws is taken', async ({ page }) => {
  await at(page, 'criticals to choose', /^Choose a critical for /);
  await dock(page)
    .getByRole('button', { name: /^Throw of/ })
    .last()
    .click();
  await answer(page, /^Take the throw of \d+$/);
});

test('BB-5.1.1 BB-5.1.3 a critical is bought away; what the dice do not allow cannot be pressed', async ({ page }) => {
  await at(page, 'repairs to be made', /^Choose what is repaired$/);
  await expect(answers(page)).toHaveText(/^(Repair nothing|Make \d+ repairs?)$/);
  const ship = dock(page)
    .getByRole('region', { name: /^Repairs of / })
    .first();
  await expect(ship.getByText('no repair by the dice')).toBeVisible();
  await expect(ship.getByRole('button', { name: 'repair', exact: true }).first()).toHaveAttribute('aria-disabled', 'true');
  await ship
    .getByRole('button', { name: /^buy, / })
    .first()
    .click();
  await answer(page, /^Make 1 repair$/);
});

test('BB-3.2.95 a bay is laid on whom the course leads to, or on nobody', async ({ page }) => {
  await at(page, 'bombs to be laid', /^Play a card, and sail$/);
  await expect(group(page, 'Bomb bay of Greif').getByRole('button', { name: /^No bombs/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await answer(page, /^Sail Greif/);
});

test('BB-7.1.2 what wins is read in the strip at any width, and opened says how far each is', async ({ page }) => {
  await at(page, 'criticals to choose', /^Choose/);
  const strip = page.getByRole('button', { name: /^Hold platform III; lead by 75/ });
  const wins = await strip.locator('b').boundingBox();
  expect(wins?.width).toBeGreaterThan(100);
  await strip.click();
  await expect(page.getByText(/So far Sweden-Denmark \d+ and Teutonic Order \d+\./)).toBeVisible();
  await accessibleByDay(page);
});

test('BB-8.1.1 BB-8.1.2 a force is bought sheet by sheet in the yard, in words and numbers of this book', async ({ page }) => {
  await page.goto('/yard');
  const offer = page.getByLabel('Buy for').getByRole('option', { name: /^Baltic: The Gotland Incident, Sweden/ });
  await page.getByLabel('Buy for').selectOption((await offer.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'New force' }).click();
  await page.getByRole('button', { name: 'As text' }).waitFor();
  const views = page.getByRole('group', { name: 'Part of the yard' });
  const part = async (name: string): Promise<Locator> => {
    if (await views.isVisible()) await views.getByRole('button', { name }).click();
    return page.getByRole('region', { name });
  };
  const cards = await part('Cards');
  await expect(cards.getByText('sky cruiser').first()).toBeVisible();
  await expect(cards.getByText('by quality')).toHaveCount(0);
  await cards.getByRole('button', { name: 'Add Kalmar' }).click();
  const bought = await part('Bought');
  await bought.getByRole('button', { name: 'More: squadrons aboard Kalmar' }).click();
  await bought.getByRole('button', { name: /^More: fighter/ }).click();
  await accessibleByDay(page);
  await expect((await part('Checks')).getByText('1 aboard, 1 from land')).toBeVisible();
  await accessibleByDay(page);
});
