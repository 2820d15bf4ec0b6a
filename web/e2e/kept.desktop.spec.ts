import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { browserHere } from '../../tools/browser.ts';
import { listening } from './battle.ts';
import { keptOn } from './device.ts';
import { DUEL, lay, layDuel, openPosition } from './table.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
