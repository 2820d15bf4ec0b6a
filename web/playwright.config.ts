import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { viewerHere } from '../tools/browser.ts';

const executablePath = viewerHere();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** So that the server is a child of the tests, and stops when they are stopped, not of a shell that stays. */
const replaced = process.platform === 'win32' ? '' : 'exec ';

/** How tests are run, whichever they are. */
export const usual: PlaywrightTestConfig = {
  globalSetup: './e2e/prepare.ts',
  outputDir: '../node_modules/.cache/flagplot/browser',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the two cores it is reckoned for: a third of a test's time it only waits.
  workers: 3,
  // Where everything is tested (`npm test` says so) one stumble is named and forgiven; where a file is tried alone none is.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  webServer: {
    command: `${replaced}"${process.execPath}" ../tools/start.ts`,
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<page_port>\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
  use: {
    baseURL: `http://localhost:${process.env.PAGE_PORT ?? '8080'}`,
    // A trace of every test is a fifth of the whole time: where one is wanted, `--trace retain-on-failure` on the command line.
    screenshot: 'only-on-failure',
    // Nothing moves and nothing is kept for a time without network, but where that is what is tested.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args },
  },
};

/**
 * A test runs at both sizes where what it proves can differ by size. One of one size only stands in a file `*.desktop.spec.ts` or
 * `*.phone.spec.ts`, or among others with the tag `@desktop` or `@phone`.
 */
export function projects(...ignored: readonly string[]): NonNullable<PlaywrightTestConfig['projects']> {
  return [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...ignored],
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', ...ignored],
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ];
}

export default defineConfig({ ...usual, testDir: 'e2e', projects: projects('**/long/**') });
