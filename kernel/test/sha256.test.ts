import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';

const another = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

// The examples published with the standard, and the long one of its test suite.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the digest of %.20s is the published one', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('every length about the edge of a block', () => {
  for (let length = 0; length <= 200; length++) expect(sha256('x'.repeat(length))).toBe(another('x'.repeat(length)));
});

test('any text agrees with node:crypto, long and short characters mixed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      expect(sha256(text)).toBe(another(text));
    }),
  );
});

test('half a surrogate pair counts as the character that stands for the unreadable', () => {
  for (const text of ['\ud800', 'a\udc00b', '\ud83d\ud83d\ude00', '\udc00\ud800']) expect(sha256(text)).toBe(another(text));
});

test('characters at the edges of one, two, three and four bytes', () => {
  const text = '\u0000\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}';
  expect(sha256(text)).toBe(another(text));
});

test('nothing of one text is left for the next', () => {
  const before = sha256('a short one');
  sha256('z'.repeat(5000));
  expect(sha256('a short one')).toBe(before);
});
