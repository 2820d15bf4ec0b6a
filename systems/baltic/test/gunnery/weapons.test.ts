import { describe, expect, test } from 'vitest';
import { sheets } from '../../data/cards/cards.ts';
import { charts } from '../../data/charts/charts.ts';
import type { Arc } from '../../rules/cards.ts';
import { bears, mountOf, sectorOf } from '../../rules/gunnery/bearing.ts';
import type { Act } from '../../rules/orders.ts';
import { battle, only } from '../battle.ts';
import { aim, fire, fireStep, gun, refused, sheet, sheetAs } from './range.ts';

const shot = (weapon: string, by: string[], target: string): Act => ({ act: 'fire', weapon, by, target });

describe('arcs', () => {
  const b = battle('sd vasa sd-bb 20,10^30\nto lohengrin to-ca 20,30^90');
  const vasa = b.vessel('vasa');
  const mount = (arc: Arc, dorsal?: true) => mountOf(b.s.book, vasa, { arc, ...(dorsal && { dorsal }) });

  test('BB-6.5.4 weapons stand three tenths of the length fore and aft, at the sides, or amidships where they bear all round or are dorsal', () => {
    // 0.3 of 5.5 inches is 1.65, half the width 0.75; heading 30 degrees.
    expect([mount('f270'), mount('a90')]).toEqual([
      { x: 20_825, y: 11_429 },
      { x: 19_175, y: 8571 },
    ]);
    expect([mount('p90'), mount('s180')]).toEqual([
      { x: 19_350, y: 10_375 },
      { x: 20_650, y: 9625 },
    ]);
    expect([mount('f360'), mount('f270', true)]).toEqual([
      { x: 20_000, y: 10_000 },
      { x: 20_000, y: 10_000 },
    ]);
  });

  test('BB-6.5.5 sectors are as wide as they are called, about bow, stern and sides', () => {
    const sector = (arc: Arc) => {
      const { middle, half } = sectorOf(b.s.book, vasa, { arc });
      return [middle, 2 * half];
    };
    expect((['f270', 'a270', 'f180', 'a180', 'p180', 's180', 'f90', 'a90', 'p90', 's90'] as const).map(sector)).toEqual([
      [3000, 27_000],
      [21_000, 27_000],
      [3000, 18_000],
      [21_000, 18_000],
      [30_000, 18_000],
      [12_000, 18_000],
      [3000, 9000],
      [21_000, 9000],
      [30_000, 9000],
      [12_000, 9000],
    ]);
    expect(sector('f360')[1]).toBe(36_000);
  });
});

describe('tesla projectors', () => {
  test('BB-3.2.76 BB-3.2.58 straight firepower in dice, no table, and each ten one tenner', () => {
    const b = fireStep('to landmeister to-bb 20,10^0 Stop\nsd jarl sd-ca 14,10^0 Stop');
    const act = shot('port-arc-projectors', ['landmeister'], 'jarl');
    const told = fire(b, [act], [10, 10, 7, 6, 1]);
    expect(only(told, 'fired')[0]).toMatchObject({ fp: 5, column: null, aspect: null, dice: 5 });
    expect(b.vessel('jarl')).toMatchObject({ lost: 3, tenners: 2 });
    expect(only(told, 'thrown')[0]?.why.rule).toBe('BB-3.2.76');
  });

  test('BB-3.2.77 ten inches, twenty of New Finland and the Varelser, but the sting of the Broms ten', () => {
    const ranges = (navies: string[]) =>
      sheets
        .filter(({ navy }) => navies.includes(navy))
        .flatMap(({ id, weapons }) => weapons.filter(({ kind }) => kind === 'tesla').map(({ range }) => `${id} ${range}`));
    const far = ranges(['new-finland', 'varelser']).filter(one => !one.startsWith('va-ac'));
    expect(new Set(far.map(one => one.split(' ')[1]))).toEqual(new Set(['20000']));
    const near = [
      ...ranges(['teutonic-order', 'sweden-denmark', 'hanseatic-league']),
      ...ranges(['varelser']).filter(one => one.startsWith('va-ac')),
    ];
    expect(new Set(near.map(one => one.split(' ')[1]))).toEqual(new Set(['10000']));
    // Side at 19.25, and the target's side 10 inches off, or a mil more.
    const lie = (x: number) => fireStep(`to landmeister to-bb 20,10^0 Stop\nsd jarl sd-ca ${x},10^0 Stop`);
    const act = shot('port-arc-projectors', ['landmeister'], 'jarl');
    expect([refused(lie(8.75), [act]), refused(lie(8.749), [act])]).toEqual([[], ['BB-3.2.8 /acts/0/by/0']]);
  });

  test('BB-3.2.61 BB-3.2.29 a crippled ship’s projectors have half, and a squadron’s are summed', () => {
    const one = battle('to landmeister to-bb 20,10^0\nsd jarl sd-ca 14,10^0');
    one.vessel('landmeister').lost = 8;
    expect(aim(one, { weapon: 'port-arc-projectors', by: ['landmeister'], target: 'jarl' })?.dice).toBe(2);
    const pack = battle('nf hiisi nf-dd 20,10^0\nsd jarl sd-ca 21,20^90');
    const by = ['hiisi-1', 'hiisi-2', 'hiisi-3', 'hiisi-4'];
    expect(aim(pack, { weapon: 'arc-projectors', by, target: 'jarl' })?.dice).toBe(8);
  });
});

describe('rockets', () => {
  const sheet = sheetAs('rocketeer', 'to-ca', {
    weapons: [gun({ id: 'rack', kind: 'rocket', cal: 'C', fp: 12, range: 40_000 })],
  });
  const at = (range: number) =>
    battle(`to ff rocketeer 20,5^0\nsd jarl sd-ca 20,${5 + 1.75 + range / 1000 + 0.5}^90`, { cards: { sheets: [sheet] } });
  const rack = { weapon: 'rack', by: ['ff'], target: 'jarl' };

  test('BB-3.2.89 Tables 1 and 2, and no shift to the right beyond twenty inches', () => {
    expect(aim(at(15_000), rack)).toMatchObject({ dice: 4, halves: 2, column: { column: 4, shifts: [] } });
    expect(aim(at(25_000), rack)).toMatchObject({ dice: 4, column: { column: 4, shifts: [] } });
  });

  test('BB-3.2.90 not at less than ten inches; at exactly ten they may, and shift to the left', () => {
    expect(aim(at(9999), rack)).toBeUndefined();
    expect(aim(at(10_000), rack)).toMatchObject({ dice: 6, column: { column: 3, shifts: [{ of: 'short', by: -1 }] } });
  });

  test('BB-3.2.91 they reach forty inches', () => {
    expect(
      new Set(sheets.flatMap(({ weapons }) => weapons.filter(({ kind }) => kind === 'rocket').map(({ range }) => range))),
    ).toEqual(new Set([40_000]));
    expect([aim(at(40_000), rack)?.dice, aim(at(40_001), rack)]).toEqual([4, undefined]);
  });
});

describe('structures', () => {
  const platform = {
    ...{ id: 'platform', kind: 'structure', heights: ['below', 'surface', 'airborne'] as const },
    polygon: [18_000, 23_000, 21_000, 23_000, 21_000, 26_000, 18_000, 26_000],
    target: { boxes: 20, class: 'B' },
  } as const;
  const more = { features: [platform as never] };

  test('BB-3.2.6 BB-3.2.41 BB-6.2.11 a structure that the scenario names is a target in column 1, read from the middle of its box', () => {
    const b = battle('sd vasa sd-bb 20,10^0\nto lohengrin to-ca 50,40^90', more);
    const found = aim(b, { weapon: 'fore-turrets', by: ['vasa'], target: 'platform' });
    expect(found).toMatchObject({ dice: 7, halves: 2, range: 10_250, column: { start: 1, column: 1, shifts: [] } });
    expect(found?.target.pose).toEqual({ x: 19_500, y: 24_500, heading: 0 });
  });

  test('BB-7.1.3 BB-7.1.5 it loses boxes, counts no tenners, and whoever crosses off the last one is remembered', () => {
    const b = fireStep('sd vasa sd-bb 20,10^0 Stop\nto lohengrin to-ca 50,40^90 Stop', more);
    const structure = b.s.open.structures[0] as (typeof b.s.open.structures)[number];
    structure.lost = 17;
    const told = fire(b, [shot('fore-turrets', ['vasa'], 'platform')], [10, 10, 10, 10, 1, 1, 1]);
    expect(only(told, 'battered')[0]).toMatchObject({ feature: 'platform', hits: 4, boxes: 3, left: 0, side: 'sd' });
    expect(structure).toEqual({ id: 'platform', lost: 20, by: 'sd' });
    expect(aim(b, { weapon: 'fore-turrets', by: ['vasa'], target: 'platform' })).toBeDefined();
    const next = fireStep('sd vasa sd-bb 20,10^0 Stop\nto lohengrin to-ca 50,40^90 Stop', more);
    (next.s.open.structures[0] as typeof structure).lost = 20;
    expect(refused(next, [shot('fore-turrets', ['vasa'], 'platform')])).toEqual(['BB-3.2.6 /acts/0/target']);
  });

  test('BB-3.2.18 it stands in everybody’s way but in that of fire at itself', () => {
    const b = battle('sd vasa sd-bb 19.5,10^0\nto lohengrin to-ca 19.5,30^90', more);
    expect(aim(b, { weapon: 'fore-turrets', by: ['vasa'], target: 'platform' })).toBeDefined();
  });
});

test('BB-3.2.91 BB-3.2.78 numbers of these weapons stand in the charts', () => {
  expect([charts.rocketLeast, charts.beam.bands]).toEqual([10_000, [10_000, 20_000]]);
});

test('BB-6.2.7 a line that touches a corner alone is free where the rest lies to its left, and crosses what lies to its right', () => {
  const b = battle('sd landmeister sd-bb 20,10^0\nto jarl to-ca 20,30^90');
  const weapon = sheet('sd-bb').weapons.find(({ id }) => id === 'fore-turrets')!;
  const firer = b.vessel('landmeister');
  const { x, y } = mountOf(b.s.book, firer, weapon);
  const past = (obstacle: number[]): boolean =>
    bears(b.s.book, weapon, { firer, places: [{ x, y: y + 10_000 }], obstacles: [obstacle] } as never);
  const corner = (aside: number): number[] => [x, y + 5000, x + aside, y + 4000, x + aside, y + 6000];
  expect([past(corner(-2000)), past(corner(2000))]).toEqual([true, false]);
});
