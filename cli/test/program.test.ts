import { execFile } from 'node:child_process';
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
