// `npm run long [-- ARGUMENT ...]`: what is too long for every run, to be run before an issue is closed: whole battles of fleets in the
// browser. Arguments are Playwright's: `-- --grep mouse`. Ends with exit code 1 where something failed.
import { browser } from './browser.ts';
import { NotReady, run } from './child.mjs';
import { freshPage } from './page.ts';
import { program } from './program.ts';

async function playLong(args: readonly string[]): Promise<number> {
  await freshPage();
  const playwright = program('@playwright/test', 'playwright');
  const env = { ...process.env, CHROMIUM_PATH: await browser() };
  return run(process.execPath, [playwright, 'test', '--config=web/long.config.ts', ...args], { env });
}

try {
  process.exitCode = await playLong(process.argv.slice(2));
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
