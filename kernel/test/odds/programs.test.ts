import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../src/contract.ts';
import { atLeast, sum } from '../../src/dice/readings.ts';
import { exactly } from '../../src/odds/exact.ts';
import type { AnyTable } from './oracle.ts';
import { everyFace, shown, whole, why } from './oracle.ts';

/** What pieces of rules are made of, put together at random: small values, throws, folds and parts within one another. */
interface Value {
  a: number;
  b: number;
  list: number[];
}
type Line =
  | { do: 'throw'; dice: number; sides: number; read: 'sum' | 'least' | 'pair' }
  | { do: 'each'; items: number[]; until: number; body: Line[]; steady: boolean }
  | { do: 'in turn'; dice: number; sides: number; body: Line[]; steady: boolean }
  | { do: 'dice of a'; sides: number; body: Line[]; steady: boolean }
  | { do: 'part'; body: Line[] }
  | { do: 'if a is odd'; body: Line[] }
  | { do: 'look' };

const pair: Reading<[number, number]> = {
  sides: 2,
  start: [0, 0],
  add: ([low, high], face) => (face === 1 ? [low + 1, high] : [low, high + 1]),
};

/** Each line either writes on the value it has or makes a new one: both must come to the same. */
type Manner = 'writes' | 'makes';

function changed(value: Value, by: number, manner: Manner): Value {
  const to = manner === 'writes' ? value : { b: value.b, list: [...value.list], a: value.a };
  to.a = (value.a + by) % 5;
  to.b = (value.b * 2 + by) % 3;
  to.list[by % 2] = (value.list[by % 2]! + by) % 3;
  return to;
}

class Program {
  readonly #manner: Manner;
  readonly #made = new Map<Line[], (value: Value, item: number, t: AnyTable) => Value>();
  readonly #pieces = new Map<Line[], (t: AnyTable, value: Value) => Value>();

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  run(lines: readonly Line[], value: Value, t: AnyTable): Value {
    const [line, ...rest] = lines;
    return line ? this.run(rest, this.#line(line, value, t), t) : value;
  }

  #line(line: Line, value: Value, t: AnyTable): Value {
    switch (line.do) {
      case 'throw':
        return changed(value, this.#thrown(line, t), this.#manner);
      case 'each':
        return t.each(line.items, value, this.#once(line), line.until > 4 ? undefined : ({ a }) => a === line.until);
      case 'in turn':
        return t.inTurn(line.dice, line.sides, value, this.#once(line), why);
      case 'dice of a':
        return t.inTurn(value.a % 3, line.sides, value, this.#once(line), why);
      case 'part':
        return t.part(this.#piece(line.body), value);
      case 'if a is odd':
        return value.a % 2 === 1 ? this.run(line.body, value, t) : value;
      case 'look':
        return changed(value, value.b, this.#manner);
    }
  }

  #thrown({ dice, sides, read }: Line & { do: 'throw' }, t: AnyTable): number {
    if (read === 'pair') return t.throw(dice, pair, why)[1];
    return t.throw(dice, read === 'sum' ? sum(sides) : atLeast(sides, 2), why);
  }

  #once({ body, steady }: { body: Line[]; steady: boolean }): (value: Value, item: number, t: AnyTable) => Value {
    const made = (value: Value, item: number, t: AnyTable) => this.run(body, changed(value, item, this.#manner), t);
    if (!steady) return made;
    const known = this.#made.get(body) ?? made;
    this.#made.set(body, known);
    return known;
  }

  #piece(body: Line[]): (t: AnyTable, value: Value) => Value {
    const piece = this.#pieces.get(body) ?? ((t: AnyTable, value: Value) => this.run(body, value, t));
    this.#pieces.set(body, piece);
    return piece;
  }
}

const few = fc.integer({ min: 0, max: 2 });
const sides = fc.integer({ min: 1, max: 3 });

const { program } = fc.letrec<{ program: Line[]; body: Line[]; line: Line }>(tie => ({
  program: fc.array(tie('line'), { maxLength: 3, depthIdentifier: 'program' }),
  body: fc.array(tie('line'), { minLength: 1, maxLength: 3, depthIdentifier: 'program' }),
  line: fc.oneof(
    { depthIdentifier: 'program', maxDepth: 3 },
    fc.record({
      do: fc.constant('throw' as const),
      dice: few,
      sides,
      read: fc.constantFrom('sum' as const, 'least' as const, 'pair' as const),
    }),
    fc.constant({ do: 'look' as const }),
    fc.record({
      do: fc.constant('each' as const),
      items: fc.array(few, { maxLength: 2 }),
      until: fc.integer({ min: 0, max: 9 }),
      body: tie('body'),
      steady: fc.boolean(),
    }),
    fc.record({ do: fc.constant('in turn' as const), dice: few, sides, body: tie('body'), steady: fc.boolean() }),
    fc.record({ do: fc.constant('dice of a' as const), sides, body: tie('body'), steady: fc.boolean() }),
    fc.record({ do: fc.constant('part' as const), body: tie('body') }),
    fc.record({ do: fc.constant('if a is odd' as const), body: tie('body') }),
  ),
}));

/** Dice a program throws at the most. */
function dice(lines: readonly Line[]): number {
  return lines.reduce((all, line) => {
    if (line.do === 'throw') return all + line.dice;
    if (line.do === 'look') return all;
    const inside = dice(line.body);
    if (line.do === 'each') return all + line.items.length * inside;
    if (line.do === 'in turn') return all + line.dice * (1 + inside);
    return all + (line.do === 'dice of a' ? 2 * (1 + inside) : inside);
  }, 0);
}

test('whatever rules do with a table, the exact odds are those of every way the dice can fall', () => {
  fc.assert(
    fc.property(
      program.filter(lines => dice(lines) >= 2 && dice(lines) <= 9),
      fc.constantFrom<Manner>('writes', 'makes'),
      fc.boolean(),
      (lines, manner, looked) => {
        const rules = new Program(manner);
        const act = (t: AnyTable): unknown => {
          const end = rules.run(lines, { a: 1, b: 0, list: [0, 0] }, t);
          return looked ? end.a * 10 + end.b : end;
        };
        const odds = exactly(act, { work: 10_000_000 });
        expect(shown(odds)).toEqual(everyFace(act));
        expect(whole(odds)).toBe('1/1');
        expect(BigInt(odds.beyond)).toBe(0n);
      },
    ),
    { numRuns: 400 },
  );
});
