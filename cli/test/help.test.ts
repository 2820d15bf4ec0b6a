import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { typed } from './typed.ts';

test.each([[[]], [['--help']], [['help']], [['-h']]])('typed with %j the program tells what there is', async args => {
  const { code, out, err } = await typed(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  await expect(`${out}\n`).toMatchFileSnapshot('help/flagplot.txt');
});

test.each(COMMANDS.map(({ name }) => name))('flagplot %s --help', async name => {
  const { code, out, err } = await typed([name, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  await expect(`${out}\n`).toMatchFileSnapshot(`help/${name}.txt`);
  expect((await typed(['help', name])).out).toBe(out);
});

test('help fits a terminal', async () => {
  for (const { name } of COMMANDS) {
    const { out } = await typed([name, '--help']);
    const prose = out.split('\n').filter(line => !/^usage:|npx flagplot/.test(line));
    expect(prose.filter(line => line.length > 100)).toEqual([]);
  }
});
