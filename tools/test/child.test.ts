import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root, under } from '../child.mjs';

afterEach(() => void vi.unstubAllEnvs());

test('a command finds this Node first, and keeps what it compiled below .tools', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  const { PATH, NODE_COMPILE_CACHE } = under(join('/somewhere', 'bin', 'node'));
  expect(PATH?.split(delimiter)[0]).toBe(join('/somewhere', 'bin'));
  expect(NODE_COMPILE_CACHE).toBe(join(root, '.tools', 'compiled'));
});

test('where somebody keeps it elsewhere, there it stays', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', '/elsewhere');
  expect(under('/somewhere/bin/node').NODE_COMPILE_CACHE).toBe('/elsewhere');
});
