import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listening } from './battle.ts';
import { answersOn, entriesOn, keptOn } from './device.ts';
import { POSITIONS } from './prepare.ts';
import { accessible, DUEL, openPosition } from './table.ts';

test('1 one file: all of mine is saved to it and taken in on another device; what is there already is not taken twice', async ({
  page,
  browser,
}) => {
  await openPosition(page, 'a duel', ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => answersOn(page)).toBeGreaterThan(2);
  await listening(page);
  // All that happened since lies where it stays, before what lies there is compared.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter(name => name.includes('.ahead.')))).toEqual([]);
  await page.goto('/yard');
  await expect(page.getByLabel('Buy for').getByRole('option').first()).toBeAttached();
  await page.getByRole('button', { name: 'New force' }).click();
  await expect(page.getByLabel('Name of the force')).toBeVisible();
  await page.goto('/study');
  await page.getByLabel('From a record file').setInputFiles(DUEL);
  await page.waitForURL(/\/study\//);
  // The study lies where it stays once its end is found, in turn 8.
  await expect.poll(async () => JSON.stringify(await keptOn(page, 'studies'))).toContain('"turn":8');
  await page.goto('/');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all of mine to one file' }).click();
  const file = await (await saving).path();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByLabel('From a file').setInputFiles(file);
  await expect(other.getByRole('status')).toHaveText('Taken in: 1 battle, 1 force, 1 study.');
  await expect(other.getByRole('link', { name: 'Go on' })).toBeVisible();
  for (const kind of ['battles', 'forces', 'studies'] as const)
    expect(await entriesOn(other, kind)).toEqual(await entriesOn(page, kind));
  await other.getByLabel('From a file').setInputFiles(file);
  await expect(other.getByRole('status')).toHaveText('Taken in: 0 battles, 0 forces, 0 studies. 3 were here already.');
  await context.close();
});

test('1 broken file: it is refused beside its field, in words; a good one is seen to be taken, from home too', async ({
  page,
}) => {
  const record = await readFile(join(POSITIONS, 'guns in a clash.json'), 'utf8');
  const json = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const scenario = page.getByRole('group', { name: 'Battle' });
  await page.goto('/');
  await page.getByLabel('From a file').setInputFiles(json('half.json', record.slice(0, 100)));
  await expect(page.getByRole('alert')).toContainText('half.json is not JSON');
  await page
    .getByLabel('From a file')
    .setInputFiles(json('broken.json', record.replace(/("craft":)(\d+)(,"path":")F/, '$17$3H')));
  await page.waitForURL(/\/new/);
  await expect(scenario.getByRole('alert')).toContainText('the path of craft 7: H is not a move');
  await accessible(page);
  await page.getByLabel('From a file').setInputFiles(json('good.json', record));
  await expect(scenario.getByRole('status')).toHaveText('good.json is taken, and goes on where it was saved.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Go on with it' })).toBeVisible();
  await page.goto('/new?system=fleet-action');
  await page.getByLabel('Numbers of your own book').setInputFiles(json('numbers.json', '{"system":7}'));
  // Right below the field of numbers.
  await expect(page.locator('fieldset:has(legend:text-is("Numbers")) + [role=alert]')).toContainText(
    'This file of numbers is not taken.',
  );
});

test('1 broken file: a force, pasted or from a file, a study and all of mine are refused beside their fields, in words', async ({
  page,
}) => {
  const json = (name: string, value: unknown) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  });
  const refused = page.getByRole('alert');
  await page.goto('/yard');
  await page.getByRole('button', { name: 'Take in' }).click();
  const pasted = page.getByLabel('Pasted text, short or JSON');
  const taken = async (text: string): Promise<void> => {
    await pasted.fill(text);
    await page.getByRole('button', { name: 'Take it in' }).click();
  };
  await taken('Grey Watch, alliance\nRed: 4 X-wing mighty');
  await expect(refused).toContainText('line 2');
  await taken('{"system":"squadrons"');
  await expect(refused).toContainText('It is not JSON');
  await taken('{"system":"squadrons","name":"Grey Watch","faction":7,"squadrons":[]}');
  await expect(refused).toContainText('the faction: must be a text');
  await page
    .getByRole('dialog')
    .getByLabel('From a file')
    .setInputFiles(json('force.json', { system: 'chess' }));
  await expect(refused).toContainText('the system: forces are bought in');
  await page.goto('/study');
  await page.getByLabel('From a record file').setInputFiles(json('half.json', '{"format":2,'));
  await expect(refused).toContainText('half.json is not JSON');
  await page.getByLabel('From a record file').setInputFiles(json('early.json', { format: 2, system: 'fleet-action' }));
  await expect(refused).toContainText('the edition: missing');
  await page.goto('/');
  const mine = { flagplot: 'all that is kept', format: 1, battles: [], forces: [], studies: [{ id: 'a', at: 1, title: 7 }] };
  await page.getByLabel('From a file').setInputFiles(json('mine.json', mine));
  await expect(refused).toContainText('the title of study 7: must be a text');
});
