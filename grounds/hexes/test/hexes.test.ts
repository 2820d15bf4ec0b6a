import fc from 'fast-check';
import { defineHex, distance, hexToOffset, Orientation } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import type { Hex, Layout } from '../src/hexes.ts';
import {
  bearing,
  bearingOf,
  columnOf,
  hexAt,
  leastRange,
  line,
  NO_BEARING,
  nameOf,
  neighbour,
  noBounds,
  offBow,
  onMap,
  parseAnyName,
  parseName,
  range,
  rangeOf,
  ring,
  rotate,
  rowOf,
  same,
  sides,
  step,
  stretch,
  within,
} from '../src/hexes.ts';

const LAYOUTS: Layout[] = ['columns', 'rows'];
const far = fc.integer({ min: -60, max: 60 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: far, r: far });
const sixths = fc.integer({ min: -12, max: 12 });
const anyLayout = fc.constantFrom(...LAYOUTS);

const minus = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });
const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
const turnedAbout = (centre: Hex, hex: Hex, n: number): Hex => plus(centre, rotate(minus(hex, centre), n));

describe('range', () => {
  test('is a metric', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(range(a, b)).toBe(range(b, a));
        expect(range(a, b) === 0).toBe(same(a, b));
        expect(range(a, c)).toBeLessThanOrEqual(range(a, b) + range(b, c));
      }),
    );
  });

  test('is the least number of steps', () => {
    const centre = { q: 3, r: -2 };
    let reached: Hex[] = [centre];
    const known = new Map([['3,-2', 0]]);
    for (let n = 1; n <= 5; n++) {
      const next: Hex[] = [];
      for (const from of reached) {
        for (let d = 0; d < 6; d++) {
          const hex = neighbour(from, d);
          const key = `${hex.q},${hex.r}`;
          if (known.has(key)) continue;
          known.set(key, n);
          next.push(hex);
        }
      }
      reached = next;
    }
    expect(known.size).toBe(91);
    for (const [key, steps] of known) {
      const [q, r] = key.split(',').map(Number);
      expect(range(centre, { q: q!, r: r! })).toBe(steps);
    }
  });

  test('agrees with honeycomb-grid', () => {
    const settings = defineHex({ orientation: Orientation.FLAT }).settings;
    fc.assert(fc.property(anyHex, anyHex, (a, b) => void expect(range(a, b)).toBe(distance(settings, a, b))));
  });
});

describe('bounds', () => {
  const bounded = (hexes: readonly Hex[]) => {
    const bounds = noBounds();
    for (const hex of hexes) stretch(bounds, hex);
    return bounds;
  };

  test('groups are never nearer than their bounds, and as near where each is one counter', () => {
    const group = fc.array(anyHex, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(group, group, (some, others) => {
        const least = Math.min(...some.flatMap(one => others.map(other => range(one, other))));
        expect(leastRange(bounded(some), bounded(others))).toBeLessThanOrEqual(least);
        expect(leastRange(bounded(some.slice(0, 1)), bounded(others.slice(0, 1)))).toBe(range(some[0]!, others[0]!));
      }),
    );
  });

  test('nobody is near a group without counters', () => {
    expect(leastRange(noBounds(), bounded([{ q: 3, r: 4 }]))).toBeGreaterThan(99);
    expect(leastRange(noBounds(), noBounds())).toBeGreaterThan(99);
  });
});

describe('bearing', () => {
  test('is the angle from the middle of the faced side, clockwise, a line every 30 degrees', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 5 }), anyHex, (at, facing, to) => {
        fc.pre(!same(at, to));
        expect(bearing(at, facing, to)).toBe((((drawnBearing(minus(to, at)) - 4 * facing) % 24) + 24) % 24);
      }),
      { numRuns: 2000 },
    );
  });

  /** The other opinion: the drawn map of columns, with floats and an angle. */
  function drawnBearing({ q, r }: Hex): number {
    const east = 1.5 * q;
    const south = Math.sqrt(3) * (r + q / 2);
    const thirties = (Math.atan2(east, -south) * 6) / Math.PI;
    const onLine = Math.abs(thirties - Math.round(thirties)) < 1e-9;
    const half = onLine ? 2 * Math.round(thirties) : 2 * Math.floor(thirties) + 1;
    return (half + 24) % 24;
  }

  test('sides are 0, 4, 8 ..., corners 2, 6, 10 ..., everything else is odd', () => {
    const at = { q: 0, r: 0 };
    expect(ring(at, 1).map(to => bearing(at, 0, to))).toEqual([0, 4, 8, 12, 16, 20]);
    expect(ring(at, 2).map(to => bearing(at, 0, to))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
    expect(ring(at, 3).map(to => bearing(at, 0, to))).toEqual([0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23]);
  });

  test('is unchanged when the map with everything on it is turned by sixths', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 5 }), anyHex, sixths, (at, facing, to, n) => {
        const turned = (((facing + n) % 6) + 6) % 6;
        expect(bearing(at, turned, turnedAbout(at, to, n))).toBe(bearing(at, facing, to));
      }),
    );
  });

  test('is the same however far off, in whole multiples of one way', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 2, max: 200 }), ({ q, r }, n) => {
        expect(bearingOf(n * q, n * r, 0)).toBe(bearingOf(q, r, 0));
      }),
    );
  });

  test('of the way back is half a circle further', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        fc.pre(!same(a, b));
        expect((bearing(a, 0, b) + 12) % 24).toBe(bearing(b, 0, a));
      }),
    );
  });

  test('takes facings beyond 0 to 5 as turns', () => {
    expect(bearingOf(0, -1, 7)).toBe(bearingOf(0, -1, 1));
    expect(bearingOf(0, -1, -1)).toBe(4);
  });

  test('of a hex from itself is none', () => {
    expect(bearing({ q: 4, r: 4 }, 2, { q: 4, r: 4 })).toBe(NO_BEARING);
    expect(bearingOf(0, 0, 0)).toBe(-1);
  });
});

describe('steps and turns', () => {
  test('a step of n is n steps, and back again', () => {
    fc.assert(
      fc.property(anyHex, sixths, fc.integer({ min: 0, max: 9 }), (hex, d, n) => {
        let walked = hex;
        for (let i = 0; i < n; i++) walked = neighbour(walked, d);
        expect(step(hex, d, n)).toEqual(walked);
        expect(step(step(hex, d, n), d + 3, n)).toEqual(hex);
        expect(step(hex, d)).toEqual(neighbour(hex, d));
      }),
    );
  });

  test('turning a direction by a sixth gives the next one clockwise', () => {
    const origin = { q: 0, r: 0 };
    for (let d = 0; d < 6; d++) {
      for (let n = -7; n <= 7; n++) expect(rotate(neighbour(origin, d), n)).toEqual(neighbour(origin, d + n));
    }
  });

  test('turns add up and keep the range', () => {
    fc.assert(
      fc.property(anyHex, sixths, sixths, (hex, m, n) => {
        expect(rotate(rotate(hex, m), n)).toEqual(rotate(hex, m + n));
        expect(rangeOf(rotate(hex, m).q, rotate(hex, m).r)).toBe(rangeOf(hex.q, hex.r));
      }),
    );
  });

  test('no coordinate is ever minus zero, which would be saved as another text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 }), sixths, (q, r, n) => {
        for (const hex of [rotate({ q, r }, n), step({ q, r }, n, 0), ...line({ q, r }, { q: r, r: q }), ...ring({ q, r }, 1)]) {
          expect(Object.is(hex.q, -0) || Object.is(hex.r, -0)).toBe(false);
        }
      }),
    );
  });
});

describe('sides', () => {
  const drawn = (a: string, b: string) =>
    sides(parseName(a, 'columns')!, parseName(b, 'columns')!).map(group => group.map(hex => nameOf(hex, 'columns')).sort());

  test('are the hexes between, one by one, where the line runs through them', () => {
    expect(drawn('0505', '0501')).toEqual([['0504'], ['0503'], ['0502']]);
    expect(drawn('0505', '0504')).toEqual([]);
    expect(drawn('0505', '0505')).toEqual([]);
  });

  test('are two at a time where it runs along the side between them', () => {
    expect(drawn('0505', '0705')).toEqual([['0604', '0605']]);
    expect(drawn('0505', '0905')).toEqual([['0604', '0605'], ['0705'], ['0804', '0805']]);
  });

  test('are both hexes one after another where the line crosses the middle of the side between them', () => {
    expect(drawn('0505', '0601')).toEqual([['0504'], ['0603'], ['0503'], ['0602']]);
  });

  test('hold each hex of the line, backwards from the other end, and none that the drawn line misses', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }), (a, dq, dr) => {
        const b = plus(a, { q: dq, r: dr });
        const found = sides(a, b);
        const flat = found.flat();
        for (const hex of line(a, b).slice(1, -1)) expect(flat).toContainEqual(hex);
        const sorted = (groups: Hex[][]) => groups.map(group => group.map(({ q, r }) => `${q},${r}`).sort());
        expect(sorted(sides(b, a)).reverse()).toEqual(sorted(found));
        for (const hex of flat) expect(range(a, hex) + range(hex, b)).toBeLessThanOrEqual(range(a, b) + 1);
        for (const group of found) expect(group.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('line', () => {
  /** Of all hexes near the point i/n of the way, the nearest by squared distance; of two, the further east, then north. */
  function nearestByTrial(a: Hex, b: Hex, i: number, n: number, layout: Layout): Hex {
    const point = { q: a.q * (n - i) + b.q * i, r: a.r * (n - i) + b.r * i };
    const middle = { q: Math.round(point.q / n) || 0, r: Math.round(point.r / n) || 0 };
    const east = (hex: Hex): number => (layout === 'columns' ? hex.q : hex.q - hex.r);
    const off = (hex: Hex): number => {
      const q = hex.q * n - point.q;
      const r = hex.r * n - point.r;
      return q * q + q * r + r * r;
    };
    return within(middle, 2).sort((x, y) => off(x) - off(y) || east(y) - east(x) || x.r - y.r)[0]!;
  }

  test('is at each step the hex nearest to the drawn line; ties go east, else north, in both layouts', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyLayout, (a, b, layout) => {
        const n = range(a, b);
        const hexes = line(a, b);
        expect(hexes).toHaveLength(n + 1);
        for (let i = 0; i <= n; i++) expect(hexes[i]).toEqual(n ? nearestByTrial(a, b, i, n, layout) : a);
      }),
    );
  });

  test('is the same from either end, so that sight is mutual', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(line(b, a).reverse()).toEqual(line(a, b));
      }),
    );
  });

  test('goes from neighbour to neighbour', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const hexes = line(a, b);
        expect(hexes[0]).toEqual(a);
        expect(hexes.at(-1)).toEqual(b);
        for (let i = 1; i < hexes.length; i++) expect(range(hexes[i - 1]!, hexes[i]!)).toBe(1);
      }),
    );
  });

  test('along the side between two hexes takes the eastern or the northern one', () => {
    const names = (a: string, b: string): string[] =>
      line(parseName(a, 'columns')!, parseName(b, 'columns')!).map(hex => nameOf(hex, 'columns'));
    expect(names('0505', '0705')).toEqual(['0505', '0604', '0705']);
    expect(names('0505', '0606')).toEqual(['0505', '0605', '0606']);
    expect(names('0505', '0603')).toEqual(['0505', '0604', '0603']);
  });
});

describe('rings', () => {
  test('a ring is every hex at its range, once, clockwise', () => {
    const centre = { q: -4, r: 9 };
    for (let n = 1; n <= 6; n++) {
      const hexes = ring(centre, n);
      expect(new Set(hexes.map(hex => `${hex.q},${hex.r}`)).size).toBe(6 * n);
      expect(hexes.every(hex => range(centre, hex) === n)).toBe(true);
      const bearings = hexes.map(hex => bearing(centre, 0, hex));
      expect(bearings).toEqual([...bearings].sort((x, y) => x - y));
    }
    expect(ring(centre, 0)).toEqual([centre]);
    expect(ring(centre, -1)).toEqual([]);
  });

  test('the first ring is the neighbours by direction', () => {
    const centre = { q: 2, r: 2 };
    expect(ring(centre, 1)).toEqual([0, 1, 2, 3, 4, 5].map(d => neighbour(centre, d)));
  });

  test('within a radius lie 1 + 3n(n + 1) hexes', () => {
    for (let n = 0; n <= 5; n++) expect(within({ q: 0, r: 7 }, n)).toHaveLength(1 + 3 * n * (n + 1));
    expect(within({ q: 0, r: 7 }, -1)).toEqual([]);
  });
});

describe('map notation', () => {
  test('there and back for every hex of the largest map', () => {
    for (const layout of LAYOUTS) {
      const seen = new Set<string>();
      for (let column = 1; column <= 99; column++) {
        for (let row = 1; row <= 99; row++) {
          const hex = hexAt(column, row, layout);
          const name = nameOf(hex, layout);
          expect(name).toBe(String(column).padStart(2, '0') + String(row).padStart(2, '0'));
          expect(parseName(name, layout)).toEqual(hex);
          seen.add(`${hex.q},${hex.r}`);
        }
      }
      expect(seen.size).toBe(99 * 99);
    }
  });

  test('columns and rows agree with honeycomb-grid', () => {
    // Its hexes of rows start with the direction that is our direction 1, hence the turn.
    const columns = { offset: -1 as const, isFlat: true, isPointy: false };
    const rows = { offset: -1 as const, isFlat: false, isPointy: true };
    fc.assert(
      fc.property(anyHex, hex => {
        const flat = hexToOffset({ ...hex, ...columns });
        expect([columnOf(hex, 'columns'), rowOf(hex, 'columns')]).toEqual([flat.col + 1, flat.row + 1]);
        const pointy = hexToOffset({ ...rotate(hex, 1), ...rows });
        expect([columnOf(hex, 'rows'), rowOf(hex, 'rows')]).toEqual([pointy.col + 1, pointy.row + 1]);
      }),
    );
  });

  test('in rows the neighbours are those that Squadrons prints, east first', () => {
    const around = (name: string): string[] =>
      [1, 2, 3, 4, 5, 0].map(d => nameOf(neighbour(parseName(name, 'rows')!, d), 'rows'));
    // E, SE, SW, W, NW, NE of an odd row, then of an even one.
    expect(around('0511')).toEqual(['0611', '0512', '0412', '0411', '0410', '0510']);
    expect(around('0512')).toEqual(['0612', '0613', '0513', '0412', '0511', '0611']);
  });

  test('in rows the ranges and arcs of the Squadrons vectors come out', () => {
    const at = (name: string): Hex => parseName(name, 'rows')!;
    expect(['2311', '2108', '1815', '2615'].map(name => range(at('2011'), at(name)))).toEqual([3, 3, 4, 8]);
    const arc = ['2108', '2109', '2015', '2214', '2011', '1911', '1910', '1912'].map(name => bearing(at('2011'), 1, at(name)));
    const eitherSide = (b: number): boolean => b !== NO_BEARING && (b <= 4 || b >= 20);
    expect(arc.map(eitherSide)).toEqual([true, true, false, true, false, false, false, false]);
  });

  test('in columns the even ones lie half a hex further south', () => {
    const around = (name: string): string[] => ring(parseName(name, 'columns')!, 1).map(hex => nameOf(hex, 'columns'));
    // N, NE, SE, S, SW, NW of an odd column, then of an even one.
    expect(around('0505')).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(around('0605')).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
  });

  test('what is not four digits of a column and a row names no hex', () => {
    for (const text of ['', '512', '05123', '0012', '1200', '0000', '05.1', '-101', ' 512', '0512\n', '٠٥١٢', '1e10']) {
      for (const layout of LAYOUTS) expect(parseName(text, layout)).toBeUndefined();
    }
  });

  test('a hex off the paper is still told where it is', () => {
    for (const layout of LAYOUTS) {
      expect(nameOf(hexAt(0, 5, layout), layout)).toBe('(0,5)');
      expect(nameOf(hexAt(100, -3, layout), layout)).toBe('(100,-3)');
      expect(parseName('(0,5)', layout)).toBeUndefined();
      for (const [column, row] of [
        [0, 5],
        [100, -3],
        [7, 12],
      ] as const)
        expect(parseAnyName(nameOf(hexAt(column, row, layout), layout), layout)).toEqual(hexAt(column, row, layout));
      expect(parseAnyName('(0,5', layout)).toBeUndefined();
    }
  });

  test('a map holds its columns and rows and nothing else', () => {
    const extent = { columns: 4, rows: 3 };
    for (const layout of LAYOUTS) {
      const held: string[] = [];
      for (let column = -1; column <= 6; column++) {
        for (let row = -1; row <= 6; row++) if (onMap(hexAt(column, row, layout), extent, layout)) held.push(`${column}/${row}`);
      }
      expect(held).toEqual(['1/1', '1/2', '1/3', '2/1', '2/2', '2/3', '3/1', '3/2', '3/3', '4/1', '4/2', '4/3']);
    }
  });
});

test('how far off the bow a hex lies is alike to either side, and nothing for the hex itself', () => {
  const at = { q: 0, r: 0 };
  for (const to of within(at, 4))
    for (let facing = 0; facing < 6; facing += 1) {
      const found = bearing(at, facing, to);
      const off = offBow(at, facing, to);
      expect(off).toBe(found === NO_BEARING ? 0 : Math.min(found, 24 - found));
      expect(offBow(at, facing + 3, to)).toBe(found === NO_BEARING ? 0 : 12 - off);
    }
});
