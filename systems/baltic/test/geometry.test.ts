// The plane as Baltic uses it: the vectors of its geometry, to the mil.

import { check } from '@flagplot/check';
import { bodyPoint, isInZone, outlineAt, overlap, squaredDistance } from '@flagplot/plane';
import { expect, test } from 'vitest';
import { sheets } from '../data/cards/cards.ts';
import { SCENARIO } from '../rules/edge/scenario-schema.ts';
import { OPEN, SEALED } from '../rules/edge/state-schemas.ts';
import { mountOf } from '../rules/gunnery/bearing.ts';
import { courseOfPlan, plannedEnd } from '../rules/movement/plan.ts';
import { freeEnd } from '../rules/movement/voyage.ts';
import { footprint, isAirborne, isInCoherency } from '../rules/roster.ts';
import { SAIL } from '../rules/schemas.ts';
import { battle } from './battle.ts';
import { skirmish } from './skirmish.ts';

const ORIGIN = { x: 0, y: 0, heading: 0 };
const end = (d: number, turn: number, from = ORIGIN): number[] => {
  const { x, y, heading } = plannedEnd(from, { legs: [{ d, turn }] });
  return [x, y, heading];
};

test('BB-6.1.1 places are whole mil and headings whole hundredths from 0 to 35999: a state with a fraction fits no schema', () => {
  const { open } = battle('a blue sd-ca 20,10^0\nb red to-ca 20,14.5^90').s;
  const faults = (change: object): number => {
    const [first, ...others] = structuredClone(open.vessels);
    return check(OPEN, { ...open, vessels: [{ ...first, ...change }, ...others] }).length;
  };
  expect(faults({})).toBe(0);
  expect([{ x: 0.5 }, { heading: 36_000 }, { heading: -1 }, { heading: 0.5 }].map(change => faults(change) > 0)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('BB-6.1.1 how far a course has come is told in whole mil, from none to the longest there is', () => {
  const { sealed } = battle('a blue sd-ca 20,10^0\nb red to-ca 20,14.5^90').s;
  const fits = (end: number): boolean =>
    check(SEALED, { ...sealed.a, course: { end, left: [{ vessel: 'blue', legs: [] }] } }).length === 0;
  expect([0, 0.5, 2_000_000, 2_000_001].map(fits)).toEqual([true, false, true, false]);
});

test('BB-6.1.2 BB-6.3.3 BB-3.1.4 turns at full rate end where the templates lead, after 1, 2, 3 and 6 inches', () => {
  const after = (rate: number): number[][] => [1000, 2000, 3000, 6000].map(d => end(d, rate));
  expect(after(2250)).toEqual([
    [194, 974, 2250],
    [746, 1801, 4500],
    [1572, 2353, 6750],
    [4347, 1801, 13_500],
  ]);
  expect(after(1500)).toEqual([
    [130, 989, 1500],
    [512, 1910, 3000],
    [1119, 2701, 4500],
    [3820, 3820, 9000],
  ]);
  expect(after(1000)).toEqual([
    [87, 995, 1000],
    [346, 1960, 2000],
    [768, 2865, 3000],
    [2865, 4962, 6000],
  ]);
});

test('BB-6.3.2 BB-6.3.5 a path of a straight and a turn: the end of one is the exact start of the next', () => {
  const from = { x: 12_345, y: 6789, heading: 21_750 };
  expect(end(1500, 0, from)).toEqual([11_432, 5599, 21_750]);
  const legs = [
    { d: 1500, turn: 0 },
    { d: 2750, turn: -1500 },
  ];
  expect(plannedEnd(from, { legs })).toEqual({ x: 10_651, y: 3024, heading: 17_625 });
});

test('BB-6.3.3 a gentle turn, and one astern', () => {
  expect(end(4000, 750, { x: 20_000, y: 20_000, heading: 4500 })).toEqual([23_425, 21_977, 7500]);
  expect(end(-1333, 2250, { x: 30_000, y: 10_000, heading: 27_500 })).toEqual([31_298, 10_229, 24_501]);
});

test('BB-6.3.6 segments driven backwards in the opposite order lead back exactly', () => {
  const legs = [
    { d: 1234, turn: 777 },
    { d: 2345, turn: 0 },
    { d: 555, turn: -1500 },
  ];
  const there = plannedEnd({ x: 30_000, y: 20_000, heading: 12_345 }, { legs });
  const back = legs.toReversed().map(({ d, turn }) => ({ d: -d, turn }));
  const { x, y, heading } = plannedEnd(there, { legs: back });
  expect({ x, y, heading }).toEqual({ x: 30_000, y: 20_000, heading: 12_345 });
});

test('BB-6.3.1 BB-6.3.7 a path has twelve pieces at the most, and a flight too', () => {
  const order = (n: number): object => {
    const vessels = [{ vessel: 'blue', legs: Array.from({ length: n }, () => ({ d: 1, turn: 0 })) }];
    return { way: 'top', unit: 'blue', vessels };
  };
  const flight = (n: number): object => {
    const legs = Array.from({ length: n }, () => ({ heading: 0, d: 1 }));
    return { way: 'top', unit: 'blue', vessels: [{ vessel: 'blue', legs: [], flight: { legs, facing: 0 } }] };
  };
  expect([order(12), order(13), flight(12), flight(13)].map(one => check(SAIL, one).length > 0)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('BB-6.3.4 the rate of a turn is a whole number from 100 to the template’s', () => {
  const b = battle('a blue sd-ca 20,10^0\nb red to-ca 50,40^180').plan();
  const faults = (turn: number): string[] => b.refusals('a', b.sailing('blue', [{ vessel: 'blue', legs: [{ d: 5000, turn }] }]));
  expect([99, 100, 1500, 1501].map(turn => faults(turn).length)).toEqual([1, 0, 0, 1]);
  const half = { way: 'top', unit: 'blue', vessels: [{ vessel: 'blue', legs: [{ d: 5000, turn: 100.5 }] }] };
  expect(check(SAIL, half).length).toBeGreaterThan(0);
});

test('BB-6.1.3 BB-6.1.4 a place on a model is rounded to the nearest mil, halves away from zero', () => {
  expect(bodyPoint({ x: 0, y: 0, heading: 3000 }, 1, 0)).toEqual({ x: 1, y: 1 });
  expect(bodyPoint({ x: 0, y: 0, heading: 21_000 }, 1, 0)).toEqual({ x: -1, y: -1 });
  // Three tenths of 3.25 inches are 975 mil: fore on the heading of 30 degrees.
  const b = battle('a blue to-ss 10,20^30\nb red to-ca 50,40^180');
  expect(mountOf(b.s.book, b.vessel('blue'), { arc: 'f270' })).toEqual({ x: 10_488, y: 20_844 });
});

test('BB-6.2.1 BB-6.1.4 the footprint of a cruiser at (10, 20), heading 30 degrees', () => {
  const b = battle('a blue to-ca 10,20^30\nb red to-ca 50,40^180');
  expect(footprint(b.s.book, b.vessel('blue'))).toEqual([
    10_875, 21_516, 10_808, 20_400, 9558, 18_234, 8692, 18_734, 9942, 20_900,
  ]);
});

test('BB-6.2.2 an aerial corvette is a rectangle', () => {
  const b = battle('a blue sd-ac 10,20^0\nb red to-ca 50,40^180');
  expect(footprint(b.s.book, b.vessel('blue-1'))).toEqual([10_875, 21_000, 10_875, 19_000, 9125, 19_000, 9125, 21_000]);
});

test('BB-6.1.5 a table larger than 120 inches on a side is refused', () => {
  const faults = (width: number): number => check(SCENARIO, { ...skirmish, table: { width, height: 48_000 } }).length;
  expect([faults(120_000), faults(120_001) > 0]).toEqual([0, true]);
});

test('BB-6.2.3 the distance of a destroyer at (20, 20) and a cruiser at (26, 23), from a corner to its foot', () => {
  const b = battle('a dd to-dd 20,20^0\nb ca to-ca 26,23^90');
  const [one, other] = ['dd-1', 'ca'].map(id => footprint(b.s.book, b.vessel(id))) as [number[], number[]];
  expect(squaredDistance(one, other)).toBe(20_000_000);
  expect(squaredDistance(one, one)).toBe(0);
});

test('BB-6.2.4 BB-1.1.3 within four inches is four inches too, and a mil beyond is beyond', () => {
  const b = battle('a dd sd-dd 20,20^0\nb ca to-ca 26,23^90');
  const at = (x: number): boolean => {
    Object.assign(b.vessel('dd-2'), { x });
    return isInCoherency(b.s, b.vessel('dd-2'));
  };
  expect([at(24_600), at(24_601)]).toEqual([true, false]);
});

test('BB-1.1.3 BB-1.1.8 there is no chain through other members, and the flagship is always in coherency', () => {
  const b = battle('a dd sd-dd 20,20^0\nb ca to-ca 26,23^90');
  Object.assign(b.vessel('dd-2'), { x: 24_000 });
  Object.assign(b.vessel('dd-3'), { x: 27_000 });
  expect(['dd-1', 'dd-2', 'dd-3'].map(id => isInCoherency(b.s, b.vessel(id)))).toEqual([true, true, false]);
  b.vessel('dd-1').status = 'wreck';
  expect(['dd-2', 'dd-3'].map(id => isInCoherency(b.s, b.vessel(id)))).toEqual([true, true]);
});

test('BB-6.2.5 models within ten thousandths of an inch touch', () => {
  const touch = (y: number): string[] => {
    const b = battle(`a blue sd-ca 20,10^0\nb red to-ca 20,${y}^90 Stop`).plan();
    return b.order('blue', [{ vessel: 'blue', legs: [{ d: 4000, turn: 0 }] }]).map(({ kind }) => kind);
  };
  // Backed up to where hull meets hull, or she ends ten thousandths short, or eleven.
  expect(touch(16.26)).toContain('touched');
  expect(touch(16.261)).not.toContain('touched');
});

test('BB-6.2.6 BB-6.4.4 bare contact is no overlap: a path ends at the last free pose, found by halving', () => {
  const b = battle('a blue sd-ca 20,10^0\na hull sd-ca 20,15^90 Stop\nb red to-ca 60,40^180');
  const course = courseOfPlan({ x: 20_000, y: 10_000, heading: 0 }, { legs: [{ d: 5000, turn: 0 }] });
  expect(freeEnd(b.s, b.vessel('blue'), course)).toBe(2750);
  const at = (y: number): number[] => outlineAt({ x: 20_000, y, heading: 0 }, b.s.book.bodies['sd-ca'] as readonly number[]);
  const hull = footprint(b.s.book, b.vessel('hull'));
  expect([overlap(at(12_750), hull), overlap(at(12_751), hull)]).toEqual([false, true]);
});

test('BB-6.4.4 BB-3.1.63 without a free pose on its path a vessel stays where it started', () => {
  const b = battle('a blue sd-ca 20,10^0\na hull sd-bb 20,11^0 Stop\nb red to-ca 60,40^180').plan();
  b.sail('blue', { blue: [[4000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ x: 20_000, y: 10_000, moved: false });
});

test('BB-6.2.10 a footprint on the edge of a zone is inside it, and one that crosses it is not', () => {
  const zone = [0, 0, 20_000, 0, 20_000, 12_000, 0, 12_000];
  const b = battle('a blue sd-ca 19.5,10.25^0\nb red to-ca 60,40^180');
  const at = (x: number): boolean => isInZone(footprint(b.s.book, { ...b.vessel('blue'), x }), zone);
  expect([at(19_500), at(19_501)]).toEqual([true, false]);
});

test('BB-6.4.1 an event is found between two samples and halved to the mil', () => {
  const needle = {
    id: 'needle',
    kind: 'land' as const,
    polygon: [20_000, 15_030, 20_001, 15_030, 20_001, 15_031, 20_000, 15_031],
  };
  const b = battle('a blue sd-ca 20,10^0\nb red to-ca 60,40^180 Stop', { features: [needle] }).plan();
  b.sail('blue', { blue: [[6000, 0]] }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  // Touched from ten thousandths before it: between the samples of 3250 and 3300.
  expect(b.vessel('blue').y).toBe(13_270);
});

test('BB-6.4.8 BB-3.1.25 a middle exactly on the edge is on the table; leaving is found to the mil', () => {
  const b = battle('a blue sd-ca 20,43^0\nb red to-ca 60,20^180').plan();
  b.sail('blue', { blue: [[5000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ y: 48_000, status: 'live' });
  const c = battle('a blue sd-ca 20,43^0\nb red to-ca 60,20^180').plan();
  c.sail('blue', { blue: [[6000, 0]] });
  expect(c.vessel('blue')).toMatchObject({ y: 48_001, status: 'withdrawn' });
});

test('BB-1.1.9 BB-1.1.12 BB-1.1.15 whatever flies is at altitude airborne, skimmers and submersibles are at the surface', () => {
  const flyers = sheets.filter(isAirborne).map(({ type }) => type);
  expect([...new Set(flyers)].sort()).toEqual(['aerial-corvette', 'sky-battleship', 'sky-carrier', 'sky-cruiser']);
  expect(sheets.filter(({ traits }) => traits?.includes('skimmer')).every(({ altitude }) => altitude === 'surface')).toBe(true);
  expect(sheets.filter(({ type }) => type === 'aerial-corvette').every(({ rating }) => rating === 'unrated')).toBe(true);
});
