/**
 * Dice from a seed: xoshiro128** by Blackman and Vigna (public domain algorithm), one stream for each step of a battle.
 * Not secret: whoever sees enough dice of a stream can tell the rest. Battles among people who do not trust each other use keyed dice.
 */

import type { RollDie } from '../contract.ts';

/** The generator's name as records carry it. */
export const GENERATOR = 'xoshiro128**';

/** Most sides a die can have: with it, 32 random bits times the sides is still a whole number to the last bit. */
export const MOST_SIDES: number = 2 ** 20;

const ALL_OF_32_BITS = 2 ** 32;

/**
 * The dice of one step of a battle: every step has a stream of its own, so that a rule changed in one leaves the next alone.
 * `step` is a whole number from 0. The same seed and step give the same faces everywhere.
 */
export function seeded(seed: string, step: number): RollDie {
  return faces(stateOf(seed, step));
}

/** A stream that belongs to no step: for `random`, bots, tests. */
export function stream(seed: string): RollDie {
  return seeded(seed, -1);
}

/** Quick dice for roll-outs that nobody replays: a small generator (mulberry32, public domain), told apart by its seed alone. Even to one in millions. */
export function quickDice(seed: number): RollDie {
  let state = seed | 0;
  return sides => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return (((((bits ^ (bits >>> 14)) >>> 0) * sides) / ALL_OF_32_BITS) | 0) + 1;
  };
}

/** The generator's state, four words of 32 bits. A plain object: one is made for every step, and a typed array takes four times as long to make. */
export interface Generator {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Even faces 1 to `sides` from a generator's state, which it goes on changing. Throws RangeError at a die that cannot be. */
export function faces(state: Generator): RollDie {
  return sides => {
    if (sides !== (sides | 0) || sides < 1 || sides > MOST_SIDES) throw new RangeError(`no die has ${sides} sides`);
    let bits = next(state);
    // The low half of the product of bits and sides tells which draws are one too many for an even share; they are thrown again.
    if (Math.imul(bits, sides) >>> 0 < sides) {
      const uneven = ALL_OF_32_BITS % sides;
      while (Math.imul(bits, sides) >>> 0 < uneven) bits = next(state);
    }
    return (((bits * sides) / ALL_OF_32_BITS) | 0) + 1;
  };
}

/** The next 32 bits of xoshiro128**, 0 to 2^32 - 1. */
export function next(state: Generator): number {
  const { a, b, c, d } = state;
  const fives = Math.imul(b, 5);
  const bits = Math.imul((fives << 7) | (fives >>> 25), 9);
  const third = c ^ a;
  const fourth = d ^ b;
  state.b = b ^ third;
  state.a = a ^ fourth;
  state.c = third ^ (b << 9);
  state.d = (fourth << 11) | (fourth >>> 21);
  return bits >>> 0;
}

/** Four words of a text, and the text they are of. */
interface Words {
  readonly of: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The words of the seed asked for last: a battle asks for one seed at every step. */
let last: Words = wordsOf('');

/** Four words well mixed out of seed and step. */
function stateOf(seed: string, step: number): Generator {
  if (last.of !== seed) last = wordsOf(seed);
  let a = last.a ^ step;
  let b = last.b ^ Math.floor(step / ALL_OF_32_BITS);
  let c = last.c ^ seed.length;
  let { d } = last;
  for (let round = 0; round < 3; round++) {
    a = scramble(a + d);
    b = scramble(b + a);
    c = scramble(c + b);
    d = scramble(d + c);
  }
  // One bit is set for good: a state of nothing but zeros would stay so.
  return { a, b, c, d: d | 1 };
}

/** Four lanes, each its own odd multiplier, run over the characters. */
function wordsOf(seed: string): Words {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < seed.length; i++) {
    const char = seed.charCodeAt(i);
    a = Math.imul(a ^ (a >>> 15) ^ char, 0x9e3779b1);
    b = Math.imul(b ^ (b >>> 13) ^ char, 0x85ebca77);
    c = Math.imul(c ^ (c >>> 16) ^ char, 0xc2b2ae3d);
    d = Math.imul(d ^ (d >>> 14) ^ char, 0x27d4eb2f);
  }
  return { of: seed, a, b, c, d };
}

/** A 32-bit word in which each bit of `x` sways all others (the finaliser of MurmurHash3, public domain). */
function scramble(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
