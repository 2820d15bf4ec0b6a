// Whatever dice fell in the kept battles were read from cells that the charts of their system have, or are said to be read from none.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from '@flagplot/check';
import type { Thrown } from '@flagplot/kernel';
import { resume } from '@flagplot/kernel';
import { cellsRead, isNamed } from '@flagplot/manifest';
import { partOf } from '@flagplot/shelf';
import { shippedSystem, shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { unpack } from '../src/kept.ts';

const FOLDER = fileURLToPath(new URL('./kept/', import.meta.url));

/** Every throw of the ten battles of a system, with the book it fell under. */
async function throwsOf(system: string): Promise<{ thrown: Thrown; book: object }[]> {
  const { rules } = await shippedSystem(system);
  return readdirSync(`${FOLDER}/${system}`).flatMap(file => {
    const { record } = unpack(readFileSync(`${FOLDER}/${system}/${file}`));
    const again = resume(rules, record, check);
    if ('faults' in again) throw new Error(`${file} cannot be replayed`);
    const told = again.match.everything().flatMap(({ event }) => (event.kind === 'thrown' ? [event as Thrown] : []));
    return told.map(thrown => ({ thrown, book: again.match.shown().book }));
  });
}

describe.each(Object.keys(await shippedSystems()))('%s', async system => {
  const { manifest } = await shippedSystem(system);
  const found = await partOf(manifest, 'charts');
  if ('faults' in found) throw new Error(`${system} has no charts`);
  const { part } = found;
  const reads = part.reads();

  test('every cell that is said to be read stands in a chart', () => {
    const places = new Set(part.charts().flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ at }) => at))));
    const names = new Set(part.charts().map(({ name }) => name));
    for (const read of Object.values(reads).flat()) {
      if ('nought' in read) expect(names).toContain(read.nought);
      else if ('grid' in read) expect(names).toContain(read.grid);
      else for (const at of read.at.flat()) expect(places).toContain(at);
    }
  });

  test('learnt: charts: every throw of ten battles leads to its cell, or is said to lead to none', async () => {
    const lost = new Set<string>();
    let led = 0;
    for (const { thrown, book } of await throwsOf(system)) {
      const { rule, mods = [], from = [] } = thrown.why;
      const own = part.reads(book)[rule];
      if (!own) lost.add(`${rule}: no reading`);
      const named = own?.flatMap(read => ('reason' in read ? [read.reason] : [])) ?? [];
      for (const { for: reason } of [...mods, ...from])
        if (!named.some(name => isNamed(name, reason))) lost.add(`${rule}: ${reason}`);
      const cells = cellsRead(thrown, { charts: part.charts(book), reads: part.reads(book) });
      // Whatever fell, a throw that is read by its die alone is read from somewhere.
      if (cells.length === 0 && own?.length && named.length === 0) lost.add(`${rule}: no cell`);
      led += Math.sign(cells.length);
    }
    expect([...lost]).toEqual([]);
    expect(led).toBeGreaterThan(200);
  });
});
