import { expect, test } from 'vitest';
import { touchesSolid } from '../../rules/movement/solids.ts';
import { footprint } from '../../rules/roster.ts';
import type { Feature } from '../../rules/scenario-file.ts';
import { battle, only } from '../battle.ts';
import { box } from '../table.ts';

const ISLE = box('isle', 'land', [15, 15, 25, 18]);
const REEF = box('reef', 'reef', [15, 15, 25, 18]);
const RIG = box('rig', 'structure', [15, 15, 25, 18]);
const PEAK: Feature = { ...ISLE, id: 'peak', heights: ['surface', 'airborne'] };
const MISS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const ten = (...faces: number[]): number[] => [...faces, ...MISS].slice(0, 10);

const one = (line: string, feature: Feature): ReturnType<typeof battle> =>
  battle(`a blue ${line}\nb red to-ca 60,40^180 Stop`, { features: [feature] }).plan();

test('BB-3.1.56 BB-3.1.57 BB-1.3.5 a cruiser stops where her bow touches land and takes ten dice, tens doubled as tenners', () => {
  const b = one('sd-ca 20,10^0', ISLE);
  const told = b.sail('blue', { blue: [[6000, 0]] }, ten(10, 7));
  expect(only(told, 'sailed')).toEqual([
    {
      kind: 'sailed',
      vessel: 'blue',
      from: { x: 20_000, y: 10_000, heading: 0 },
      to: { x: 20_000, y: 13_240, heading: 0 },
      legs: [{ d: 3240, turn: 0 }],
    },
  ]);
  expect(only(told, 'held')).toMatchObject([{ vessel: 'blue', on: 'isle', water: null }]);
  expect(only(told, 'struck')).toMatchObject([{ vessel: 'blue', hits: 2, boxes: 2, tenners: 2, jinked: 0 }]);
});

test('BB-3.1.57 a battleship takes fifteen dice, a destroyer five', () => {
  expect(() => one('sd-bb 20,10^0', ISLE).sail('blue', { blue: [[6000, 0]] }, [...MISS, 1, 1, 1, 1, 1])).not.toThrow();
  const b = one('sd-dd 20,10^0', ISLE);
  const course = (vessel: string): object => ({ vessel, legs: [{ d: 6000, turn: 0 }] });
  b.step({ a: { way: 'top', unit: 'blue', vessels: ['blue-1', 'blue-2', 'blue-3', 'blue-4'].map(course) } }, [1, 1, 1, 1, 1]);
  expect(b.vessel('blue-1')).toMatchObject({ held: true, y: 13_990 });
});

test('BB-3.1.58 hits of a solid cannot be jinked', () => {
  const b = one('sd-dd 20,10^0', ISLE);
  const course = (vessel: string): object => ({ vessel, legs: [{ d: 6000, turn: 0 }] });
  const told = b.step(
    { a: { way: 'top', unit: 'blue', vessels: ['blue-1', 'blue-2', 'blue-3', 'blue-4'].map(course) } },
    [7, 1, 1, 1, 1],
  );
  expect(only(told, 'struck')).toMatchObject([{ vessel: 'blue-1', jinked: 0, boxes: 1 }]);
  expect(b.vessel('blue-1').status).toBe('wreck');
});

test('BB-2.1.14 BB-2.1.13 BB-2.1.12 at once she is at Stop and held, until she has moved astern', () => {
  const b = one('sd-ca 20,10^0', ISLE);
  b.sail('blue', { blue: [[6000, 0]] }, ten());
  expect(b.vessel('blue')).toMatchObject({ setting: 'Stop', held: true });
  b.next({ blue: 'Reverse' });
  expect(b.vessel('blue').setting).toBe('Reverse');
  b.sail('blue', { blue: [[-1000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ held: false, y: 12_240, setting: 'Reverse' });
});

test('BB-3.1.50 who hit a solid has no fire step, whoever might be shot at', () => {
  const b = battle('a blue sd-ca 20,10^0\nb red to-ca 30,10^180', { features: [ISLE] }).plan();
  const told = b.sail('blue', { blue: [[6000, 0]] }, ten());
  expect(told.map(({ kind }) => kind)).toEqual(['turned', 'sailed', 'held', 'thrown', 'done']);
  expect(b.asked()).toEqual(['b sail']);
});

test('BB-3.1.15 BB-1.1.16 BB-1.3.5 a skimmer passes a reef, not land or what was built; others none of them', () => {
  const end = (card: string, feature: Feature, dice: number[] = []): number => {
    const b = one(`${card} 20,10^0`, feature);
    b.sail('blue', { blue: [[6000, 0]] }, dice);
    return b.vessel('blue').y;
  };
  expect(end('hl-ca', REEF)).toBe(16_000);
  expect(end('hl-ca', ISLE, ten())).toBe(13_240);
  expect(end('hl-ca', RIG, ten())).toBe(13_240);
  expect(end('sd-ca', REEF, ten())).toBe(13_240);
  expect(end('sd-ca', RIG, ten())).toBe(13_240);
});

test('BB-3.1.15 a table may choose that reefs stop skimmers as well', () => {
  const b = battle('a blue hl-ca 20,10^0\nb red to-ca 60,40^180 Stop', {
    features: [REEF],
    options: ['reefs-stop-skimmers'],
  }).plan();
  b.sail('blue', { blue: [[6000, 0]] }, ten());
  expect(b.vessel('blue')).toMatchObject({ y: 13_240, held: true });
});

test('BB-1.1.13 BB-1.1.14 a flyer crosses an island, a reef and shoals without test or halt', () => {
  const b = battle('a blue sd-rc 20,10^0\nb red to-ca 60,40^180 Stop', {
    features: [ISLE, box('shoal', 'shallow', [10, 12, 30, 20]), box('reef', 'reef', [16, 13, 24, 14])],
  }).plan();
  b.sail('blue', { blue: [[8000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ y: 18_000, held: false, setting: 'Half' });
});

test('BB-3.1.17 BB-6.4.6 BB-3.1.3 a flyer stops a mil short of a mountain, unharmed, its telegraph as it was', () => {
  const b = one('sd-rc 20,10^0', PEAK);
  const told = b.sail('blue', { blue: [[8000, 0]] });
  // Touching at 3240: half its length before its middle.
  expect(only(told, 'sailed')).toMatchObject([{ halt: 'peak', to: { y: 13_239 }, legs: [{ d: 3239, turn: 0 }] }]);
  expect(b.vessel('blue')).toMatchObject({ held: false, setting: 'Half', lost: 0 });
  expect(b.asked()).toEqual(['a fire']);
});

test('BB-6.4.5 a solid touched as a course begins counts again where nothing is left between them', () => {
  const b = one('sd-ca 20,13.24^0', ISLE);
  const told = b.sail('blue', { blue: [[4000, 0]] }, ten());
  expect(only(told, 'sailed')).toMatchObject([{ to: { y: 13_250 } }]);
  expect(b.vessel('blue').held).toBe(true);
});

test('BB-6.4.5 or once contact was broken', () => {
  // One shore with two headlands: she lies along the first, nine thousandths of an inch off, and the second is dead ahead.
  const polygon = [
    20_509, 8000, 24_000, 8000, 24_000, 20_000, 18_000, 20_000, 18_000, 17_000, 23_000, 17_000, 23_000, 9500, 20_509, 9500,
  ];
  const b = one('sd-ca 20,10^0', { id: 'shore', kind: 'land', polygon });
  b.sail('blue', { blue: [[6000, 0]] }, ten());
  expect(b.vessel('blue')).toMatchObject({ held: true, y: 15_240 });
});

test('BB-3.1.62 who is halted on top of a model is backed up along what she has sailed; the damage stands', () => {
  // She would pass over a friend and end beyond it, and strikes land before.
  const b = battle('a blue sd-ca 20,10^0\na bird sd-ca 20,14.5^90 Crawl\nb red to-ca 60,40^180 Stop', {
    features: [box('isle', 'land', [15, 16, 25, 17])],
  }).plan({ bird: 'Stop', blue: 'Full' });
  const told = b.sail('blue', { blue: [[8000, 0]] }, ten(7));
  expect(only(told, 'sailed')).toMatchObject([{ to: { y: 14_240 } }]);
  expect(only(told, 'backed')).toMatchObject([{ vessel: 'blue', from: { y: 14_240 }, to: { y: 12_250 } }]);
  expect(b.vessel('blue')).toMatchObject({ y: 12_250, held: true, lost: 1 });
});

test('BB-6.2.5 what lies within ten thousandths of an inch of a solid touches it, whatever else lies elsewhere', () => {
  const far = box('far', 'land', [60, 40, 62, 42]);
  const touches = (y: number, ...features: Feature[]): boolean => {
    const { s } = battle(`a blue sd-ca 20,${y}^0\nb red to-ca 60,20^180 Stop`, { features });
    const blue = s.open.vessels[0]!;
    return touchesSolid(s.book, s.book.cards['sd-ca']!, footprint(s.book, blue));
  };
  expect([touches(13.24, far, ISLE), touches(13.239, far, ISLE)]).toEqual([true, false]);
  expect(touches(13.24, box('bank', 'shallow', [15, 15, 25, 18]))).toBe(false);
});
