import { expect, test } from 'vitest';
import type { Act } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { metByBeam } from '../../rules/strips/beam.ts';
import { only } from '../battle.ts';
import { fire, fireStep, refused, sheetAs } from '../gunnery/range.ts';

const along = (by: string, bearing: number, altitude: 'surface' | 'airborne' = 'surface') =>
  ({ act: 'beam', weapon: 'ray', by, bearing, altitude }) as const satisfies Act;

/** A ship with a beam of ten amidships, bearing everywhere unless it is said otherwise. */
const projector = (arc: 'f360' | 'f90' | 'p90' = 'f360', fp = 10): Partial<Scenario> => ({
  cards: {
    sheets: [
      sheetAs('tuoni', 'nf-bb', { weapons: [{ id: 'ray', name: 'Ray', kind: 'beam', fp, arc, range: 30_000 }] }),
      sheetAs('single', 'hl-dd', { jink: 0, vessels: 1 }),
    ],
  },
});
/** A ship that lies across the beam so that it enters it at so many inches from the projector. */
const across = (id: string, card: string, inches: number, wide: number, side = 'b') =>
  `${side} ${id} ${card} ${(20 + inches + wide / 2).toFixed(3)},10^0 Stop`;

test('BB-3.2.81 BB-3.2.82 BB-3.2.83 BB-3.2.85 the example of the book: 10, 7, 5, 1, and too weak beyond twenty inches', () => {
  const lie = [
    'a firer tuoni 20,10^90 Stop',
    across('cruiser', 'to-ca', 5, 1),
    across('first', 'single', 12, 0.6),
    across('second', 'single', 13, 0.6),
    across('far', 'to-ca', 21, 1),
  ];
  const b = fireStep(lie.join('\n'), projector());
  const dice = [7, 7, 7, 1, 1, 1, 1, 1, 1, 1, ...[7, 7, 7, 7, 1], ...[6]];
  const told = fire(b, [along('firer', 9000)], dice);
  expect(only(told, 'thrown').map(({ faces }) => faces.length)).toEqual([10, 5, 1]);
  expect(only(told, 'struck').map(({ vessel, hits, boxes }) => [vessel, hits, boxes])).toEqual([
    ['cruiser', 3, 3],
    ['first-1', 4, 1],
  ]);
  expect([b.vessel('first-1').status, b.vessel('second-1').status, b.vessel('far').lost]).toEqual(['wreck', 'live', 0]);
  expect(only(told, 'beamed')).toMatchObject([
    { by: 'firer', fp: 10, length: 30_000, from: { x: 20_000, y: 10_000, heading: 9000 } },
  ]);
});

test('BB-3.2.83 both losses are taken where nothing stands between: four of ten beyond twenty inches', () => {
  const b = fireStep(`a firer tuoni 20,10^90 Stop\n${across('far', 'to-ca', 21, 1)}`, projector());
  const told = fire(b, [along('firer', 9000)], [1, 1, 1, 1, 1, 1]);
  expect(only(told, 'thrown')[0]?.faces.length).toBe(6);
});

test('BB-3.2.84 a target entered at exactly ten or twenty inches is in the nearer band', () => {
  const dice = (inches: number) => {
    const b = fireStep(`a firer tuoni 20,10^90 Stop\n${across('mark', 'to-ca', inches, 1)}`, projector());
    const met = metByBeam(b.s, along('firer', 9000));
    expect(met.map(({ entry }) => entry)).toEqual([Math.round(inches * 1000)]);
    const told = fire(
      b,
      [along('firer', 9000)],
      Array.from({ length: inches > 20 ? 6 : inches > 10 ? 8 : 10 }, () => 1),
    );
    return only(told, 'thrown')[0]?.faces.length;
  };
  expect([dice(10), dice(10.001), dice(20), dice(20.001)]).toEqual([10, 8, 8, 6]);
});

test('BB-3.2.79 BB-3.2.80 friends and wrecks too, in the order of distance, those of one altitude, and never its own ship', () => {
  const lie = [
    'a firer tuoni 20,10^90 Stop',
    across('friend', 'nf-ca', 8, 1, 'a'),
    across('wreck', 'to-ca', 5, 1),
    across('flyer', 'hl-rc', 3, 1.25),
    'b off to-ca 28,14^0 Stop',
  ];
  const b = fireStep(lie.join('\n'), projector());
  b.vessel('wreck').status = 'wreck';
  const met = (altitude: 'surface' | 'airborne') => metByBeam(b.s, along('firer', 9000, altitude)).map(({ vessel }) => vessel.id);
  expect([met('surface'), met('airborne')]).toEqual([['wreck', 'friend'], ['flyer']]);
  const told = fire(b, [along('firer', 9000)], [7, ...Array.from({ length: 9 }, () => 1), ...Array.from({ length: 9 }, () => 7)]);
  expect(only(told, 'struck').map(({ vessel, hits }) => [vessel, hits])).toEqual([
    ['wreck', 1],
    ['friend', 9],
  ]);
  expect([b.vessel('wreck').wreckHits, b.vessel('friend').status]).toEqual([1, 'wreck']);
});

test('BB-3.2.78 BB-6.7.4 an inch wide: what touches its border is struck, what lies a mil beyond is not; thirty inches and no more', () => {
  // The stern of a cruiser that heads north from y + 1.75 lies 1.75 south of its middle.
  const met = (y: number, x = 25) => {
    const b = fireStep(`a firer tuoni 20,10^90 Stop\nb mark to-ca ${x},${y}^0 Stop`, projector());
    return metByBeam(b.s, along('firer', 9000)).length;
  };
  expect([met(12.25), met(12.251)]).toEqual([1, 0]);
  expect([met(10, 50.5), met(10, 50.501)]).toEqual([1, 0]);
});

test('BB-6.7.4 of two met at the same distance the one whose middle is nearer to the beam comes first, then the first of the list', () => {
  const b = fireStep('a firer tuoni 20,10^90 Stop\nb one to-ca 27,8.4^90 Stop\nb two to-ca 27,11.5^90 Stop', projector());
  for (const id of ['one', 'two']) Object.assign(b.vessel(id), { heading: 27_000 });
  const names = () => metByBeam(b.s, along('firer', 9000)).map(({ vessel }) => vessel.id);
  Object.assign(b.vessel('one'), { y: 9300 });
  Object.assign(b.vessel('two'), { y: 10_600 });
  expect(names()).toEqual(['two', 'one']);
  Object.assign(b.vessel('two'), { y: 10_700 });
  expect(names()).toEqual(['one', 'two']);
});

test('BB-3.2.86 BB-3.2.61 a crippled ship’s beam starts with half, once', () => {
  const b = fireStep(`a firer tuoni 20,10^90 Stop\n${across('mark', 'to-ca', 5, 1)}`, projector('f360', 9));
  b.vessel('firer').lost = 8;
  expect(only(fire(b, [along('firer', 9000)], [1, 1, 1, 1]), 'beamed')[0]?.fp).toBe(4);
});

test('BB-3.2.82 hits that are jinked weaken it as well; BB-3.2.74 jink works, BB-3.2.58 a ten is one tenner', () => {
  const b = fireStep(
    `a firer tuoni 20,10^90 Stop\n${across('schnigge', 'hl-dd', 3, 0.6)}\n${across('mark', 'to-ca', 8, 1)}`,
    projector(),
  );
  for (const id of ['schnigge-2', 'schnigge-3', 'schnigge-4']) b.vessel(id).status = 'sunk';
  const told = fire(b, [along('firer', 9000)], [7, 7, 1, 1, 1, 1, 1, 1, 1, 1, ...[10, 1, 1, 1, 1, 1, 1, 1]]);
  expect(only(told, 'thrown').map(({ faces }) => faces.length)).toEqual([10, 8]);
  expect([b.vessel('schnigge-1'), b.vessel('mark')]).toMatchObject([
    { status: 'live', splash: 2 },
    { lost: 1, tenners: 1 },
  ]);
});

const land = (heights: ('surface' | 'airborne')[], polygon: number[]): Partial<Scenario> => ({
  ...projector(),
  features: [{ id: 'rock', kind: 'land', heights, polygon }],
});
const rock = [30_000, 9000, 31_000, 9000, 31_000, 11_000, 30_000, 11_000];

test('BB-3.2.87 it ends where its axis meets terrain of its altitude; what is entered there or beyond is not struck', () => {
  const names = (more: Partial<Scenario>, altitude: 'surface' | 'airborne' = 'surface') => {
    const lie = [
      'a firer tuoni 20,10^90 Stop',
      across('near', 'to-ca', 9.999, 1),
      across('at', 'to-ca', 10, 1),
      across('flyer', 'hl-rc', 15, 1.25),
    ];
    const b = fireStep(lie.join('\n'), more);
    return metByBeam(b.s, along('firer', 9000, altitude)).map(({ vessel }) => vessel.id);
  };
  expect(names(land(['surface'], rock))).toEqual(['near']);
  expect(names(projector())).toEqual(['near', 'at']);
  expect([names(land(['surface'], rock), 'airborne'), names(land(['surface', 'airborne'], rock), 'airborne')]).toEqual([
    ['flyer'],
    [],
  ]);
  const aside = [30_000, 10_001, 31_000, 10_001, 31_000, 12_000, 30_000, 12_000];
  expect(names(land(['surface'], aside))).toEqual(['near', 'at']);
  const under = [19_000, 9000, 21_000, 9000, 21_000, 11_000, 19_000, 11_000];
  expect(names(land(['surface'], under))).toEqual([]);
});

test('BB-3.2.100 what a flyer is above does not stop her beam', () => {
  const sheets = [
    sheetAs('ukko', 'nf-rc', { weapons: [{ id: 'ray', name: 'Ray', kind: 'beam', fp: 5, arc: 'f360', range: 30_000 }] }),
  ];
  const under = [19_000, 9000, 21_000, 9000, 21_000, 11_000, 19_000, 11_000];
  const features: Scenario['features'] = [{ id: 'rock', kind: 'land', heights: ['surface'], polygon: under }];
  const b = fireStep(`a firer ukko 20,10^90 Stop\n${across('mark', 'to-ca', 5, 1)}`, { cards: { sheets }, features });
  expect(metByBeam(b.s, along('firer', 9000)).length).toBe(1);
  const surface = fireStep(`a firer tuoni 20,10^90 Stop\n${across('mark', 'to-ca', 5, 1)}`, { ...projector(), features });
  expect(metByBeam(surface.s, along('firer', 9000)).length).toBe(0);
});

test('BB-3.2.88 BB-3.2.19 it needs no sight of anybody: past an enemy it strikes whoever lies hidden behind', () => {
  const lie = ['a firer tuoni 20,10^90 Stop', across('wall', 'to-bb', 4, 1.5), across('hidden', 'to-dd', 8, 0.6)];
  const b = fireStep(lie.join('\n'), projector());
  for (const id of ['hidden-2', 'hidden-3', 'hidden-4']) b.vessel(id).status = 'sunk';
  expect(metByBeam(b.s, along('firer', 9000)).map(({ vessel }) => vessel.id)).toEqual(['wall', 'hidden-1']);
  const nobody = fireStep('a firer tuoni 20,10^90 Stop\nb mark to-ca 20,30^0 Stop', projector());
  expect(refused(nobody, [along('firer', 9000)])).toEqual([]);
  expect(only(fire(nobody, [along('firer', 9000)]), 'beamed').length).toBe(1);
});

test('BB-3.2.99 BB-3.2.78 the edges of the arc belong to it, a hundredth more is refused', () => {
  const b = fireStep('a firer tuoni 20,10^10 Stop\nb mark to-ca 20,30^0 Stop', projector('f90'));
  expect([5500, 5501, 32_500, 32_499].map(bearing => refused(b, [along('firer', bearing)]))).toEqual([
    [],
    ['BB-3.2.99 /acts/0/bearing'],
    [],
    ['BB-3.2.99 /acts/0/bearing'],
  ]);
  const port = fireStep('a firer tuoni 20,10^10 Stop\nb mark to-ca 20,30^0 Stop', projector('p90'));
  expect([refused(port, [along('firer', 28_000)]), refused(port, [along('firer', 9000)])]).toEqual([
    [],
    ['BB-3.2.99 /acts/0/bearing'],
  ]);
});

test('BB-3.2.1 a projector fires once, and as nothing but a beam', () => {
  const b = fireStep('a firer tuoni 20,10^10 Stop\nb mark to-ca 20,30^0 Stop', projector());
  expect(refused(b, [along('firer', 9000), along('firer', 9100)])).toEqual(['BB-3.2.1 /acts/1/weapon']);
  expect(refused(b, [{ act: 'fire', weapon: 'ray', by: ['firer'], target: 'mark' }])).toEqual(['BB-3.2.9 /acts/0/by/0']);
});
