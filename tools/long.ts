// `npm run long [-- ARGUMENT ...]`: what is too long for every run, to be run before a release: the plane beside other people's geometry in a
// hundred thousand cases each, and whole battles of fleets in the browser. With arguments it is the browser alone, and they are Playwright's:
// `-- --grep mouse`. `-- campaigns [SYSTEM]` runs those that take hours instead, of one system or of all. Ends with exit code 1 where something failed.
import { browsers } from './browser.ts';
import { NotReady, run } from './child.mjs';
import type { Campaign } from './long/campaigns.ts';
import { campaigns } from './long/campaigns.ts';
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

/** One campaign after another, whatever came of those before; what each came to is told in a line. */
async function campaign(system: string | undefined): Promise<number> {
  const failed: Campaign[] = [];
  for (const one of campaigns(system)) {
    const begun = performance.now();
    process.stdout.write(`\n${one.typed}\n`);
    const code = await run(process.execPath, [one.program, ...one.args]);
    process.stdout.write(
      `${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - begun) / 1000)} s: ${one.typed}\n`,
    );
    if (code !== 0) failed.push(one);
  }
  for (const { typed } of failed) process.stdout.write(`FAILED: ${typed}\n`);
  return failed.length > 0 ? 1 : 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'campaigns') return campaign(args[1]);
  const compared = args.length > 0 ? 0 : await compareLong();
  return compared || playLong(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
