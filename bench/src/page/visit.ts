// The page as `npm start` serves it, in a browser of its own.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { chromium } from 'playwright';
import type { Kept } from './battles.ts';

const TOOLS = new URL('../../../tools/', import.meta.url);
const START = fileURLToPath(new URL('start.ts', TOOLS));
const SIZE = { width: 1280, height: 800 };
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

/** Somebody at the page, with a battle on the device where one is given. */
export interface Visit {
  readonly page: Page;
  readonly browser: Browser;
  /** What is said to the browser itself: how fast it is to be, what it did. */
  readonly cdp: CDPSession;
  readonly url: string;
}

/** Serves the page, opens it once so that the battle lies where the page keeps its own, and hands over. All of it is closed afterwards. */
export async function visiting<T>(kept: Kept | undefined, then: (visit: Visit) => Promise<T>): Promise<T> {
  const site = await serve();
  const executablePath = await browserPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
  try {
    const context = await browser.newContext({ viewport: SIZE, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const url = kept ? `${site.url}/b/${kept.id}` : `${site.url}/`;
    if (kept) await lay(page, site.url, kept);
    return await then({ page, browser, cdp: await context.newCDPSession(page), url });
  } finally {
    await browser.close();
    site.stop();
  }
}

/** Whether the battle hears an answer, in the page: its panel and its board are drawn, and the bar that commits is no more deaf. */
export const HEARS = `Boolean(
  document.querySelector('.ground svg') &&
  [...document.querySelectorAll('.asked button')].some(button => button.textContent.includes('As a form')) &&
  document.querySelector('.asked .commit .btn.main:not([aria-disabled="true"])')
)`;

/** Resolves once something holds on the page: it is looked at before each frame. */
export async function until(page: Page, holds: string): Promise<void> {
  await page.evaluate(`new Promise(done => {
    const look = () => (${holds} ? done() : requestAnimationFrame(look));
    look();
  })`);
}

async function lay(page: Page, site: string, kept: Kept): Promise<void> {
  await page.goto(site);
  await page.evaluate(`localStorage['flagplot.battle.${kept.id}'] = ${JSON.stringify(JSON.stringify(kept))}`);
  await page.goto(`${site}/b/${kept.id}`);
  await until(page, HEARS);
  // What was brought over from older storage is written by and by.
  await page.waitForTimeout(500);
}

/** The browser of this machine that the tests would run in; nothing where Playwright's own is to be taken. */
async function browserPath(): Promise<string | undefined> {
  // What sets up a clone is of no package, and typed by none.
  const { browserHere } = (await import(new URL('browser.ts', TOOLS).href)) as { browserHere(): string | undefined };
  return browserHere();
}

interface Site {
  readonly url: string;
  stop(): void;
}

function serve(): Promise<Site> {
  const child = spawn(process.execPath, [...process.execArgv, START], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', code => reject(new Error(`the page is not served: ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (said: string) => {
      const [, port] = /localhost:(\d+)/.exec(said) ?? [];
      if (port) resolve({ url: `http://localhost:${port}`, stop: () => child.kill() });
    });
  });
}
