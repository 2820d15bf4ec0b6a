import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Forecast, GameTypes, Json, Reading, Ruleset, State } from '../../src/contract.ts';
import { atLeast, face, sum } from '../../src/dice/readings.ts';
import { seeded } from '../../src/dice/stream.ts';
import { canonical } from '../../src/json.ts';
import { exactly } from '../../src/odds/exact.ts';
import { odds } from '../../src/odds/odds.ts';
import { rolled } from '../../src/table.ts';
import type { AnyTable } from './oracle.ts';
import { why } from './oracle.ts';

interface Ship {
  structure: number;
  sensor: number;
  turn: number;
  hard: number;
  course: number;
  accel: number;
  decel: number;
  primary: number;
  secondary: number;
  grey: number;
}

interface Toy extends GameTypes {
  open: { ships: Ship[]; thrown: number };
  sealed: { orders: string[] };
}

const SHIP: Ship = {
  structure: 13,
  sensor: 5,
  turn: 4,
  hard: 3,
  course: 3,
  accel: 4,
  decel: 2,
  primary: 4,
  secondary: 3,
  grey: 0,
};

const even: Reading<boolean> = { sides: 6, start: false, add: (_, fell) => fell % 2 === 0 };
/** Classes of a damage die: nothing, minor, moderate and severe, the last two even or odd. */
const severity: Reading<number> = { sides: 12, start: 0, add: (_, fell) => [0, 0, 0, 0, 1, 1, 3, 2, 5, 4, 5, 4][fell - 1]! };

function minor(ship: Ship, t: AnyTable): void {
  if (t.throw(1, even, why)) {
    if (ship.secondary > 0) ship.secondary -= 1;
    else ship.structure -= 1;
  } else if (ship.turn > 0) {
    ship.turn -= 1;
    if (ship.turn % 2 === 0) for (const row of ['hard', 'course'] as const) ship[row] = Math.max(0, ship[row] - 1);
  } else ship.structure -= 1;
}

function major(ship: Ship, t: AnyTable): void {
  const row = t.throw(1, even, why) ? 'primary' : 'sensor';
  if (ship[row] > 0) ship[row] -= 1;
  else ship.structure -= 1;
}

/** A hit as books of this kind have them: a d12 against armour, then up to two dice for what is broken. */
function struck(before: Ship, t: AnyTable): Ship {
  if (before.structure === 0) return before;
  const bad = t.throw(1, severity, why);
  if (bad === 0) return before;
  const ship = { ...before, structure: before.structure - [0, 1, 0, 1, 1, 2][bad]! };
  if (bad === 2 || bad === 5) major(ship, t);
  if (bad === 3) minor(ship, t);
  if (bad === 4) for (let i = 0; i < 2; i += 1) minor(ship, t);
  ship.grey = [9, 5].filter(box => ship.structure < box).length;
  return ship.structure > 0 ? ship : { ...ship, structure: 0 };
}

const fire = (ship: Ship, needs: number, t: AnyTable): Ship => (t.throw(1, atLeast(10, needs), why) > 0 ? struck(ship, t) : ship);

const forecast = (act: (s: State<Toy>, t: AnyTable, of: Json) => Json): Forecast<Toy> =>
  ({ rule: 'T-1', schema: {}, assumes: ['The wind holds.'], act }) as Forecast<Toy>;

const forecasts: Readonly<Record<string, Forecast<Toy>>> = {
  volley: forecast((s, t, of) => {
    const { dice, needs } = of as { dice: number; needs: number };
    return t.each(Array<number>(dice).fill(needs), s.open.ships[0]!, fire).structure;
  }),
  hits: forecast((_, t, of) => t.throw(4, atLeast(6, of as number), why)),
  ranks: forecast((_, t) => [10, 9, '10', '9', { b: 1, a: 2 }, { a: 1 }, null, -1][t.throw(1, face(8), why) - 1]!),
  sums: forecast((_, t) => t.throw(1, face(20), why) * t.throw(1, face(20), why)),
  /** Writes on the battle it is given. */
  broadside: forecast((s, t) => {
    const ship = s.open.ships[0]!;
    for (let i = 0; i < 3; i += 1) ship.structure -= t.throw(1, atLeast(6, 4), why);
    s.open.thrown += 1;
    return [ship.structure, s.open.thrown];
  }),
  book: forecast((s, t) => t.throw(1, face(2), why) + (s.book as { add: number }).add),
  looks: forecast((s, _, of) => ({ orders: s.sealed.red!.orders, turn: s.clock.turn, of })),
};

const rules = { name: 'toy', forecasts } as unknown as Ruleset<Toy>;

const battle = (): State<Toy> => ({
  book: { add: 10, cards: [{ name: 'cutter' }] },
  clock: { turn: 3, line: 0, round: 0, step: 7 },
  open: { ships: [{ ...SHIP }], thrown: 0 },
  sealed: { red: { orders: ['hold'] } },
});

const part = (p: string): [bigint, bigint] => p.split('/').map(BigInt) as [bigint, bigint];
const sumOf = (ps: string[]): string => {
  const [num, den] = ps.map(part).reduce(([a, b], [c, d]) => [a * d + c * b, b * d]);
  return num === den ? '1' : `${num}/${den}`;
};

describe('a forecast', () => {
  test('is exact where the paths can be counted', () => {
    expect(odds(rules, { name: 'hits', of: 6, s: battle() })).toEqual({
      exact: true,
      outcomes: [
        { value: 0, p: '625/1296', chance: 625 / 1296 },
        { value: 1, p: '125/324', chance: 125 / 324 },
        { value: 2, p: '25/216', chance: 25 / 216 },
        { value: 3, p: '5/324', chance: 5 / 324 },
        { value: 4, p: '1/1296', chance: 1 / 1296 },
      ],
      beyond: 0,
      assumed: ['The wind holds.'],
    });
  });

  test('lists numbers by size, and all else by canonical text', () => {
    const { outcomes } = odds(rules, { name: 'ranks', of: null, s: battle() });
    expect(outcomes.map(({ value }) => value)).toEqual([-1, 9, 10, '10', '9', null, { a: 1 }, { a: 2, b: 1 }]);
    const products = odds(rules, { name: 'sums', of: null, s: battle() }).outcomes.map(({ value }) => value as number);
    expect(products).toEqual([...products].sort((a, b) => a - b));
  });

  test('leaves the battle and what was asked as they were', () => {
    const s = battle();
    const of = { dice: [1] };
    for (const name of ['broadside', 'looks', 'hits']) odds(rules, { name, of, s });
    expect(s).toEqual(battle());
    s.open.ships[0]!.hard = 1;
    of.dice.push(2);
    expect(Object.isFrozen(s.book)).toBe(false);
  });

  test('plays every path on the battle as it stands, though rules write on it', () => {
    const { outcomes, exact } = odds(rules, { name: 'broadside', of: null, s: battle() });
    expect(exact).toBe(true);
    expect(outcomes.map(({ value, p }) => [value, p])).toEqual([
      [[10, 1], '1/8'],
      [[11, 1], '3/8'],
      [[12, 1], '3/8'],
      [[13, 1], '1/8'],
    ]);
  });

  test('sees clock, folders and book', () => {
    expect(odds(rules, { name: 'looks', of: 5, s: battle() }).outcomes[0]!.value).toEqual({ orders: ['hold'], turn: 3, of: 5 });
    expect(odds(rules, { name: 'book', of: null, s: battle() }).outcomes.map(({ value }) => value)).toEqual([11, 12]);
  });

  test('that the rules do not have is refused by name', () => {
    expect(() => odds(rules, { name: 'weather', of: null, s: battle() })).toThrow('toy has no forecast called weather');
    expect(() => odds(rules, { name: 'toString', of: null, s: battle() })).toThrow(RangeError);
  });
});

describe('one ship under fire', () => {
  test('is counted to the last path within the ordinary work', () => {
    const { exact, outcomes, beyond } = odds(rules, { name: 'volley', of: { dice: 6, needs: 6 }, s: battle() });
    expect(exact).toBe(true);
    expect(beyond).toBe(0);
    expect(outcomes.at(-1)!.value).toBe(13);
    expect(sumOf(outcomes.map(({ p }) => p))).toBe('1');
  });

  test('is as likely to fare so as many seeded battles say', () => {
    const of = { dice: 5, needs: 4 };
    const { outcomes } = odds(rules, { name: 'volley', of, s: battle() });
    const runs = 200_000;
    const counts = new Map<Json, number>();
    const table = rolled<GameTypes>({ face: seeded('two opinions', 0) });
    const s = battle();
    for (let run = 0; run < runs; run += 1) {
      const value = forecasts.volley!.act(s, table as never, of);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const { value, chance } of outcomes) {
      const sigma = Math.sqrt(runs * chance * (1 - chance));
      expect(Math.abs((counts.get(value) ?? 0) - runs * chance)).toBeLessThan(5 * sigma + 1);
    }
    expect([...counts.keys()].filter(value => !outcomes.some(outcome => outcome.value === value))).toEqual([]);
  });

  test('takes work with its different states, not with its paths', () => {
    const paths = (dice: number) => exactly(t => t.each(Array<number>(dice).fill(6), SHIP, fire), { work: 40_000_000 });
    const odds = paths(12);
    expect(odds.values.length).toBeGreaterThan(1_000);
    expect(odds.weights.reduce((all: bigint, weight) => all + BigInt(weight), 0n)).toBe(BigInt(odds.of));
  });
});

describe('where the work passes its limit', () => {
  const of = { dice: 6, needs: 6 };
  const exact = odds(rules, { name: 'volley', of, s: battle() });
  const sample = odds(rules, { name: 'volley', of, s: battle() }, { work: 1_000 });

  test('a forecast is sampled, and says so', () => {
    expect(sample.exact).toBe(false);
    expect(sample.halfWidth).toBeGreaterThan(0);
    expect(sample.halfWidth).toBeLessThanOrEqual(0.02);
    expect(sample.beyond).toBe(0);
    expect(sample.assumed).toEqual(['The wind holds.']);
    expect(exact).not.toHaveProperty('halfWidth');
  });

  test('every run is counted', () => {
    for (const { p, chance } of sample.outcomes) {
      const [num, den] = part(p);
      expect(den).toBe(2500n);
      expect(chance).toBe(Number(num) / 2500);
    }
    expect(sample.outcomes.reduce((all, { p }) => all + part(p)[0], 0n)).toBe(2500n);
  });

  test('no chance is off by more than it says, where the seed is not one in twenty', () => {
    for (const { value, chance } of exact.outcomes) {
      const counted = sample.outcomes.find(outcome => canonical(outcome.value) === canonical(value))?.chance ?? 0;
      expect(Math.abs(counted - chance)).toBeLessThan(sample.halfWidth!);
    }
  });

  test('19 samples in 20 cover the chance they look for', () => {
    const chance = exact.outcomes.find(({ value }) => value === 10)!.chance;
    const off = [...Array(200).keys()].map(i => {
      const { outcomes, halfWidth } = odds(rules, { name: 'volley', of, s: battle() }, { work: 1_000, seed: `${i}`, runs: 400 });
      return Math.abs((outcomes.find(({ value }) => value === 10)?.chance ?? 0) - chance) > halfWidth!;
    });
    expect(off.filter(Boolean).length).toBeLessThanOrEqual(10);
  });

  test('the same seed gives the same sample, another seed another, and more runs a closer one', () => {
    const again = (seed?: string) =>
      odds(rules, { name: 'volley', of, s: battle() }, seed === undefined ? { work: 0 } : { work: 0, seed });
    expect(again()).toEqual(sample);
    expect(again('other')).not.toEqual(sample);
    expect(odds(rules, { name: 'volley', of, s: battle() }, { work: 0, runs: 10_000 }).halfWidth).toBeCloseTo(
      sample.halfWidth! / 2,
      10,
    );
  });

  test('a battle that is written on counts the more the larger it is', () => {
    const large = battle();
    large.sealed.red!.orders = Array<string>(4_000).fill('hold');
    expect(odds(rules, { name: 'broadside', of: null, s: battle() }, { work: 5_000, runs: 10 }).exact).toBe(true);
    expect(odds(rules, { name: 'broadside', of: null, s: large }, { work: 5_000, runs: 10 }).exact).toBe(false);
    expect(odds(rules, { name: 'hits', of: 6, s: large }, { work: 5_000 }).exact).toBe(true);
  });

  test('is sampled after work of its own, unless the asker says otherwise', () => {
    const impatient = { name: 'toy', forecasts: { sums: { ...forecasts.sums!, work: () => 100 } } } as unknown as Ruleset<Toy>;
    expect(odds(rules, { name: 'sums', of: null, s: battle() }).exact).toBe(true);
    expect(odds(impatient, { name: 'sums', of: null, s: battle() }).exact).toBe(false);
    expect(odds(impatient, { name: 'sums', of: null, s: battle() }, { work: 10_000 }).exact).toBe(true);
  });

  test('what rules prepare is prepared once, for the counting and for the sample after it', () => {
    let prepared = 0;
    const sums: Forecast<Toy> = {
      ...forecasts.sums!,
      work: () => 100,
      prepare(s, of) {
        prepared += 1;
        expect(Object.isFrozen(s.open)).toBe(true);
        return t => forecasts.sums!.act(s, t, of);
      },
    };
    const ready = { name: 'toy', forecasts: { sums } } as unknown as Ruleset<Toy>;
    const plain = { name: 'toy', forecasts: { sums: { ...forecasts.sums!, work: () => 100 } } } as unknown as Ruleset<Toy>;
    const asked = { name: 'sums', of: null, s: battle() };
    expect(odds(ready, asked)).toEqual(odds(plain, asked));
    expect(prepared).toBe(1);
  });

  test('what rules prepare is left aside where they write on the battle', () => {
    const broadside: Forecast<Toy> = { ...forecasts.broadside!, prepare: (s, of) => t => forecasts.broadside!.act(s, t, of) };
    const ready = { name: 'toy', forecasts: { broadside } } as unknown as Ruleset<Toy>;
    const asked = { name: 'broadside', of: null, s: battle() };
    expect(odds(ready, asked)).toEqual(odds(rules, asked));
  });

  test.each([100, 10_000])('is spelt once it is counted, by %i pieces of work', work => {
    let spelt = 0;
    const sums: Forecast<Toy> = {
      ...forecasts.sums!,
      work: () => work,
      act: (s, t, of) => [forecasts.sums!.act(s, t, of), 0],
      spell: () => end => {
        spelt += 1;
        return { sum: (end as [number, number])[0] };
      },
    };
    const { outcomes } = odds({ name: 'toy', forecasts: { sums } } as unknown as Ruleset<Toy>, {
      name: 'sums',
      of: null,
      s: battle(),
    });
    const plain = odds(rules, { name: 'sums', of: null, s: battle() }, { work }).outcomes;
    const inOrder = (list: typeof outcomes) => list.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
    expect(inOrder(outcomes)).toEqual(inOrder(plain.map(one => ({ ...one, value: { sum: one.value } }))));
    expect(spelt).toBe(outcomes.length);
  });

  test('a list of numbers may be written on by the rules that were handed it', () => {
    const counts: Forecast<Toy> = {
      ...forecasts.sums!,
      act: (_, t) => {
        const throwOne = (soFar: number[], item: number): number[] => {
          soFar[item]! += t.throw(1, sum(2), () => ({ rule: 'T-1', what: 'A coin' }));
          return soFar;
        };
        return t.each([0, 1], [0, 0], throwOne);
      },
    };
    const { exact, outcomes } = odds({ name: 'toy', forecasts: { counts } } as unknown as Ruleset<Toy>, {
      name: 'counts',
      of: null,
      s: battle(),
    });
    expect(exact).toBe(true);
    expect(outcomes.map(({ value, p }) => [value, p])).toEqual([1, 2].flatMap(a => [1, 2].map(b => [[a, b], '1/4'])));
  });

  test('every run of a sample plays the battle as it stands, though rules write on it', () => {
    const { outcomes } = odds(rules, { name: 'broadside', of: null, s: battle() }, { work: 0 });
    expect(outcomes.map(({ value }) => value)).toEqual([10, 11, 12, 13].map(structure => [structure, 1]));
  });
});

test('chances come out as near to their fractions as a decimal can', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 6 }), (dice, needs) => {
      const many = {
        name: 'toy',
        forecasts: { none: forecast((_, t) => t.throw(dice, sum(6), why) >= dice * needs) },
      } as unknown as Ruleset<Toy>;
      const { outcomes } = odds(many, { name: 'none', of: null, s: battle() });
      const all = outcomes.reduce((total, { chance }) => total + chance, 0);
      expect(all).toBeCloseTo(1, 12);
      const sixes = outcomes.find(({ value }) => value === true)!;
      if (needs === 6) expect(sixes.chance / 6 ** -dice).toBeCloseTo(1, 12);
    }),
  );
});
