// What `npm start`, `npm test` and `npm run NAME` call. Runs under any Node from 18 on: it makes the clone ready and hands over to Node 24.
import { NotReady, run, under } from './child.mjs';
import { ready } from './ready.mjs';

/** The scripts, by the names npm runs them under: package.json has a line for each, and says no more of it. */
const SCRIPTS = {
  start: 'tools/start.ts',
  test: 'tools/test.ts',
  bench: 'bench/src/main.ts',
  words: 'tools/words.ts',
  'second-opinion': 'tools/second-opinion.ts',
  'kept-battles': 'lab/src/keep.ts',
  levels: 'lab/src/measure-levels.ts',
  leaks: 'tools/leaks.ts',
  hashes: 'tools/hashes.ts',
  long: 'tools/long.ts',
  pictures: 'tools/pictures.ts',
};

const [verb = '', ...args] = process.argv.slice(2);

/** npm may be stopped without a word to what it started; then this stops by itself. */
function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 200).unref();
}

try {
  if (!(verb in SCRIPTS)) throw new NotReady(`tools/run.mjs takes one of ${Object.keys(SCRIPTS).join(', ')}, not '${verb}'`);
  stopWithParent();
  const node = await ready();
  const script = SCRIPTS[/** @type {keyof typeof SCRIPTS} */ (verb)];
  process.exitCode = await run(node, ['--conditions=source', '--disable-warning=ExperimentalWarning', script, ...args], {
    env: under(node),
  });
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
