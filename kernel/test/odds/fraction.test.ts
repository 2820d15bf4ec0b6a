import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Whole } from '../../src/odds/fraction.ts';
import { commonDivisor } from '../../src/odds/fraction.ts';

function euclid(a: bigint, b: bigint): bigint {
  return b === 0n ? a : euclid(b, a % b);
}

const whole = (n: bigint): Whole => (n <= Number.MAX_SAFE_INTEGER ? Number(n) : n);

const ofDice = fc
  .array(fc.constantFrom(2n, 3n, 4n, 6n, 7n, 12n, 19n, 20n, 23n), { maxLength: 60 })
  .map(faces => faces.reduce((a, b) => a * b, 1n));
const any = fc.bigInt({ min: 0n, max: 2n ** 200n });

test('the greatest common divisor of what dice make and of anything, however large', () => {
  fc.assert(
    fc.property(ofDice, any, ofDice, (a, b, c) => {
      expect(BigInt(commonDivisor(whole(a), whole(b * c)))).toBe(euclid(a, b * c));
      expect(BigInt(commonDivisor(whole(b), whole(c)))).toBe(euclid(b, c));
    }),
  );
});
