import { describe, expect, test } from 'vitest';
import { outsideOf } from '../../rules/ew/loans.ts';
import { eccmOf, ecmOf, netEcm, shiftBetween } from '../../rules/ew/shift.ts';
import type { Target } from '../../rules/open.ts';
import { LOST } from '../../rules/open.ts';
import type { Form } from '../../rules/orders.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

/** A scout and a heavy cruiser against a battlecruiser that stands far off. */
function scouts(forms: Record<string, Partial<Form>>) {
  const b = battle('a scout fed-sc 1015^B 8\na blue fed-ca 1215^B 8\nb red kli-d7 2515^E 8');
  // One speed a side: no die is thrown for initiative.
  b.allocate({ red: { speed: 4 }, ...forms });
  return b;
}

const lend = (to: string, as: 'ecm' | 'eccm', ...sensors: string[]): Partial<Form> => ({
  loans: sensors.map(letter => ({ by: `sensor-${letter}`, to, as })),
});

/** ECM and ECCM of a unit in all, seen from near. */
const points = (b: ReturnType<typeof scouts>, id: string): [number, number] => [
  ecmOf(b.s, b.unit(id), 5),
  eccmOf(b.s, b.unit(id)),
];

test('TP-8.1.3 a special sensor lends 3 ECM or 3 ECCM to a friend, openly', () => {
  const b = scouts({ scout: lend('blue', 'ecm', 'a') });
  expect([points(b, 'blue'), points(b, 'scout')]).toEqual([
    [3, 0],
    [0, 0],
  ]);
  expect(only(b.told, 'lent')).toEqual([{ kind: 'lent', unit: 'scout', to: 'blue', as: 'ecm', points: 3 }]);
  expect(points(scouts({ scout: lend('blue', 'eccm', 'a') }), 'blue')).toEqual([0, 3]);
  // Net 3 shifts 2; against 3 ECCM of one's own nothing is left.
  expect(shiftBetween(b.s, b.unit('red'), b.unit('blue'))).toBe(2);
  b.unit('red').eccm = 3;
  expect(shiftBetween(b.s, b.unit('red'), b.unit('blue'))).toBe(0);
});

test('TP-8.1.3 TP-2.2.10 ruling R75: for its own ship a sensor gives 2 ECM, beside its own points, once', () => {
  const b = scouts({ scout: { ...lend('scout', 'ecm', 'a'), ecm: 2 } });
  expect(points(b, 'scout')).toEqual([4, 0]);
  expect(only(b.told, 'lent')).toEqual([{ kind: 'lent', unit: 'scout', to: 'scout', as: 'ecm', points: 2 }]);
  const again = battle('a scout fed-sc 1015^B 8\nb red kli-d7 2515^E 8');
  const form = again.form('scout', lend('scout', 'ecm', 'a', 'b'));
  expect(again.refusals('a', { forms: [form], small: [], order: [], watch: [] })).toEqual(['TP-2.2.10 /forms/0/loans/1/to']);
});

test('TP-8.1.3 points are lent to a friend, by what is aboard', () => {
  const b = battle('a scout fed-sc 1015^B 8\na blue fed-ca 1215^B 8\nb red kli-d7 2515^E 8');
  const refusals = (loans: Form['loans']) =>
    b.refusals('a', { forms: [b.form('scout', { loans }), b.form('blue')], small: [], order: [], watch: [] });
  expect(refusals([{ by: 'sensor-a', to: 'red', as: 'ecm' }])).toEqual(['TP-8.1.3 /forms/0/loans/0/to']);
  expect(refusals([{ by: 'sensor-a', to: 'nobody', as: 'ecm' }])).toEqual(['TP-8.1.3 /forms/0/loans/0/to']);
  expect(refusals([{ by: 'phaser-1', to: 'blue', as: 'ecm' }])).toEqual(['TP-2.2.10 /forms/0/loans/0/by']);
  expect(refusals([{ by: 'sensor-a', to: 'blue', as: 'ecm' }])).toEqual([]);
});

test('TP-8.2.1 TP-8.2.2 a ship takes 6 points from outside, both kinds together, in the order of the lenders', () => {
  expect(points(scouts({ scout: { ...lend('blue', 'ecm', 'a', 'b'), discharge: 2 } }), 'blue')).toEqual([6, 0]);
  const three = scouts({
    scout: { life: true, loans: [...lend('blue', 'ecm', 'a', 'b').loans!, ...lend('blue', 'eccm', 'c').loans!], discharge: 2 },
  });
  expect(points(three, 'blue')).toEqual([6, 0]);
  // Of two lenders the faster one counts first.
  const b = battle('a slow fed-sc 1015^B 8\na fast fed-sc 1115^B 8\na blue fed-ca 1215^B 8\nb red kli-d7 2515^E 8');
  b.allocate({
    red: { speed: 4 },
    slow: { ...lend('blue', 'eccm', 'a', 'b'), speed: 1 },
    fast: { ...lend('blue', 'ecm', 'a'), speed: 2 },
  });
  expect(points(b, 'blue')).toEqual([3, 3]);
});

test('TP-8.1.5 TP-8.2.2 a nebula gives 4 ECM and counts before any loan', () => {
  const b = battle('a scout fed-sc 1015^B 8\na blue fed-ca 1215^B 8\nb red kli-d7 2515^E 8', { nebula: 'all' });
  b.allocate({ red: { speed: 4 }, scout: lend('blue', 'ecm', 'a') });
  expect(points(b, 'blue')).toEqual([6, 0]);
  expect(points(b, 'scout')).toEqual([4, 0]);
  const some = battle('a blue fed-ca 1215^B 8\nb red kli-d7 2515^E 8', { nebula: ['1215'] });
  expect([ecmOf(some.s, some.unit('blue'), 5), ecmOf(some.s, some.unit('red'), 5)]).toEqual([4, 0]);
});

test('TP-8.1.5 a nebula alone shifts 2, and with the option 3; with any other point the root of all counts', () => {
  const shift = (options: { options?: ['full-nebula'] }, change: { ecm?: number; eccm?: number } = {}) => {
    const b = battle('a blue fed-ca 1215^B 8\nb red kli-d7 2515^E 8', { nebula: ['1215'], ...options });
    b.unit('blue').ecm = change.ecm ?? 0;
    b.unit('red').eccm = change.eccm ?? 0;
    return shiftBetween(b.s, b.unit('red'), b.unit('blue'));
  };
  expect([shift({}), shift({ options: ['full-nebula'] })]).toEqual([2, 3]);
  const full = { options: ['full-nebula'] as ['full-nebula'] };
  expect([shift(full, { ecm: 1 }), shift(full, { eccm: 1 }), shift(full, { ecm: 1, eccm: 1 })]).toEqual([3, 2, 2]);
});

describe('TP-8.1.10 a loan ends with its lender or the sensor', () => {
  test.each<[string, (b: ReturnType<typeof scouts>) => unknown]>([
    ['the lender is destroyed', b => Object.assign(b.unit('scout'), { status: 'destroyed' })],
    ['the lender has left', b => Object.assign(b.unit('scout'), { status: 'left' })],
    ['the sensor is lost', b => b.unit('scout').weapons.splice(3, 1, LOST)],
    ['TP-4.6.3 the lender manoeuvres erratically', b => Object.assign(b.unit('scout'), { erratic: true })],
  ])('%s', (_, happen) => {
    const b = scouts({ scout: lend('blue', 'ecm', 'a') });
    expect(b.s.book.cards['fed-sc']?.weapons[3]?.id).toBe('sensor-a');
    happen(b);
    expect(points(b, 'blue')).toEqual([0, 0]);
  });

  test('and with the turn', () => {
    const b = scouts({ scout: lend('blue', 'ecm', 'a') });
    b.until('allocate').allocate({ red: { speed: 4 } });
    expect(points(b, 'blue')).toEqual([0, 0]);
  });
});

describe('TP-8.1.11 a scout that fires lends nothing more in that phase', () => {
  const fired = (weapon: string) => {
    const b = battle('a scout fed-sc 1015^C 8\na blue fed-ca 1215^B 8\nb red kli-d7 1516^F 8');
    b.allocate({ red: { speed: 4 }, scout: lend('blue', 'ecm', 'a') });
    b.hold('red').general = 40;
    b.until('zero', 'a');
    b.step({ a: fires('scout', `${weapon} red`) }, [6]);
    return b;
  };

  test('but for a phaser-3', () => {
    expect(points(fired('phaser-1'), 'blue')).toEqual([0, 0]);
    expect(points(fired('phaser-3'), 'blue')).toEqual([3, 0]);
  });

  test('and again from the next phase on', () => {
    const b = fired('phaser-1');
    for (let steps = 0; b.s.open.now.half === 1 && steps < 20; steps += 1) b.step();
    expect(points(b, 'blue')).toEqual([3, 0]);
  });
});

test('TP-8.1.1 an X-ship has 1 ECCM built in, a PF 1 ECCM and a swing point', () => {
  const b = battle('a x fed-cx 1015^B 8\na pf kli-g1 1215^B 8\nb red kli-d7 2515^E 8');
  b.allocate({ red: { speed: 4 }, pf: { swing: 'eccm' } });
  expect([points(b, 'x'), points(b, 'pf')]).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('TP-8.1.8 stealth of 2 counts as 1; TP-8.1.9 a nimble ship is harder from 15 and 30 hexes on', () => {
  const b = battle('a raider ori-cr 1015^B 8\nb red kli-d7 2515^E 8');
  const at = (range: number) => ecmOf(b.s, b.unit('raider'), range);
  expect([at(0), at(14), at(15), at(29), at(30), at(200)]).toEqual([1, 1, 2, 2, 3, 3]);
});

test('TP-1.3.2 TP-8.1.3 a form that is repeated lends to friends alone', () => {
  const b = scouts({ scout: lend('blue', 'ecm', 'a') });
  b.until('allocate');
  b.unit('blue').side = 'b';
  const idle = b.rules.questions.allocate.idle(b.view('a'), { turn: 2, ships: ['scout'] });
  expect(idle.forms[0]?.loans).toEqual([]);
});

test('TP-8.1.11 R75 a scout that fires keeps the points of its own sensor, and a phaser fired as a phaser-3 silences nothing', () => {
  const fired = (weapon: string) => {
    const b = battle('a scout fed-sc 1015^B 8\na blue fed-ca 1215^B 8\nb red kli-d7 1313^E 8');
    const loans = [...lend('scout', 'ecm', 'a').loans!, ...lend('blue', 'ecm', 'b').loans!];
    b.allocate({ red: { speed: 4 }, scout: { speed: 2, loans } });
    b.hold('scout').capacitor = 8;
    b.until('space', 'a').step({ a: space('F', `${weapon} red`) }, [6]);
    return [points(b, 'scout')[0], points(b, 'blue')[0]];
  };
  expect([fired('phaser-1'), fired('phaser-1:ph-3')]).toEqual([
    [2, 0],
    [2, 3],
  ]);
});

test('TP-8.1.9 a shuttle is harder from 12 and 25 hexes on, a fighter and a drone from 10 and 20', () => {
  const b = battle('a blue hyd-rn 1015^B 0\nb red kzi-ff 3515^E 0');
  b.allocate({ red: { speed: 1 } });
  const box = b.unit('blue').bay!.findIndex(({ kind }) => kind === 'admin');
  const launch = (at: number) => ({ act: 'launch', box: at, facing: 1, speed: 0 }) as const;
  b.until('zero', 'a').step({
    a: acts('blue', launch(box), launch(b.unit('blue').bay!.findIndex(({ kind }) => kind === 'stinger-1'))),
  });
  const at = (id: string): number[] => [9, 10, 11, 12, 19, 20, 24, 25].map(range => ecmOf(b.s, b.unit(id), range));
  expect(at('shuttle-1')).toEqual([0, 0, 0, 1, 1, 1, 1, 2]);
  expect(at('fighter-2')).toEqual([0, 1, 1, 1, 1, 2, 2, 2]);
  const red = b.unit('red');
  const drone = (range: number): number =>
    netEcm(b.s, red, { ...{ shown: 'drone', q: red.q - range, r: red.r } } as unknown as Target);
  expect([9, 10, 19, 20].map(drone)).toEqual([0, 1, 1, 2]);
});

test('TP-8.2.1 a fighter takes 3 points from outside, and no more', () => {
  const b = battle('a blue hyd-rn 1015^B 0\nb red kzi-ff 3515^E 0', { nebula: 'all' });
  b.allocate({ red: { speed: 1 } });
  const box = b.unit('blue').bay!.findIndex(({ kind }) => kind === 'stinger-1');
  b.until('zero', 'a').step({ a: acts('blue', { act: 'launch', box, facing: 1, speed: 0 }) });
  expect([outsideOf(b.s, b.unit('fighter-1')).ecm, outsideOf(b.s, b.unit('blue')).ecm]).toEqual([3, 4]);
  b.s.open.loans.push({ by: 'blue', mount: -1, to: 'fighter-1', as: 'ecm', points: 2 });
  expect([outsideOf(b.s, b.unit('fighter-1')).ecm, outsideOf(b.s, b.unit('blue')).ecm]).toEqual([3, 4]);
});
