import { expect, test } from 'vitest';
import { edgeBeyond } from '../../rules/movement/edge.ts';
import { battle, only } from '../battle.ts';

const DUEL = 'a blue sd-ca 20,10^0\nb red to-ca 50,40^180';

test('BB-3.1.1 a path is as long as its setting allows, and no longer', () => {
  const b = battle(DUEL).plan({ blue: 'Half' });
  const order = (d: number): object => ({ way: 'top', unit: 'blue', vessels: [{ vessel: 'blue', legs: [{ d, turn: 0 }] }] });
  expect([3999, 4000, 6000, 6001].map(d => b.refusals('a', order(d)))).toEqual([
    ['BB-3.1.1 /vessels/0/legs'],
    [],
    [],
    ['BB-3.1.1 /vessels/0/legs'],
  ]);
});

test('BB-3.1.2 at Stop nothing moves or turns', () => {
  const b = battle('a blue sd-ca 20,10^0 Crawl\nb red to-ca 50,40^180').plan({ blue: 'Stop' });
  expect(b.refusals('a', { way: 'top', unit: 'blue', vessels: [{ vessel: 'blue', legs: [{ d: 1, turn: 0 }] }] })).toEqual([
    'BB-3.1.2 /vessels/0/legs',
  ]);
  expect(b.sail('blue', { blue: [] }).map(({ kind }) => kind)).toEqual(['turned', 'lay', 'ready']);
});

test('BB-3.1.4 BB-3.1.8 no sharper than the template, no gentler than a degree an inch, anything between', () => {
  const b = battle(DUEL).plan();
  const order = (turn: number): object => ({
    way: 'top',
    unit: 'blue',
    vessels: [{ vessel: 'blue', legs: [{ d: 5000, turn }] }],
  });
  expect([1500, -1501, 99, 100, -750].map(turn => b.refusals('a', order(turn)))).toEqual([
    [],
    ['BB-3.1.4 /vessels/0/legs/0'],
    ['BB-3.1.8 /vessels/0/legs/0'],
    [],
    [],
  ]);
});

test('BB-3.1.9 astern at Reverse alone, and there astern alone; every fault is said at once', () => {
  const b = battle('a blue sd-ca 20,10^0 Stop\nb red to-ca 50,40^180').plan({ blue: 'Reverse' });
  const vessels = [
    {
      vessel: 'blue',
      legs: [
        { d: 1000, turn: 0 },
        { d: -1500, turn: 2000 },
      ],
    },
  ];
  expect(b.refusals('a', { way: 'top', unit: 'blue', vessels })).toEqual([
    'BB-3.1.1 /vessels/0/legs',
    'BB-3.1.9 /vessels/0/legs/0',
    'BB-3.1.4 /vessels/0/legs/1',
  ]);
  b.sail('blue', { blue: [[-1500, 0]] });
  expect(b.vessel('blue')).toMatchObject({ x: 20_000, y: 8500, heading: 0 });
});

test('BB-3.1.4 a cruiser that turns for six inches stands a radius across and abeam', () => {
  const b = battle('a blue sd-ca 20,10^0\nb red to-ca 50,40^180').plan();
  const [sailed] = only(b.sail('blue', { blue: [[6000, 1500]] }), 'sailed');
  expect(sailed?.to).toEqual({ x: 23_820, y: 13_820, heading: 9000 });
});

const SQUADRON = 'a dd sd-dd 20,20^0\nb red to-ca 50,40^180';

test('BB-3.1.19 the flagship sails first, and every vessel once', () => {
  const b = battle(SQUADRON).plan();
  const straight = (vessel: string): object => ({ vessel, legs: [{ d: 6000, turn: 0 }] });
  const order = (...ids: string[]): object => ({ way: 'top', unit: 'dd', vessels: ids.map(straight) });
  expect(b.refusals('a', order('dd-1', 'dd-3', 'dd-2', 'dd-4'))).toEqual([]);
  expect(b.refusals('a', order('dd-2', 'dd-1', 'dd-3', 'dd-4'))).toEqual(['BB-3.1.19 /vessels/0/vessel']);
  expect(b.refusals('a', order('dd-1', 'dd-2', 'dd-2', 'red'))).toEqual([
    'BB-3.1.19 /vessels/2/vessel',
    'BB-3.1.19 /vessels/3/vessel',
    'BB-3.1.19 /vessels',
    'BB-3.1.19 /vessels',
  ]);
});

/** The order of the squadron: all straight on for as long, but the last. */
function astray(d: number, turn: number): object {
  const vessels = ['dd-1', 'dd-2', 'dd-3', 'dd-4'].map(vessel => ({
    vessel,
    legs: [vessel === 'dd-4' ? { d, turn } : { d: 9000, turn: 0 }],
  }));
  return { way: 'top', unit: 'dd', vessels };
}

test('BB-3.1.20 a member ends within four inches of where the flagship means to', () => {
  const b = battle(SQUADRON).plan();
  expect(b.refusals('a', astray(6000, 0))).toEqual([]);
  expect(b.refusals('a', astray(6000, 2250))).toEqual(['BB-3.1.20 /vessels/3/legs']);
});

test('BB-3.1.20 BB-3.1.21 who cannot ends as near as the best of its reference paths', () => {
  const b = battle(SQUADRON).plan();
  Object.assign(b.vessel('dd-4'), { x: 40_000, y: 20_000 });
  // Far to the west of it lies the flagship: turning that way all along brings it nearer than straight on.
  expect(b.refusals('a', astray(9000, 0))).toEqual(['BB-3.1.20 /vessels/3/legs']);
  expect(b.refusals('a', astray(9000, 2250))).toEqual(['BB-3.1.20 /vessels/3/legs']);
  expect(b.refusals('a', astray(6000, -2250))).toEqual([]);
});

test('BB-3.1.22 who is held or lies at Stop has no duty', () => {
  const b = battle(SQUADRON).plan();
  Object.assign(b.vessel('dd-4'), { x: 40_000, setting: 'Stop' });
  const vessels = ['dd-1', 'dd-2', 'dd-3', 'dd-4'].map(vessel => ({
    vessel,
    legs: vessel === 'dd-4' ? [] : [{ d: 9000, turn: 0 }],
  }));
  expect(b.refusals('a', { way: 'top', unit: 'dd', vessels })).toEqual([]);
  // Under way she has, though she lies 20 inches off: ahead she comes no nearer.
  const lost = vessels.map(one => ({ ...one, legs: [{ d: 9000, turn: 0 }] }));
  b.vessel('dd-4').setting = 'Half';
  expect(b.refusals('a', { way: 'top', unit: 'dd', vessels: lost })).toEqual(['BB-3.1.20 /vessels/3/legs']);
  Object.assign(b.vessel('dd-4'), { setting: 'Reverse', held: true });
  const astern = vessels.map(one => (one.vessel === 'dd-4' ? { ...one, legs: [{ d: -1000, turn: 0 }] } : one));
  expect(b.refusals('a', { way: 'top', unit: 'dd', vessels: astern })).toEqual([]);
  b.vessel('dd-4').held = false;
  expect(b.refusals('a', { way: 'top', unit: 'dd', vessels: astern })).toEqual(['BB-3.1.20 /vessels/3/legs']);
});

test('BB-3.1.23 BB-3.1.61 who would end on top of a model is backed up to the last free pose, BB-3.1.3 and need not go its least', () => {
  const b = battle('a blue sd-ca 20,10^0\na bird sd-ca 20,15^90\nb red to-ca 50,40^180').plan({ bird: 'Half' });
  const [sailed] = only(b.sail('blue', { blue: [[5000, 0]] }), 'sailed');
  // Half a length of hull ahead of the middle, half a width of the other: 1750 and 500 short of 5000.
  expect(sailed).toMatchObject({ halt: 'backed', to: { x: 20_000, y: 12_750 }, legs: [{ d: 2750, turn: 0 }] });
});

test('BB-3.1.24 a flyer ends above a model', () => {
  const b = battle('a bird sd-rc 20,10^0\na hull sd-ca 20,15^90\nb red to-ca 50,40^180').plan();
  const [sailed] = only(b.sail('bird', { bird: [[5000, 0]] }), 'sailed');
  expect(sailed?.halt).toBeUndefined();
});

test('BB-3.1.25 BB-6.4.8 BB-7.0.9 whose middle leaves the table is withdrawn, by the edge it lies farther beyond', () => {
  const b = battle('a blue sd-ca 20,45^0\na next sd-ca 30,10^0\nb red to-ca 50,40^180').plan();
  const told = b.sail('blue', { blue: [[6000, 0]] });
  expect(only(told, 'sailed')[0]).toMatchObject({ halt: 'edge', to: { y: 48_001 } });
  expect(only(told, 'withdrawn')).toEqual([
    { kind: 'withdrawn', vessel: 'blue', at: { x: 20_000, y: 48_001, heading: 0 }, edge: 'north' },
  ]);
  expect(b.vessel('blue').status).toBe('withdrawn');
  const table = { table: [72_000, 48_000] } as const;
  expect(
    [
      [-5, 10],
      [-5, -5],
      [72_009, 48_008],
      [0, 48_000],
    ].map(([x, y]) => edgeBeyond(table, { x: x as number, y: y as number })),
  ).toEqual(['west', 'south', 'east', undefined]);
});

test('BB-3.1.59 where the flagship is backed up the others are ordered anew, against her end as it is', () => {
  const b = battle('a dd sd-dd 20,20^0\na hull sd-ca 20,26^90 Crawl\nb red to-ca 50,40^180').plan({ hull: 'Stop' });
  const ahead = (d: number): readonly (readonly [number, number])[] => [[d, 0]];
  const told = b.sail('dd', { 'dd-1': ahead(6000), 'dd-2': ahead(6000), 'dd-3': ahead(6000), 'dd-4': ahead(6000) });
  expect(only(told, 'sailed').map(({ vessel, halt }) => [vessel, halt])).toEqual([['dd-1', 'backed']]);
  expect(b.asks).toEqual([{ side: 'a', kind: 'sail', about: { unit: 'dd', left: ['dd-2', 'dd-3', 'dd-4'] } }]);
  expect(b.refusals('a', { way: 'top', unit: 'dd', vessels: [] })).toEqual(['BB-3.0.8 /way']);
  expect(b.step().map(({ kind }) => kind)).toContain('sailed');
});
