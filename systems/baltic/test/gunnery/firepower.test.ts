import { describe, expect, test } from 'vitest';
import type { Class } from '../../rules/cards.ts';
import type { Setting } from '../../rules/charts.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { battle, only } from '../battle.ts';
import { aim, fire, fireStep, gun, laid, sheetAs } from './range.ts';

/** A destroyer's hull with one gun, 2 inches long. */
const firers = (fp: number, cal: Class): Partial<Scenario> => ({
  cards: { sheets: [sheetAs('gunner', 'sd-ca', { size: [2000, 600], weapons: [gun({ fp, cal })] })] },
});

interface Shot {
  cal: Class;
  fp: number;
  at: string;
  shows: 'side' | 'bow' | 'stern';
  range: number;
  setting: Setting;
  down?: boolean;
  lost?: number;
}

function aimed({ cal, fp, at, shows, range, setting, down = false, lost = 0 }: Shot) {
  const b = battle(`a firer gunner 20,10^0 Half\nb mark ${at} ${laid(at, { range, shows })} ${setting}`, firers(fp, cal));
  b.vessel('firer').lost = lost;
  const [mark, ...others] = b.s.open.vessels.slice(1) as [Vessel, ...Vessel[]];
  mark.down = down;
  // Those abreast of a flagship that shows her side would lie in the line of fire.
  for (const other of others) other.status = 'sunk';
  return aim(b, { by: ['firer'], target: mark.id });
}

describe('BB-3.2.27 to BB-3.2.57 vectors of the dossier', () => {
  test.each<[Shot, number, number, number]>([
    [{ cal: 'B', fp: 12, at: 'to-ca', shows: 'side', range: 15_000, setting: 'Half' }, 4, 2, 8],
    [{ cal: 'B', fp: 12, at: 'to-ca', shows: 'side', range: 22_000, setting: 'Half' }, 5, 2, 6],
    [{ cal: 'B', fp: 12, at: 'to-ca', shows: 'side', range: 8000, setting: 'Half' }, 3, 2, 12],
    [{ cal: 'B', fp: 12, at: 'to-ca', shows: 'side', range: 8000, setting: 'Flank' }, 4, 2, 8],
    [{ cal: 'B', fp: 12, at: 'to-bb', shows: 'bow', range: 8000, setting: 'Crawl' }, 1, 1, 11],
    [{ cal: 'C', fp: 6, at: 'to-bb', shows: 'side', range: 15_000, setting: 'Half' }, 4, 0.5, 1],
    [{ cal: 'D', fp: 12, at: 'to-bb', shows: 'bow', range: 15_000, setting: 'Half' }, 2, 0.5, 4],
    [{ cal: 'B', fp: 10, at: 'to-dd', shows: 'side', range: 15_000, setting: 'Full' }, 5, 2, 4],
    [{ cal: 'C', fp: 9, at: 'nf-bb', shows: 'side', range: 15_000, setting: 'Half', down: true }, 4, 0.5, 1],
    [{ cal: 'B', fp: 8, at: 'hl-rc', shows: 'side', range: 15_000, setting: 'Half' }, 4, 2, 6],
    [{ cal: 'C', fp: 8, at: 'hl-rc', shows: 'side', range: 15_000, setting: 'Half' }, 4, 2, 6],
    [{ cal: 'C', fp: 8, at: 'to-ca', shows: 'side', range: 15_000, setting: 'Half' }, 4, 1, 3],
    [{ cal: 'D', fp: 1, at: 'to-dd', shows: 'side', range: 15_000, setting: 'Half' }, 5, 1, 0],
    [{ cal: 'B', fp: 9, at: 'to-bb', shows: 'bow', range: 15_000, setting: 'Half', lost: 5 }, 2, 1, 3],
  ])('%o is read in column %i, times %d, for %i dice', (shot, column, times, dice) => {
    const found = aimed(shot);
    expect([found?.column?.column, (found?.halves ?? 0) / 2, found?.dice]).toEqual([column, times, dice]);
  });
});

const plain: Shot = { cal: 'B', fp: 12, at: 'to-ca', shows: 'side', range: 15_000, setting: 'Half' };

test('BB-3.2.27 BB-3.2.61 a crippled ship halves its firepower before the table is read', () => {
  expect([
    aimed({ ...plain, fp: 9 })?.fp,
    aimed({ ...plain, fp: 9, lost: 5 })?.fp,
    aimed({ ...plain, fp: 9, lost: 4 })?.fp,
  ]).toEqual([9, 4, 9]);
});

test('BB-3.2.37 BB-3.2.38 BB-3.2.39 BB-6.5.1 bow, stern and side of a ship begin in columns 2, 3, 4', () => {
  const column = (shows: Shot['shows']) => aimed({ ...plain, shows })?.column;
  expect([column('bow')?.column, column('stern')?.column, column('side')?.column]).toEqual([2, 3, 4]);
  expect([column('bow')?.aspect, column('stern')?.aspect, column('side')?.aspect]).toEqual([
    'closing',
    'moving away',
    'broadside',
  ]);
});

test('BB-3.2.40 an unrated vessel begins one column to the right', () => {
  const column = (shows: Shot['shows']) => aimed({ ...plain, at: 'to-dd', shows })?.column?.start;
  expect([column('bow'), column('stern'), column('side')]).toEqual([3, 4, 5]);
});

test('BB-3.2.41 BB-3.2.42 at Stop and held it is stationary from every side, at Crawl it is not', () => {
  const start = (setting: Setting, shows: Shot['shows']) => aimed({ ...plain, setting, shows })?.column?.start;
  expect([start('Stop', 'side'), start('Stop', 'bow'), start('Crawl', 'side'), start('Crawl', 'bow')]).toEqual([1, 1, 4, 2]);
  const b = battle(
    `a firer gunner 20,10^0\nb mark to-ca ${laid('to-ca', { range: 15_000, shows: 'side' })} Slow`,
    firers(12, 'B'),
  );
  b.vessel('mark').held = true;
  expect(aim(b, { by: ['firer'], target: 'mark' })?.column?.start).toBe(1);
});

test('BB-3.2.41 BB-3.2.6 a wreck may be fired at, and is stationary once it has stopped', () => {
  const start = (setting: Setting) => {
    const b = battle(
      `a firer gunner 20,10^0\nb mark to-ca ${laid('to-ca', { range: 15_000, shows: 'side' })} ${setting}`,
      firers(12, 'B'),
    );
    b.vessel('mark').status = 'wreck';
    return aim(b, { by: ['firer'], target: 'mark' })?.column?.start;
  };
  expect([start('Crawl'), start('Stop')]).toEqual([4, 1]);
});

test('BB-3.2.43 an aerial corvette begins in column 5 from any side and never lies still; shifts apply to it', () => {
  const b = (range: number) =>
    battle(`a firer gunner 20,10^0\nb mark hl-ac ${laid('hl-ac', { range, shows: 'bow' })} Stop`, firers(12, 'B'));
  const column = (range: number) => aim(b(range), { by: ['firer'], target: 'mark-1' })?.column;
  expect([column(15_000)?.start, column(8000)?.column]).toEqual([5, 4]);
});

test('BB-3.2.46 BB-3.2.47 exactly ten inches is short, exactly twenty is not long, a mil more is otherwise', () => {
  const shifts = (range: number) => aimed({ ...plain, range })?.column?.shifts.map(({ of }) => of);
  expect([shifts(10_000), shifts(10_001), shifts(20_000), shifts(20_001)]).toEqual([['short'], [], [], ['long']]);
});

test('BB-3.2.44 BB-3.2.45 BB-3.2.49 Flank shifts right and Crawl left, all shifts are summed, and end at the edge of the table', () => {
  const column = (more: Partial<Shot>) => aimed({ ...plain, ...more })?.column?.column;
  expect([column({ setting: 'Flank', range: 8000 }), column({ setting: 'Crawl', range: 22_000 })]).toEqual([4, 4]);
  expect([column({ setting: 'Flank', range: 22_000 }), column({ setting: 'Crawl', range: 8000, shows: 'bow' })]).toEqual([5, 1]);
});

test('BB-6.5.2 BB-6.5.3 at exactly 45 and 135 degrees off the bow a hull is broadside on, at Reverse too', () => {
  const aspect = (heading: number, setting: Setting = 'Half') => {
    const b = battle(`a firer gunner 20,10^0\nb mark to-ca 20,30^${heading} ${setting}`, firers(12, 'B'));
    return aim(b, { by: ['firer'], target: 'mark' })?.column?.aspect;
  };
  expect([aspect(135), aspect(45), aspect(135.01), aspect(44.99)]).toEqual(['broadside', 'broadside', 'closing', 'moving away']);
  expect([aspect(180, 'Reverse'), aspect(0, 'Reverse')]).toEqual(['closing', 'moving away']);
});

test('BB-3.2.50 BB-3.2.51 BB-3.2.52 BB-3.2.53 BB-3.2.54 the target chooses the row of Table 2, the ordnance its column', () => {
  const halves = (at: string, down = false) =>
    (['D', 'C', 'B'] as const).map(cal => (aimed({ ...plain, at, cal, down })?.halves ?? 0) / 2);
  expect(halves('to-dd')).toEqual([1, 2, 2]);
  expect(halves('to-ca')).toEqual([0.5, 1, 2]);
  expect(halves('to-bb')).toEqual([0.5, 0.5, 1]);
  expect(halves('hl-rc')).toEqual([1, 2, 2]);
  expect(halves('to-ab')).toEqual([0.5, 1, 2]);
  expect(halves('hl-ac')).toEqual([1, 2, 2]);
  expect([halves('hl-ss', true), halves('nf-ca', true), halves('nf-bb', true)]).toEqual([
    [0.5, 1, 2],
    [0.5, 0.5, 1],
    [0.5, 0.5, 0.5],
  ]);
});

test('BB-3.2.35 firepower above 24 is read in parts: 30 in column 4', () => {
  expect(aimed({ ...plain, fp: 30 })?.dice).toBe(22);
});

describe('squadrons', () => {
  const four = (fp: number): Partial<Scenario> => ({
    cards: { sheets: [sheetAs('four', 'to-dd', { weapons: [gun({ fp, cal: 'D', range: 20_000 })] })] },
  });
  // In line abreast to starboard: at 20, 21.1, 22.2, 23.3; the first is the flagship.
  const lie = `a pack four 20,10^0\nb mark to-bb ${laid('to-bb', { range: 15_000, shows: 'bow' })}`;
  const all = ['pack-1', 'pack-2', 'pack-3', 'pack-4'];

  test('BB-3.2.29 BB-3.2.30 BB-3.2.31 those that fire together are summed, each halved and floored first; who cannot does not add', () => {
    const b = battle(lie, four(3));
    expect(aim(b, { by: all, target: 'mark' })).toMatchObject({ fp: 12, dice: 4 });
    b.vessel('pack-4').x += 20_000;
    expect(aim(b, { by: all, target: 'mark' })?.fp).toBe(9);
    b.vessel('pack-4').x -= 15_000;
    expect(aim(b, { by: all, target: 'mark' })?.fp).toBe(3 * 3 + 1);
    b.vessel('pack-3').out.push('gun');
    expect(aim(b, { by: all, target: 'mark' })?.fp).toBe(2 * 3 + 1);
  });

  test('BB-3.2.32 range and aspect are those of the flagship where she fires, else of the nearest, of equals the first', () => {
    const b = battle(lie, four(3));
    expect(aim(b, { by: ['pack-2', 'pack-1'], target: 'mark' })?.from.id).toBe('pack-1');
    b.vessel('pack-3').y += 2000;
    expect(aim(b, { by: all, target: 'mark' })).toMatchObject({ range: 15_000, from: { id: 'pack-1' } });
    expect(aim(b, { by: ['pack-2', 'pack-3', 'pack-4'], target: 'mark' })?.from.id).toBe('pack-3');
    b.vessel('pack-3').y -= 2000;
    b.vessel('mark').x = 21_650;
    expect(aim(b, { by: ['pack-3', 'pack-2'], target: 'mark' })?.from.id).toBe('pack-2');
  });
});

test('BB-2.0.5 the order of the faces of a handful changes nothing', () => {
  // Fourteen dice at a target that lies still.
  const some = [7, 10, 1, 10, 6, 8, 9, 2, 3, 4, 5, 1, 1, 1];
  const dealt = (order: readonly number[]): unknown => {
    const b = fireStep('sd vasa sd-bb 20,10^0 Stop\nto jarl to-ca 20,27^90 Stop');
    const told = fire(b, [{ act: 'fire', weapon: 'fore-turrets', by: ['vasa'], target: 'jarl' }], order);
    return only(told, 'struck').map(({ hits, tenners, boxes }) => [hits, tenners, boxes]);
  };
  expect(dealt(some.toReversed())).toEqual(dealt(some));
  expect(dealt([...some].sort((a, b) => a - b))).toEqual(dealt(some));
  expect(dealt(some)).not.toEqual([]);
});

test('BB-3.2.98 the range is the shortest way between the hulls, the aspect that of the line of centres', () => {
  // Her middle lies a point off the bow of the target, whose near corner is the nearest to the firer's bow.
  const b = battle('sd vasa sd-bb 20,10^0\nto jarl to-ca 20,30^90');
  const found = aim(b, { weapon: 'fore-turrets', by: ['vasa'], target: 'jarl' });
  expect(found).toMatchObject({ range: 20_000 - 2750 - 500, column: { aspect: 'broadside' } });
  const astern = battle('sd vasa sd-bb 20,10^0\nto jarl to-ca 20,30^44');
  expect(aim(astern, { weapon: 'fore-turrets', by: ['vasa'], target: 'jarl' })?.column?.aspect).toBe('moving away');
});
