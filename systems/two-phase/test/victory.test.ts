import { expect, test } from 'vitest';
import { scores } from '../rules/victory.ts';
import { battle, only } from './battle.ts';

const THREE = 'a blue fed-ca 1015^C 8\nb red kli-d7 3020^F 8\nc grey rom-kr 2110^D 8';

test('TP-16.2.1 the highest of what became of a unit: destroyed whole, crippled half, left a quarter of its points', () => {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 3020^F 8');
  const red = b.unit('red');
  const of = () => scores(b.s).a;
  expect(of()).toBe(0);
  red.status = 'left';
  expect(of()).toBe(121);
  Object.assign(red.boxes, { left: 0, right: 0, aft: 0, fore: 0, lab: 0 });
  expect(of()).toBe(2 * 121);
  red.status = 'destroyed';
  expect(of()).toBe(4 * 121);
});

test('TP-16.2.2 with three sides a loss is credited to whoever did most inside it, shared where tied; self-inflicted by all', () => {
  const b = battle(THREE);
  const red = b.unit('red');
  red.status = 'destroyed';
  const credit = (doers: Record<string, number>) => {
    red.doers = doers;
    const { a, c } = scores(b.s);
    return [a, c];
  };
  expect(credit({ a: 5, c: 4 })).toEqual([484, 0]);
  expect(credit({ a: 5, c: 5 })).toEqual([242, 242]);
  expect(credit({ a: 1, c: 2, b: 9 })).toEqual([242, 242]);
});

test('TP-16.1.3 the battle ends at a waterfall when ships of one alliance are left', () => {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 3020^F 8');
  b.allocate({ blue: { speed: 2 } });
  b.until('zero');
  b.unit('red').status = 'destroyed';
  while (b.asks.length > 0) b.step();
  expect(b.s.open.now.half).toBe(1);
  expect(only(b.told, 'over')[0]?.verdict).toMatchObject({ winners: ['a'], points: { a: 121, b: 0 } });
});

test('TP-16.1.3 TP-16.2.3 after the last turn; who leads by a tenth has won, else it is drawn', () => {
  const end = (blue: number, red: number) => {
    const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 3020^F 8\na spare fed-ca 1020^C 8\nb other kli-d7 3024^F 8', {
      turns: 1,
    });
    b.allocate({ blue: { speed: 2 } }, { dice: [1, 6] });
    b.step();
    b.until('finish');
    if (blue > 0) b.unit('spare').status = 'destroyed';
    if (red > 0) b.unit('other').status = 'destroyed';
    b.step();
    return b.s.open.verdict?.winners;
  };
  expect(end(0, 0)).toEqual([]);
  expect(end(1, 0)).toEqual(['b']);
  // 125 for 121 is no tenth more.
  expect(end(1, 1)).toEqual([]);
});

test('TP-16.1.2 ships without a hex are set up by their owners in secret, no two of a side in one hex', () => {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 3020^F 8', {
    sides: [
      {
        id: 'a',
        name: 'Blue',
        facing: 'B',
        zone: { columns: [1, 5], rows: [1, 30] },
        ships: [
          { id: 'blue', card: 'fed-ca' },
          { id: 'spare', card: 'fed-ca' },
        ],
      },
      { id: 'b', name: 'Red', facing: 'E', ships: [{ id: 'red', card: 'kli-d7', hex: '3020' }] },
    ],
  });
  expect(b.asked()).toEqual(['a deploy']);
  const at = (...hexes: string[]) => ({
    stands: hexes.map((hex, i) => ({ unit: ['blue', 'spare'][i] as string, hex, facing: 1 })),
    ...{ loads: [], mounts: [], hidden: [], guides: [] },
  });
  expect(b.refusals('a', at('0310', '0310'))).toEqual(['TP-16.1.2 /stands/1/hex']);
  expect(b.refusals('a', at('0310', '0610'))).toEqual(['TP-16.1.2 /stands/1/hex']);
  expect(b.refusals('a', at('0310'))).toEqual(['TP-16.1.2 /stands']);
  b.step({ a: at('0310', '0512') });
  expect([b.place('blue'), b.place('spare')]).toEqual(['0310^B', '0512^B']);
});

test('TP-15.2.4 ships begin with full batteries and capacitors, nothing armed', () => {
  const b = battle('a blue fed-ca 1015^C 8\nb red and-int 3020^F 8');
  expect(b.hold('blue')).toMatchObject({ capacitor: 24, battery: 3 });
  expect(b.hold('blue').arms.every(({ energy }) => energy === 0)).toBe(true);
  expect(b.hold('red').battery).toBe(20);
});

test('TP-16.2.1 TP-6.5.3 what was hidden counts as its cover while the battle lasts, and as its own card at the end', () => {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-dr 3020^F 8');
  b.allocate({ blue: { speed: 2 } });
  b.until('zero');
  b.unit('red').status = 'destroyed';
  expect(scores(b.s).a).toBe(4 * 38);
  while (b.asks.length > 0) b.step();
  expect(only(b.told, 'over')[0]?.verdict).toMatchObject({ winners: ['a'], points: { a: 30, b: 0 } });
});
