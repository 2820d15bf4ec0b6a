import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digests } from '../src/hashes/digests.ts';
import { unpack } from '../src/kept.ts';

const { record } = unpack(readFileSync(new URL('./kept/squadrons/01-first-lesson-ordinary-ordinary.gz', import.meta.url)));

test('a record comes to one digest, and so does the plane', async () => {
  const [one, other] = [await digests({ record }), await digests({ record })];
  expect(one).toEqual(other);
  expect(Object.keys(one)).toEqual(['plane', 'record']);
  for (const digest of Object.values(one)) expect(digest).toMatch(/^[0-9a-f]{64}$/);
});

test('a record whose hashes do not hold comes to a sentence', async () => {
  const [, ...hashes] = record.hashes;
  const found = await digests({ record: { ...record, hashes: ['0'.repeat(64), ...hashes] } });
  expect(found.record).toMatch(/hash/);
});
