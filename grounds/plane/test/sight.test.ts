import { describe, expect, test } from 'vitest';
import type { Model, Outline, Pose } from '../src/index.ts';
import { channel, hull, isLineFree, isOpen, obstaclesIn, outlineAt, sightThrough } from '../src/index.ts';
import { BODIES, Chance, cases } from './cases.ts';

const battleship = hull(5500, 1500);
const cruiser = hull(3500, 1000);
const destroyer = hull(2000, 600);

const model = (pose: Pose, body: Outline): Model => ({ middle: pose, outline: outlineAt(pose, body) });
const at = (x: number, y: number, heading: number): Pose => ({ x, y, heading });

describe('a channel', () => {
  const from = model(at(10_000, 10_000, 0), cruiser);
  const to = model(at(10_000, 30_000, 9000), cruiser);
  const between = channel(from, to);

  test('has the ends that are printed', () => {
    expect([between.a[0], between.a[16]]).toEqual([
      { x: 10_471, y: 10_750 },
      { x: 9529, y: 10_750 },
    ]);
    expect([between.b[0], between.b[16]]).toEqual([
      { x: 11_647, y: 29_985 },
      { x: 8353, y: 29_515 },
    ]);
  });

  test('is masked by a destroyer in the middle and blocked by a battleship, line by line as is printed', () => {
    const masked = [outlineAt(at(10_400, 20_000, 9000), destroyer)];
    expect(sightThrough(between, masked)).toEqual({ free: 41, straight: 4 });
    const blocked = [outlineAt(at(10_000, 20_000, 9000), battleship)];
    expect(sightThrough(between, blocked)).toEqual({ free: 0, straight: 0 });
    expect([isOpen(between, []), isOpen(between, masked), isOpen(between, blocked)]).toEqual([true, true, false]);
  });

  test('is wholly free with nothing in it', () => {
    expect(sightThrough(between, [outlineAt(at(20_000, 20_000, 0), battleship)])).toEqual({ free: 289, straight: 17 });
  });

  test('past the platform of Gotland leaves 211 lines, and 11 straight ones', () => {
    const vasa = model(at(28_600, 18_400, 1400), battleship);
    const lohengrin = model(at(42_600, 24_400, 19_200), cruiser);
    const platform = [35_000, 23_000, 38_000, 23_000, 38_000, 26_000, 35_000, 26_000];
    expect(sightThrough(channel(vasa, lohengrin), [platform])).toEqual({ free: 211, straight: 11 });
  });

  test('between two middles in one place looks north', () => {
    const here = model(at(10_000, 10_000, 0), destroyer);
    expect(channel(here, here).a).toHaveLength(17);
    expect(channel(here, here).a[0]!.x).toBeGreaterThan(channel(here, here).a[16]!.x);
  });
});

describe('a line', () => {
  const island: Outline = [0, 0, 0, 1000, 1000, 1000, 1000, 0];
  const line = (fromX: number, toX: number) => ({ from: { x: fromX, y: 500 }, to: { x: toX, y: 500 } });

  test('is stopped by an edge it crosses, and by an obstacle it begins in', () => {
    expect([line(-500, 1500), line(-500, 500), line(500, 1500), line(400, 600)].some(one => isLineFree(one, [island]))).toBe(
      false,
    );
    expect(isLineFree(line(-500, -1), [island])).toBe(true);
    expect(isLineFree(line(400, 600), [])).toBe(true);
  });
});

describe('many models', () => {
  /** Two models, and others about the way between them. */
  function fleet(chance: Chance) {
    const from = chance.pose();
    const [a, b] = [model(from, chance.one(BODIES)), model(chance.pose(from, 30_000), chance.one(BODIES))];
    const obstacles = Array.from({ length: chance.whole(1, 12) }, () => {
      const place = chance.near(chance.one([a.middle, b.middle, middleOfBoth(a, b)]), 8000);
      return chance.once(3) ? chance.polygon(place, 4000) : outlineAt(chance.pose(place, 10), chance.one(BODIES));
    });
    return { a, b, obstacles };
  }

  test('those near a channel stop what all stop, line by line', () => {
    const chance = new Chance('near');
    const wrong: unknown[] = [];
    let left = 0;
    for (let i = 0; i < cases(500, 20_000); i += 1) {
      const { a, b, obstacles } = fleet(chance);
      const between = channel(a, b);
      const free = between.a.map(from => between.b.map(to => isLineFree({ from, to }, obstacles)));
      const plain = { free: free.flat().filter(Boolean).length, straight: free.filter((row, j) => row[j]).length };
      const ours = sightThrough(between, obstacles);
      left += obstacles.length - obstaclesIn(between, obstacles).length;
      if (JSON.stringify(ours) !== JSON.stringify(plain) || isOpen(between, obstacles) !== plain.free > 0)
        wrong.push({ a, b, obstacles });
    }
    expect(wrong).toEqual([]);
    expect(left).toBeGreaterThan(500);
  });

  test('a mirrored table mirrors what is seen, but for ties and halves of a mil', () => {
    const chance = new Chance('mirror');
    let differing = 0;
    for (let i = 0; i < 500; i += 1) {
      const { a, b, obstacles } = fleet(chance);
      const there = sightThrough(channel(a, b), obstacles);
      const mirrored = sightThrough(channel(mirror(a), mirror(b)), obstacles.map(mirrorOutline));
      if (there.free !== mirrored.free) differing += 1;
    }
    expect(differing).toBeLessThan(5);
  });
});

const middleOfBoth = (a: Model, b: Model) => ({
  x: Math.round((a.middle.x + b.middle.x) / 2),
  y: Math.round((a.middle.y + b.middle.y) / 2),
});

/** West for east, about the middle of the largest table; corners in the opposite order, so that they stay clockwise. */
function mirrorOutline(outline: Outline): Outline {
  return Array.from({ length: outline.length / 2 }, (_, i) => outline.length - 2 * i - 2).flatMap(i => [
    120_000 - outline[i]!,
    outline[i + 1]!,
  ]);
}

const mirror = ({ middle: { x, y }, outline }: Model): Model => ({
  middle: { x: 120_000 - x, y },
  outline: mirrorOutline(outline),
});
