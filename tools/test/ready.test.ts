import { expect, test } from 'vitest';
import { covers } from '../ready.mjs';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const lock = (packages: Parameters<typeof covers>[0]['packages']) => ({ packages });
const svelte = { 'node_modules/svelte': { version: '5.57.3' } };
const native = (libc: string) => ({ version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: [libc] });

test('what the lockfile names must be there, in its version', () => {
  expect(covers(lock(svelte), lock(svelte), linux)).toBe(true);
  expect(covers(lock({}), lock(svelte), linux)).toBe(false);
  expect(covers(lock({ 'node_modules/svelte': { version: '5.57.2' } }), lock(svelte), linux)).toBe(false);
});

test('the packages of the clone itself are no concern of npm', () => {
  expect(covers(lock({}), lock({ '': {}, kernel: { version: '0.1.0' } }), linux)).toBe(true);
});

test('the native part for this machine must be there, and no other', () => {
  expect(covers(lock({}), lock({ 'node_modules/native-gnu': native('glibc') }), linux)).toBe(false);
  expect(covers(lock({}), lock({ 'node_modules/native-musl': native('musl') }), linux)).toBe(true);
  expect(covers(lock({}), lock({ 'node_modules/native-mac': { ...native('glibc'), os: ['darwin'] } }), linux)).toBe(true);
  expect(covers(lock({}), lock({ 'node_modules/of-a-native-part': { version: '1.0.0', optional: true } }), linux)).toBe(true);
});
