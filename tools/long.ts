// `npm run long [-- ARGUMENT ...]`: what is too long for every run, to be run before an issue is closed: the plane beside other people's
// geometry in a hundred thousand cases each, and whole battles of fleets in the browser. With arguments it is the browser alone, and they
// are Playwright's: `-- --grep mouse`. Ends with exit code 1 where something failed.
import { browsers } from './browser.ts';
import { NotReady, run } from './child.mjs';
import { freshPage } from './page.ts';
import { program } from './program.ts';

/** Plays whole battles in the page. */
async function playLong(args: readonly string[]): Promise<number> {
  await freshPage();
  const playwright = program('@playwright/test', 'playwright');
  const env = { ...process.env, ...(await browsers()) };
  return run(process.execPath, [playwright, 'test', '--config=web/long.config.ts', ...args], { env });
}

/** The tests of the plane with all their cases. */
function compareLong(): Promise<number> {
  return run(process.execPath, [program('vitest'), 'run', 'grounds/plane'], { env: { ...process.env, FLAGPLOT_LONG: '1' } });
}

try {
  const args = process.argv.slice(2);
  const compared = args.length > 0 ? 0 : await compareLong();
  process.exitCode = compared || (await playLong(args));
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
