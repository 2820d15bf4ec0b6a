import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proveRows } from '../probe/pool.ts';
import type { Proof } from '../probe/row.ts';

const folder = mkdtempSync(join(tmpdir(), 'pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Proves every row at once, and comes to grief over those whose id says how. */
const WORKER = `
process.on('message', request => {
  if (request === 'list') return process.send({ files: [] });
  const { id } = request.row;
  const loop = () => { for (;;); };
  if (id === 'never begins') loop();
  const tried = [{ file: 'range.ts', line: 3, mutation: 'n += 1 -> n -= 1' }];
  process.send({ tried, limit: id === 'never ends' ? 100 : 60_000 }, () => {
    if (id === 'never ends') loop();
    if (id === 'ends the process') process.exit(1);
    process.send({ proof: { id, tried } });
  });
});
process.on('disconnect', () => process.exit());
`;

const path = join(folder, 'worker.mjs');
writeFileSync(path, WORKER);

/** The proofs of some rows by so many processes, in the order in which they came, and the processes. */
async function prove(ids: readonly string[], size: number): Promise<{ proofs: Proof[]; children: ChildProcess[] }> {
  const proofs: Proof[] = [];
  const children: ChildProcess[] = [];
  const start = () => {
    const child = fork(path, [], { execArgv: [] });
    children.push(child);
    return child;
  };
  const rows = ids.map(id => ({ id, coded: [] }));
  await proveRows({ seed: '1', rows }, proof => void proofs.push(proof), { size, patience: 2_000, start });
  return { proofs, children };
}

const tried = [{ file: 'range.ts', line: 3, mutation: 'n += 1 -> n -= 1' }];

test('a change that never ends, or ends the process, has been noticed; another process proves the rows that are left', async () => {
  const { proofs, children } = await prove(['never ends', 'one', 'ends the process', 'two', 'three'], 1);
  expect(proofs).toEqual([
    { id: 'never ends', tried, test: 'its tests never end' },
    { id: 'one', tried },
    { id: 'ends the process', tried, test: 'its tests end the process' },
    { id: 'two', tried },
    { id: 'three', tried },
  ]);
  expect(children).toHaveLength(3);
});

test('a row whose tests never end unbroken cannot be put to the proof, and says so', async () => {
  const { proofs } = await prove(['never begins', 'one'], 1);
  expect(proofs).toEqual([
    { id: 'never begins', tried: [], why: 'its tests never end' },
    { id: 'one', tried },
  ]);
});

test('while one process hangs the others go on, and none is left behind', async () => {
  const { proofs, children } = await prove(['never ends', 'one', 'two', 'never ends'], 2);
  expect(proofs.map(({ id }) => id).sort()).toEqual(['never ends', 'never ends', 'one', 'two']);
  expect(children.every(({ killed, exitCode }) => killed || exitCode !== null)).toBe(true);
});
