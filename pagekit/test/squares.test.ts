import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, type Rect } from '../src/board/geometry.ts';
import { Squares } from '../src/board/squares.ts';

const box: fc.Arbitrary<Rect> = fc.record({
  x: fc.double({ min: -300, max: 300, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
  width: fc.double({ min: 0, max: 200, noNaN: true }),
  height: fc.double({ min: 0, max: 200, noNaN: true }),
});

test('a box is free where it overlaps none of all that lie there, however far they reach', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), fc.array(box, { maxLength: 12 }), box, (first, later, asked) => {
      const squares = new Squares(first);
      for (const one of later) squares.add(one);
      expect(squares.isFree(asked)).toBe(![...first, ...later].some(other => overlap(asked, other)));
    }),
  );
});
