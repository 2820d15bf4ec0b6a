/**
 * Dice from a seed: xoshiro128** by Blackman and Vigna (public domain algorithm), one stream for each step of a battle.
 * Not secret: whoever sees enough dice of a stream can tell the rest. Battles among people who do not trust each other use keyed dice.
 */

import type { RollDie } from '../contract.ts';
import type { Source } from '../table.ts';

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
  return faces(streamDice(seed, step));
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

/** The generator's state, four words of 32 bits. */
export interface Generator {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** The dice of a stream, themselves the state they are thrown from: one is made for every step, and a typed array or a closure takes longer to make. */
class StreamDice implements Generator, Source {
  a: number;
  b: number;
  c: number;
  d: number;

  /** One bit is set for good: a state of nothing but zeros would stay so. */
  constructor({ a, b, c, d }: Generator) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d | 1;
  }

  face(sides: number): number {
    return faceFrom(this, sides);
  }
}

/** Even faces 1 to `sides` from a generator's state, which it goes on changing. Throws RangeError at a die that cannot be. */
export function faces(state: Generator): RollDie {
  return sides => faceFrom(state, sides);
}

function faceFrom(state: Generator, sides: number): number {
  if (sides !== (sides | 0) || sides < 1 || sides > MOST_SIDES) throw new RangeError(`no die has ${sides} sides`);
  let bits = next(state);
  // The low half of the product of bits and sides tells which draws are one too many for an even share; they are thrown again.
  if (Math.imul(bits, sides) >>> 0 < sides) {
    const uneven = ALL_OF_32_BITS % sides;
    while (Math.imul(bits, sides) >>> 0 < uneven) bits = next(state);
  }
  return (((bits * sides) / ALL_OF_32_BITS) | 0) + 1;
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

/** The state of a stream mixed ahead of its being asked for, and the words and the step it is mixed of. */
const ahead: Generator & { words: Words | undefined; step: number } = { words: undefined, step: 0, a: 0, b: 0, c: 0, d: 0 };

/**
 * The dice of a step as a source for a table, their state well mixed out of seed and step. `step` as of `seeded`.
 * In a mixing every word waits for the one before, and a processor does two such chains in the time of one: the step after is mixed
 * with this one, for steps are played in a row.
 */
export function streamDice(seed: string, step: number): Source & Generator {
  if (last.of !== seed) last = wordsOf(seed);
  if (ahead.words === last && ahead.step === step) return new StreamDice(ahead);
  return mixedWithNext(last, step);
}

function mixedWithNext(words: Words, step: number): StreamDice {
  let a = words.a ^ step;
  let b = words.b ^ highWord(step);
  let c = words.c ^ words.of.length;
  let { d } = words;
  let a2 = words.a ^ (step + 1);
  let b2 = words.b ^ highWord(step + 1);
  let c2 = c;
  let d2 = d;
  for (let round = 0; round < 3; round++) {
    a = scramble(a + d);
    a2 = scramble(a2 + d2);
    b = scramble(b + a);
    b2 = scramble(b2 + a2);
    c = scramble(c + b);
    c2 = scramble(c2 + b2);
    d = scramble(d + c);
    d2 = scramble(d2 + c2);
  }
  ahead.words = words;
  ahead.step = step + 1;
  ahead.a = a2;
  ahead.b = b2;
  ahead.c = c2;
  ahead.d = d2;
  return new StreamDice({ a, b, c, d });
}

/** The bits of a whole number above its lowest 32. */
function highWord(x: number): number {
  return x === (x | 0) ? x >> 31 : Math.floor(x / ALL_OF_32_BITS);
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
