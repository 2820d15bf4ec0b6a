import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
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
    '4',
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

/** All that comes out of a stream. */
async function textOf(stream: Readable | null): Promise<string> {
  let text = '';
  for await (const part of stream ?? []) text += String(part);
  return text;
}

/** More than a pipe, or a pair of sockets, holds at once. */
const LONG = ['adjudicate', ...Array<string>(150).fill('cases/fa-first-fire.json'), '--json'];

test('nothing is cut, however slow the reader', async () => {
  const child = begun(LONG);
  child.stderr?.resume();
  // Long enough for the program to have said all it has to say, and to leave if it ever would.
  const ended = once(child, 'close');
  await Promise.race([once(child, 'exit'), new Promise(resolve => setTimeout(resolve, 4_000))]);
  const text = await textOf(child.stdout);
  await ended;
  expect(text.length).toBeGreaterThan(500_000);
  expect(JSON.parse(text)).toHaveLength(150);
});

test('a reader that leaves early is no error', async () => {
  const child = begun(LONG);
  child.stdout?.destroy();
  const err = textOf(child.stderr);
  const [code] = (await once(child, 'close')) as [number];
  expect([code, await err]).toEqual([0, '']);
});

test('a reader of complaints that leaves early is none either: what is asked for comes whole', async () => {
  const child = begun(['play', '--against', 'idle', '--seed', '1', '--json']);
  child.stderr?.destroy();
  child.stdin?.write('q\n');
  const out = await textOf(child.stdout);
  const [code] = (await once(child, 'close')) as [number];
  expect([code, (JSON.parse(out) as { format: number }).format]).toEqual([0, 2]);
});

test('a battle that is left ends the program, though its input stays open', async () => {
  const child = begun(['play', '--against', 'idle', '--seed', '1']);
  child.stdout?.resume();
  child.stdin?.write('q\n');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});
