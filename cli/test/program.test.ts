import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';

const shelf = await shippedSystems();

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = ['--conditions=source', '--disable-warning=ExperimentalWarning', 'cli/src/main.ts'];

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the program as a process of its own. */
function flagplot(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise(done => {
    const child = execFile(process.execPath, [...MAIN, ...args], { cwd: ROOT }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

test('the program answers on standard output, complains on standard error, and ends with a code', async () => {
  expect(await flagplot(['adjudicate', 'cases/fa-refused-plot.json', '--json'])).toMatchObject({ code: 1 });
  const { code, out, err } = await flagplot(['adjudicate', 'cases/fa-damage-example.json', '--all', '--json']);
  expect([code, err, (JSON.parse(out) as { diceLeft: number }).diceLeft]).toEqual([0, '', 0]);
});

test('threads make no difference to a campaign', async () => {
  const args = [
    'sim',
    '--system',
    Object.keys(shelf)[0] as string,
    '--battles',
    '60',
    '--seed',
    '7',
    '--bots',
    'random',
    '--json',
  ];
  const [one, two] = await Promise.all(['1', '2'].map(threads => flagplot([...args, '--threads', threads])));
  const result = ({ out }: Ended) => ({ ...(JSON.parse(out) as object), seconds: 0, cpuSeconds: 0 });
  expect(result(two as Ended)).toEqual(result(one as Ended));
});

test('a battle can be piped in', async () => {
  const { code, out } = await flagplot(['play', '--against', 'idle', '--seed', '1'], '1!\n1!\nq\n');
  expect(code).toBe(0);
  expect(out).toContain('Turn 1');
});

/** The program with its streams in our hands. */
function begun(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...MAIN, ...args], { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** More than a pipe holds at once. */
const LONG = ['rules', '--system', Object.keys(shelf)[0] as string, '--json'];

test('nothing is cut, however slow the reader', async () => {
  const child = begun(LONG);
  child.stderr?.resume();
  const ended = once(child, 'exit');
  let text = '';
  for await (const part of child.stdout ?? []) {
    text += String(part);
    await new Promise(setImmediate);
  }
  expect(text.length).toBeGreaterThan(100_000);
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  await ended;
});

test.each(['stdout', 'stderr'] as const)('a reader of %s that leaves early is no error', async stream => {
  const child = begun(LONG);
  child[stream]?.destroy();
  const other = child[stream === 'stdout' ? 'stderr' : 'stdout'];
  let text = '';
  other?.on('data', part => {
    text += String(part);
  });
  const [code, signal] = (await once(child, 'close')) as [number, string | null];
  expect([signal, text.includes('EPIPE')]).toEqual([null, false]);
  // Rows without a test are what this command complains of.
  expect(code).toBeLessThanOrEqual(1);
  if (stream === 'stderr') expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test('a battle that is left ends the program, though its input stays open', async () => {
  const child = begun(['play', '--against', 'idle', '--seed', '1']);
  child.stdout?.resume();
  child.stdin?.write('q\n');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});
