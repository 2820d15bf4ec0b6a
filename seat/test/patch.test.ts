import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, patchOf } from '../src/patch.ts';

const value = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('', 'a', 'b', 'c', '0'), tie('any'), { noNullPrototype: true }),
  ),
})).any;

test('a patch makes the second of the first, through JSON too, and leaves the first as it was', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const was = JSON.stringify(before);
      const patch = JSON.parse(JSON.stringify(patchOf(before, after)));
      expect(applyPatch(before, patch)).toEqual(after);
      expect(JSON.stringify(before)).toBe(was);
      if (!JSON.stringify(after).includes('""')) expect(patchOf(after, JSON.parse(JSON.stringify(after)))).toBeNull();
    }),
  );
});

test('a patch says what has changed and no more', () => {
  const ships = [
    { id: 'a', hull: 3 },
    { id: 'b', hull: 2 },
  ];
  const [first, second] = ships;
  const before = { ships, log: [1, 2], over: null, gone: 1 };
  const after = { ships: [first, { ...second, hull: 1 }], log: [1, 2, 3], over: null };
  const patch = patchOf(before, after);
  expect(patch).toEqual({ ships: { 1: { hull: [1] } }, log: [[3], 0], '': ['gone'] });
  expect((applyPatch(before, patch) as unknown as typeof before).ships[0]).toBe(first);
});
