import { describe, expect, test } from 'vitest';
import type { Act, Form } from '../../rules/orders.ts';
import { acts, battle, only, space } from '../battle.ts';

type B = ReturnType<typeof battle>;
const party = (to: string, n?: number): Act => ({ act: 'transport', what: 'party', to, ...(n && { n }) });
/** Blue's next space, and what its transporters send. */
const send = (...all: Act[]) => ({ ...space('F'), acts: all });

/** Blue comes within two hexes of red with its first space, shields of both down towards each other, with a point for its transporters. */
function near(blue: Partial<Form> = {}, red: Partial<Form> = {}): B {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1317^F 8');
  b.allocate({ blue: { speed: 8, transporters: 1, ...blue }, red: { speed: 2, ...red } });
  b.unit('blue').dropped[0] = true;
  b.unit('red').dropped[0] = true;
  return b.until('space', 'a');
}

describe('boarding parties', () => {
  test('TP-13.1.1 TP-13.1.2 are sent one a use, each use by a box of its own, once a turn', () => {
    const b = near();
    expect(b.refusals('a', send(party('red', 4)))).toEqual(['TP-13.1.1 /acts/0/act']);
    const told = b.step({ a: send(party('red', 2), party('red')) });
    expect(only(told, 'beamed')).toEqual([
      { kind: 'beamed', unit: 'blue', to: 'red', side: 'a', n: 2 },
      { kind: 'beamed', unit: 'blue', to: 'red', side: 'a', n: 1 },
    ]);
    expect([b.unit('blue').parties, b.unit('red').parties]).toEqual([{ a: 7 }, { a: 3, b: 14 }]);
    expect([b.hold('blue').transporters, b.unit('blue').used.transporter]).toEqual([2, 3]);
    b.until('space', 'a');
    expect(b.refusals('a', send(party('red')))).toEqual(['TP-13.1.1 /acts/0/act']);
    b.until('finish').step({}, [1, 1, 1]);
    b.allocate({ blue: { speed: 4, transporters: 1 } });
    expect(b.unit('blue').used.transporter).toBe(0);
  });

  test('TP-13.1.2 no more of them than are aboard', () => {
    const b = near();
    b.unit('blue').parties = { a: 2 };
    expect(b.refusals('a', send(party('red', 3)))).toEqual(['TP-13.1.2 /acts/0/n']);
    expect(b.refusals('a', send(party('red', 2), party('red')))).toEqual(['TP-13.1.2 /acts/1/n']);
    expect(b.refusals('a', send(party('red'), party('red')))).toEqual([]);
  });

  test('TP-13.1.2 go aboard a friend as well, and nowhere but to another ship', () => {
    const b = battle('a blue fed-ca 1015^C 8\na grey fed-ffg 1216^F 8\nb red kli-d7 2217^F 8');
    b.allocate({ blue: { speed: 8, transporters: 1 }, red: { speed: 2 } });
    b.unit('blue').dropped[0] = true;
    b.unit('grey').dropped[0] = true;
    b.until('space', 'a');
    expect(b.refusals('a', send(party('blue')))).toEqual(['TP-13.1.2 /acts/0/to']);
    expect(b.refusals('a', send(party('1216')))).toEqual(['TP-13.1.2 /acts/0/to']);
    b.step({ a: send(party('grey')) });
    expect(b.unit('grey').parties).toEqual({ a: 7 });
  });

  test('TP-13.1.1 reach 5 hexes, through shields that are down at both ends', () => {
    const refused = (change: (b: B) => void) => {
      const b = near();
      change(b);
      return b.refusals('a', send(party('red')));
    };
    expect(refused(b => void b.put('red', '1618^F'))).toEqual([]);
    expect(refused(b => void b.put('red', '1719^F'))).toEqual(['TP-13.1.1 /acts/0/to']);
    expect(refused(b => void Object.assign(b.unit('blue'), { dropped: [] }))).toEqual(['TP-13.1.1 /acts/0/to']);
    expect(refused(b => void Object.assign(b.unit('red'), { dropped: [] }))).toEqual(['TP-13.1.1 /acts/0/to']);
    expect(refused(b => void Object.assign(b.unit('red'), { dropped: [], setting: 'off' }))).toEqual([]);
    expect(refused(b => void Object.assign(b.unit('red'), { dropped: [], shields: [0, 9, 9, 9, 9, 9] }))).toEqual([]);
  });

  test('TP-13.1.1 on the line between two shields one of them that is down is enough', () => {
    const b = near();
    // Straight between shields 1 and 2 of blue, and 4 and 5 of red.
    b.put('red', '1217^C').unit('red').dropped = [false, false, false, true, false, false];
    expect(b.refusals('a', send(party('red')))).toEqual([]);
    b.unit('red').dropped = [true, true, true, false, false, true];
    expect(b.refusals('a', send(party('red')))).toEqual(['TP-13.1.1 /acts/0/to']);
  });

  test('TP-11.4.9 pass through a bank of panels that is off, both ways', () => {
    const b = battle('a blue fed-ca 1015^C 8\nb red and-int 1317^F 8');
    b.allocate({ blue: { speed: 8, transporters: 1 }, red: { speed: 2 } });
    b.unit('blue').dropped[0] = true;
    b.until('space', 'a');
    const refused = (on: boolean[]) => {
      b.unit('red').banks = { held: [0, 0], on };
      return b.refusals('a', send(party('red')));
    };
    expect([refused([true, false]), refused([false, true])]).toEqual([['TP-13.1.1 /acts/0/to'], []]);
  });

  test('TP-8.3.3 want lock-on, TP-4.6.3 and no erratic manoeuvres', () => {
    const refused = (differs: object) => {
      const b = near();
      Object.assign(b.unit('blue'), differs);
      return b.refusals('a', send(party('red')));
    };
    expect(refused({ lockOn: false })).toEqual(['TP-8.3.3 /acts/0']);
    expect(refused({ erratic: true })).toEqual(['TP-4.6.3 /acts/0']);
  });
});

describe('what a use takes', () => {
  test('TP-2.3.1 one point of reserve for five uses, once what was prepared is used up', () => {
    const b = near({ transporters: 0 });
    b.hold('blue').battery = 0;
    expect(b.refusals('a', send(party('red')))).toEqual(['TP-2.3.1 /acts']);
    b.hold('blue').battery = 1;
    expect(b.refusals('a', send(party('red', 2), party('red')))).toEqual([]);
    b.step({ a: send(party('red', 2), party('red')) });
    expect([b.hold('blue').battery, b.hold('blue').transporters]).toEqual([0, 2]);
  });

  test('TP-13.1.1 TP-1.3.16 general reinforcement left on the target makes it fail: the use is spent, and only its failure is told', () => {
    const b = near({}, { general: 1 });
    const told = b.step({ a: send(party('red')) });
    expect(only(told, 'failed')).toEqual([{ kind: 'failed', unit: 'blue', what: 'transporter' }]);
    expect(only(told, 'beamed')).toEqual([]);
    expect([b.unit('blue').used.transporter, b.hold('blue').transporters, b.unit('red').parties]).toEqual([1, 4, { b: 14 }]);
  });

  test('TP-8.2.7 TP-1.3.16 EW wants a die: above 6 with the shift it fails, and is spent', () => {
    const b = near({}, { ecm: 2 });
    expect(only(b.step({ a: send(party('red')) }, [5]), 'failed')).toHaveLength(1);
    expect([b.unit('blue').used.transporter, b.unit('red').parties]).toEqual([1, { b: 14 }]);
    expect(only(near({}, { ecm: 2 }).step({ a: send(party('red')) }, [4]), 'beamed')).toHaveLength(1);
  });
});

describe('who is not moving', () => {
  test('TP-5.2.5 sends to the moving unit alone; at impulse zero to anybody', () => {
    const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1317^F 8\nc grey kli-f5 1416^F 8');
    b.allocate({ blue: { speed: 8 }, red: { speed: 2, transporters: 1, shields: 'off' }, grey: { speed: 4, shields: 'off' } });
    b.unit('blue').dropped[0] = true;
    b.until('answer', 'b');
    expect(b.refusals('b', acts('red', party('grey')))).toEqual(['TP-5.2.5 /windows/0/acts/0/to']);
    expect(b.refusals('b', acts('red', party('blue')))).toEqual([]);
    b.until('zero', 'b').put('blue', '3020^A').put('grey', '1416^F').put('red', '1317^F');
    expect(b.refusals('b', acts('red', party('grey')))).toEqual([]);
  });

  test('TP-5.4.2 sends nothing while seekers move', () => {
    const b = battle('a blue kzi-ff 1015^C 8\nb red fed-ca 1317^F 8');
    b.allocate({ blue: { speed: 2, shields: 'off' }, red: { transporters: 1, shields: 'off' } });
    b.until('space', 'a').step({ a: send({ act: 'seeker', weapon: 'rack-1', on: 'red', load: 'i' }) });
    b.until('screen', 'b');
    expect(b.refusals('b', acts('red', party('blue')))).toEqual(['TP-5.4.2 /windows/0/acts/0/act']);
  });
});
