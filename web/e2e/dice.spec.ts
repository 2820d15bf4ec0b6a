import { expect, type Page, test } from '@playwright/test';
import { hearing } from './battle.ts';
import { accessible, open, sitDown } from './table.ts';
import { expectInReach } from './thumb.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const places = (page: Page) => page.getByRole('group', { name: 'What fell' }).last().getByRole('textbox');
const enter = (page: Page) => page.getByRole('button', { name: 'Enter the dice' });

/** Two squadrons of Fleet Action within reach of each other, whose guns are about to speak. */
const IN_REACH = `# Narn against Earth
turn 2, fire 1
narn-a: speed 0
  tal-kesh: 3040 N
earth-a: speed 0
  meridian: 3034 S
plot narn-a: / /
plot earth-a: / /`;

/** Lays a table at New battle whose dice are typed in. */
async function layTyped(page: Page, query: string, also?: () => Promise<void>): Promise<void> {
  await page.goto(`/new?other=person&${query}`);
  await also?.();
  await page.getByText(/^More:/).click();
  await page.getByRole('radio', { name: /^Typed in/ }).check();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
}

test('3 dice: all dice of a throw are named with what each needs, and typed in one go', async ({ page }) => {
  await layTyped(page, 'system=fleet-action', async () => {
    await page.getByText('Begun on paper').click();
    await page.getByRole('textbox', { name: /^What lies on the table/ }).fill(IN_REACH);
    await page.getByRole('textbox', { name: /^What lies on the table/ }).blur();
    await expect(page.getByRole('status').filter({ hasText: 'It stands' })).toBeVisible();
    await page.getByText(/^More:/).click();
    await page.getByRole('checkbox', { name: /^An umpire sits/ }).check();
    await page.getByText(/^More:/).click();
  });
  const commit = page.locator('.commit .btn.main');
  await expect(title(page)).toHaveText(/^Choose/);
  await hearing(page);
  await page.keyboard.press('Shift+Digit1');
  await commit.click();
  await expect(page.getByRole('button', { name: 'Earth', exact: true })).toHaveCount(0);
  await hearing(page);
  await commit.click();

  // The throw that is wanted says what it is for and what each die needs; those that are thrown with it say so too.
  await expect(title(page)).toHaveText('Throw 2 d10');
  await expect(page.getByText("Tal'Kesh fires Heavy laser at Meridian.")).toBeVisible();
  await expect(page.getByText('6 or more, 50 %')).toBeVisible();
  await expect(page.getByText("And 2 d10, Tal'Kesh fires Twin array at Meridian: ")).toHaveText(/\d+ or more on each$/);
  await accessible(page);

  // All that fell is typed in one go; what no die shows is refused, and nothing is entered.
  await places(page).first().fill('4 16 2');
  await expect(places(page).nth(1)).toHaveValue('16');
  await expect(places(page).nth(2)).toHaveValue('2');
  await hearing(page);
  await enter(page).click();
  await expect(page.getByRole('alert')).toHaveText('One die is open still.');
  await places(page).first().fill('4 16 2 9');
  await enter(page).click();
  await expect(page.getByRole('alert')).toHaveText('A d10 has no face 16.');
  await places(page).first().fill('4 6 2 9');
  await expect(places(page).nth(4)).toBeFocused();
  await expectInReach(enter(page));
  await enter(page).click();

  // Both throws lie there; the third is wanted, and a tapped face goes into its place.
  await expect(title(page)).toHaveText('Throw 1 d10');
  const fallen = page.getByRole('list', { name: 'What has fallen' });
  await expect(fallen).toContainText('4 6');
  await expect(fallen).toContainText('2 9');
  await expect(page.getByRole('button', { name: 'Put right what was typed: 2 9' })).toBeVisible();
  const tapped = page.getByRole('group', { name: /^Tap what die 1 of 1/ }).getByRole('button', { name: '10', exact: true });
  await expectInReach(tapped);
  await tapped.click();
  await expect(places(page).first()).toHaveValue('10');
});

test('3 dice: the last throw is put right by oneself, those before it where the others agree, and both stand in the log', async ({
  page,
}) => {
  await layTyped(page, 'system=squadrons&scenario=first-lesson');
  for (const side of ['Alliance', 'Imperial']) {
    await sitDown(page, side);
    await hearing(page);
    await page.locator('.commit .btn.main').click();
  }
  await expect(title(page)).toHaveText('Throw 1 d6');
  for (const face of ['5', '2']) {
    await expect(places(page)).toHaveValue('');
    await places(page).fill(face);
    await hearing(page);
    await enter(page).click();
  }
  // The last by oneself: its die has the faces of its own kind, no more.
  await page.getByRole('button', { name: 'Put right what was typed: 2' }).click();
  await places(page).first().fill('9');
  await page.getByRole('button', { name: 'Put it right' }).click();
  await expect(page.getByRole('alert')).toHaveText('A d6 has no face 9.');
  await expect(
    page
      .getByRole('group', { name: /^Tap what die/ })
      .first()
      .getByRole('button'),
  ).toHaveCount(6);
  await places(page).first().fill('3');
  await page.getByRole('button', { name: 'Put it right' }).click();

  // The one before it with the word of the other side: what came after it is thrown anew.
  await page.getByRole('button', { name: 'Dice before that' }).click();
  const list = page.getByRole('list', { name: 'Dice before that' });
  await list.getByRole('button', { name: 'Initiative of Alliance: 5' }).click();
  await expect(page.getByText('all that came after this throw is taken back')).toBeVisible();
  await places(page).first().fill('6');
  const agrees = page.getByRole('button', { name: 'Alliance agrees' });
  await expectInReach(agrees);
  await agrees.click();
  await expect(title(page)).toHaveText('Throw 1 d6');
  await expect(page.getByText('Initiative of Imperial.')).toBeVisible();
  await open(page, 'Log');
  await expect(page.locator('.dock').getByText('Dice put right: 6 in place of 5.')).toBeVisible();
  await expect(page.locator('.dock').getByText('Dice put right: 3 in place of 2.')).toHaveCount(0);
});
