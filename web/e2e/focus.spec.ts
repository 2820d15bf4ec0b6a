import { expect, type Page, test } from '@playwright/test';
import { hearing, listening } from './battle.ts';
import { type FocusWatch, watchFocus } from './focus.ts';
import { open, openPosition, openRecord } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const answers = (page: Page) => page.locator('.asked .commit .btn.main');
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

/** Whatever a battle has round its ask: tabs, dialogs, board and list, the past, the ruler. */
async function walkRound(page: Page, focus: FocusWatch): Promise<void> {
  for (const view of ['Fleets', 'Log', 'List', 'Orders'] as const) {
    await focus.moment(`the view ${view} was opened`);
    await open(page, view);
  }
  for (const name of [/^Save to a file/, /^Seats and agreement/, /report/, /^Keys/]) {
    await focus.moment(`${name} was opened from the menu`);
    await button(page, 'Battle menu').click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: 'This battle', exact: true })).toHaveCount(0);
    await focus.moment(`${name} was closed`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const key of ['b', 'b', 'f', 'l', 'a', 'm', 'Escape', 'F6', 'F6', 'F6', ',', 'Escape', 'i', 'Escape']) {
    await focus.moment(`the key ${key}`);
    await page.keyboard.press(key);
  }
}

test('3 ears: the focus never falls to the body: a plot and fire of Fleet Action', async ({ page }) => {
  const focus = await watchFocus(page);
  await openPosition(page, 'a duel', ['person', 'idle']);
  await listening(page);
  await walkRound(page, focus);
  for (const step of [/^Ahead/, /^Undo/, /^Ahead/, /^Straight on/]) {
    await focus.moment(`the button ${step}`);
    await button(page, step).click();
  }
  await focus.moment('undo');
  await page.keyboard.press('Control+z');
  await focus.moment('the form was opened');
  await button(page, 'As a form').click();
  await focus.moment('the form was left');
  await button(page, 'Back to the panel').click();
  await focus.moment('the plot was answered');
  await hearing(page);
  await answers(page).click();
  await expect(title(page)).not.toHaveText('Plot your squadron');
  await focus.moment('the answer was taken back');
  const back = page.getByRole('button', { name: 'Take back the last answer' });
  if (await back.isVisible()) await back.click();
  await focus.kept();
});

test('3 ears: the focus never falls to the body: from ask to ask of a skirmish, and on the board', { tag: '@desktop' }, async ({
  page,
}) => {
  const focus = await watchFocus(page);
  await openPosition(page, 'guns in a skirmish', ['person', 'idle']);
  for (let n = 0; n < 6; n += 1) {
    const asked = (await title(page).textContent()) ?? '';
    if (/wins|Drawn/.test(asked)) break;
    await listening(page);
    await focus.moment(`${asked} was answered${n % 2 ? ' at the board' : ''}`);
    if (n % 2) {
      await page.getByRole('application').focus();
      await page.keyboard.press('Control+Enter');
    } else await answers(page).press('Enter');
    await hearing(page);
  }
  await focus.kept();
});

test('3 ears: the focus never falls to the body: squadrons at one screen, from hand to hand', async ({ page }) => {
  const focus = await watchFocus(page);
  await openPosition(page, 'a clash', ['person', 'person']);
  for (let n = 0; n < 4; n += 1) {
    const sit = page.getByRole('button', { name: /^I am/ });
    if (await sit.isVisible()) {
      await focus.moment('somebody sat down');
      await sit.click();
    }
    await listening(page);
    const asked = await title(page).textContent();
    await focus.moment(`${asked} was answered`);
    await answers(page).click();
    await expect(title(page)).not.toHaveText(asked ?? '');
  }
  await focus.moment('the answer was taken back');
  const back = page.getByRole('button', { name: /^Take back/ }).first();
  if (await back.isVisible()) await back.click();
  await focus.kept();
});

test('3 ears: the focus never falls to the body: dialogs, sheets and pages of a battle that is over', {
  tag: '@desktop',
}, async ({ page }) => {
  const focus = await watchFocus(page);
  await openRecord(page);
  await focus.moment('the record sheet was opened');
  await open(page, 'Fleets');
  await button(page, /^Record sheet of/).click();
  await focus.moment('the record sheet was closed');
  await button(page, 'Close the sheet').click();
  await focus.moment('a dialog was opened and closed by its button');
  await button(page, 'Battle menu').click();
  await page.getByRole('dialog').getByRole('button', { name: /^Keys/ }).click();
  await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).click();
  await focus.moment('the rules were opened');
  await button(page, 'Battle menu').click();
  await page.getByRole('link', { name: /^Rules/ }).click();
  await expect(title(page)).toHaveText(/the rules/);
  for (const [name, head] of [
    ['Battles', /./],
    ['Fleet yard', /./],
    ['Study', 'Study'],
  ] as const) {
    await focus.moment(`the page ${name} was opened`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(title(page)).toHaveText(head);
  }
  await focus.moment('a battle was taken off the device');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Battles' }).click();
  await button(page, /off this device/).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Take it off/ })
    .click();
  await expect(title(page)).toHaveText('No battles yet');
  await focus.kept();
});
