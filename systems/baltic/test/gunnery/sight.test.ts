import { channel, rangeOf, sightThrough } from '@flagplot/plane';
import { describe, expect, test } from 'vitest';
import { markNamed } from '../../rules/gunnery/mark.ts';
import type { Line } from '../../rules/gunnery/sight.ts';
import { lineBetween } from '../../rules/gunnery/sight.ts';
import type { OptionName } from '../../rules/options.ts';
import { footprint } from '../../rules/roster.ts';
import type { Feature, Scenario } from '../../rules/scenario-file.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';
import { aim, gun, sheetAs } from './range.ts';

const platform: Feature = {
  ...{ id: 'platform', kind: 'structure', heights: ['below', 'surface', 'airborne'] },
  polygon: [35_000, 23_000, 38_000, 23_000, 38_000, 26_000, 35_000, 26_000],
};
/** Between 20, 10 and 20, 30, and wide. */
const wall = (kind: Feature['kind'], heights: NonNullable<Feature['heights']> = []): Feature => ({
  ...{ id: 'wall', kind, heights },
  polygon: [10_000, 19_000, 30_000, 19_000, 30_000, 21_000, 10_000, 21_000],
});

function look(b: Battle, from: string, to: string): Line {
  return lineBetween(b.s, b.vessel(from), markNamed(b.s, to) as NonNullable<ReturnType<typeof markNamed>>);
}
const sees = (b: Battle, from: string, to: string): boolean => look(b, from, to).open;

function freeLines(b: Battle, from: string, to: string): [number, number] {
  const [one, other] = [b.vessel(from), b.vessel(to)];
  const model = (vessel: typeof one) => ({ middle: vessel, outline: footprint(b.s.book, vessel) });
  const { free, straight } = sightThrough(channel(model(one), model(other)), look(b, from, to).obstacles);
  return [free, 17 - straight];
}

describe('BB-6.6.1 BB-6.6.2 BB-6.6.3 vectors of the dossier', () => {
  test('BB-3.2.12 from Vasa past the platform to Lohengrin 211 of 289 lines are free and 6 of 17 obstructed, at 12.974 inches', () => {
    const b = battle('sd vasa sd-bb 28.6,18.4^14\nto lohengrin to-ca 42.6,24.4^192', { features: [platform] });
    expect(freeLines(b, 'vasa', 'lohengrin')).toEqual([211, 6]);
    expect(look(b, 'vasa', 'lohengrin')).toMatchObject({ squared: 168_320_898, open: true });
    expect(rangeOf(168_320_898)).toBe(12_974);
  });

  const row = (between: string) => battle(`to from to-ca 10,10^0\nsd to sd-ca 10,30^90\nsd between ${between}`);

  test('BB-3.2.12 BB-3.2.11 an enemy destroyer leaves 41 lines and hides 13 of 17, an enemy battleship leaves none', () => {
    const one = row('sd-dd 10.4,20^90');
    for (const vessel of one.s.open.vessels.slice(3)) vessel.status = 'sunk';
    expect(freeLines(one, 'from', 'to')).toEqual([41, 13]);
    const other = row('sd-bb 10,20^90');
    expect(freeLines(other, 'from', 'to')[0]).toBe(0);
    expect([sees(one, 'from', 'to'), sees(other, 'from', 'to')]).toEqual([true, false]);
    expect(aim(other, { weapon: 'fore-turret', by: ['from'], target: 'to' })).toBeUndefined();
  });
});

test('BB-3.2.13 BB-3.2.14 hostile vessels alone are in the way, never one’s own, nor the two themselves', () => {
  const b = battle('a from to-ca 20,10^0\na friend to-bb 20,20^90\nb to sd-ca 20,30^90');
  expect([sees(b, 'from', 'to'), sees(b, 'to', 'from')]).toEqual([true, false]);
});

test('BB-3.2.24 a wreck is in everybody’s way, and in nobody’s where the table plays it so', () => {
  const lie = 'a from to-ca 20,10^0\na friend to-bb 20,20^90\nb to sd-ca 20,30^90';
  const wrecked = (options: OptionName[]) => {
    const b = battle(lie, { options });
    b.vessel('friend').status = 'wreck';
    return [sees(b, 'from', 'to'), sees(b, 'to', 'from')];
  };
  expect(wrecked([])).toEqual([false, false]);
  expect(wrecked(['clear-wrecks'])).toEqual([true, true]);
});

test('BB-3.2.22 a flyer is in nobody’s way', () => {
  const b = battle('a from to-ca 20,10^0\nb flyer to-ab 20,20^90\nb to sd-ca 20,30^90');
  expect(sees(b, 'from', 'to')).toBe(true);
});

describe('the matrix of sight', () => {
  const across = (pair: string, features: Feature[]) => {
    const [from, to] = pair.split(' ');
    const b = battle(`a from ${from} 20,10^0\nb to ${to} 20,30^90`, { features });
    return sees(b, 'from', 'to');
  };
  const [ship, flyer] = ['to-ca', 'hl-rc'];

  test.each([
    ['BB-3.2.15', `${flyer} ${flyer}`, [true, true, false]],
    ['BB-3.2.16', `${flyer} ${ship}`, [true, false, false]],
    ['BB-3.2.17', `${ship} ${flyer}`, [true, true, false]],
    ['BB-3.2.18', `${ship} ${ship}`, [true, false, false]],
  ])('%s %s past a reef, low land and a mountain', (_, pair, seen) => {
    const [reef, low, tall] = [wall('reef', ['below']), wall('land', ['surface']), wall('land', ['surface', 'airborne'])];
    expect([reef, low, tall].map(one => across(pair, [one]))).toEqual(seen);
  });

  test('BB-3.2.16 BB-3.2.17 BB-3.2.18 vessels are in the way from ship to ship alone', () => {
    const over = (from: string, to: string) => {
      const b = battle(`a from ${from} 20,10^0\nb mid sd-bb 20,20^90\nb to ${to} 20,30^90`);
      return sees(b, 'from', 'to');
    };
    expect([over(ship, ship), over(flyer, ship), over(ship, flyer)]).toEqual([false, true, true]);
  });

  test('BB-3.2.18 water is in nobody’s way', () => {
    expect(across(`${ship} ${ship}`, [wall('shallow')])).toBe(true);
  });

  const dive = (options: OptionName[], down: string[], features: Feature[] = []) => {
    const b = battle('a from nf-ca 20,10^0\na up hl-rc 30,10^0\nb to nf-ca 20,30^90', { options, features });
    for (const id of down) b.vessel(id).down = true;
    return b;
  };

  test('BB-3.2.23 Hull Down sees and is seen as at the surface, by another one too', () => {
    const b = dive([], ['from', 'to']);
    expect([sees(b, 'from', 'to'), sees(b, 'up', 'to')]).toEqual([true, true]);
    expect(sees(dive([], ['from', 'to'], [wall('land', ['surface'])]), 'from', 'to')).toBe(false);
  });

  test('BB-3.2.19 BB-3.2.20 BB-3.2.21 BB-3.2.23 with submerged hulls it sees as what is submerged', () => {
    const one = dive(['submerged-hulls'], ['to']);
    expect([sees(one, 'from', 'to'), sees(one, 'up', 'to'), sees(one, 'to', 'from'), sees(one, 'to', 'up')]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(sees(dive(['submerged-hulls'], ['to'], [wall('reef', ['below'])]), 'to', 'from')).toBe(false);
    expect(sees(dive(['submerged-hulls'], ['from', 'to'], [wall('land', ['surface'])]), 'from', 'to')).toBe(true);
  });
});

test('BB-3.2.25 BB-6.2.9 what a flyer is above is not in her way, what she is not above is', () => {
  const b = battle('a from hl-rc 20,18^0\nb to to-ca 20,30^90', { features: [wall('land', ['surface'])] });
  expect(sees(b, 'from', 'to')).toBe(true);
  expect(sees(b, 'to', 'from')).toBe(true);
  b.vessel('from').y = 17_000;
  expect(sees(b, 'from', 'to')).toBe(false);
});

test('BB-6.6.4 models that touch see each other, whatever stands there', () => {
  const b = battle('a from to-ca 20,10^0\nb to sd-ca 20,12.26^90', { features: [{ ...wall('land', ['surface']), polygon: [] }] });
  const land: Feature = {
    ...wall('land', ['surface']),
    polygon: [15_000, 11_000, 25_000, 11_000, 25_000, 12_500, 15_000, 12_500],
  };
  const touching = battle('a from to-ca 20,10^0\nb to sd-ca 20,12.26^90', { features: [land] });
  const apart = battle('a from to-ca 20,10^0\nb to sd-ca 20,12.261^90', { features: [land] });
  expect([sees(b, 'from', 'to'), sees(touching, 'from', 'to'), sees(apart, 'from', 'to')]).toEqual([true, true, false]);
});

test('BB-6.6.5 two models have one channel, drawn from whoever stands first', () => {
  const b = battle('sd vasa sd-bb 28.6,18.4^14\nto lohengrin to-ca 42.6,24.4^192', { features: [platform] });
  const there = look(b, 'vasa', 'lohengrin').places;
  const back = look(b, 'lohengrin', 'vasa').places;
  const one = channel(
    { middle: b.vessel('vasa'), outline: footprint(b.s.book, b.vessel('vasa')) },
    { middle: b.vessel('lohengrin'), outline: footprint(b.s.book, b.vessel('lohengrin')) },
  );
  expect([there, back]).toEqual([one.b, one.a]);
});

test('BB-3.2.26 BB-3.2.48 with masking, nine of seventeen lines hidden shift a column to the right; eight do not', () => {
  const shot = (x: number, options: OptionName[]) => {
    const one: Partial<Scenario> = { cards: { sheets: [sheetAs('gunner', 'to-ca', { weapons: [gun({ fp: 12 })] })] }, options };
    const b = battle(`to from gunner 10,10^0\nsd to sd-ca 10,30^90\nsd between sd-dd ${x},20^90`, one);
    for (const vessel of b.s.open.vessels.slice(3)) vessel.status = 'sunk';
    const found = aim(b, { by: ['from'], target: 'to' });
    return [freeLines(b, 'from', 'to')[1], found?.column?.shifts.map(({ of }) => of)];
  };
  expect([shot(10.4, ['masking']), shot(10.4, [])]).toEqual([
    [13, ['masked']],
    [13, []],
  ]);
  const hidden = [10.6, 10.7, 10.8, 10.9, 11, 11.1, 11.2].map(x => shot(x, ['masking']));
  expect(hidden.find(([lines]) => lines === 9)?.[1] ?? ['masked']).toEqual(['masked']);
  for (const [lines, shifts] of hidden) expect(shifts).toEqual((lines as number) >= 9 ? ['masked'] : []);
  expect(hidden.some(([lines]) => (lines as number) < 9)).toBe(true);
});
