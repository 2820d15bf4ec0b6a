import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { browserHere } from '../../tools/browser.ts';
import { complaints, listening } from './battle.ts';
import { keptOn } from './device.ts';
import { POSITIONS } from './prepare.ts';
import { accessible, DUEL, lay, layDuel, openPosition } from './table.ts';

/** How many answers a kept battle has. */
async function answersOn(page: Page): Promise<number> {
  const [battle] = await keptOn(page, 'battles');
  const journal = (battle?.journal ?? []) as readonly { kind: string }[];
  return journal.filter(({ kind }) => kind === 'answer').length;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const overtaken = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was played on in another tab' });
const unkept = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not kept: this device has no room' });

/** Room for so many bytes and no more, or as much as there is. */
async function leaveRoom(page: Page, bytes?: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await line.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes !== undefined && { quotaSize: bytes }) });
}

test('1 two tabs: the second to write is told, sees the newer and overwrites nothing', async ({ page: one, context }) => {
  const heard = complaints(one);
  await openPosition(one, 'a duel', ['person', 'person']);
  await one.getByRole('button', { name: 'I am Narn' }).click();
  await listening(one);
  const two = await context.newPage();
  heard.push(...complaints(two));
  await two.goto(one.url());
  await two.getByRole('button', { name: 'I am Narn' }).click();
  await listening(two);
  const before = await answersOn(one);
  await one.keyboard.press('Control+Enter');
  await expect(title(one)).toHaveText('Pass the screen to Earth');
  await expect.poll(() => answersOn(one)).toBe(before + 1);

  await two.keyboard.press('Control+Enter');
  await two.getByRole('button', { name: 'I am Earth' }).click();
  await expect(overtaken(two)).toBeVisible();
  expect(await answersOn(two)).toBe(before + 1);
  await two.getByRole('button', { name: 'Understood' }).click();
  await expect(overtaken(two)).toHaveCount(0);

  // Now that the second has read the newer it may write, and the first is the one that is told.
  await listening(two);
  await two.keyboard.press('Control+Enter');
  await expect.poll(() => answersOn(two)).toBe(before + 2);
  await one.getByRole('button', { name: 'I am Earth' }).click();
  await listening(one);
  await one.keyboard.press('Control+Enter');
  await expect(overtaken(one)).toBeVisible();
  expect(await answersOn(one)).toBe(before + 2);
  expect(heard).toEqual([]);
});

test('1 two tabs: one of them alone plays the computer, whichever is played at', async ({ page: one, context }) => {
  // Computers think for long: were there one in each window, both would answer what was asked when they were opened.
  await context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, after = 0) => wait(act, after === 30 ? 2000 : after) });
  });
  await openPosition(one, 'a duel', ['person', 'ordinary']);
  const two = await context.newPage();
  await two.goto(one.url());
  await listening(two);
  // Both set-ups, and now the computer's plot.
  const before = 3;
  await expect.poll(() => answersOn(one)).toBe(before);
  await two.waitForTimeout(1500);
  for (const window of [one, two]) await expect(overtaken(window)).toHaveCount(0);
  await two.reload();
  await listening(two);
  await two.keyboard.press('Control+Enter');
  await expect.poll(() => answersOn(two)).toBe(before + 2);
  await expect(overtaken(two)).toHaveCount(0);
  await one.keyboard.press('Control+Enter');
  await expect(overtaken(one)).toBeVisible();
  expect(await answersOn(one)).toBe(before + 2);
});

test('1 two tabs: a study that another tab has changed is shown as it stands there, and nothing is written over it', async ({
  page: one,
  context,
}) => {
  await one.goto('/study');
  await one.getByLabel('From a record file').setInputFiles(DUEL);
  await one.waitForURL(/\/study\//);
  const two = await context.newPage();
  await two.goto(one.url());
  for (const [page, text] of [
    [two, 'seen from the second'],
    [one, 'lost on the first'],
  ] as const) {
    await page.getByRole('tab', { name: 'Study' }).click();
    await page.getByLabel(/^A note on/).fill(text);
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect.poll(async () => JSON.stringify(await keptOn(two, 'studies'))).toContain('seen from the second');
  }
  await expect(overtaken(one)).toBeVisible();
  await one.getByRole('tab', { name: 'Study' }).click();
  await expect(one.getByText('seen from the second')).toBeVisible();
  await expect(one.getByText('lost on the first')).toHaveCount(0);
});

test('1 full store: a table is laid and played on in memory, says so, gives its file, and is kept as soon as there is room', async ({
  page,
}) => {
  await page.goto('/new');
  await leaveRoom(page, 1);
  await layDuel(page, ['person', 'idle']);
  await expect(title(page)).toHaveText(/^Set up/);
  await expect(unkept(page)).toBeVisible();
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(/^Plot/);
  const saving = page.waitForEvent('download');
  await unkept(page).getByRole('button', { name: 'Save to a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/[.]battle[.]json$/);
  expect(await keptOn(page, 'battles').catch(() => [])).toEqual([]);

  // Home lists it, says that it is not kept, gives its file, and leads back to it.
  await page.getByRole('link', { name: /Flagplot/ }).click();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Not kept: save its file' }).click();
  const file = JSON.parse(await readFile(await (await again).path(), 'utf8')) as { journal: object[] };
  expect(file.journal).toContainEqual(expect.objectContaining({ kind: 'answer', side: 'narn' }));
  await accessible(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(title(page)).toHaveText(/^Plot/);
  await leaveRoom(page);
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(unkept(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveText(/^(Plot|Choose|Place)/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not kept: save its file' })).toHaveCount(0);
});

test('1 refused store: where the browser keeps nothing a table is laid and played on all the same, and both pages say so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await layDuel(page, ['person', 'idle']);
  await expect(unkept(page)).toBeVisible();
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(/^Plot/);
  await page.getByRole('link', { name: /Flagplot/ }).click();
  await expect(page.getByRole('button', { name: 'Not kept: save its file' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(title(page)).toHaveText(/^Plot/);
});

/** What is kept of a kind, but for how it lies there. */
async function entriesOn(page: Page, kind: Parameters<typeof keptOn>[1]): Promise<object[]> {
  return (await keptOn(page, kind)).map(({ version: _version, by: _by, ...entry }) => entry);
}

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

/** A browser of its own, whose device outlasts it: it is killed, not closed. */
async function ownBrowser(device: string): Promise<{ page: Page; kill(): Promise<void> }> {
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--window-size=1280,900',
    '--remote-debugging-port=0',
  ];
  const browser = spawn(browserHere() ?? chromium.executablePath(), [...flags, `--user-data-dir=${device}`, 'about:blank']);
  const line = await new Promise<string>(resolve => {
    let said = '';
    browser.stderr.on('data', text => {
      said += String(text);
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
  const [context] = (await chromium.connectOverCDP(line)).contexts();
  if (!context) throw new Error('the browser has no windows');
  const kill = async (): Promise<void> => {
    const gone = once(browser, 'exit');
    browser.kill('SIGKILL');
    await gone;
  };
  return { page: await context.newPage(), kill };
}

test('1 kept: the browser is killed in mid-turn, and nothing that was answered or drawn is lost', async ({ baseURL }) => {
  const device = await mkdtemp(join(tmpdir(), 'flagplot-device-'));
  const first = await ownBrowser(device);
  const { page } = first;
  await page.goto(`${baseURL ?? ''}/new`);
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await lay(page, ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(/^Plot/);
  await listening(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => JSON.stringify((await keptOn(page, 'battles'))[0]?.drafts)).toContain('"ahead"');
  const [before] = await keptOn(page, 'battles');
  const url = page.url();
  await first.kill();

  const again = await ownBrowser(device);
  await again.page.goto(url);
  await expect(title(again.page)).toHaveText(/^Plot/);
  const [found] = await keptOn(again.page, 'battles');
  expect(found).toEqual(before);
  await again.kill();
  await rm(device, { recursive: true, force: true, maxRetries: 5 });
});

test('1 persistence: it is asked for once, when the first battle is laid', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: number[] = [];
    Object.assign(window, { asked });
    navigator.storage.persist = async () => asked.push(1) > 0;
  });
  await layDuel(page, ['person', 'idle']);
  await listening(page);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(/^Plot/);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked') as number[])).toEqual([1]);
});

test('1 kept: a page that is loaded anew in the very moment of a press has what was pressed, drawn or laid', async ({ page }) => {
  const commit = page.locator('.commit .btn.main');
  /** Presses, and leaves the page before anything else can be done. */
  const pressAndLeave = async (selector: string, key?: string): Promise<void> => {
    await page.evaluate(
      ([press, key]) => {
        if (key) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        else document.querySelector<HTMLElement>(press)?.click();
        location.reload();
      },
      [selector, key] as const,
    );
    await page.waitForLoadState('load');
    await page.locator('.battle, .cover').waitFor();
  };
  await openPosition(page, 'a duel', ['person', 'person']);
  await page.getByRole('button', { name: 'I am Narn' }).click();
  await listening(page);
  const silent = (await commit.textContent()) ?? '';
  await pressAndLeave('', 'ArrowLeft');
  await listening(page);
  await expect(commit).not.toHaveText(silent);
  await page.keyboard.press('End');
  await expect(commit).toHaveText(/^Seal/);
  await pressAndLeave('.commit .btn.main');
  await expect(title(page)).toHaveText('Pass the screen to Earth');
  await page.getByRole('button', { name: 'I am Earth' }).click();
  await listening(page);
  await pressAndLeave('.commit .btn.main');
  await expect(page.locator('.top')).toContainText('Turn 2');
});

test('1 kept: a battle, a force and a study that are left in the moment they are made are listed at once, a note too', async ({
  page,
}) => {
  // The page is left as soon as anything is laid down, before the database has heard of it.
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      setItem.call(this, name, value);
      const to = name.startsWith('flagplot.ahead.') ? sessionStorage.getItem('leave') : null;
      if (to === null) return;
      sessionStorage.removeItem('leave');
      location.replace(to);
    };
  });
  const leaving = (to: string) => page.evaluate(to => sessionStorage.setItem('leave', to), to);
  await page.goto('/new');
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await leaving('/');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();

  await page.goto('/yard');
  await expect(page.getByLabel('Buy for').getByRole('option').first()).toBeAttached();
  await leaving('/yard?left');
  await page.getByRole('button', { name: 'New force' }).click();
  await page.waitForURL(/left/);
  await expect(page.locator('a[href^="/yard/"]').first()).toBeVisible();

  await page.goto('/study');
  await leaving('/study?left');
  await page.getByLabel('From a record file').setInputFiles(DUEL);
  await page.waitForURL(/left/);
  await page.locator('a[href^="/study/"]').first().click();
  await page.getByRole('tab', { name: 'Study' }).click();
  await page.getByLabel(/^A note on/).fill('thrown at the last moment');
  await leaving(`${new URL(page.url()).pathname}?left`);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.waitForURL(/left/);
  await page.getByRole('tab', { name: 'Study' }).click();
  await expect(page.getByText('thrown at the last moment')).toBeVisible();
});
