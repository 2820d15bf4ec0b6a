import { expect, type Locator, type Page, test } from '@playwright/test';
import { dice, layRealTable, until } from './real-table.ts';
import { accessible, open } from './table.ts';
import { expectInReach } from './thumb.ts';

/** A duel of Fleet Action as somebody types it off his table: what it leaves out is as on the card. */
const TYPED = `turn 3, orders
narn-a: speed 8
  tal-kesh: 3045 N, structure -2, heavy-laser -1
earth-a: speed 6
  meridian: 3034 S, structure -4`;

const fieldOf = (page: Page): Locator => page.getByRole('textbox', { name: /^What lies on the table/ });
const battle = (page: Page, name: RegExp): Locator => page.getByRole('group', { name: 'Battle' }).getByRole('radio', { name });

/** New battle with the field for a position open. */
async function openField(page: Page): Promise<Locator> {
  await page.goto('/new?system=squadrons&other=person');
  await page.getByText('Begun on paper: type or paste where it stands').click();
  return fieldOf(page);
}

/** A file as it is dropped on a field. */
async function drop(field: Locator, { name, text }: { name: string; text: string }): Promise<void> {
  const transfer = await field.evaluateHandle(
    (_, of) => {
      const data = new DataTransfer();
      data.items.add(new File([of.text], of.name));
      return data;
    },
    { name, text },
  );
  await field.dispatchEvent('drop', { dataTransfer: transfer });
}

test('3 paper: a battle begun on paper is taken over from its typed position, of whichever game it is, with its faults at line and column', async ({
  page,
}) => {
  const field = await openField(page);
  // Of another game than the one that is chosen, with two slips: it is found all the same, and each is said.
  await field.fill(TYPED.replace('heavy-laser', 'heavy-lazer').replace('turn 3, orders', 'turn 3, odrers'));
  await field.blur();
  const position = page.getByRole('group', { name: 'Position' });
  await expect(position.getByRole('alert')).toContainText('Line 1, column 9: no line is called odrers: did you mean orders?');
  await expect(position.getByRole('alert')).toContainText(
    'Line 3, column 35: heavy-lazer says nothing here: did you mean heavy-laser?',
  );
  await expect(battle(page, /^Narn against Earth Four/)).toBeChecked();
  await position.getByRole('button', { name: 'Show' }).last().click();
  expect(await field.evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart))).toMatch(/^heavy-lazer/);
  await accessible(page);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(position.getByRole('alert')).toContainText('Line 1, column 9');
  expect(page.url()).toContain('/new');

  await field.fill(TYPED);
  await field.blur();
  await expect(position.getByRole('status')).toHaveText(/^It stands as a position of Narn against Earth/);
  await expectInReach(page.getByRole('button', { name: 'Lay the table' }));
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  await page.getByRole('button', { name: /^I am/ }).click();
  await expect(page.getByText(/Turn 3/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot your squadron');
});

test('3 paper: a position comes from a file as well, chosen, dropped or opened at home, and is looked at as one of the battle that is chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  const field = await openField(page);
  const position = page.getByRole('group', { name: 'Position' });
  const file = { name: 'evening.position', mimeType: 'text/plain', buffer: Buffer.from(TYPED) };
  await page.getByLabel('From a .position file').setInputFiles(file);
  await expect(field).toHaveValue(TYPED);
  await expect(position.getByRole('status')).toHaveText('It is a position of Narn against Earth, which is chosen now.');
  // Another battle is chosen by hand: what is not of it is said.
  await battle(page, /^Frigate screen/).check();
  await expect(position.getByRole('alert')).toContainText('Line 4, column 1');
  await battle(page, /^Narn against Earth Four/).check();
  await expect(position.getByRole('status')).toHaveText('It stands as a position of Narn against Earth.');

  // Who does not want to type it all changes the set-up; the names of another battle are its own.
  await page.getByRole('radio', { name: /^Squadrons/ }).check();
  await page.getByRole('button', { name: /^Write out the set-up of First Lesson/ }).click();
  await expect(field).toHaveValue(/^# First Lesson\n/);

  await drop(field, { name: 'evening.position', text: TYPED.replace('tal-kesh', 'tal-kash') });
  await expect(position.getByRole('alert')).toContainText('Line 3, column 3: ');

  await page.goto('/');
  await page.getByLabel('From a file').setInputFiles(file);
  await page.waitForURL(/\/new/);
  await expect(fieldOf(page)).toHaveValue(TYPED);
  await expect(position.getByRole('status')).toHaveText(/^It/);
});

test('3 paper: an umpired battle goes back to paper in the middle, and its position laid anew is the same table', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const roll = dice(7);
  await layRealTable(page);
  await until(page, /^Choose/, roll);
  // Sheets, the map and the log on paper.
  const menu = () => page.getByRole('button', { name: 'Battle menu' }).click();
  await menu();
  await page.getByRole('button', { name: /^Print record sheets/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ pages?$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, 'Log');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.board')).toBeVisible();
  await expect(
    page
      .getByText(/^Alliance Green stands at/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.emulateMedia({ media: null });

  await menu();
  await page.getByRole('button', { name: /^Position as text/ }).click();
  const text = page.getByRole('dialog', { name: 'Position as text' }).getByRole('textbox');
  await expect(text).toHaveValue(/^# First Lesson\n/);
  const copied = await text.inputValue();
  const first = page.url();

  const field = await openField(page);
  await field.fill(copied);
  await page.getByText(/^More:/).click();
  await page.getByRole('radio', { name: /^Typed in/ }).check();
  await page.getByRole('checkbox', { name: /^An umpire sits/ }).check();
  await expect(page.getByRole('group', { name: 'Position' }).getByRole('status')).toHaveText(/^It/);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL(/\/b\//);
  expect(page.url()).not.toBe(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Choose/);
  await menu();
  await page.getByRole('button', { name: /^Position as text/ }).click();
  await expect(text).toHaveValue(copied);
});
