// `npm run pictures`: takes the pictures in docs/ anew.

import { browsers } from './browser.ts';
import { root, run } from './child.mjs';
import { freshPage } from './page.ts';
import { program } from './program.ts';

await freshPage();
const args = [program('@playwright/test', 'playwright'), 'test', '--config=web/pictures.config.ts'];
process.exitCode = await run(process.execPath, args, { cwd: root, env: { ...process.env, ...(await browsers()) } });
