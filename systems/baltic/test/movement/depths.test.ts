import { expect, test } from 'vitest';
import type { Feature } from '../../rules/scenario-file.ts';
import { coasting } from '../../rules/turn/2-wrecks.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';
import { box } from '../table.ts';

const COASTAL = box('bank', 'coastal', [10, 15, 30, 40]);
const SHALLOW = box('shoal', 'shallow', [10, 15, 30, 40]);
const FAR = 'b red to-ca 60,40^180 Stop';

const one = (line: string, ...features: Feature[]): Battle => battle(`a blue ${line}\n${FAR}`, { features });
const faces = (told: ReturnType<Battle['step']>): number[] => only(told, 'thrown').flatMap(thrown => thrown.faces);

test('BB-3.1.39 a battleship that first touches coastal water throws a die, and on 7 or more goes on', () => {
  const b = one('sd-bb 20,10^0', COASTAL).plan();
  const told = b.sail('blue', { blue: [[6000, 0]] }, [7]);
  // Her bow is 2.75 ahead of her middle, and touches a hundredth short of the bank.
  expect(only(told, 'sailed').map(({ to }) => to.y)).toEqual([12_240, 16_000]);
  expect(only(told, 'thrown')[0]?.why).toMatchObject({ rule: 'BB-3.1.39', test: { of: 'each', is: 'atLeast', n: 7 } });
  expect(b.vessel('blue')).toMatchObject({
    held: false,
    setting: 'Half',
    soundings: [{ water: 'coastal', gone: 3760, edge: false }],
  });
});

test('BB-3.1.39 BB-3.1.49 BB-2.1.14 BB-3.1.3 on 6 she is aground: at Stop at once, the rest of her path lost, though it was her least', () => {
  const b = one('sd-bb 20,10^0', COASTAL).plan();
  const told = b.sail('blue', { blue: [[6000, 0]] }, [6]);
  expect(only(told, 'held')).toMatchObject([{ vessel: 'blue', on: 'bank', water: 'coastal', edge: true }]);
  expect(b.vessel('blue')).toMatchObject({ y: 12_240, held: true, setting: 'Stop', lost: 0 });
});

test('BB-3.1.40 BB-3.1.48 she throws again after five inches within, the count going on from turn to turn', () => {
  const b = one('sd-bb 20,10^0', COASTAL).plan();
  b.sail('blue', { blue: [[6000, 0]] }, [7]);
  const told = b.next({ blue: 'Full' }).sail('blue', { blue: [[6000, 0]] }, [8]);
  // 3760 before, 1240 now.
  expect(only(told, 'sailed').map(({ legs }) => legs)).toEqual([[{ d: 1240, turn: 0 }], [{ d: 4760, turn: 0 }]]);
  expect(b.vessel('blue').soundings).toEqual([{ water: 'coastal', gone: 4760, edge: false }]);
});

test('BB-3.1.40 and at the very end of a path', () => {
  const b = one('sd-bb 20,12.240^0', COASTAL).plan();
  expect(faces(b.sail('blue', { blue: [[5000, 0]] }, [7, 7]))).toEqual([7, 7]);
  expect(b.vessel('blue').soundings).toEqual([{ water: 'coastal', gone: 0, edge: false }]);
  const short = one('sd-bb 20,12.240^0', COASTAL).plan();
  expect(faces(short.sail('blue', { blue: [[4999, 0]] }, [7]))).toEqual([7]);
});

test('BB-3.1.48 the count is forgotten where she leaves the water', () => {
  // A bank four inches deep: she is clear of it astern after 4 and twice 2.75 inches, and comes to the next.
  const b = one('sd-bb 20,5^0 Full', box('bank', 'coastal', [10, 8, 30, 10]), box('next', 'coastal', [10, 20, 30, 40])).plan();
  b.sail('blue', { blue: [[7000, 0]] }, [7, 7]);
  expect(b.vessel('blue').soundings).toEqual([{ water: 'coastal', gone: 1760, edge: false }]);
  b.next().sail('blue', { blue: [[6000, 0]] }, [9]);
  expect(b.vessel('blue').soundings).toEqual([{ water: 'coastal', gone: 760, edge: false }]);
});

test('BB-1.3.1 BB-1.3.2 the most restrictive water decides: coastal water tests her, the shoal within it grounds her, and blue water does nothing', () => {
  const b = one('sd-bb 20,10^0', COASTAL, box('shoal', 'shallow', [10, 16, 30, 30])).plan();
  const told = b.sail('blue', { blue: [[6000, 0]] }, [7]);
  expect(only(told, 'thrown')).toHaveLength(1);
  expect(only(told, 'held')).toMatchObject([{ on: 'shoal', water: 'shallow', at: { y: 13_240 } }]);
  expect(
    only(
      one('sd-bb 20,10^0')
        .plan()
        .sail('blue', { blue: [[6000, 0]] }),
      'thrown',
    ),
  ).toEqual([]);
});

test('BB-3.1.41 in shallow water she grounds without a die', () => {
  const b = one('sd-bb 20,10^0', SHALLOW).plan();
  const told = b.sail('blue', { blue: [[6000, 0]] });
  expect(only(told, 'held')).toMatchObject([{ water: 'shallow', edge: true, at: { y: 12_240 } }]);
});

test('BB-3.1.42 BB-3.1.43 a cruiser is tested in shallow water, and passes coastal water', () => {
  const b = one('sd-ca 20,10^0', COASTAL, box('shoal', 'shallow', [10, 16, 30, 40])).plan();
  const told = b.sail('blue', { blue: [[6000, 0]] }, [6]);
  expect(only(told, 'held')).toMatchObject([{ on: 'shoal', edge: true, at: { y: 14_240 } }]);
  const c = one('sd-ca 20,10^0', COASTAL).plan();
  c.sail('blue', { blue: [[6000, 0]] });
  expect(c.vessel('blue')).toMatchObject({ y: 16_000, soundings: [] });
  const d = one('sd-ca 20,10^0 Full', SHALLOW).plan();
  const second = d.sail('blue', { blue: [[8000, 0]] }, [7]);
  expect(only(second, 'thrown').map(({ why }) => why.rule)).toEqual(['BB-3.1.42']);
  expect(faces(d.next({ blue: 'Flank' }).sail('blue', { blue: [[8000, 0]] }, [7, 7]))).toEqual([7, 7]);
});

const squad = (card: string, ...features: Feature[]): Battle => one(`${card} 20,10^0`, ...features);
const together = (b: Battle, d: number, dice: number[] = []): ReturnType<Battle['step']> => {
  const crew = b.s.open.vessels.filter(({ unit }) => unit === 'blue').map(({ id }) => [id, [[d, 0]]] as const);
  return b.sail('blue', Object.fromEntries(crew), dice);
};

test('BB-3.1.44 BB-1.3.2 a destroyer passes every depth, and so does everybody blue water', () => {
  const b = squad('sd-dd', COASTAL, SHALLOW).plan();
  together(b, 9000);
  expect(b.vessel('blue-1')).toMatchObject({ y: 19_000, held: false });
  const c = one('sd-bb 20,10^0').plan();
  expect(faces(c.sail('blue', { blue: [[6000, 0]] }))).toEqual([]);
});

/** Set to run Hull Down, by hand. */
function dive(b: Battle): Battle {
  for (const vessel of b.s.open.vessels) if (vessel.unit === 'blue') vessel.down = true;
  return b;
}

test('BB-3.1.45 BB-3.1.16 BB-3.1.55 a destroyer Hull Down is tested in shallow water, not in coastal; who grounds does not stop the others', () => {
  const b = dive(squad('sd-ss', COASTAL).plan());
  together(b, 7000);
  expect(b.vessel('blue-1')).toMatchObject({ y: 17_000, held: false });
  const c = dive(squad('sd-ss', SHALLOW).plan());
  const told = together(c, 7000, [7, 3, 7]);
  expect(only(told, 'thrown').map(({ why }) => why.rule)).toEqual(['BB-3.1.45', 'BB-3.1.45', 'BB-3.1.45']);
  expect(['blue-1', 'blue-2', 'blue-3'].map(id => c.vessel(id).y)).toEqual([17_000, 14_115, 17_000]);
  expect(only(told, 'held')).toMatchObject([{ vessel: 'blue-2', on: 'shoal', edge: true }]);
  expect(c.vessel('blue-2').soundings).toEqual([{ water: 'shallow', gone: 0, edge: true }]);
  // BB-3.1.50 The others fire.
  expect(c.asks[0]?.about).toMatchObject({ vessels: ['blue-1', 'blue-3'] });
});

test('BB-3.1.46 BB-3.1.16 a cruiser Hull Down is tested in coastal water and grounds in shallow', () => {
  const b = dive(one('to-ss 20,10^0', COASTAL).plan());
  expect(only(b.sail('blue', { blue: [[6000, 0]] }, [7]), 'thrown').map(({ why }) => why.rule)).toEqual(['BB-3.1.46']);
  const c = dive(one('to-ss 20,10^0', SHALLOW).plan());
  c.sail('blue', { blue: [[6000, 0]] });
  expect(c.vessel('blue')).toMatchObject({ held: true, soundings: [{ water: 'shallow', gone: 0, edge: true }] });
});

test('BB-3.1.47 BB-3.1.16 a battleship Hull Down grounds in coastal water', () => {
  const b = dive(one('nf-bb 20,10^0', COASTAL).plan());
  b.sail('blue', { blue: [[6000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ held: true, y: 12_240 });
});

test('BB-3.1.14 a skimmer makes no depth test', () => {
  const b = one('hl-bb 20,10^0', COASTAL, SHALLOW).plan();
  b.sail('blue', { blue: [[6000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ y: 16_000, held: false, soundings: [] });
});

test('BB-3.1.51 BB-3.1.52 BB-2.1.13 who grounded at the edge backs off without a test and is free', () => {
  const b = one('sd-bb 20,10^0', COASTAL).plan();
  b.sail('blue', { blue: [[6000, 0]] }, [1]);
  b.next({ blue: 'Reverse' }).sail('blue', { blue: [[-2000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ y: 10_240, held: false, soundings: [] });
});

test('BB-3.1.52 the other water is tested as ever', () => {
  // Aground in shallow water at first contact, after 3000 within coastal water.
  const b = one('sd-bb 20,10^0', COASTAL, box('shoal', 'shallow', [10, 18, 30, 40])).plan();
  b.sail('blue', { blue: [[6000, 0]] }, [7]);
  expect(b.vessel('blue')).toMatchObject({ y: 15_240, held: true });
  expect(b.vessel('blue').soundings).toEqual([
    { water: 'coastal', gone: 3000, edge: false },
    { water: 'shallow', gone: 0, edge: true },
  ]);
  b.next({ blue: 'Reverse' }).sail('blue', { blue: [[-2000, 0]] }, [7]);
  expect(b.vessel('blue')).toMatchObject({ held: false, soundings: [{ water: 'coastal', gone: 0, edge: false }] });
});

test('BB-3.1.53 BB-3.1.48 from within she is tested every five inches astern too, counted from where she grounded', () => {
  const b = one('sd-bb 20,12.240^0', COASTAL).plan();
  b.sail('blue', { blue: [[5000, 0]] }, [7, 2]);
  expect(b.vessel('blue')).toMatchObject({ held: true, soundings: [{ water: 'coastal', gone: 0, edge: false }] });
  b.next({ blue: 'Reverse' });
  const back = (d: number): void => void b.sail('blue', { blue: [[d, 0]] });
  back(-2000);
  expect(b.vessel('blue').soundings).toEqual([{ water: 'coastal', gone: 2000, edge: false }]);
  b.next();
  back(-2000);
  b.next();
  // After 5000 her bow lies as it did at first contact: she is tested once more, and then is clear.
  const told = b.sail('blue', { blue: [[-1500, 0]] }, [7]);
  expect(only(told, 'sailed').map(({ legs }) => legs)).toEqual([[{ d: -1000, turn: 0 }], [{ d: -500, turn: 0 }]]);
  expect(b.vessel('blue').soundings).toEqual([]);
});

test('BB-3.1.53 astern deep inside the water', () => {
  const b = one('sd-bb 20,20^0 Stop', COASTAL);
  b.vessel('blue').soundings = [{ water: 'coastal', gone: 4000, edge: false }];
  b.plan({ blue: 'Reverse' });
  const told = b.sail('blue', { blue: [[-2000, 0]] }, [6]);
  expect(only(told, 'held')).toMatchObject([{ water: 'coastal', edge: false, at: { y: 19_000 } }]);
});

test('BB-3.1.54 who dived in a zone is tested before she next moves, and is not at its edge', () => {
  const b = dive(one('to-ss 20,20^0', COASTAL).plan());
  const told = b.sail('blue', { blue: [[4000, 0]] }, [2]);
  expect(only(told, 'thrown').map(({ why }) => why.rule)).toEqual(['BB-3.1.54']);
  expect(only(told, 'held')).toMatchObject([{ edge: false }]);
  expect(b.vessel('blue')).toMatchObject({ x: 20_000, y: 20_000, held: true });
});

test('BB-3.1.54 in a forbidden depth she is held without a die, and so is who sets out ahead while she still touches it', () => {
  const b = dive(one('to-ss 20,20^0', SHALLOW).plan());
  b.sail('blue', { blue: [[4000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ y: 20_000, held: true, soundings: [{ water: 'shallow', gone: 0, edge: true }] });
  const c = one('sd-bb 20,12.5^0', SHALLOW);
  c.vessel('blue').soundings = [{ water: 'shallow', gone: 0, edge: true }];
  c.plan().sail('blue', { blue: [[4000, 0]] });
  expect(c.vessel('blue')).toMatchObject({ y: 12_500, held: true });
});

test('BB-3.1.54 astern out of a forbidden depth she is spared where she grounded there', () => {
  const b = one('sd-bb 20,12.5^0 Stop', SHALLOW);
  Object.assign(b.vessel('blue'), { soundings: [{ water: 'shallow', gone: 0, edge: true }], held: true });
  b.plan({ blue: 'Reverse' }).sail('blue', { blue: [[-1000, 0]] });
  expect(b.vessel('blue')).toMatchObject({ y: 11_500, held: false });
});

test('BB-3.1.50 who ran aground has no fire step, though an enemy lies before her guns', () => {
  const b = battle('a blue sd-bb 20,10^0\nb red to-ca 30,10^180', { features: [COASTAL] }).plan();
  b.sail('blue', { blue: [[6000, 0]] }, [1]);
  expect(b.asked()).toEqual(['b sail']);
});

test('BB-3.0.21 BB-3.0.20 a coasting wreck makes depth tests and stops at solids, for which it takes dice like others', () => {
  const b = one('sd-bb 20,10^0 Full', COASTAL, box('isle', 'land', [10, 16.5, 30, 40]));
  Object.assign(b.vessel('blue'), { status: 'wreck', lost: 13, wrecked: 1 });
  const told = b.begin(coasting, [7, 7, 10, ...Array.from({ length: 13 }, () => 1)]);
  // Six inches are the least of Full; water is touched after 2.24, land after 3.74.
  expect(told.map(({ kind }) => kind)).toEqual(['sailed', 'thrown', 'sailed', 'held', 'thrown', 'struck']);
  expect(b.vessel('blue')).toMatchObject({ y: 13_740, held: true, setting: 'Stop', wreckHits: 2, tenners: 0 });
  expect(b.begin(coasting)).toEqual([]);
});

test('BB-2.0.4 BB-3.0.20 wrecks coast in the order of the lists, and nobody else does', () => {
  const b = battle('a blue sd-ca 20,10^0 Half\na white sd-ca 30,10^0 Half\nb red to-ca 40,10^0 Half\nb pink to-ca 50,10^0 Half');
  for (const id of ['blue', 'red', 'pink']) Object.assign(b.vessel(id), { status: 'wreck', lost: 8, wrecked: 1 });
  b.vessel('pink').moved = true;
  expect(b.begin(coasting).map(event => 'vessel' in event && event.vessel)).toEqual(['blue', 'red']);
});

test('BB-3.0.20 BB-3.0.21 a wreck goes astern at Reverse, and nobody is asked whether to force it or by it', () => {
  const coast = (text: string): ReturnType<Battle['begin']> => {
    const b = battle(text);
    Object.assign(b.vessel('blue'), { status: 'wreck', lost: 8, wrecked: 1 });
    return b.begin(coasting);
  };
  const astern = coast('a blue sd-ca 20,10^0 Reverse\nb red to-ca 20,36^90 Stop');
  expect(astern).toMatchObject([{ kind: 'sailed', legs: [{ d: -1000, turn: 0 }] }]);
  // Through an enemy across her bow, and clear of it.
  const through = coast('a blue sd-ca 20,10^0 Full\nb red to-ca 20,12.5^90 Stop');
  expect(through).toMatchObject([{ kind: 'sailed', to: { y: 16_000 } }]);
});
